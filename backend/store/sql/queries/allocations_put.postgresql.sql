INSERT INTO allocations (
    id, request, tenant, project, accelerator_type, attempt, pool, executor, simulated, tag,
    placed_us, started_us, ends_us, ended_us, returned_us, document)
SELECT
    id, request, tenant, project, accelerator_type, attempt, pool, executor, simulated, tag,
    placed_us, started_us, ends_us, ended_us, returned_us, document
FROM jsonb_to_recordset(CAST(:rows AS JSONB)) AS r (
    id TEXT, request TEXT, tenant TEXT, project TEXT, accelerator_type TEXT, attempt BIGINT,
    pool TEXT, executor TEXT, simulated BIGINT, tag TEXT, placed_us BIGINT, started_us BIGINT,
    ends_us BIGINT, ended_us BIGINT, returned_us BIGINT, document TEXT)
ON CONFLICT (id) DO UPDATE
SET
    request = excluded.request, tenant = excluded.tenant, project = excluded.project,
    accelerator_type = excluded.accelerator_type, attempt = excluded.attempt,
    pool = excluded.pool, executor = excluded.executor, simulated = excluded.simulated,
    tag = excluded.tag, placed_us = excluded.placed_us, started_us = excluded.started_us,
    ends_us = excluded.ends_us, ended_us = excluded.ended_us,
    returned_us = excluded.returned_us, document = excluded.document
