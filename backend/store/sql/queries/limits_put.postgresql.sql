INSERT INTO limits (scope_kind, scope_id, dimension, amount)
SELECT
    scope_kind, scope_id, dimension, amount
FROM jsonb_to_recordset(CAST(:rows AS JSONB)) AS r (
    scope_kind TEXT, scope_id TEXT, dimension TEXT, amount BIGINT)
ON CONFLICT (scope_kind, scope_id, dimension) DO UPDATE
SET
    amount = excluded.amount
