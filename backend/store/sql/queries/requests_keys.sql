SELECT requester, idempotency_key, id, body_digest, submitted_us
FROM requests
WHERE submitted_us >= :since
  AND idempotency_key <> ''
ORDER BY submitted_us, id
