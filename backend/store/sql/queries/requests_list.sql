SELECT
    id, tenant, project, requester, state, spec, template, accelerator_type, cards, purpose,
    submitted_us, started_us, ends_us, ended_us, wait_reason, simulated
FROM requests
WHERE 1 = 1
