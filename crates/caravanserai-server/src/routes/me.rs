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
    secret::{fresh_id, fresh_token, random, token_hash},
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
    Address(address): Address,
    Tongue(language): Tongue,
    Visitor(person): Visitor,
) -> Result<Response, Failure> {
    if let Some(person) = person {
        return Ok(Json(me(person)).into_response());
    }
    if !house.limits.guests.allows(&address) {
        return Err(Failure::ManyGuests);
    }
    let token = fresh_token();
    let hash = token_hash(&token).ok_or(Failure::Closing)?;
    let guest = Person { id: fresh_id(), name: guest_name(language) };
    house.store.write(vec![Deed::Guest { id: guest.id.clone(), name: guest.name.clone(), token: hash }]).await?;
    Ok(([(header::SET_COOKIE, cookie(&token, &house.config.origins))], Json(me(guest))).into_response())
}

/// Gives you another name, at the tables where you sit too.
pub(super) async fn rename(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Body(Rename { name }): Body<Rename>,
) -> Result<Json<Me>, Failure> {
    let renamed = Person { name: fit(&name)?, ..person };
    house.store.write(vec![Deed::Rename { id: renamed.id.clone(), name: renamed.name.clone() }]).await?;
    for sheet in house.store.sheets_of(&renamed.id).await? {
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

fn guest_name(language: Language) -> String {
    let number = 100 + u16::from_be_bytes(random()) % 900;
    sentence(language, &Said::new("guest-name").with("number", Arg::Number(number.into())))
}

/// A name as others may see it: no controls, and nothing that turns the writing around it.
fn fit(name: &str) -> Result<String, Failure> {
    let odd = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let name: String = name.chars().filter(|c| !odd(*c)).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > 30 {
        return Err(Failure::BadName);
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_fit_to_be_seen() {
        assert_eq!(fit("  Sher \u{202e} Khan\n"), Ok("Sher Khan".to_owned()));
        assert!(fit(" \u{200b} ").is_err());
        assert!(fit(&"a".repeat(31)).is_err());
    }
}
