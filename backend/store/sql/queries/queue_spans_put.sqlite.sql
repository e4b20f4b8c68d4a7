INSERT INTO queue_spans (
    request, position, tenant, project, attempt, from_us, to_us, reason, reasons)
VALUES (
    :request, :position, :tenant, :project, :attempt, :from_us, :to_us, :reason, :reasons)
ON CONFLICT (request, position) DO UPDATE
SET
    tenant = excluded.tenant, project = excluded.project, attempt = excluded.attempt,
    from_us = excluded.from_us, to_us = excluded.to_us, reason = excluded.reason,
    reasons = excluded.reasons
