CREATE INDEX requests_live
ON requests (id)
WHERE live = 1
