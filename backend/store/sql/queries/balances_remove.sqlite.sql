DELETE FROM balances
WHERE scope_kind = :scope_kind
  AND scope_id = :scope_id
  AND dimension = :dimension
  AND period = :period
