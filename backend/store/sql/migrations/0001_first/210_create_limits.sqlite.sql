CREATE TABLE limits (
    scope_kind TEXT NOT NULL,
    scope_id   TEXT NOT NULL,
    dimension  TEXT NOT NULL,
    amount     INTEGER NOT NULL,
    PRIMARY KEY (scope_kind, scope_id, dimension)
)
