INSERT INTO allocations (
    id, request, tenant, project, accelerator_type, attempt, pool, executor, simulated, tag,
    placed_us, started_us, ends_us, ended_us, returned_us, document)
VALUES (
    :id, :request, :tenant, :project, :accelerator_type, :attempt, :pool, :executor,
    :simulated, :tag, :placed_us, :started_us, :ends_us, :ended_us, :returned_us, :document)
ON CONFLICT (id) DO UPDATE
SET
    request = excluded.request, tenant = excluded.tenant, project = excluded.project,
    accelerator_type = excluded.accelerator_type, attempt = excluded.attempt,
    pool = excluded.pool, executor = excluded.executor, simulated = excluded.simulated,
    tag = excluded.tag, placed_us = excluded.placed_us, started_us = excluded.started_us,
    ends_us = excluded.ends_us, ended_us = excluded.ended_us,
    returned_us = excluded.returned_us, document = excluded.document
