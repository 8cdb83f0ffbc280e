//! The settings for notices outside the page.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
};
use courier::Subscription;
use tabletop_host::PersonId;
use words::Language;

use super::body::Body;
use crate::{
    api::{self, ChangeMail, Follow, Fresh, NewPush, NewWebhook},
    failure::Failure,
    house::House,
    limits::Act,
    notices::{Form, allows, trial},
    people::Trouble,
    secret::{fresh_id, fresh_pair, token_hash},
    store::{Caller, Deed, LinkKind, Matter, Notice, StoreError, Way, WayKind},
    time::millis,
    tongue::Tongue,
    visitor::{Address, Member, browser},
};

/// How many ways an account may have.
const MOST: usize = 20;
/// The most bytes of an address.
const ADDRESS: usize = 1000;
/// The range of the least time between two mails, in hours.
const HOURS: std::ops::RangeInclusive<i64> = 1..=168;
/// The pause between two confirmation mails, in milliseconds.
const PAUSE: i64 = 5 * 60_000;

/// How you are told outside the page that it is your turn.
pub(super) async fn show(
    State(house): State<Arc<House>>,
    Member(caller): Member,
) -> Result<Json<api::Notices>, Failure> {
    let person = &caller.person.id;
    let key = house.messenger.key(&house.store).await?.public();
    let confirmed = house.store.account(person).await?.is_some_and(|account| account.confirmed);
    let ways = house.store.ways_of(person).await?.iter().map(shown).collect();
    Ok(Json(api::Notices { key, mails: house.messenger.mails(), confirmed, ways }))
}

/// A way as its owner sees it. Secrets are shown once, when they are made.
pub(super) fn shown(way: &Way) -> api::Way {
    let (kind, label) = match way.kind {
        WayKind::Push => (api::WayKind::Push, way.label.clone()),
        WayKind::Webhook => (api::WayKind::Webhook, way.target.clone()),
        WayKind::Mail => (api::WayKind::Mail, String::new()),
    };
    let form = (way.kind == WayKind::Webhook).then(|| Form::named(&way.form).0);
    let (id, trouble) = (way.id.clone(), way.trouble.clone());
    api::Way { id, kind, label, form, links: way.links, hours: way.hours, sent: way.sent, trouble }
}

/// Sends push messages to this browser from now on.
pub(super) async fn push(
    State(house): State<Arc<House>>,
    address: Address,
    Member(caller): Member,
    Tongue(language): Tongue,
    headers: HeaderMap,
    Body(NewPush { endpoint, p256dh, auth }): Body<NewPush>,
) -> Result<Json<api::Way>, Failure> {
    may_add(&house, &address, &caller).await?;
    if endpoint.len() > ADDRESS {
        return Err(Trouble::BadAddress.into());
    }
    Subscription::read(&endpoint, &p256dh, &auth).map_err(|_| Trouble::BadAddress)?;
    allows(&house, &endpoint).await?;
    let way = Way {
        target: endpoint,
        secret: format!("{p256dh} {auth}"),
        label: browser(&headers),
        links: true,
        ..fresh(&house, &caller.person.id, WayKind::Push, language)
    };
    house.store.write(vec![Deed::Notice(Notice::Way(Box::new(way.clone())))]).await?;
    Ok(Json(shown(&way)))
}

/// Calls a webhook from now on. The secret that signs the calls is shown only this once.
pub(super) async fn webhook(
    State(house): State<Arc<House>>,
    address: Address,
    Member(caller): Member,
    Tongue(language): Tongue,
    Body(NewWebhook { address: target, form, links }): Body<NewWebhook>,
) -> Result<Json<Fresh>, Failure> {
    may_add(&house, &address, &caller).await?;
    let target = target.trim().to_owned();
    if target.len() > ADDRESS {
        return Err(Trouble::BadAddress.into());
    }
    allows(&house, &target).await?;
    let (secret, _) = fresh_pair();
    let (form, signed) = (Form(form).name().to_owned(), secret.clone());
    let usual = fresh(&house, &caller.person.id, WayKind::Webhook, language);
    let way = Way { target, secret: signed, form, links, ..usual };
    let id = way.id.clone();
    house.store.write(vec![Deed::Notice(Notice::Way(Box::new(way)))]).await?;
    Ok(Json(Fresh { id, secret }))
}

