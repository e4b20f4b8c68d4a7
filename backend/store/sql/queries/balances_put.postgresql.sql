INSERT INTO balances (scope_kind, scope_id, dimension, period, used, held)
SELECT
    scope_kind, scope_id, dimension, period, used, held
FROM jsonb_to_recordset(CAST(:rows AS JSONB)) AS r (
    scope_kind TEXT, scope_id TEXT, dimension TEXT, period TEXT, used BIGINT, held BIGINT)
ON CONFLICT (scope_kind, scope_id, dimension, period) DO UPDATE
SET
    used = excluded.used, held = excluded.held
