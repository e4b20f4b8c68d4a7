SELECT
    tenant, project, accelerator_type, meter, period, currency, CAST(quantity AS TEXT),
    CAST(cost AS TEXT)
FROM charges
WHERE 1 = 1
