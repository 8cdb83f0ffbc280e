//! Every statement of the store.

pub(super) const JOURNAL_MODE: &str = "PRAGMA journal_mode";
pub(super) const SYNCHRONOUS: &str = "PRAGMA synchronous";
pub(super) const QUICK_CHECK: &str = "PRAGMA quick_check(1)";
pub(super) const FOLD: &str = "PRAGMA wal_checkpoint(TRUNCATE)";
pub(super) const FOLD_MOST: &str = "PRAGMA wal_checkpoint(PASSIVE)";
pub(super) const SQLITE_TABLES: &str =
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";

pub(super) const POSTGRES_TABLES: &str =
    "SELECT tablename::text AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename";
pub(super) const SQLITE_VIEWS: &str = "SELECT name FROM sqlite_master WHERE type = 'view'";
pub(super) const POSTGRES_VIEWS: &str =
    "SELECT viewname::text AS name FROM pg_views WHERE schemaname = current_schema()";
pub(super) const SYNCHRONOUS_COMMIT: &str = "SELECT current_setting('synchronous_commit') AS it";
pub(super) const FSYNC: &str = "SELECT current_setting('fsync') AS it";
pub(super) const TAKE_HOUSE: &str = "SELECT pg_try_advisory_lock(7165063917123072) AS it";

pub(super) const SHARE_HOUSE: &str = "SELECT pg_try_advisory_lock_shared(7165063917123072) AS it";
/// No longer as the only one.
pub(super) const LEAVE_HOUSE: &str = "SELECT pg_advisory_unlock(7165063917123072)";
pub(super) const UPDATE_HOUSE: &str = "SELECT pg_advisory_lock(7165063917123073)";
pub(super) const HOUSE_UPDATED: &str = "SELECT pg_advisory_unlock(7165063917123073)";
pub(super) const FORGET_NODES: &str = "UPDATE tables SET node = NULL WHERE node IS NOT NULL";

pub(super) const HOUSE: &str = "CREATE TABLE IF NOT EXISTS house (schema BIGINT NOT NULL)";
pub(super) const SCHEMA: &str = "SELECT COALESCE(MAX(schema), 0) AS schema FROM house";
pub(super) const PULSE: &str =
    "INSERT INTO pulse (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at";
pub(super) const MIGRATED: &str = "INSERT INTO house (schema) VALUES ($1)";

pub(super) const ALL_PEOPLE: &str = "SELECT id, name, since, password, written, small, email, confirmed, admin, banned, \
     ban_reason, gone FROM people ORDER BY id";
pub(super) const COPY_PERSON: &str = "INSERT INTO people (id, name, since, password, written, small, email, confirmed, \
     admin, banned, ban_reason, gone) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
pub(super) const ALL_TOKENS: &str = "SELECT hash, person, since, kind, label, used, revoked FROM tokens ORDER BY hash";
pub(super) const COPY_TOKEN: &str = "INSERT INTO tokens (hash, person, since, kind, label, used, revoked) \
     VALUES ($1, $2, $3, $4, $5, $6, $7)";
pub(super) const ALL_LINKS: &str = "SELECT hash, kind, person, since, until, used FROM links ORDER BY hash";
pub(super) const COPY_LINK: &str =
    "INSERT INTO links (hash, kind, person, since, until, used) VALUES ($1, $2, $3, $4, $5, $6)";
pub(super) const ALL_BLOCKS: &str = "SELECT person, blocked, since FROM blocks ORDER BY person, blocked";
pub(super) const COPY_BLOCK: &str = "INSERT INTO blocks (person, blocked, since) VALUES ($1, $2, $3)";
pub(super) const ALL_REPORTS: &str =
    "SELECT id, reporter, person, table_id, why, since, closed FROM reports ORDER BY id";
pub(super) const COPY_REPORT: &str = "INSERT INTO reports (id, reporter, person, table_id, why, since, closed) \
     VALUES ($1, $2, $3, $4, $5, $6, $7)";
pub(super) const ALL_ANNOUNCEMENTS: &str = "SELECT id, said, since FROM announcements ORDER BY id";
pub(super) const COPY_ANNOUNCEMENT: &str = "INSERT INTO announcements (id, said, since) VALUES ($1, $2, $3)";
pub(super) const ALL_WAYS: &str = "SELECT id, person, kind, target, secret, form, language, label, links, hours, since, \
     sent, trouble FROM ways ORDER BY id";
