SELECT
    seq, at_us, kind, request, tenant, project, accelerator_type, actor, role, on_behalf_of,
    token, cause, facts, hash
FROM journal
WHERE seq > :after
ORDER BY seq
LIMIT :limit
