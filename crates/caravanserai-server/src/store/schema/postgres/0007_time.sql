-- How time is counted at a table, as text; how its clocks stand; and when the first of them runs out.
ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN clocks TEXT;
ALTER TABLE tables ADD COLUMN wake_at BIGINT;

CREATE INDEX tables_to_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;

-- Why a bot plays for the person on this chair: 'left', 'late', 'called', 'resigned'.
ALTER TABLE chairs ADD COLUMN absence TEXT;

-- When the house was heard of last, and when it was closed.
CREATE TABLE beats (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    at  BIGINT NOT NULL
);

CREATE TABLE closures (
    shut   BIGINT PRIMARY KEY,
    opened BIGINT NOT NULL
);

-- Who may not sit ('kicked') or not write ('silenced') at a table.
CREATE TABLE unwelcome (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    why      TEXT NOT NULL,
    PRIMARY KEY (table_id, person, why)
);

-- What people write to each other. The room is 'players' or 'spectators'; it is a text of their own or a phrase of the house.
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    seat     BIGINT,
    name     TEXT NOT NULL,
    room     TEXT NOT NULL,
    key      TEXT NOT NULL,
    text     TEXT,
    phrase   TEXT,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, person, key)
);

-- Whom a person does not want to read.
CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, other)
);
