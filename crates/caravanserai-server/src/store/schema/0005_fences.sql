-- Who may add steps to a table: only an owner who knows its fence. It is raised when another process takes the table over.
ALTER TABLE tables ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;

-- Written to find out whether the store can be written again.
CREATE TABLE pulse (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;
