//! Every statement of the store.

pub(super) const JOURNAL_MODE: &str = "PRAGMA journal_mode";
pub(super) const SYNCHRONOUS: &str = "PRAGMA synchronous";

pub(super) const HOUSE: &str = "CREATE TABLE IF NOT EXISTS house (schema BIGINT NOT NULL)";
pub(super) const SCHEMA: &str = "SELECT COALESCE(MAX(schema), 0) FROM house";
pub(super) const MIGRATED: &str = "INSERT INTO house (schema) VALUES ($1)";

pub(super) const ADD_PERSON: &str = "INSERT INTO people (id, name, since) VALUES ($1, $2, $3)";
pub(super) const ADD_TOKEN: &str = "INSERT INTO tokens (hash, person, since) VALUES ($1, $2, $3)";
pub(super) const RENAME: &str = "UPDATE people SET name = $2 WHERE id = $1 RETURNING id";
pub(super) const PERSON: &str =
    "SELECT people.id, people.name FROM tokens JOIN people ON people.id = tokens.person WHERE tokens.hash = $1";

pub(super) const ADD_TABLE: &str = "INSERT INTO tables (id, game, rules, setup, owner, seed, bot_seed, opened, level) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id";
pub(super) const ADD_CHAIR: &str = "INSERT INTO chairs (table_id, seat, kind, person) VALUES ($1, $2, $3, $4)";
pub(super) const TAKE_CHAIR: &str = "UPDATE chairs SET kind = $3, person = $4 \
     WHERE table_id = $1 AND seat = $2 AND kind IN ('open', 'kept') RETURNING seat";
pub(super) const ADD_STEP: &str = "INSERT INTO steps (table_id, n, seat, key, action, draws, digest, at) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING n";
pub(super) const AGAIN: &str = "UPDATE tables SET again = $2 WHERE id = $1 AND again IS NULL RETURNING id";
pub(super) const SET_ORDERS: &str = "INSERT INTO orders (table_id, seat, given) VALUES ($1, $2, $3) \
     ON CONFLICT (table_id, seat) DO UPDATE SET given = excluded.given RETURNING seat";
pub(super) const END: &str = "UPDATE tables SET ended = $2, ranking = $3 WHERE id = $1 RETURNING id";

pub(super) const TABLE: &str = "SELECT id, game, setup, owner, seed, bot_seed, level, ended, ranking, again, \
     (SELECT name FROM people WHERE people.id = tables.owner) AS opener, \
     EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id AND n = 0) AS dealt FROM tables WHERE id = $1";
pub(super) const TABLES_OF: &str = "SELECT id, game, setup, owner, seed, bot_seed, level, ended, ranking, again, \
     (SELECT name FROM people WHERE people.id = tables.owner) AS opener, \
     EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id AND n = 0) AS dealt FROM tables \
     WHERE id IN (SELECT table_id FROM chairs WHERE person = $1) ORDER BY opened DESC, id LIMIT 100";
pub(super) const CHAIRS: &str = "SELECT chairs.seat, chairs.kind, chairs.person, people.name FROM chairs \
     LEFT JOIN people ON people.id = chairs.person WHERE chairs.table_id = $1 ORDER BY chairs.seat";
pub(super) const STEPS: &str = "SELECT n, seat, key, action, draws, digest FROM steps WHERE table_id = $1 ORDER BY n";
pub(super) const ORDERS: &str = "SELECT seat, given FROM orders WHERE table_id = $1 ORDER BY seat";
pub(super) const WITH_BOTS: &str = "SELECT id FROM tables WHERE ended IS NULL \
     AND EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id AND n = 0) \
     AND EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id AND kind = 'bot') ORDER BY opened DESC";
