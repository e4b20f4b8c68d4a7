INSERT INTO journal (
    seq, at_us, kind, request, tenant, project, accelerator_type, actor, role, on_behalf_of,
    token, cause, facts, hash)
VALUES (
    :seq, :at_us, :kind, :request, :tenant, :project, :accelerator_type, :actor, :role,
    :on_behalf_of, :token, :cause, :facts, :hash)
