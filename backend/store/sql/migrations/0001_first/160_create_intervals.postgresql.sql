CREATE TABLE intervals (
    request          TEXT COLLATE "C" NOT NULL,
    attempt          BIGINT NOT NULL,
    unit             TEXT COLLATE "C" NOT NULL,
    tenant           TEXT COLLATE "C" NOT NULL,
    project          TEXT COLLATE "C" NOT NULL,
    accelerator_type TEXT COLLATE "C" NOT NULL,
    meter            TEXT COLLATE "C" NOT NULL,
    units_milli      BIGINT NOT NULL,
    begin_us         BIGINT NOT NULL,
    end_us           BIGINT NOT NULL,
    PRIMARY KEY (request, attempt, unit)
)
