CREATE TABLE intervals (
    request          TEXT NOT NULL,
    attempt          INTEGER NOT NULL,
    unit             TEXT NOT NULL,
    tenant           TEXT NOT NULL,
    project          TEXT NOT NULL,
    accelerator_type TEXT NOT NULL,
    meter            TEXT NOT NULL,
    units_milli      INTEGER NOT NULL,
    begin_us         INTEGER NOT NULL,
    end_us           INTEGER NOT NULL,
    PRIMARY KEY (request, attempt, unit)
)
