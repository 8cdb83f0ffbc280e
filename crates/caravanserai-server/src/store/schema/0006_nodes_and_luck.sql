-- Which process attends a table now, if several share the store. SQLite has one, which is not named.
ALTER TABLE tables ADD COLUMN node TEXT;

-- The lease of each process: until when it is taken to live. Its tables are its own as long as it does.
CREATE TABLE nodes (
    id    TEXT PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT;

-- What a player added to the luck of a table, in hexadecimal.
ALTER TABLE chairs ADD COLUMN added TEXT;
