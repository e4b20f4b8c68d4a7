CREATE TABLE allocation_cards (
    allocation       TEXT NOT NULL REFERENCES allocations (id),
    card             TEXT NOT NULL,
    node             TEXT NOT NULL,
    request          TEXT NOT NULL,
    tenant           TEXT NOT NULL,
    project          TEXT NOT NULL,
    accelerator_type TEXT NOT NULL,
    placed_us        INTEGER NOT NULL,
    released_us      INTEGER,
    PRIMARY KEY (allocation, card)
)
