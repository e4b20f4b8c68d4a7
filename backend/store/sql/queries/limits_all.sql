SELECT
    scope_kind, scope_id, dimension, amount
FROM limits
ORDER BY scope_kind, scope_id, dimension
