INSERT INTO allocation_cards (
    allocation, card, node, request, tenant, project, accelerator_type, placed_us, released_us)
SELECT
    allocation, card, node, request, tenant, project, accelerator_type, placed_us, released_us
FROM jsonb_to_recordset(CAST(:rows AS JSONB)) AS r (
    allocation TEXT, card TEXT, node TEXT, request TEXT, tenant TEXT, project TEXT,
    accelerator_type TEXT, placed_us BIGINT, released_us BIGINT)
ON CONFLICT (allocation, card) DO UPDATE
SET
    node = excluded.node, request = excluded.request, tenant = excluded.tenant,
    project = excluded.project, accelerator_type = excluded.accelerator_type,
    placed_us = excluded.placed_us, released_us = excluded.released_us
