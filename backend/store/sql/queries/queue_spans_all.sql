SELECT
    request, position, tenant, project, attempt, from_us, to_us, reason, reasons
FROM queue_spans
ORDER BY request, position
