CREATE INDEX requests_state
ON requests (state, id)
