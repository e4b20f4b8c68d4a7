SELECT
    scope_kind, scope_id, dimension, period, used, held
FROM balances
ORDER BY scope_kind, scope_id, dimension, period
