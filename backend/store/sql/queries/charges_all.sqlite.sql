SELECT
    request, attempt, meter, unit, begin_us, correction, seq, tenant, project,
    accelerator_type, end_us,
    period, quantity, price, price_version, cost, currency
FROM charges
ORDER BY request, attempt, meter, unit, begin_us, correction
