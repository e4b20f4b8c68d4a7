SELECT document
FROM requests
WHERE 1 = 1
