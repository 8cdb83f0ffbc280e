-- The person whom a bot plays for is back, once it has answered what it was asked.
ALTER TABLE chairs ADD COLUMN back BIGINT NOT NULL DEFAULT 0;

-- When a process was heard of last, by the clock of the database.
ALTER TABLE nodes ADD COLUMN heard BIGINT NOT NULL DEFAULT 0;
UPDATE nodes SET heard = until;

-- Does the game count for ratings? Of which day's deal is it, counted from 1970?
ALTER TABLE tables ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN daily BIGINT;

-- How strong somebody is in a game of so many players, and how sure that is, in millionths. Who: a person's id, or
-- `bot:` with a level.
CREATE TABLE ratings (
    game    TEXT NOT NULL,
    players BIGINT NOT NULL,
    who     TEXT NOT NULL,
    mu      BIGINT NOT NULL,
    sigma   BIGINT NOT NULL,
    games   BIGINT NOT NULL,
    PRIMARY KEY (game, players, who)
);

CREATE INDEX ratings_by_who ON ratings (who);

-- What each rated game has changed. Somebody who is gone is nobody here: ''.
CREATE TABLE rated (
    table_id  TEXT NOT NULL REFERENCES tables (id),
    seat      BIGINT NOT NULL,
    who       TEXT NOT NULL,
    at        BIGINT NOT NULL,
    mu_was    BIGINT NOT NULL,
    sigma_was BIGINT NOT NULL,
    mu        BIGINT NOT NULL,
    sigma     BIGINT NOT NULL,
    games     BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX rated_by_who ON rated (who, at);

-- The deal of a day: what is agreed, and all luck of it.
CREATE TABLE deals (
    day      BIGINT NOT NULL,
    game     TEXT NOT NULL,
    setup    TEXT NOT NULL,
    level    TEXT NOT NULL,
    seed     BYTEA NOT NULL,
    bot_seed BYTEA NOT NULL,
    PRIMARY KEY (day, game)
);

-- The one try of a person that counts.
CREATE TABLE tries (
    day      BIGINT NOT NULL,
    game     TEXT NOT NULL,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (day, game, person)
);

-- What was found in the record of a finished game, once: how many answers were given, what everybody had at the end, and
-- which cards everybody used, both as JSON by seat. Without these if the record cannot be played again.
CREATE TABLE tallies (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    steps    BIGINT NOT NULL,
    ends     TEXT,
    uses     TEXT
);
