SELECT COUNT(*)
FROM pg_catalog.pg_class
WHERE oid = to_regclass('meta')
