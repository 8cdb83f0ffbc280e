//! Other people: profiles, blocks and reports.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use tabletop_host::PersonId;

use super::body::Body;
use crate::{
    api::{Profile, Report, Whom},
    failure::Failure,
    house::House,
    limits::Act,
    people::Trouble,
    secret::fresh_id,
    store::{Deed, Matter},
    visitor::{Address, Known},
};

/// The most characters of a report.
const WHY: usize = 1000;

/// The person that is meant, unless it is a table: an account by its name, or anybody by their seat.
async fn find(house: &House, whom: &Whom) -> Result<Option<PersonId>, Failure> {
    if let Some(name) = &whom.name {
        let account = house.store.account_like(name).await?.ok_or(Trouble::NoPerson)?;
        return Ok(Some(account.person.id));
    }
    let Some(table) = &whom.table else { return Err(Trouble::NoPerson.into()) };
    let sheet = house.store.sheet(table).await?.ok_or(Failure::NoTable)?;
    let Some(seat) = whom.seat else { return Ok(None) };
    let chair = sheet.chairs.get(seat.index()).ok_or(Trouble::NoPerson)?;
    Ok(Some(chair.person().cloned().ok_or(Trouble::NoPerson)?))
}

/// The public profile of an account.
pub(super) async fn profile(
    State(house): State<Arc<House>>,
    address: Address,
    Path(name): Path<String>,
) -> Result<Json<Profile>, Failure> {
    if !address.may(&house, Act::Retell, None) {
        return Err(Failure::ManyRetellings);
    }
    let account = house.store.account_like(&name).await?.ok_or(Trouble::NoPerson)?;
    let games = house.store.finished_by(&account.person.id).await?;
    // `you` marks the seat of the profile's owner, not of the visitor.
    let games = games.iter().map(|sheet| sheet.show(Some(&account.person.id), |_| false)).collect();
    let ratings = house.store.standings(&account.person.id).await?;
    Ok(Json(Profile { name: account.person.name, since: account.since, ratings, games }))
}

/// Blocks a person: they cannot sit down where you sit any more.
pub(super) async fn block(
    State(house): State<Arc<House>>,
    address: Address,
    Known(person): Known,
    Body(whom): Body<Whom>,
) -> Result<StatusCode, Failure> {
    if !address.may(&house, Act::Change, Some(&person)) {
        return Err(Failure::ManyChanges);
    }
    let other = find(&house, &whom).await?.ok_or(Trouble::NoPerson)?;
    if other == person.id {
        return Err(Trouble::Yourself.into());
    }
    house.store.write(vec![Deed::Matter(Matter::Block { id: person.id, other })]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lifts a block.
pub(super) async fn unblock(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(other): Path<String>,
) -> Result<StatusCode, Failure> {
    let other = other.parse().map_err(|_| Trouble::NoPerson)?;
    house.store.write(vec![Deed::Matter(Matter::Unblock { id: person.id, other })]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Reports a person or a table to the people in charge.
pub(super) async fn report(
    State(house): State<Arc<House>>,
    address: Address,
    Known(by): Known,
    Body(Report { whom, why }): Body<Report>,
) -> Result<StatusCode, Failure> {
    if !address.may(&house, Act::Open, Some(&by)) {
        return Err(Failure::ManyChanges);
    }
    let why = why.trim().to_owned();
    if why.is_empty() || why.chars().count() > WHY {
        return Err(Trouble::BadReason.into());
    }
    let person = find(&house, &whom).await?;
    if person.as_ref() == Some(&by.id) {
        return Err(Trouble::Yourself.into());
    }
    let report = Matter::Report { report: fresh_id(), by: by.id, person, table: whom.table, why };
    house.store.write(vec![Deed::Matter(report)]).await?;
    tracing::info!("somebody has reported something; see `caravanserai admin reports`");
    Ok(StatusCode::NO_CONTENT)
}
