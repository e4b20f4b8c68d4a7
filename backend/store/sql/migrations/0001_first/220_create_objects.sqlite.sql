CREATE TABLE objects (
    kind     TEXT NOT NULL,
    id       TEXT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (kind, id)
)
