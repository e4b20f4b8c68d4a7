CREATE TABLE postings (
    seq              BIGINT NOT NULL,
    position         BIGINT NOT NULL,
    at_us            BIGINT NOT NULL,
    scope_kind       TEXT COLLATE "C" NOT NULL,
    scope_id         TEXT COLLATE "C" NOT NULL,
    dimension        TEXT COLLATE "C" NOT NULL,
    period           TEXT COLLATE "C" NOT NULL,
    from_account     TEXT COLLATE "C" NOT NULL,
    to_account       TEXT COLLATE "C" NOT NULL,
    amount           BIGINT NOT NULL,
    request          TEXT COLLATE "C" NOT NULL,
    tenant           TEXT COLLATE "C" NOT NULL,
    project          TEXT COLLATE "C" NOT NULL,
    accelerator_type TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (seq, position)
)
