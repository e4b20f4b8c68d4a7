CREATE TABLE allocations (
    id               TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    request          TEXT COLLATE "C" NOT NULL,
    tenant           TEXT COLLATE "C" NOT NULL,
    project          TEXT COLLATE "C" NOT NULL,
    accelerator_type TEXT COLLATE "C" NOT NULL,
    attempt          BIGINT NOT NULL,
    pool             TEXT COLLATE "C" NOT NULL,
    executor         TEXT COLLATE "C" NOT NULL,
    simulated        BIGINT NOT NULL,
    tag              TEXT COLLATE "C" NOT NULL,
    placed_us        BIGINT NOT NULL,
    started_us       BIGINT NOT NULL,
    ends_us          BIGINT NOT NULL,
    ended_us         BIGINT NOT NULL,
    returned_us      BIGINT NOT NULL,
    document         TEXT NOT NULL
)
