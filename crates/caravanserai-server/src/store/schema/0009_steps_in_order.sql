-- Steps lie in the order in which they are read, and have no second index: an answer is known by its key in the memory of the
-- one process that knows the table's fence.
CREATE TABLE steps_in_order (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    seat     INTEGER,
    key      TEXT,
    action   TEXT NOT NULL,
    draws    TEXT NOT NULL,
    digest   TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

INSERT INTO steps_in_order (table_id, n, seat, key, action, draws, digest, at)
SELECT table_id, n, seat, key, action, draws, digest, at FROM steps ORDER BY table_id, n;

DROP TABLE steps;
ALTER TABLE steps_in_order RENAME TO steps;

CREATE TRIGGER steps_are_never_changed BEFORE UPDATE ON steps
BEGIN SELECT RAISE(ABORT, 'a step is never changed'); END;

CREATE TRIGGER steps_are_never_removed BEFORE DELETE ON steps
BEGIN SELECT RAISE(ABORT, 'a step is never removed'); END;
