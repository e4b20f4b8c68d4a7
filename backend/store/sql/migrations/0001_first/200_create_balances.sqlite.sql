CREATE TABLE balances (
    scope_kind TEXT NOT NULL,
    scope_id   TEXT NOT NULL,
    dimension  TEXT NOT NULL,
    period     TEXT NOT NULL,
    used       INTEGER NOT NULL,
    held       INTEGER NOT NULL,
    PRIMARY KEY (scope_kind, scope_id, dimension, period)
)
