CREATE TABLE charges (
    request          TEXT NOT NULL,
    attempt          INTEGER NOT NULL,
    meter            TEXT NOT NULL,
    unit             TEXT NOT NULL,
    begin_us         INTEGER NOT NULL,
    seq              INTEGER NOT NULL,
    tenant           TEXT NOT NULL,
    project          TEXT NOT NULL,
    accelerator_type TEXT NOT NULL,
    end_us           INTEGER NOT NULL,
    period           TEXT NOT NULL,
    quantity         TEXT NOT NULL,
    price            TEXT NOT NULL,
    price_version    INTEGER NOT NULL,
    cost             TEXT NOT NULL,
    currency         TEXT NOT NULL,
    PRIMARY KEY (request, attempt, meter, unit, begin_us)
)
