-- Which process attends a table now, if several share the store.
ALTER TABLE tables ADD COLUMN node TEXT;

CREATE INDEX tables_in_use ON tables (node) WHERE node IS NOT NULL;

-- The lease of each process: until when it is taken to live, in milliseconds of the database's own clock. Its tables are
-- its own as long as it does.
CREATE TABLE nodes (
    id    TEXT PRIMARY KEY,
    until BIGINT NOT NULL
);

-- What a player added to the luck of a table, in hexadecimal.
ALTER TABLE chairs ADD COLUMN added TEXT;
