CREATE TABLE journal (
    seq              INTEGER PRIMARY KEY,
    at_us            INTEGER NOT NULL,
    kind             TEXT NOT NULL,
    request          TEXT NOT NULL,
    tenant           TEXT NOT NULL,
    project          TEXT NOT NULL,
    accelerator_type TEXT NOT NULL,
    actor            TEXT NOT NULL,
    role             TEXT NOT NULL,
    on_behalf_of     TEXT NOT NULL,
    token            TEXT NOT NULL,
    cause            TEXT NOT NULL,
    facts            TEXT NOT NULL,
    hash             TEXT NOT NULL
)
