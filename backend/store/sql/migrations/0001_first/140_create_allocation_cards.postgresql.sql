CREATE TABLE allocation_cards (
    allocation       TEXT COLLATE "C" NOT NULL REFERENCES allocations (id),
    card             TEXT COLLATE "C" NOT NULL,
    node             TEXT COLLATE "C" NOT NULL,
    request          TEXT COLLATE "C" NOT NULL,
    tenant           TEXT COLLATE "C" NOT NULL,
    project          TEXT COLLATE "C" NOT NULL,
    accelerator_type TEXT COLLATE "C" NOT NULL,
    placed_us        BIGINT NOT NULL,
    released_us      BIGINT,
    PRIMARY KEY (allocation, card)
)
