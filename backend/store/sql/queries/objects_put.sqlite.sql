INSERT INTO objects (kind, id, document)
VALUES (
    :kind, :id, :document)
ON CONFLICT (kind, id) DO UPDATE
SET
    document = excluded.document
