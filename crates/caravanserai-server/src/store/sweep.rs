//! What has been kept long enough goes, a bounded number at a time.

use std::time::Duration;

use tabletop_host::PersonId;

use super::{
    Store, StoreError,
    link::{Link, Value},
    matter::Matter,
    now,
    stored::Stored,
};

/// How long things are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Keep {
    /// Guests who have played, after they were last seen.
    pub(crate) guests: Duration,
    /// Browsers that are logged in, after they were last used.
    pub(crate) sessions: Duration,
}

/// Guests who have never sat anywhere.
const STRANGERS: Duration = Duration::from_hours(30 * 24);
/// Tokens and links that are worth nothing any more.
const SPENT: Duration = Duration::from_hours(30 * 24);
/// Reports somebody has seen to.
const REPORTS: Duration = Duration::from_hours(180 * 24);
/// How many at a time.
const BATCH: i64 = 200;

const SPENT_TOKENS: &str =
    "DELETE FROM tokens WHERE hash IN (SELECT hash FROM tokens WHERE revoked < $1 ORDER BY revoked LIMIT $2)";
const IDLE_SESSIONS: &str = "UPDATE tokens SET revoked = $3 WHERE hash IN (SELECT hash FROM tokens WHERE used < $1 \
     AND kind = 'browser' AND revoked IS NULL ORDER BY used LIMIT $2)";
const SPENT_LINKS: &str = "DELETE FROM links WHERE hash IN (SELECT hash FROM links WHERE until < $1 \
     AND kind <> 'claim' ORDER BY until LIMIT $2)";
const SEEN_TO: &str =
    "DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE closed < $1 ORDER BY closed LIMIT $2)";
/// Guests nothing is left of: no chair, no table, nothing said about them.
const STRANGE: &str = "SELECT id FROM people WHERE password IS NULL AND banned IS NULL AND since < $1 \
     AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id AND used >= $1) \
     AND NOT EXISTS (SELECT 1 FROM chairs WHERE person = people.id) \
     AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = people.id) ORDER BY since LIMIT $2";
/// Guests who have played and were not seen for long.
const FADED: &str = "SELECT id FROM people WHERE password IS NULL AND gone IS NULL AND banned IS NULL AND since < $1 \
     AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id AND used >= $1) ORDER BY since LIMIT $2";
const DROP_TOKENS: &str = "DELETE FROM tokens WHERE person = $1";
const DROP_PERSON: &str = "DELETE FROM people WHERE id = $1";

fn before(kept: Duration) -> Value {
    Value::from(now() - i64::try_from(kept.as_millis()).unwrap_or(i64::MAX / 2))
}

/// Sweeps a batch of rows nobody refers to; says how many there were.
pub(super) async fn spent(to: &mut Link, keep: Keep) -> Result<u64, StoreError> {
    let mut count = 0;
    for (sql, kept) in [(SPENT_TOKENS, SPENT), (SPENT_LINKS, SPENT), (SEEN_TO, REPORTS)] {
        count += to.execute(sql, vec![before(kept), BATCH.into()]).await?;
    }
    count += to.execute(IDLE_SESSIONS, vec![before(keep.sessions), BATCH.into(), now().into()]).await?;
    Ok(count)
}

/// Drops a guest who left nothing behind. One who sat down meanwhile stays: the store refuses it.
pub(super) async fn drop_stranger(to: &mut Link, id: &PersonId) -> Result<(), StoreError> {
    for sql in [DROP_TOKENS, DROP_PERSON] {
        to.execute(sql, vec![id.as_str().into()]).await?;
    }
    Ok(())
}

impl Store {
    async fn ids(&self, query: &'static str, kept: Duration) -> Result<Vec<PersonId>, StoreError> {
        let rows = self.readers.rows(query, vec![before(kept), BATCH.into()]).await?;
        rows.iter().map(|row| Stored { row, whose: "a person".to_owned() }.read("id")).collect()
    }

    /// A batch of what people have left behind, as it is to be written: first those who left nothing.
    pub(crate) async fn swept(&self, keep: Keep) -> Result<Vec<Matter>, StoreError> {
        let strangers = self.ids(STRANGE, STRANGERS).await?;
        let faded = self.ids(FADED, keep.guests).await?;
        let strangers = strangers.into_iter().map(|id| Matter::Drop { id });
        Ok(strangers.chain(faded.into_iter().map(|id| Matter::Forget { id })).collect())
    }
}