pub(super) const COPY_WAY: &str = "INSERT INTO ways (id, person, kind, target, secret, form, language, label, links, hours, \
     since, sent, trouble) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)";
pub(super) const ALL_CALLS: &str = "SELECT person, table_id, asked, due, told FROM calls ORDER BY person, table_id";
pub(super) const COPY_CALL: &str = "INSERT INTO calls (person, table_id, asked, due, told) VALUES ($1, $2, $3, $4, $5)";
pub(super) const ALL_NOTICES: &str = "SELECT id, person, way, language, due, tries FROM notices ORDER BY id";
pub(super) const COPY_NOTICE: &str =
    "INSERT INTO notices (id, person, way, language, due, tries) VALUES ($1, $2, $3, $4, $5, $6)";
pub(super) const ALL_PRESSES: &str = "SELECT hash, person, table_id, asked, until, used FROM presses ORDER BY hash";
pub(super) const COPY_PRESS: &str =
    "INSERT INTO presses (hash, person, table_id, asked, until, used) VALUES ($1, $2, $3, $4, $5, $6)";
pub(super) const ALL_KEYS: &str = "SELECT name, key FROM house_keys ORDER BY name";
pub(super) const COPY_KEY: &str = "INSERT INTO house_keys (name, key) VALUES ($1, $2)";
pub(super) const ALL_TABLES: &str = "SELECT id, game, rules, setup, owner, seed, bot_seed, opened, level, ended, ranking, \
     again, fence, clock, clocks, wake_at, public, removed, rated, daily FROM tables ORDER BY id";
pub(super) const ALL_IDS: &str = "SELECT id, rules FROM tables ORDER BY opened, id";
pub(super) const ALL_CHAIRS: &str =
    "SELECT table_id, seat, kind, person, added, absence, back FROM chairs ORDER BY table_id, seat";
pub(super) const ALL_ORDERS: &str = "SELECT table_id, seat, given FROM orders ORDER BY table_id, seat";
pub(super) const ALL_UNWELCOME: &str = "SELECT table_id, person, why FROM unwelcome ORDER BY table_id, person, why";
pub(super) const ALL_CHAT: &str = "SELECT table_id, n, at, person, seat, name, room, key, text, phrase FROM chat \
     ORDER BY table_id, n";
pub(super) const ALL_MUTES: &str = "SELECT person, other FROM mutes ORDER BY person, other";
pub(super) const ALL_CLOSURES: &str = "SELECT shut, opened FROM closures ORDER BY shut";
pub(super) const ALL_STEPS: &str =
    "SELECT table_id, n, seat, key, action, draws, digest, at FROM played WHERE table_id = $1 ORDER BY n";
pub(super) const COPY_TABLE: &str = "INSERT INTO tables (id, game, rules, setup, owner, seed, bot_seed, opened, level, \
     ended, ranking, again, fence, clock, clocks, wake_at, public, removed, rated, daily) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)";
pub(super) const COPY_STEP: &str = "INSERT INTO steps (table_id, n, seat, key, action, draws, digest, at) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
pub(super) const COUNTS: &str = "SELECT (SELECT COUNT(*) FROM tables) AS tables, (SELECT COUNT(*) FROM played) AS steps, \
     (SELECT COUNT(*) FROM people) AS people";
pub(super) const INTEGRITY_CHECK: &str = "PRAGMA integrity_check(3)";
pub(super) const FOREIGN_KEY_CHECK: &str = "PRAGMA foreign_key_check";

pub(super) const ADD_PERSON: &str = "INSERT INTO people (id, name, since) VALUES ($1, $2, $3)";
pub(super) const GUESTS_TOKEN: &str =
    "INSERT INTO tokens (hash, person, since, used, label) VALUES ($1, $2, $3, $3, $4)";
pub(super) const RENAME: &str = "UPDATE people SET name = $2 WHERE id = $1";

pub(super) const ADD_TABLE: &str = "INSERT INTO tables (id, game, rules, setup, owner, seed, bot_seed, opened, level, clock, \
     public, rated, daily) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING";
pub(super) const ADD_CHAIR: &str =
    "INSERT INTO chairs (table_id, seat, kind, person, added, absence, back) VALUES ($1, $2, $3, $4, $5, $6, $7)";
