use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::header,
    response::IntoResponse,
};
use serde_json::Value;
use tabletop::Chance;
use tabletop_host as host;

use super::body::Body;
use crate::{
    api::{Open, Sit, Table, Wish},
    failure::Failure,
    hall::Order,
    house::House,
    sheet::{Chair, Sheet},
    store::Person,
    visitor::{Address, Known, Visitor},
};

/// Opens a table.
pub(super) async fn open(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Known(person): Known,
    Body(wanted): Body<Open>,
) -> Result<Json<Table>, Failure> {
    if !house.limits.tables.allows(&address) || !house.limits.tables.allows(&person.id) {
        return Err(Failure::too_many("new tables"));
    }
    let entry = host::entry(&wanted.game);
    let setup = agree(&wanted)?;
    let (id, seed, bot_seed) = house.fresh_table();
    let sheet = Sheet {
        id: id.clone(),
        game: wanted.game.clone(),
        setup,
        owner: person.id.clone(),
        seed,
        bot_seed,
        level: wanted.level,
        chairs: wanted.seats.iter().map(|wish| chair(*wish, &person)).collect(),
        dealt: false,
        ended: false,
        ranking: None,
    };
    house.hall.open(sheet, entry.map_or(0, |entry| entry.rules)).await?;
    table(&house, &id, Some(person.id)).await
}

/// The full setup in the game's notation, if it can be played and fits the seats that are wanted.
fn agree(wanted: &Open) -> Result<String, Failure> {
    let setup = match &wanted.setup {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let setup = match setup.trim_start().strip_prefix('{') {
        Some(_) => Ok(setup),
        None => host::setup_text(&wanted.game, u8::try_from(wanted.seats.len()).ok(), &setup, None),
    };
    // A deal nobody sees shows whether the setup can be played.
    let table = setup.and_then(|setup| host::Table::open(&wanted.game, &setup, Chance::seeded(0)));
    let table = table.map_err(|why| Failure::bad("bad-setup", format!("The table cannot be opened: {why}.")))?;
    if usize::from(table.seats()) != wanted.seats.len() {
        let message =
            format!("The setup is for {} players, but {} seats are given.", table.seats(), wanted.seats.len());
        return Err(Failure::bad("bad-seats", message));
    }
    if wanted.seats.iter().filter(|wish| **wish == Wish::Me).count() > 1 {
        return Err(Failure::bad("bad-seats", "You can sit on one chair only: name `me` once."));
    }
    Ok(table.setup())
}

fn chair(wish: Wish, person: &Person) -> Chair {
    match wish {
        Wish::Me => Chair::Person { id: person.id.clone(), name: person.name.clone() },
        Wish::Open => Chair::Open,
        Wish::Bot => Chair::Bot,
    }
}

async fn table(house: &House, id: &str, to: Option<String>) -> Result<Json<Table>, Failure> {
    house.hall.ask(id, |reply| Order::Show { to: to.clone(), reply }).await.map(Json)
}

/// Shows a table from outside.
pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Visitor(person): Visitor,
) -> Result<Json<Table>, Failure> {
    table(&house, &id, person.map(|person| person.id)).await
}

/// Takes an open chair.
pub(super) async fn sit(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Known(person): Known,
    Body(Sit { seat }): Body<Sit>,
) -> Result<Json<Table>, Failure> {
    house.hall.ask(&id, |reply| Order::Sit { person: person.clone(), seat, reply }).await.map(Json)
}

/// Gives all open chairs to bots.
pub(super) async fn fill(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Known(person): Known,
) -> Result<Json<Table>, Failure> {
    house.hall.ask(&id, |reply| Order::Fill { person: person.id.clone(), reply }).await.map(Json)
}

/// The record of a game that is over.
pub(super) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Failure> {
    let text = house.hall.ask(&id, |reply| Order::Record { reply }).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}
