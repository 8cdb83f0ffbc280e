use std::{sync::Arc, time::Duration};

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse as _, Response},
};
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
    secret::{fresh_id, fresh_token, token_hash},
    store::{Deed, Person},
    tongue::{Tongue, sentence},
    visitor::{Address, Known, Visitor, cookie},
};

/// Of so many tables of a person, the newest, it is told whose turn it is.
const TAKEN_OUT: usize = 20;
/// A table that cannot be asked so soon is shown as it is stored.
const SOON: Duration = Duration::from_secs(2);

/// Who you are. A newcomer becomes a guest.
pub(super) async fn show(
    State(house): State<Arc<House>>,
    address: Address,
    Tongue(language): Tongue,
    Visitor(person): Visitor,
) -> Result<Response, Failure> {
    if let Some(person) = person {
        return Ok(Json(me(person)).into_response());
    }
    if !address.may(&house, Act::Come, None) {
        return Err(Failure::ManyGuests);
    }
    let token = fresh_token();
    let hash = token_hash(&token).ok_or(Failure::Closing)?;
    let guest = Person { id: fresh_id(), name: guest_name(&house, language) };
    house.store.write(vec![Deed::Guest { id: guest.id.clone(), name: guest.name.clone(), token: hash }]).await?;
    Ok(([(header::SET_COOKIE, cookie(&token, &house.config.origins))], Json(me(guest))).into_response())
}

/// Gives you another name, at the tables where you sit too.
pub(super) async fn rename(
    State(house): State<Arc<House>>,
    address: Address,
    Known(person): Known,
    Body(Rename { name }): Body<Rename>,
) -> Result<Json<Me>, Failure> {
    if !address.may(&house, Act::Change, Some(&person)) {
        return Err(Failure::ManyChanges);
    }
    let renamed = Person { name: fit(&name)?, ..person };
    let sheets = house.store.sheets_of(&renamed.id).await?;
    if sheets.iter().any(|sheet| sheet.ranking.is_none() && sheet.has_one_like(&renamed)) {
        return Err(Failure::NameTaken);
    }
    house.store.write(vec![Deed::Rename { id: renamed.id.clone(), name: renamed.name.clone() }]).await?;
    for sheet in sheets {
        house.hall.rename(&sheet, &renamed).await;
    }
    Ok(Json(me(renamed)))
}

/// The tables where you sit, newest first.
pub(super) async fn tables(State(house): State<Arc<House>>, Known(person): Known) -> Result<Json<Tables>, Failure> {
    let mut tables = Vec::new();
    for sheet in house.store.sheets_of(&person.id).await? {
        // Whose turn it is is known only of a game that is taken out.
        let playing = sheet.dealt && sheet.ranking.is_none() && tables.len() < TAKEN_OUT;
        let live = if playing || sheet.node.is_some() {
            let show = |reply| Order::Show { to: Some(person.id.clone()), reply };
            timeout(SOON, house.hall.ask(&sheet.id, show)).await.ok().and_then(Result::ok)
        } else {
            house.hall.look(&sheet.id, &person.id).await
        };
        tables.push(live.unwrap_or_else(|| sheet.show(Some(&person.id), |_| false)));
    }
    Ok(Json(Tables { tables }))
}

fn me(person: Person) -> Me {
    Me { id: person.id, name: person.name }
}

/// No two guests are called the same who come while the house is open.
fn guest_name(house: &House, language: Language) -> String {
    sentence(language, &Said::new("guest-name").with("number", Arg::Number(house.fresh_number().into())))
}