pub(super) const TAKE_CHAIR: &str = "UPDATE chairs SET kind = $3, person = $4, added = $5 \
     WHERE table_id = $1 AND seat = $2 AND kind IN ('open', 'kept')";
/// Adds all steps of a JSON list, each with its fence; returns which were added.
pub(super) const ADD_LISTED_STEPS: &str = "INSERT INTO steps (table_id, n, seat, key, action, draws, digest, at) \
     SELECT tables.id, s.value ->> 1, s.value ->> 2, s.value ->> 3, s.value ->> 4, s.value ->> 5, s.value ->> 6, $2 \
     FROM json_each($1) AS s JOIN tables ON tables.id = s.value ->> 0 AND tables.fence = s.value ->> 7 WHERE TRUE \
     ON CONFLICT DO NOTHING RETURNING table_id, n";
/// The same, all or none, without results: with a wrong fence a step gets NULL for its number, which makes the whole statement
/// fail. The first parameter is the time. Between the two texts go the rows of 8 parameters each; rows beyond the steps stay
/// NULL.
pub(super) const FILE_STEPS_AT_ONCE: (&str, &str) = (
    "INSERT INTO steps (table_id, n, seat, key, action, draws, digest, at) \
     SELECT column1, CASE WHEN tables.fence = column8 THEN column2 END, column3, column4, column5, column6, column7, ? \
     FROM (VALUES ",
    ") LEFT JOIN tables ON tables.id = column1 WHERE column1 IS NOT NULL",
);
/// The same into `fresh`. It also checks `steps`, or a step that is filed already would not be refused.
pub(super) const TAKE_STEPS_IN_AT_ONCE: (&str, &str) = (
    "INSERT INTO fresh (table_id, n, seat, key, action, draws, digest, at) \
     SELECT column1, CASE WHEN tables.fence = column8 AND steps.n IS NULL THEN column2 END, \
     column3, column4, column5, column6, column7, ? FROM (VALUES ",
    ") LEFT JOIN tables ON tables.id = column1 LEFT JOIN steps ON steps.table_id = column1 AND steps.n = column2 \
     WHERE column1 IS NOT NULL",
);
/// Files what was taken in; then `FILED` takes it out of `fresh`, and whatever else doubles a step there. A row that contradicts
/// a step stays, and makes its table one that cannot be read; a row without a table stays, and nobody reads it.
pub(super) const FILE_STEPS: &str = "INSERT INTO steps (table_id, n, seat, key, action, draws, digest, at) \
     SELECT table_id, n, seat, key, action, draws, digest, at FROM fresh \
     WHERE EXISTS (SELECT 1 FROM tables WHERE id = table_id) ORDER BY table_id, n ON CONFLICT DO NOTHING";
pub(super) const FILED: &str = "DELETE FROM fresh WHERE EXISTS (SELECT 1 FROM steps \
     WHERE steps.table_id = fresh.table_id AND steps.n = fresh.n AND steps.seat IS fresh.seat AND steps.key IS fresh.key \
     AND steps.action = fresh.action AND steps.draws = fresh.draws AND steps.digest = fresh.digest)";
pub(super) const ADD_STEPS: &str = "INSERT INTO steps (table_id, n, seat, key, action, draws, digest, at) \
     SELECT s.id, s.n, s.seat, s.key, s.action, s.draws, s.digest, $9 \
     FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[]) \
     AS s (id, fence, n, seat, key, action, draws, digest) \
     JOIN tables ON tables.id = s.id AND tables.fence = s.fence ORDER BY s.id, s.n \
     FOR SHARE OF tables ON CONFLICT DO NOTHING RETURNING table_id, n";
pub(super) const AGAIN: &str = "UPDATE tables SET again = $2 WHERE id = $1 AND again IS NULL";
pub(super) const SET_ORDERS: &str = "INSERT INTO orders (table_id, seat, given) VALUES ($1, $2, $3) \
     ON CONFLICT (table_id, seat) DO UPDATE SET given = excluded.given";
pub(super) const END: &str = "UPDATE tables SET ended = $2, ranking = $3, wake_at = NULL WHERE id = $1";

pub(super) const TABLE: &str = "SELECT id, game, setup, owner, seed, bot_seed, level, ended, ranking, again, fence, node, public, \
     clock, clocks, rated, daily, (SELECT name FROM people WHERE people.id = tables.owner) AS opener, \
     EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id AND n = 0) AS dealt FROM tables WHERE id = $1 AND removed IS NULL";
