-- Where many tables are played at once, steps are taken in as they come, one behind the other, and filed in `steps` many at a
-- time: a commit then writes one page of the file and not one for each table. No step stands in both.
CREATE TABLE fresh (
    id       INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    n        INTEGER NOT NULL,
    seat     INTEGER,
    key      TEXT,
    action   TEXT NOT NULL,
    draws    TEXT NOT NULL,
    digest   TEXT NOT NULL,
    at       INTEGER NOT NULL
) STRICT;

-- All steps, wherever they stand.
CREATE VIEW played AS
SELECT table_id, n, seat, key, action, draws, digest, at FROM steps
UNION ALL
SELECT table_id, n, seat, key, action, draws, digest, at FROM fresh;
