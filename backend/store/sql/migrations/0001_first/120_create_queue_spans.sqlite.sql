CREATE TABLE queue_spans (
    request  TEXT NOT NULL,
    position INTEGER NOT NULL,
    tenant   TEXT NOT NULL,
    project  TEXT NOT NULL,
    attempt  INTEGER NOT NULL,
    from_us  INTEGER NOT NULL,
    to_us    INTEGER NOT NULL,
    reason   TEXT NOT NULL,
    reasons  TEXT NOT NULL,
    PRIMARY KEY (request, position)
)
