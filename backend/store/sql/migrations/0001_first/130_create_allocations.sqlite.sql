CREATE TABLE allocations (
    id               TEXT NOT NULL PRIMARY KEY,
    request          TEXT NOT NULL,
    tenant           TEXT NOT NULL,
    project          TEXT NOT NULL,
    accelerator_type TEXT NOT NULL,
    attempt          INTEGER NOT NULL,
    pool             TEXT NOT NULL,
    executor         TEXT NOT NULL,
    simulated        INTEGER NOT NULL,
    tag              TEXT NOT NULL,
    placed_us        INTEGER NOT NULL,
    started_us       INTEGER NOT NULL,
    ends_us          INTEGER NOT NULL,
    ended_us         INTEGER NOT NULL,
    returned_us      INTEGER NOT NULL,
    document         TEXT NOT NULL
)
