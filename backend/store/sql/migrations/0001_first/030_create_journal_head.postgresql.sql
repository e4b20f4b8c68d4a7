CREATE TABLE journal_head (
    id   BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    seq  BIGINT NOT NULL,
    hash TEXT   NOT NULL
)
