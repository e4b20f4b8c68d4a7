CREATE INDEX journal_request
ON journal (request, seq)
WHERE request <> ''
