INSERT INTO intervals (
    request, attempt, unit, tenant, project, accelerator_type, meter, units_milli, begin_us,
    end_us)
SELECT
    request, attempt, unit, tenant, project, accelerator_type, meter, units_milli, begin_us,
    end_us
FROM jsonb_to_recordset(CAST(:rows AS JSONB)) AS r (
    request TEXT, attempt BIGINT, unit TEXT, tenant TEXT, project TEXT, accelerator_type TEXT,
    meter TEXT, units_milli BIGINT, begin_us BIGINT, end_us BIGINT)
ON CONFLICT (request, attempt, unit) DO UPDATE
SET
    tenant = excluded.tenant, project = excluded.project,
    accelerator_type = excluded.accelerator_type, meter = excluded.meter,
    units_milli = excluded.units_milli, begin_us = excluded.begin_us, end_us = excluded.end_us
