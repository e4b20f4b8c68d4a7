INSERT INTO allocation_cards (
    allocation, card, node, request, tenant, project, accelerator_type, placed_us, released_us)
VALUES (
    :allocation, :card, :node, :request, :tenant, :project, :accelerator_type, :placed_us,
    :released_us)
ON CONFLICT (allocation, card) DO UPDATE
SET
    node = excluded.node, request = excluded.request, tenant = excluded.tenant,
    project = excluded.project, accelerator_type = excluded.accelerator_type,
    placed_us = excluded.placed_us, released_us = excluded.released_us
