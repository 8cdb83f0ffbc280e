//! What the people in charge see and do in the browser. The command line can do more: `caravanserai admin`.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::StatusCode,
};
use serde::Deserialize;
use tabletop_host::PersonId;

use super::{body::Body, me::me};
use crate::{
    api::{Announce, Ban, Claim, Desk, Fresh, Me},
    failure::Failure,
    house::House,
    limits::Act,
    people::{Trouble, let_go, link_until},
    secret::{fresh_id, fresh_pair, handle, token_hash},
    store::{Deed, LinkKind, Matter, Rank, StoreError},
    visitor::{Address, Admin, Member},
};

/// The most characters of an announcement, or of the reason for a ban.
const SAID: usize = 500;

/// Takes charge, by the link of the first start or one of the command line.
pub(super) async fn claim(
    State(house): State<Arc<House>>,
    address: Address,
    Member(caller): Member,
    Body(Claim { link }): Body<Claim>,
) -> Result<Json<Me>, Failure> {
    if !address.may(&house, Act::Change, None) {
        return Err(Failure::ManyChanges);
    }
    let link = token_hash(&link).ok_or(Trouble::LinkUsed)?;
    let id = caller.person.id.clone();
    let deeds = [Matter::UseLink { link, kind: LinkKind::Claim }, Matter::Admin { id }];
    write(&house, deeds.into(), Trouble::LinkUsed).await?;
    tracing::info!(person = %caller.person.id, "somebody has taken charge");
    Ok(Json(me(&caller.person, Rank::Admin)))
}

/// Writes all of these; `otherwise` is the answer if they do not apply any more.
async fn write(house: &House, matters: Vec<Matter>, otherwise: Trouble) -> Result<(), Failure> {
    match house.store.write(matters.into_iter().map(Deed::Matter).collect()).await {
        Err(StoreError::Conflict) => Err(otherwise.into()),
        outcome => Ok(outcome?),
    }
}

#[derive(Deserialize)]
pub(super) struct Search {
    search: Option<String>,
}

/// What the people in charge have to deal with.
pub(super) async fn show(
    State(house): State<Arc<House>>,
    Admin: Admin,
    Query(Search { search }): Query<Search>,
) -> Result<Json<Desk>, Failure> {
    let people = house.store.list_people(search.as_deref().unwrap_or_default()).await?;
    let (reports, announcements) = (house.store.reports().await?, house.store.announcements().await?);
    Ok(Json(Desk { people, reports, announcements }))
}

/// Bans a person, or lifts a ban.
pub(super) async fn ban(
    State(house): State<Arc<House>>,
    Admin: Admin,
    Body(Ban { id, why }): Body<Ban>,
) -> Result<StatusCode, Failure> {
    let id: PersonId = id.parse().map_err(|_| Trouble::NoPerson)?;
    let matter = match why {
        Some(why) => Matter::Ban { id, why: why.trim().chars().take(SAID).collect() },
        None => Matter::Unban { id },
    };
    write(&house, vec![matter], Trouble::NoPerson).await?;
    let_go(&house).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a link with which a person sets a new password.
pub(super) async fn reset(
    State(house): State<Arc<House>>,
    Admin: Admin,
    Path(id): Path<String>,
) -> Result<Json<Fresh>, Failure> {
    let id: PersonId = id.parse().map_err(|_| Trouble::NoPerson)?;
    house.store.account(&id).await?.ok_or(Trouble::NoPerson)?;
    let (secret, link) = fresh_pair();
    let (kind, person) = (LinkKind::Reset, Some(id));
    let void = Matter::VoidLinks { kind, person: person.clone() };
    write(&house, vec![void, Matter::Link { link, kind, person, until: link_until() }], Trouble::NoPerson).await?;
    Ok(Json(Fresh { id: handle(&link), secret }))
}

/// Closes a report.
pub(super) async fn close_report(
    State(house): State<Arc<House>>,
    Admin: Admin,
    Path(report): Path<String>,
) -> Result<StatusCode, Failure> {
    write(&house, vec![Matter::CloseReport { report }], Trouble::Settled).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Publishes an announcement.
pub(super) async fn announce(
    State(house): State<Arc<House>>,
    Admin: Admin,
    Body(Announce { said }): Body<Announce>,
) -> Result<StatusCode, Failure> {
    let said = said.trim().to_owned();
    if said.is_empty() || said.chars().count() > SAID {
        return Err(Trouble::BadAnnouncement.into());
    }
    write(&house, vec![Matter::Announce { id: fresh_id(), said }], Trouble::Settled).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Withdraws an announcement.
pub(super) async fn withdraw(
    State(house): State<Arc<House>>,
    Admin: Admin,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    write(&house, vec![Matter::Withdraw { id }], Trouble::Settled).await?;
    Ok(StatusCode::NO_CONTENT)
}
