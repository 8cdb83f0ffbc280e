//! Sends one notice, and notes the outcome.

use courier::{Letter, Subscription, Trouble, Webhook, pause_after};

use super::{
    Form, Notice,
    composing::{compose, confirmation},
};
use crate::{
    failure::Failure,
    house::House,
    people::Trouble as Refusal,
    secret::fresh_pair,
    store::{Deed, DueNotice, LinkKind, Matter, Notice as Written, StoreError, Way, WayKind},
    time::millis,
};

/// How long a notice belongs to the process that sends it, in milliseconds; if that dies, another one tries.
const CLAIM: i64 = 120_000;
/// How long an address can be confirmed, in milliseconds.
const CONFIRM: i64 = 7 * 24 * 3_600_000;

/// The outcome of sending.
enum Outcome {
    Sent,
    /// There is nothing to be said any more.
    Needless,
    Failed(Trouble),
}

/// As it is stored with the way, for its owner to read.
fn told(trouble: Trouble) -> String {
    match trouble {
        Trouble::NoAddress => "no-address".to_owned(),
        Trouble::Forbidden => "forbidden".to_owned(),
        Trouble::Unreachable => "unreachable".to_owned(),
        Trouble::Answered(status) => format!("answered-{status}"),
    }
}

fn refusal(trouble: Trouble) -> Refusal {
    match trouble {
        Trouble::NoAddress => Refusal::BadAddress,
        Trouble::Forbidden => Refusal::ForbiddenAddress,
        Trouble::Unreachable => Refusal::NotReached,
        Trouble::Answered(status) => Refusal::NotTaken { status },
    }
}

/// May anything be sent to this address?
pub(crate) async fn allows(house: &House, address: &str) -> Result<(), Failure> {
    house.messenger.client.allows(address).await.map_err(|trouble| refusal(trouble).into())
}

/// Sends a trial at once.
pub(crate) async fn trial(house: &House, way: &Way) -> Result<(), Failure> {
    let notice = Notice::trial(way.language, house.messenger.origin());
    carry(house, way, &notice).await?.map_err(|trouble| refusal(trouble).into())
}

/// Sends a notice, unless another process does.
pub(super) async fn send(house: &House, notice: DueNotice) -> Result<(), Failure> {
    let now = millis(house.config.time.now());
    let claim = Written::Claim { notice: notice.id.clone(), now, until: now + CLAIM };
    match house.store.write(vec![Deed::Notice(claim)]).await {
        Err(StoreError::Conflict) => return Ok(()),
        outcome => outcome?,
    }
    let outcome = attempt(house, &notice).await?;
    let DueNotice { id, due, tries, .. } = notice;
    let now = millis(house.config.time.now());
    let written = match outcome {
        Outcome::Sent => Written::Sent { notice: id, due, now },
        Outcome::Needless => Written::Dropped { notice: id, trouble: None },
        Outcome::Failed(trouble) => {
            let again = pause_after(tries + 1).filter(|_| !trouble.is_lasting());
            tracing::info!(notice = %id, why = %trouble, again = ?again, "a notice was not delivered");
            match again {
                Some(pause) => Written::Failed { notice: id, due: now + millis(pause), trouble: told(trouble) },
                None => Written::Dropped { notice: id, trouble: Some(told(trouble)) },
            }
        }
    };
    Ok(house.store.write(vec![Deed::Notice(written)]).await?)
}

async fn attempt(house: &House, notice: &DueNotice) -> Result<Outcome, Failure> {
    let Some(way) = &notice.way else { return confirm(house, notice).await };
    let ways = house.store.ways_of(&notice.person).await?;
    let Some(way) = ways.into_iter().find(|it| it.id == *way) else { return Ok(Outcome::Needless) };
    let (said, deeds) = compose(house, &notice.person, &way).await?;
    if !deeds.is_empty() {
        house.store.write(deeds).await?;
    }
    let Some(said) = said else { return Ok(Outcome::Needless) };
    match carry(house, &way, &said).await? {
        Ok(()) => Ok(Outcome::Sent),
        // The browser has unsubscribed.
        Err(trouble) if way.kind == WayKind::Push && trouble.is_gone() => {
            let gone = Written::Forget { person: way.person, way: way.id };
            house.store.write(vec![Deed::Notice(gone)]).await?;
            Ok(Outcome::Needless)
        }
        Err(trouble) => Ok(Outcome::Failed(trouble)),
    }
}

/// Sends a notice along this way.
async fn carry(house: &House, way: &Way, notice: &Notice) -> Result<Result<(), Trouble>, Failure> {
    let (messenger, now) = (&house.messenger, house.config.time.now().as_secs());
    Ok(match way.kind {
        WayKind::Webhook => {
            let (kind, body) = Form::named(&way.form).write(notice);
            let webhook = Webhook { address: way.target.clone(), secret: way.secret.clone() };
            messenger.client.ring(&webhook, kind, body, now).await
        }
        WayKind::Push => {
            let (key, auth) = way.secret.split_once(' ').unwrap_or_default();
            let Ok(to) = Subscription::read(&way.target, key, auth) else { return Ok(Err(Trouble::NoAddress)) };
            let by = (messenger.key(&house.store).await?, &*messenger.contact());
            messenger.client.push(&to, &notice.push(), by, now).await
        }
        WayKind::Mail => {
            let account = house.store.account(&way.person).await?;
            let email = account.filter(|it| it.confirmed && it.banned.is_none()).and_then(|it| it.email);
            let Some((mail, to)) = messenger.mail.as_ref().zip(email) else { return Ok(Err(Trouble::NoAddress)) };
            let (subject, text) = (notice.title.clone(), notice.letter());
            mail.send(Letter { to, subject, text, at: now }).await
        }
    })
}

/// Sends the mail that confirms an address. The link is made only now, and only its hash is stored.
async fn confirm(house: &House, notice: &DueNotice) -> Result<Outcome, Failure> {
    let account = house.store.account(&notice.person).await?.filter(|it| !it.confirmed && it.banned.is_none());
    let Some((account, mail)) = account.zip(house.messenger.mail.as_ref()) else { return Ok(Outcome::Needless) };
    let Some(to) = account.email else { return Ok(Outcome::Needless) };
    let (link, hash) = fresh_pair();
    let (kind, person) = (LinkKind::Confirm, Some(notice.person.clone()));
    let until = crate::store::now() + CONFIRM;
    let made = [Matter::VoidLinks { kind, person: person.clone() }, Matter::Link { link: hash, kind, person, until }];
    house.store.write(made.into_iter().map(Deed::Matter).collect()).await?;
    let link = format!("{}/confirm#{link}", house.messenger.origin());
    let (subject, text) = confirmation(notice.language, &account.person.name, &link);
    let at = house.config.time.now().as_secs();
    Ok(match mail.send(Letter { to, subject, text, at }).await {
        Ok(()) => Outcome::Sent,
        Err(trouble) => Outcome::Failed(trouble),
    })
}
