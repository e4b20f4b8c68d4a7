SELECT document
FROM requests
WHERE live = 1
ORDER BY id
