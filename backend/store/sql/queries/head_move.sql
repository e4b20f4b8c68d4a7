UPDATE journal_head
SET seq = :seq, hash = :hash
WHERE id = 1
