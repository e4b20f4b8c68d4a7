SELECT
    request, attempt, meter, unit, begin_us, correction, seq, tenant, project,
    accelerator_type, end_us,
    period, CAST(trim_scale(quantity) AS TEXT) AS quantity,
    CAST(trim_scale(price) AS TEXT) AS price, price_version,
    CAST(trim_scale(cost) AS TEXT) AS cost, currency
FROM charges
ORDER BY request, attempt, meter, unit, begin_us, correction
