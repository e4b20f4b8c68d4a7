SELECT
    id, tenant, project, requester, state, spec, template, accelerator_type, cards, purpose,
    submitted_us, started_us, ends_us, ended_us, wait_reason, simulated,
    json_extract(document, '$.asked.currency'), json_extract(document, '$.charges')
FROM requests
WHERE 1 = 1
