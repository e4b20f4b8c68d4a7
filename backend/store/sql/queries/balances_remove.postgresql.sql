DELETE FROM balances AS gone
USING jsonb_to_recordset(CAST(:rows AS JSONB)) AS r (
    scope_kind TEXT, scope_id TEXT, dimension TEXT, period TEXT)
WHERE gone.scope_kind = r.scope_kind
  AND gone.scope_id = r.scope_id
  AND gone.dimension = r.dimension
  AND gone.period = r.period
