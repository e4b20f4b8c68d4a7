INSERT INTO charges (
    request, attempt, meter, unit, begin_us, correction, seq, tenant, project,
    accelerator_type, end_us,
    period, quantity, price, price_version, cost, currency)
SELECT
    request, attempt, meter, unit, begin_us, correction, seq, tenant, project,
    accelerator_type, end_us,
    period, quantity, price, price_version, cost, currency
FROM jsonb_to_recordset(CAST(:rows AS JSONB)) AS r (
    request TEXT, attempt BIGINT, meter TEXT, unit TEXT, begin_us BIGINT,
    correction BIGINT, seq BIGINT,
    tenant TEXT, project TEXT, accelerator_type TEXT, end_us BIGINT, period TEXT,
    quantity NUMERIC(38, 6), price NUMERIC(38, 8), price_version BIGINT, cost NUMERIC(38, 14),
    currency TEXT)
