CREATE INDEX requests_ended
ON requests (ended_us, id)
