//! Deletes what has been kept long enough, a bounded number at a time.

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

/// How long guests are kept who have never sat anywhere, after they were last seen.
const STRANGERS: Duration = Duration::from_hours(30 * 24);
/// How long revoked tokens and expired links are kept.
const SPENT: Duration = Duration::from_hours(30 * 24);
/// How long closed reports are kept.
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
/// Guests without a chair or a table, who were not seen for long and are not banned.
const STRANGE: &str = "SELECT id FROM people WHERE password IS NULL AND banned IS NULL AND since < $1 \
     AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id AND used >= $1) \
     AND NOT EXISTS (SELECT 1 FROM chairs WHERE person = people.id) \
     AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = people.id) ORDER BY since LIMIT $2";
/// Guests who were not seen for long; those who never played are usually dropped earlier.
const FADED: &str = "SELECT id FROM people WHERE password IS NULL AND gone IS NULL AND banned IS NULL AND since < $1 \
     AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id AND used >= $1) ORDER BY since LIMIT $2";
const DROP_TOKENS: &str = "DELETE FROM tokens WHERE person = $1";
const DROP_PERSON: &str = "DELETE FROM people WHERE id = $1";

fn before(kept: Duration) -> Value {
    Value::from(now() - i64::try_from(kept.as_millis()).unwrap_or(i64::MAX / 2))
}

/// Deletes a batch of expired rows and logs out idle browsers; returns how many there were.
pub(super) async fn spent(to: &mut Link, keep: Keep) -> Result<u64, StoreError> {
    let mut count = 0;
    for (sql, kept) in [(SPENT_TOKENS, SPENT), (SPENT_LINKS, SPENT), (SEEN_TO, REPORTS)] {
        count += to.execute(sql, vec![before(kept), BATCH.into()]).await?;
    }
    count += to.execute(IDLE_SESSIONS, vec![before(keep.sessions), BATCH.into(), now().into()]).await?;
    Ok(count)
}

/// Deletes a guest who left nothing behind. If they sat down meanwhile, a foreign key makes this fail.
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

    /// A batch of guests to delete: first those who left nothing behind, then those whose games keep a place without a name.
    pub(crate) async fn swept(&self, keep: Keep) -> Result<Vec<Matter>, StoreError> {
        let strangers = self.ids(STRANGE, STRANGERS).await?;
        let faded = self.ids(FADED, keep.guests).await?;
        let strangers = strangers.into_iter().map(|id| Matter::Drop { id });
        Ok(strangers.chain(faded.into_iter().map(|id| Matter::Forget { id })).collect())
    }
}
