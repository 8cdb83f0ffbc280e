-- Times are milliseconds of UTC. Names of chairs' kinds: 'open', 'bot', 'person'.

CREATE TABLE people (
    id    TEXT PRIMARY KEY,
    name  TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT;

-- A token is stored as its SHA-256.
CREATE TABLE tokens (
    hash   BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    since  INTEGER NOT NULL
) STRICT;

-- The seeds are secret until the game is over.
CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    rules    INTEGER NOT NULL,
    setup    TEXT NOT NULL,
    owner    TEXT NOT NULL REFERENCES people (id),
    seed     BLOB NOT NULL,
    bot_seed BLOB NOT NULL,
    opened   INTEGER NOT NULL,
    ended    INTEGER,
    ranking  TEXT
) STRICT;

CREATE TABLE chairs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    person   TEXT REFERENCES people (id),
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person)
) STRICT;

CREATE INDEX chairs_by_person ON chairs (person);

-- Step 0 is the deal: it has neither seat nor key.
CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    seat     INTEGER,
    key      TEXT,
    action   TEXT NOT NULL,
    draws    TEXT NOT NULL,
    digest   TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, seat, key)
) STRICT;

CREATE TRIGGER steps_are_never_changed BEFORE UPDATE ON steps
BEGIN SELECT RAISE(ABORT, 'a step is never changed'); END;

CREATE TRIGGER steps_are_never_removed BEFORE DELETE ON steps
BEGIN SELECT RAISE(ABORT, 'a step is never removed'); END;
