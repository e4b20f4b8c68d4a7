CREATE TABLE balances (
    scope_kind TEXT COLLATE "C" NOT NULL,
    scope_id   TEXT COLLATE "C" NOT NULL,
    dimension  TEXT COLLATE "C" NOT NULL,
    period     TEXT COLLATE "C" NOT NULL,
    used       BIGINT NOT NULL,
    held       BIGINT NOT NULL,
    PRIMARY KEY (scope_kind, scope_id, dimension, period)
)
