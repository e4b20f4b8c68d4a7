CREATE INDEX requests_submitted
ON requests (submitted_us, id)
