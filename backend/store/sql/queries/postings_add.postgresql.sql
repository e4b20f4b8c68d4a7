INSERT INTO postings (
    seq, position, at_us, scope_kind, scope_id, dimension, period, from_account, to_account,
    amount, request, tenant, project, accelerator_type)
SELECT
    seq, position, at_us, scope_kind, scope_id, dimension, period, from_account, to_account,
    amount, request, tenant, project, accelerator_type
FROM jsonb_to_recordset(CAST(:rows AS JSONB)) AS r (
    seq BIGINT, position BIGINT, at_us BIGINT, scope_kind TEXT, scope_id TEXT, dimension TEXT,
    period TEXT, from_account TEXT, to_account TEXT, amount BIGINT, request TEXT, tenant TEXT,
    project TEXT, accelerator_type TEXT)
