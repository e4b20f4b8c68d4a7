CREATE TABLE limits (
    scope_kind TEXT COLLATE "C" NOT NULL,
    scope_id   TEXT COLLATE "C" NOT NULL,
    dimension  TEXT COLLATE "C" NOT NULL,
    amount     BIGINT NOT NULL,
    PRIMARY KEY (scope_kind, scope_id, dimension)
)
