INSERT INTO intervals (
    request, attempt, unit, tenant, project, accelerator_type, meter, units_milli, begin_us,
    end_us)
VALUES (
    :request, :attempt, :unit, :tenant, :project, :accelerator_type, :meter, :units_milli,
    :begin_us, :end_us)
ON CONFLICT (request, attempt, unit) DO UPDATE
SET
    tenant = excluded.tenant, project = excluded.project,
    accelerator_type = excluded.accelerator_type, meter = excluded.meter,
    units_milli = excluded.units_milli, begin_us = excluded.begin_us, end_us = excluded.end_us
