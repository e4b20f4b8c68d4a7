SELECT
    id, request, tenant, project, accelerator_type, attempt, pool, executor, simulated, tag,
    placed_us, started_us, ends_us, ended_us, returned_us, document
FROM allocations
ORDER BY id
