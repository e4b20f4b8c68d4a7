SELECT
    id, tenant, project, requester, state, live, spec, template, accelerator_type, cards,
    purpose, search, idempotency_key, body_digest, submitted_us, started_us, ends_us, ended_us,
    wait_reason, simulated, document
FROM requests
ORDER BY id
