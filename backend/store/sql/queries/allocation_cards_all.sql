SELECT
    allocation, card, node, request, tenant, project, accelerator_type, placed_us, released_us
FROM allocation_cards
ORDER BY allocation, card
