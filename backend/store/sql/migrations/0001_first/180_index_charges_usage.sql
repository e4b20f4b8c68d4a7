CREATE INDEX charges_usage
ON charges (project, period)
