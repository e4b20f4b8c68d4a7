INSERT INTO charges (
    request, attempt, meter, unit, begin_us, correction, seq, tenant, project,
    accelerator_type, end_us,
    period, quantity, price, price_version, cost, currency)
VALUES (
    :request, :attempt, :meter, :unit, :begin_us, :correction, :seq, :tenant, :project, :accelerator_type,
    :end_us, :period, :quantity, :price, :price_version, :cost, :currency)
