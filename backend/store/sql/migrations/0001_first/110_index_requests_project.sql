CREATE INDEX requests_project
ON requests (project, id)
