SELECT
    request, attempt, unit, tenant, project, accelerator_type, meter, units_milli, begin_us,
    end_us
FROM intervals
ORDER BY request, attempt, unit
