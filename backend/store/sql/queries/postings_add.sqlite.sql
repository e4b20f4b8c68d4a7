INSERT INTO postings (
    seq, position, at_us, scope_kind, scope_id, dimension, period, from_account, to_account,
    amount, request, tenant, project, accelerator_type)
VALUES (
    :seq, :position, :at_us, :scope_kind, :scope_id, :dimension, :period, :from_account,
    :to_account, :amount, :request, :tenant, :project, :accelerator_type)
