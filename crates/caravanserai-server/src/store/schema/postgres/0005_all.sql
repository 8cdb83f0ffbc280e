-- The first schema of PostgreSQL: all that SQLite has as its fifth. Times are milliseconds of UTC.

CREATE TABLE people (
    id    TEXT PRIMARY KEY,
    name  TEXT NOT NULL,
    since BIGINT NOT NULL
);

-- A token is stored as its SHA-256.
CREATE TABLE tokens (
    hash   BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    since  BIGINT NOT NULL
);

-- The seeds are secret until the game is over. Only an owner who knows the fence may add steps.
CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    rules    BIGINT NOT NULL,
    setup    TEXT NOT NULL,
    owner    TEXT NOT NULL REFERENCES people (id),
    seed     BYTEA NOT NULL,
    bot_seed BYTEA NOT NULL,
    opened   BIGINT NOT NULL,
    ended    BIGINT,
    ranking  TEXT,
    level    TEXT NOT NULL,
    again    TEXT REFERENCES tables (id) DEFERRABLE,
    fence    BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE chairs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    kind     TEXT NOT NULL,
    person   TEXT REFERENCES people (id),
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person)
);

CREATE INDEX chairs_by_person ON chairs (person);

-- Step 0 is the deal: it has neither seat nor key.
CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    seat     BIGINT,
    key      TEXT,
    action   TEXT NOT NULL,
    draws    TEXT NOT NULL,
    digest   TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, seat, key)
);

CREATE FUNCTION a_step_stays() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'a step is never changed or removed'; END $$;

CREATE TRIGGER steps_are_never_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON steps
FOR EACH STATEMENT EXECUTE FUNCTION a_step_stays();

CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    given    TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- Written to find out whether the store can be written again.
CREATE TABLE pulse (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    at  BIGINT NOT NULL
);
