DELETE FROM objects
WHERE kind = :kind
  AND id = :id
