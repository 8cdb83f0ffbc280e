-- Accounts. A guest has neither password nor likeness; somebody who is gone has no name. Times are milliseconds of UTC.
-- Two names look the same if either likeness is: so no two accounts share one.
ALTER TABLE people ADD COLUMN password TEXT;
ALTER TABLE people ADD COLUMN written TEXT;
ALTER TABLE people ADD COLUMN small TEXT;
ALTER TABLE people ADD COLUMN email TEXT;
ALTER TABLE people ADD COLUMN confirmed INTEGER;
ALTER TABLE people ADD COLUMN admin INTEGER;
ALTER TABLE people ADD COLUMN banned INTEGER;
ALTER TABLE people ADD COLUMN ban_reason TEXT;
ALTER TABLE people ADD COLUMN gone INTEGER;

CREATE UNIQUE INDEX people_as_written ON people (written) WHERE written IS NOT NULL;
CREATE UNIQUE INDEX people_in_small ON people (small) WHERE small IS NOT NULL;
CREATE INDEX people_banned ON people (banned) WHERE banned IS NOT NULL;
CREATE INDEX people_gone ON people (gone) WHERE gone IS NOT NULL;

-- A token is a browser's (the label says which kind of one) or a program's (the label is its name). It was used on that
-- day; once revoked it is refused, and remembered for a while.
ALTER TABLE tokens ADD COLUMN kind TEXT NOT NULL DEFAULT 'browser';
ALTER TABLE tokens ADD COLUMN label TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN revoked INTEGER;
UPDATE tokens SET used = since;

CREATE INDEX tokens_by_person ON tokens (person);
CREATE INDEX tokens_revoked ON tokens (revoked) WHERE revoked IS NOT NULL;

-- What works once: to take charge, to set a password, to become an account. Stored as its SHA-256, and kept when used.
CREATE TABLE links (
    hash   BLOB PRIMARY KEY,
    kind   TEXT NOT NULL,
    person TEXT REFERENCES people (id) ON DELETE CASCADE,
    since  INTEGER NOT NULL,
    until  INTEGER NOT NULL,
    used   INTEGER
) STRICT;

-- Somebody does not want to play with somebody.
CREATE TABLE blocks (
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    since   INTEGER NOT NULL,
    PRIMARY KEY (person, blocked)
) STRICT;

CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- What somebody finds wrong with a person or a table, for those in charge.
CREATE TABLE reports (
    id       TEXT PRIMARY KEY,
    reporter TEXT REFERENCES people (id) ON DELETE SET NULL,
    person   TEXT REFERENCES people (id) ON DELETE SET NULL,
    table_id TEXT REFERENCES tables (id),
    why      TEXT NOT NULL,
    since    INTEGER NOT NULL,
    closed   INTEGER
) STRICT;

-- What those in charge tell everybody.
CREATE TABLE announcements (
    id    TEXT PRIMARY KEY,
    said  TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT;

-- A public table stands in the lobby. One that was removed is not found any more; steps are never deleted.
ALTER TABLE tables ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN removed INTEGER;

CREATE INDEX tables_public ON tables (opened) WHERE public = 1 AND ended IS NULL;
CREATE INDEX tables_removed ON tables (removed) WHERE removed IS NOT NULL;
CREATE INDEX tables_by_owner ON tables (owner);