pub(super) const TABLES_OF: &str = "SELECT id, game, setup, owner, seed, bot_seed, level, ended, ranking, again, fence, node, public, \
     clock, clocks, rated, daily, (SELECT name FROM people WHERE people.id = tables.owner) AS opener, \
     EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id AND n = 0) AS dealt FROM tables \
     WHERE removed IS NULL AND id IN (SELECT table_id FROM chairs WHERE person = $1) ORDER BY opened DESC, id LIMIT 100";
/// The tables of the lobby.
pub(super) const PUBLIC: &str = "SELECT id, game, setup, owner, seed, bot_seed, level, ended, ranking, again, fence, node, \
     public, clock, clocks, rated, daily, (SELECT name FROM people WHERE people.id = tables.owner) AS opener, \
     EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id AND n = 0) AS dealt FROM tables \
     WHERE public = 1 AND ended IS NULL AND removed IS NULL AND opened > $1 ORDER BY opened DESC, id LIMIT 60";
/// The games a person has finished at public tables.
pub(super) const FINISHED: &str = "SELECT id, game, setup, owner, seed, bot_seed, level, ended, ranking, again, fence, node, \
     public, clock, clocks, rated, daily, (SELECT name FROM people WHERE people.id = tables.owner) AS opener, \
     EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id AND n = 0) AS dealt FROM tables \
     WHERE ended IS NOT NULL AND removed IS NULL AND public = 1 \
     AND id IN (SELECT table_id FROM chairs WHERE person = $1) ORDER BY ended DESC, id LIMIT 50";
pub(super) const CHAIRS: &str = "SELECT chairs.seat, chairs.kind, chairs.person, chairs.added, chairs.absence, \
     chairs.back, people.name FROM chairs \
     LEFT JOIN people ON people.id = chairs.person WHERE chairs.table_id = $1 ORDER BY chairs.seat";
pub(super) const STEPS: &str = "SELECT n, seat, key, action, draws, digest FROM played WHERE table_id = $1 ORDER BY n";
pub(super) const ORDERS: &str = "SELECT seat, given FROM orders WHERE table_id = $1 ORDER BY seat";
/// Has this person a chair at a table where the game is not over?
pub(super) const SITS: &str = "SELECT 1 AS one FROM chairs JOIN tables ON tables.id = chairs.table_id \
     WHERE chairs.person = $1 AND tables.ended IS NULL AND tables.removed IS NULL LIMIT 1";
pub(super) const RUNNING: &str = "SELECT id FROM tables WHERE ended IS NULL AND removed IS NULL \
     AND EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id AND n = 0) ORDER BY opened DESC";
pub(super) const WITH_BOTS: &str = "SELECT id FROM tables WHERE ended IS NULL AND removed IS NULL \
     AND EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id AND n = 0) \
     AND EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id AND (kind = 'bot' OR absence IS NOT NULL)) \
     AND EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id AND kind = 'person' \
     AND (tables.rated = 1 OR absence IS NULL OR back = 1)) ORDER BY opened DESC";
/// Tables that have waited for players since before this moment and that no process holds.
pub(super) const WAITING_SINCE: &str = "SELECT id FROM tables WHERE ended IS NULL AND removed IS NULL AND node IS NULL \
     AND opened < $1 AND NOT EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id) ORDER BY opened LIMIT 500";
/// Games whose last filed step is older than this moment. Later steps in `fresh` are not seen here, but by `REMOVE`.
pub(super) const RUNNING_SINCE: &str = "SELECT id FROM tables WHERE ended IS NULL AND removed IS NULL AND node IS NULL \
     AND opened < $1 AND (SELECT at FROM steps WHERE table_id = tables.id ORDER BY n DESC LIMIT 1) < $1 \
     ORDER BY opened LIMIT 500";
pub(super) const FINISHED_SINCE: &str =
    "SELECT id FROM tables WHERE ended < $1 AND removed IS NULL AND node IS NULL ORDER BY ended LIMIT 500";
/// Deletes a table, if really nothing has happened there since.
pub(super) const REMOVE: &str = "UPDATE tables SET removed = $3 WHERE id = $1 AND removed IS NULL AND node IS NULL \
     AND opened < $2 AND (ended IS NULL OR ended < $2) \
     AND NOT EXISTS (SELECT 1 FROM played WHERE table_id = $1 AND at >= $2)";
