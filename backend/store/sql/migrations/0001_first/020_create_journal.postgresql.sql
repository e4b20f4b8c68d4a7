CREATE TABLE journal (
    seq              BIGINT NOT NULL PRIMARY KEY,
    at_us            BIGINT NOT NULL,
    kind             TEXT COLLATE "C" NOT NULL,
    request          TEXT COLLATE "C" NOT NULL,
    tenant           TEXT COLLATE "C" NOT NULL,
    project          TEXT COLLATE "C" NOT NULL,
    accelerator_type TEXT COLLATE "C" NOT NULL,
    actor            TEXT COLLATE "C" NOT NULL,
    role             TEXT COLLATE "C" NOT NULL,
    on_behalf_of     TEXT COLLATE "C" NOT NULL,
    token            TEXT COLLATE "C" NOT NULL,
    cause            TEXT COLLATE "C" NOT NULL,
    facts            TEXT NOT NULL,
    hash             TEXT COLLATE "C" NOT NULL
)
