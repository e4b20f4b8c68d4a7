DELETE FROM objects AS gone
USING jsonb_to_recordset(CAST(:rows AS JSONB)) AS r (
    kind TEXT, id TEXT)
WHERE gone.kind = r.kind
  AND gone.id = r.id
