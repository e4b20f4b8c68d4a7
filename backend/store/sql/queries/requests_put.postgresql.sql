INSERT INTO requests (
    id, tenant, project, requester, state, live, spec, template, accelerator_type, cards,
    purpose, search, idempotency_key, body_digest, submitted_us, started_us, ends_us, ended_us,
    wait_reason, simulated, document)
SELECT
    id, tenant, project, requester, state, live, spec, template, accelerator_type, cards,
    purpose, search, idempotency_key, body_digest, submitted_us, started_us, ends_us, ended_us,
    wait_reason, simulated, document
FROM jsonb_to_recordset(CAST(:rows AS JSONB)) AS r (
    id TEXT, tenant TEXT, project TEXT, requester TEXT, state TEXT, live BIGINT, spec TEXT,
    template TEXT, accelerator_type TEXT, cards BIGINT, purpose TEXT, search TEXT,
    idempotency_key TEXT, body_digest TEXT, submitted_us BIGINT, started_us BIGINT,
    ends_us BIGINT, ended_us BIGINT, wait_reason TEXT, simulated BIGINT, document TEXT)
ON CONFLICT (id) DO UPDATE
SET
    tenant = excluded.tenant, project = excluded.project, requester = excluded.requester,
    state = excluded.state, live = excluded.live, spec = excluded.spec,
    template = excluded.template, accelerator_type = excluded.accelerator_type,
    cards = excluded.cards, purpose = excluded.purpose, search = excluded.search,
    idempotency_key = excluded.idempotency_key, body_digest = excluded.body_digest,
    submitted_us = excluded.submitted_us, started_us = excluded.started_us,
    ends_us = excluded.ends_us, ended_us = excluded.ended_us,
    wait_reason = excluded.wait_reason, simulated = excluded.simulated,
    document = excluded.document