/// Turns notices by mail on or off. An unconfirmed address gets nothing but the confirmation mail.
pub(super) async fn mail(
    State(house): State<Arc<House>>,
    address: Address,
    Member(caller): Member,
    Tongue(language): Tongue,
    Body(ChangeMail { hours }): Body<ChangeMail>,
) -> Result<StatusCode, Failure> {
    may_change(&house, &address, &caller)?;
    let person = caller.person.id;
    let Some(hours) = hours else {
        let ways = house.store.ways_of(&person).await?;
        if let Some(way) = ways.into_iter().find(|way| way.kind == WayKind::Mail) {
            forget(&house, person, way.id).await?;
        }
        return Ok(StatusCode::NO_CONTENT);
    };
    if !HOURS.contains(&hours) {
        return Err(Trouble::BadHours.into());
    }
    if !house.messenger.mails() {
        return Err(Trouble::NoMails.into());
    }
    let account = house.store.account(&person).await?;
    account.and_then(|it| it.email).ok_or(Trouble::NoEmail)?;
    let way = Way { links: true, hours, ..fresh(&house, &person, WayKind::Mail, language) };
    house.store.write(vec![Deed::Notice(Notice::Way(Box::new(way)))]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends the confirmation mail to your address again.
pub(super) async fn ask_again(
    State(house): State<Arc<House>>,
    address: Address,
    Member(caller): Member,
    Tongue(language): Tongue,
) -> Result<StatusCode, Failure> {
    may_change(&house, &address, &caller)?;
    if !house.messenger.mails() {
        return Err(Trouble::NoMails.into());
    }
    let account = house.store.account(&caller.person.id).await?;
    account.and_then(|it| it.email).ok_or(Trouble::NoEmail)?;
    ask(&house, &caller.person.id, language).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Queues the confirmation mail for this person, not too soon after the last one.
pub(super) async fn ask(house: &House, person: &PersonId, language: Language) -> Result<(), Failure> {
    if !house.messenger.mails() {
        return Ok(());
    }
    let since_last = house.store.last_link(person, LinkKind::Confirm).await?.map(|at| crate::store::now() - at);
    let pause = since_last.map_or(0, |since| (PAUSE - since).clamp(0, PAUSE));
    let due = millis(house.config.time.now()) + pause;
    let confirm = Notice::Confirm { person: person.clone(), due, language };
    Ok(house.store.write(vec![Deed::Notice(confirm)]).await?)
}

/// Confirms an email address, with the link that was sent there.
pub(super) async fn confirm(
    State(house): State<Arc<House>>,
    address: Address,
    Body(Follow { link }): Body<Follow>,
) -> Result<StatusCode, Failure> {
    let hash = token_hash(&link).ok_or(Trouble::ConfirmUsed)?;
    if !address.may(&house, Act::Change, None) {
        return Err(Failure::ManyChanges);
    }
    let id = house.store.link(hash, LinkKind::Confirm).await?.flatten().ok_or(Trouble::ConfirmUsed)?;
    let account = house.store.account(&id).await?;
    let email = account.and_then(|it| it.email).ok_or(Trouble::ConfirmUsed)?;
    let deeds = [Matter::UseLink { link: hash, kind: LinkKind::Confirm }, Matter::Confirmed { id, email }];
    match house.store.write(deeds.into_iter().map(Deed::Matter).collect()).await {
        Err(StoreError::Conflict) => Err(Trouble::ConfirmUsed.into()),
        outcome => Ok(outcome.map(|()| StatusCode::NO_CONTENT)?),
    }
}

/// Sends a trial, and says whether it arrived.
pub(super) async fn test(
    State(house): State<Arc<House>>,
    address: Address,
    Member(caller): Member,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    may_change(&house, &address, &caller)?;
    let ways = house.store.ways_of(&caller.person.id).await?;
    let way = ways.into_iter().find(|way| way.id == id).ok_or(Trouble::NoWay)?;
    trial(&house, &way).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a way to notify you.
pub(super) async fn remove(
    State(house): State<Arc<House>>,
    Member(caller): Member,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    forget(&house, caller.person.id, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn forget(house: &House, person: PersonId, way: String) -> Result<(), Failure> {
    match house.store.write(vec![Deed::Notice(Notice::Forget { person, way })]).await {
        Err(StoreError::Conflict) => Err(Trouble::NoWay.into()),
        outcome => Ok(outcome?),
    }
}

fn fresh(house: &House, person: &PersonId, kind: WayKind, language: Language) -> Way {
    Way {
        id: fresh_id(),
        person: person.clone(),
        kind,
        target: String::new(),
        secret: String::new(),
        form: String::new(),
        language,
        label: String::new(),
        links: false,
        hours: 0,
        since: millis(house.config.time.now()),
        sent: None,
        trouble: None,
    }
}

fn may_change(house: &House, address: &Address, caller: &Caller) -> Result<(), Failure> {
    if address.may(house, Act::Change, Some(&caller.person)) { Ok(()) } else { Err(Failure::ManyChanges) }
}

async fn may_add(house: &House, address: &Address, caller: &Caller) -> Result<(), Failure> {
    may_change(house, address, caller)?;
    let count = house.store.ways_of(&caller.person.id).await?.len();
    if count < MOST { Ok(()) } else { Err(Trouble::ManyWays.into()) }
}
