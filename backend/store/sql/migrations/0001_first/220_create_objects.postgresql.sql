CREATE TABLE objects (
    kind     TEXT COLLATE "C" NOT NULL,
    id       TEXT COLLATE "C" NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (kind, id)
)
