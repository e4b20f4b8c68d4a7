SELECT seq, hash
FROM journal_head
WHERE id = 1
FOR UPDATE
