INSERT INTO balances (scope_kind, scope_id, dimension, period, used, held)
VALUES (
    :scope_kind, :scope_id, :dimension, :period, :used, :held)
ON CONFLICT (scope_kind, scope_id, dimension, period) DO UPDATE
SET
    used = excluded.used, held = excluded.held
