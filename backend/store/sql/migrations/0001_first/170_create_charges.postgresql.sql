CREATE TABLE charges (
    request          TEXT COLLATE "C" NOT NULL,
    attempt          BIGINT NOT NULL,
    meter            TEXT COLLATE "C" NOT NULL,
    unit             TEXT COLLATE "C" NOT NULL,
    begin_us         BIGINT NOT NULL,
    seq              BIGINT NOT NULL,
    tenant           TEXT COLLATE "C" NOT NULL,
    project          TEXT COLLATE "C" NOT NULL,
    accelerator_type TEXT COLLATE "C" NOT NULL,
    end_us           BIGINT NOT NULL,
    period           TEXT COLLATE "C" NOT NULL,
    quantity         NUMERIC(38, 6) NOT NULL,
    price            NUMERIC(38, 8) NOT NULL,
    price_version    BIGINT NOT NULL,
    cost             NUMERIC(38, 14) NOT NULL,
    currency         TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (request, attempt, meter, unit, begin_us)
)
