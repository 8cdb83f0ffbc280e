-- How a person is reached outside the page: a browser that is pushed to ('push'), a webhook, mail. What is secret belongs to
-- the other end: the keys of the browser, or what a webhook is signed with. At most one notice in so many hours goes there.
CREATE TABLE ways (
    id       TEXT PRIMARY KEY,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL,
    target   TEXT NOT NULL,
    secret   TEXT NOT NULL,
    form     TEXT NOT NULL,
    language TEXT NOT NULL,
    label    TEXT NOT NULL,
    links    BIGINT NOT NULL,
    hours    BIGINT NOT NULL,
    since    BIGINT NOT NULL,
    sent     BIGINT,
    trouble  TEXT
);

CREATE INDEX ways_by_person ON ways (person);

-- Who is asked something at a table and is not there. It goes when they have answered or come; `told` says that it has been
-- made a notice.
CREATE TABLE calls (
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id),
    asked    BIGINT NOT NULL,
    due      BIGINT NOT NULL,
    told     BIGINT,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX calls_due ON calls (due) WHERE told IS NULL;
CREATE INDEX calls_by_table ON calls (table_id);

-- What is owed: one notice for each way, however many tables it is about; or, without a way, the mail that asks whether an
-- address is right, in this language. Whoever sends it has claimed it until then.
CREATE TABLE notices (
    id       TEXT PRIMARY KEY,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    way      TEXT REFERENCES ways (id) ON DELETE CASCADE,
    language TEXT,
    due      BIGINT NOT NULL,
    tries    BIGINT NOT NULL,
    claimed  BIGINT
);

CREATE INDEX notices_due ON notices (due);

-- Links that answer one question of one person once. Stored as their SHA-256.
CREATE TABLE presses (
    hash     BYTEA PRIMARY KEY,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id),
    asked    BIGINT NOT NULL,
    until    BIGINT NOT NULL,
    used     BIGINT
);

CREATE INDEX presses_until ON presses (until);

-- What the house proves itself with to others, such as push services.
CREATE TABLE house_keys (
    name TEXT PRIMARY KEY,
    key  BYTEA NOT NULL
);
