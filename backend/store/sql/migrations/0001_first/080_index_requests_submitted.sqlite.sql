CREATE INDEX requests_submitted
ON requests (submitted_us, id, project, requester, state, cards, spec, search)
