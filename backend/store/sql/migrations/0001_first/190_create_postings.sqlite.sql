CREATE TABLE postings (
    seq              INTEGER NOT NULL,
    position         INTEGER NOT NULL,
    at_us            INTEGER NOT NULL,
    scope_kind       TEXT NOT NULL,
    scope_id         TEXT NOT NULL,
    dimension        TEXT NOT NULL,
    period           TEXT NOT NULL,
    from_account     TEXT NOT NULL,
    to_account       TEXT NOT NULL,
    amount           INTEGER NOT NULL,
    request          TEXT NOT NULL,
    tenant           TEXT NOT NULL,
    project          TEXT NOT NULL,
    accelerator_type TEXT NOT NULL,
    PRIMARY KEY (seq, position)
)
