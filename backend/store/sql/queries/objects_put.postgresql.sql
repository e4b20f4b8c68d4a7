INSERT INTO objects (kind, id, document)
SELECT
    kind, id, document
FROM jsonb_to_recordset(CAST(:rows AS JSONB)) AS r (
    kind TEXT, id TEXT, document TEXT)
ON CONFLICT (kind, id) DO UPDATE
SET
    document = excluded.document
