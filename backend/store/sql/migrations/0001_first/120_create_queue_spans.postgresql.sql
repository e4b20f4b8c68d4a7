CREATE TABLE queue_spans (
    request  TEXT COLLATE "C" NOT NULL,
    position BIGINT NOT NULL,
    tenant   TEXT COLLATE "C" NOT NULL,
    project  TEXT COLLATE "C" NOT NULL,
    attempt  BIGINT NOT NULL,
    from_us  BIGINT NOT NULL,
    to_us    BIGINT NOT NULL,
    reason   TEXT COLLATE "C" NOT NULL,
    reasons  TEXT NOT NULL,
    PRIMARY KEY (request, position)
)
