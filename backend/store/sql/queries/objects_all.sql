SELECT
    kind, id, document
FROM objects
ORDER BY kind, id
