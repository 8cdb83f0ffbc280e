//! Every statement of the store.

pub(super) const JOURNAL_MODE: &str = "PRAGMA journal_mode";
pub(super) const SYNCHRONOUS: &str = "PRAGMA synchronous";
pub(super) const QUICK_CHECK: &str = "PRAGMA quick_check(1)";
pub(super) const FOLD: &str = "PRAGMA wal_checkpoint(TRUNCATE)";
pub(super) const SQLITE_TABLES: &str =
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";

pub(super) const POSTGRES_TABLES: &str =
    "SELECT tablename::text AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename";
pub(super) const SYNCHRONOUS_COMMIT: &str = "SELECT current_setting('synchronous_commit') AS it";
pub(super) const FSYNC: &str = "SELECT current_setting('fsync') AS it";
pub(super) const TAKE_HOUSE: &str = "SELECT pg_try_advisory_lock(7165063917123072) AS it";

pub(super) const SHARE_HOUSE: &str = "SELECT pg_try_advisory_lock_shared(7165063917123072) AS it";
pub(super) const UPDATE_HOUSE: &str = "SELECT pg_advisory_lock(7165063917123073)";
pub(super) const HOUSE_UPDATED: &str = "SELECT pg_advisory_unlock(7165063917123073)";
pub(super) const FORGET_NODES: &str = "UPDATE tables SET node = NULL WHERE node IS NOT NULL";

pub(super) const HOUSE: &str = "CREATE TABLE IF NOT EXISTS house (schema BIGINT NOT NULL)";
pub(super) const SCHEMA: &str = "SELECT COALESCE(MAX(schema), 0) AS schema FROM house";
pub(super) const PULSE: &str =
    "INSERT INTO pulse (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at";
pub(super) const MIGRATED: &str = "INSERT INTO house (schema) VALUES ($1)";

pub(super) const ALL_PEOPLE: &str = "SELECT id, name, since FROM people ORDER BY id";
pub(super) const ALL_TOKENS: &str = "SELECT hash, person, since FROM tokens ORDER BY hash";
pub(super) const ALL_TABLES: &str = "SELECT id, game, rules, setup, owner, seed, bot_seed, opened, level, ended, ranking, \
     again, fence FROM tables ORDER BY id";
pub(super) const ALL_IDS: &str = "SELECT id FROM tables ORDER BY opened, id";
pub(super) const ALL_CHAIRS: &str = "SELECT table_id, seat, kind, person, added FROM chairs ORDER BY table_id, seat";
pub(super) const ALL_ORDERS: &str = "SELECT table_id, seat, given FROM orders ORDER BY table_id, seat";
pub(super) const ALL_STEPS: &str =
    "SELECT table_id, n, seat, key, action, draws, digest, at FROM steps WHERE table_id = $1 ORDER BY n";
pub(super) const COPY_TABLE: &str = "INSERT INTO tables (id, game, rules, setup, owner, seed, bot_seed, opened, level, \
     ended, ranking, again, fence) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)";
pub(super) const COPY_STEP: &str = "INSERT INTO steps (table_id, n, seat, key, action, draws, digest, at) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
pub(super) const COUNTS: &str = "SELECT (SELECT COUNT(*) FROM tables) AS tables, (SELECT COUNT(*) FROM steps) AS steps, \
     (SELECT COUNT(*) FROM people) AS people";
pub(super) const INTEGRITY_CHECK: &str = "PRAGMA integrity_check(3)";
pub(super) const FOREIGN_KEY_CHECK: &str = "PRAGMA foreign_key_check";

pub(super) const ADD_PERSON: &str = "INSERT INTO people (id, name, since) VALUES ($1, $2, $3)";
pub(super) const ADD_TOKEN: &str = "INSERT INTO tokens (hash, person, since) VALUES ($1, $2, $3)";
pub(super) const RENAME: &str = "UPDATE people SET name = $2 WHERE id = $1";
pub(super) const PERSON: &str =
    "SELECT people.id, people.name FROM tokens JOIN people ON people.id = tokens.person WHERE tokens.hash = $1";

pub(super) const ADD_TABLE: &str = "INSERT INTO tables (id, game, rules, setup, owner, seed, bot_seed, opened, level) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING";
pub(super) const ADD_CHAIR: &str =
    "INSERT INTO chairs (table_id, seat, kind, person, added) VALUES ($1, $2, $3, $4, $5)";
pub(super) const TAKE_CHAIR: &str = "UPDATE chairs SET kind = $3, person = $4, added = $5 \
     WHERE table_id = $1 AND seat = $2 AND kind IN ('open', 'kept')";
pub(super) const ADD_STEP: &str = "INSERT INTO steps (table_id, n, seat, key, action, draws, digest, at) \
     SELECT $1, $2, $3, $4, $5, $6, $7, $8 FROM tables WHERE id = $1 AND fence = $9 ON CONFLICT DO NOTHING";
pub(super) const ADD_STEPS: &str = "INSERT INTO steps (table_id, n, seat, key, action, draws, digest, at) \
     SELECT s.id, s.n, s.seat, s.key, s.action, s.draws, s.digest, $9 \
     FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[]) \
     AS s (id, fence, n, seat, key, action, draws, digest) \
     JOIN tables ON tables.id = s.id AND tables.fence = s.fence ORDER BY s.id, s.n \
     FOR SHARE OF tables ON CONFLICT DO NOTHING";
pub(super) const AGAIN: &str = "UPDATE tables SET again = $2 WHERE id = $1 AND again IS NULL";
pub(super) const SET_ORDERS: &str = "INSERT INTO orders (table_id, seat, given) VALUES ($1, $2, $3) \
     ON CONFLICT (table_id, seat) DO UPDATE SET given = excluded.given";
pub(super) const END: &str = "UPDATE tables SET ended = $2, ranking = $3 WHERE id = $1";

pub(super) const TABLE: &str = "SELECT id, game, setup, owner, seed, bot_seed, level, ended, ranking, again, fence, node, \
     (SELECT name FROM people WHERE people.id = tables.owner) AS opener, \
     EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id AND n = 0) AS dealt FROM tables WHERE id = $1";
pub(super) const TABLES_OF: &str = "SELECT id, game, setup, owner, seed, bot_seed, level, ended, ranking, again, fence, node, \
     (SELECT name FROM people WHERE people.id = tables.owner) AS opener, \
     EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id AND n = 0) AS dealt FROM tables \
     WHERE id IN (SELECT table_id FROM chairs WHERE person = $1) ORDER BY opened DESC, id LIMIT 100";
pub(super) const CHAIRS: &str = "SELECT chairs.seat, chairs.kind, chairs.person, chairs.added, people.name FROM chairs \
     LEFT JOIN people ON people.id = chairs.person WHERE chairs.table_id = $1 ORDER BY chairs.seat";
pub(super) const STEPS: &str = "SELECT n, seat, key, action, draws, digest FROM steps WHERE table_id = $1 ORDER BY n";
pub(super) const ORDERS: &str = "SELECT seat, given FROM orders WHERE table_id = $1 ORDER BY seat";
/// Has this person a chair at a table where the game is not over?
pub(super) const SITS: &str = "SELECT 1 AS one FROM chairs JOIN tables ON tables.id = chairs.table_id \
     WHERE chairs.person = $1 AND tables.ended IS NULL LIMIT 1";
pub(super) const WITH_BOTS: &str = "SELECT id FROM tables WHERE ended IS NULL \
     AND EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id AND n = 0) \
     AND EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id AND kind = 'bot') \
     AND EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id AND kind = 'person') ORDER BY opened DESC";
