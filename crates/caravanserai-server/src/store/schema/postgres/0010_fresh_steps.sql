-- In SQLite steps stand in two tables, and this is where all of them are read.
CREATE VIEW played AS
SELECT table_id, n, seat, key, action, draws, digest, at FROM steps;
