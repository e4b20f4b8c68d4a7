INSERT INTO limits (scope_kind, scope_id, dimension, amount)
VALUES (
    :scope_kind, :scope_id, :dimension, :amount)
ON CONFLICT (scope_kind, scope_id, dimension) DO UPDATE
SET
    amount = excluded.amount
