INSERT INTO journal (
    seq, at_us, kind, request, tenant, project, accelerator_type, actor, role, on_behalf_of,
    token, cause, facts, hash)
SELECT
    seq, at_us, kind, request, tenant, project, accelerator_type, actor, role, on_behalf_of,
    token, cause, facts, hash
FROM jsonb_to_recordset(CAST(:rows AS JSONB)) AS r (
    seq BIGINT, at_us BIGINT, kind TEXT, request TEXT, tenant TEXT, project TEXT,
    accelerator_type TEXT, actor TEXT, role TEXT, on_behalf_of TEXT, token TEXT, cause TEXT,
    facts TEXT, hash TEXT)
