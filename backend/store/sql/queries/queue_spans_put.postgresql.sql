INSERT INTO queue_spans (
    request, position, tenant, project, attempt, from_us, to_us, reason, reasons)
SELECT
    request, position, tenant, project, attempt, from_us, to_us, reason, reasons
FROM jsonb_to_recordset(CAST(:rows AS JSONB)) AS r (
    request TEXT, position BIGINT, tenant TEXT, project TEXT, attempt BIGINT, from_us BIGINT,
    to_us BIGINT, reason TEXT, reasons TEXT)
ON CONFLICT (request, position) DO UPDATE
SET
    tenant = excluded.tenant, project = excluded.project, attempt = excluded.attempt,
    from_us = excluded.from_us, to_us = excluded.to_us, reason = excluded.reason,
    reasons = excluded.reasons
