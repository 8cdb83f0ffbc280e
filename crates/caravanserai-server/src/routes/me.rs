use std::{sync::Arc, time::Duration};

use axum::{Json, extract::State, http::HeaderMap};
use tokio::time::timeout;
use words::{Arg, Language, Said};

use super::body::Body;
use crate::{
    api::{Me, Rename, Tables},
    failure::Failure,
    hall::Order,
    house::House,
    limits::Act,
    names::fit,
    people::Trouble,
    secret::{fresh_id, fresh_pair},
    sheet::Sheet,
    store::{Caller, Deed, Matter, Person, Rank, StoreError},
    tongue::{Tongue, sentence},
    visitor::{Address, Anyone, Known, SetCookie, Somebody, browser, cookie},
};

/// For how many tables of a person, the newest, the list says whether it is their turn.
const TAKEN_OUT: usize = 20;
/// A table that does not answer within this time is shown as it is stored.
const SOON: Duration = Duration::from_secs(2);

/// Who you are. A newcomer becomes a guest.
pub(super) async fn show(
    State(house): State<Arc<House>>,
    address: Address,
    Tongue(language): Tongue,
    Anyone(caller): Anyone,
    headers: HeaderMap,
) -> Result<(Option<SetCookie>, Json<Me>), Failure> {
    if let Some(caller) = caller {
        return Ok((None, Json(me(&caller.person, caller.rank))));
    }
    if !address.may(&house, Act::Come, None) {
        return Err(Failure::ManyGuests);
    }
    let (token, hash) = fresh_pair();
    let guest = Person { id: fresh_id(), name: guest_name(&house, language) };
    let (id, name, label) = (guest.id.clone(), guest.name.clone(), browser(&headers));
    house.store.write(vec![Deed::Guest { id, name, token: hash, label }]).await?;
    Ok((Some(cookie(&token, &house.config.origins)), Json(me(&guest, Rank::Guest))))
}

/// Gives you another name, at the tables where you sit too.
pub(super) async fn rename(
    State(house): State<Arc<House>>,
    address: Address,
    Somebody(caller): Somebody,
    Body(Rename { name }): Body<Rename>,
) -> Result<Json<Me>, Failure> {
    let Caller { person, rank, .. } = caller;
    if !address.may(&house, Act::Change, Some(&person)) {
        return Err(Failure::ManyChanges);
    }
    let renamed = Person { name: fit(&name)?, ..person };
    let sheets = free_of_likes(&house, &renamed).await?;
    let (id, name) = (renamed.id.clone(), renamed.name.clone());
    let deed = match rank {
        Rank::Guest => Deed::Rename { id, name },
        Rank::Account | Rank::Admin => Deed::Matter(Matter::Rename { id, name }),
    };
    match house.store.write(vec![deed]).await {
        // Another person was quicker.
        Err(StoreError::Conflict) => return Err(Trouble::NameInUse.into()),
        outcome => outcome?,
    }
    for sheet in sheets {
        house.hall.rename(&sheet, &renamed.id, &renamed).await;
    }
    Ok(Json(me(&renamed, rank)))
}

/// The tables of a person, if nobody there, and no other account, has a name that looks like theirs.
pub(super) async fn free_of_likes(house: &House, person: &Person) -> Result<Vec<Sheet>, Failure> {
    let account = house.store.account_like(&person.name).await?;
    if account.is_some_and(|account| account.person.id != person.id) {
        return Err(Trouble::NameInUse.into());
    }
    let sheets = house.store.sheets_of(&person.id).await?;
    if sheets.iter().any(|sheet| sheet.ranking.is_none() && sheet.has_one_like(person)) {
        return Err(Failure::NameTaken);
    }
    Ok(sheets)
}

/// The tables where you sit, newest first.
pub(super) async fn tables(State(house): State<Arc<House>>, Known(person): Known) -> Result<Json<Tables>, Failure> {
    let mut tables = Vec::new();
    for sheet in house.store.sheets_of(&person.id).await? {
        // Only loaded games know whose turn it is.
        let playing = sheet.dealt && sheet.ranking.is_none() && tables.len() < TAKEN_OUT;
        let live = if playing {
            let show = |reply| Order::Show { to: Some(person.id.clone()), reply };
            timeout(SOON, house.hall.ask(&sheet.id, show)).await.ok().and_then(Result::ok)
        } else {
            None
        };
        tables.push(match live {
            Some(live) => live,
            None => house.hall.glance(&sheet, Some(&person.id)).await,
        });
    }
    Ok(Json(Tables { tables }))
}

pub(super) fn me(person: &Person, rank: Rank) -> Me {
    let (id, name) = (person.id.clone(), person.name.clone());
    Me { id, name, account: rank != Rank::Guest, admin: rank == Rank::Admin }
}

/// A name for a new guest, different from all others since the start.
fn guest_name(house: &House, language: Language) -> String {
    sentence(language, &Said::new("guest-name").with("number", Arg::Number(house.fresh_number().into())))
}
