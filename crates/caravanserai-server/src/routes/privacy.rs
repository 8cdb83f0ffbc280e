//! What the house knows of a person, and how long.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse as _, Response},
};
use serde::Serialize;
use tabletop_host::TableId;

use super::{account::token, notices::shown};
use crate::{
    api::{Blocked, ListedReport, Privacy, Standing, Table, Token, Way},
    failure::Failure,
    house::House,
    limits::Act,
    record::restore,
    store::Caller,
    visitor::{Address, Myself},
};

/// In days.
fn days(time: std::time::Duration) -> u32 {
    u32::try_from(time.as_secs() / 86_400).unwrap_or(u32::MAX)
}

/// How this house keeps what it knows of people.
pub(super) async fn show(State(house): State<Arc<House>>) -> Json<Privacy> {
    let config = &house.config;
    let (guest_days, session_days) = (days(config.keep_guests), days(config.keep_sessions));
    Json(Privacy { text: config.privacy.clone(), guest_days, session_days })
}

/// All that is stored of a person.
#[derive(Serialize)]
struct Export {
    id: String,
    name: String,
    account: bool,
    since: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    email: Option<String>,
    email_confirmed: bool,
    /// Without their stored hashes, which tell a person nothing.
    tokens: Vec<Token>,
    blocked: Vec<Blocked>,
    reports: Vec<ListedReport>,
    ratings: Vec<Standing>,
    daily: Vec<Tried>,
    /// Browsers, webhooks and mail that they are notified by.
    notices: Vec<Way>,
    tables: Vec<Played>,
}

/// The try of a day's deal that counts.
#[derive(Serialize)]
struct Tried {
    day: i64,
    game: String,
    table: TableId,
}

/// A table where they sit or sat.
#[derive(Serialize)]
struct Played {
    #[serde(flatten)]
    table: Table,
    /// The whole game, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

/// Everything the house has stored about the caller, as a file.
pub(super) async fn export(
    State(house): State<Arc<House>>,
    address: Address,
    Myself(caller): Myself,
) -> Result<Response, Failure> {
    if !address.may(&house, Act::Retell, Some(&caller.person)) {
        return Err(Failure::ManyRetellings);
    }
    let person = &caller.person;
    let account = house.store.account(&person.id).await?;
    let export = Export {
        id: person.id.to_string(),
        name: person.name.clone(),
        since: house.store.since(&person.id).await?,
        email_confirmed: account.as_ref().is_some_and(|it| it.confirmed),
        account: account.is_some(),
        email: account.and_then(|it| it.email),
        tokens: house.store.tokens_of(&person.id).await?.iter().map(|held| token(held, &caller)).collect(),
        blocked: house.store.blocked_by(&person.id).await?.into_iter().map(blocked).collect(),
        reports: house.store.reports_by(&person.id).await?,
        ratings: house.store.standings(&person.id).await?,
        daily: house.store.tries_of(&person.id).await?.into_iter().map(tried).collect(),
        notices: house.store.ways_of(&person.id).await?.iter().map(shown).collect(),
        tables: tables(&house, &caller).await?,
    };
    let kind = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"caravanserai.json\""),
    ];
    let text = serde_json::to_string_pretty(&export).map_err(|_| Failure::Closing)?;
    Ok((kind, text).into_response())
}

fn blocked(person: crate::store::Person) -> Blocked {
    Blocked { id: person.id.into(), name: person.name }
}

fn tried((day, game, table): (i64, String, TableId)) -> Tried {
    Tried { day, game, table }
}

async fn tables(house: &House, caller: &Caller) -> Result<Vec<Played>, Failure> {
    let mut tables = Vec::new();
    for id in house.store.tables_of(&caller.person.id).await? {
        let Some(mut sheet) = house.store.sheet(&id).await? else { continue };
        let table = sheet.show(Some(&caller.person.id), |_| false);
        // A game that is not over holds others' secrets.
        let record = if sheet.ranking.is_some() && !sheet.stakes.is_sealed(house.config.time.now()) {
            let stored = house.store.game(&id).await?;
            let record = tokio::task::spawn_blocking(move || restore(&mut sheet, &stored).map(|it| sheet.proven(&it)));
            record.await.ok().and_then(Result::ok)
        } else {
            None
        };
        tables.push(Played { table, record });
    }
    Ok(tables)
}
