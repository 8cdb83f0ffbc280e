use std::sync::Arc;

use axum::{
    Json,
    extract::{Query, State},
    http::header,
    response::IntoResponse,
};
use serde::Deserialize;
use serde_json::Value;
use tabletop::{Chance, Seat, Viewer};
use tabletop_host as host;

use super::body::{Body, WrittenJson};
use crate::{
    api::{Added, Again, ChairKind, Open, Replay, ReplayStep, Sit, Table, Wish},
    failure::Failure,
    hall::{Order, Takes},
    house::House,
    limits::Act,
    people::{Trouble, welcome},
    sheet::{Chair, Sheet},
    stakes::Stakes,
    store::Person,
    visitor::{Address, At, Known, Somebody, Visitor},
};

/// Opens a table.
pub(super) async fn open(
    State(house): State<Arc<House>>,
    address: Address,
    Somebody(caller): Somebody,
    Body(wanted): Body<Open>,
) -> Result<Json<Table>, Failure> {
    let person = caller.person.clone();
    if !address.may(&house, Act::Open, Some(&person)) {
        return Err(Failure::ManyTables);
    }
    let setup = agree(&wanted)?;
    let reserved = house.may_open(&caller, &address, wanted.seats.contains(&Wish::Bot)).await?;
    let game = host::entry(&wanted.game).expect("a table of this game was just set up");
    let clock = wanted.clock.as_deref().map(str::parse).transpose().map_err(|_| Failure::BadClock)?;
    if wanted.rated {
        may_count(&house, &wanted, &person).await?;
    }
    let (id, seed, bot_seed) = house.fresh_table();
    let sheet = Sheet {
        id: id.clone(),
        game: game.name,
        setup,
        owner: person.clone(),
        seed,
        bot_seed,
        level: wanted.level,
        chairs: wanted.seats.iter().map(|wish| chair(*wish, &person)).collect(),
        added: Vec::new(),
        absent: Vec::new(),
        returning: tabletop::Seats::NONE,
        clock,
        clocks: None,
        dealt: false,
        frozen: false,
        fence: 0,
        node: None,
        public: wanted.public,
        stakes: if wanted.rated { Stakes::Rated } else { Stakes::Friendly },
        ratings: Vec::new(),
        ranking: None,
        again: None,
    };
    let (hall, opened) = (house.hall.clone(), id.clone());
    finish(async move {
        hall.open(sheet, game.rules).await?;
        reserved.note(&opened);
        Ok(())
    })
    .await?;
    table(&house, &id, Some(person.id)).await
}

/// Does this to its end even if the client hangs up: a table that is stored is also counted.
pub(super) async fn finish<T: Send + 'static>(
    deed: impl Future<Output = Result<T, Failure>> + Send + 'static,
) -> Result<T, Failure> {
    tokio::spawn(deed).await.map_err(|_| Failure::Closing)?
}

/// Checks what a rated table needs: an account, and a clock so that nobody saves points by staying away.
async fn may_count(house: &House, wanted: &Open, person: &Person) -> Result<(), Failure> {
    if house.store.account(&person.id).await?.is_none() {
        return Err(Trouble::NeedsAccount.into());
    }
    if wanted.clock.is_none() {
        return Err(Failure::RatedClock);
    }
    Ok(())
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
    // A trial deal shows whether the setup can be played.
    let table = setup.and_then(|setup| host::Table::open(&wanted.game, &setup, Chance::seeded(0)));
    let table = table.map_err(|why| Failure::BadSetup { why })?;
    if usize::from(table.seats()) != wanted.seats.len() {
        return Err(Failure::BadSeats { players: table.seats(), seats: wanted.seats.len() });
    }
    if wanted.seats.iter().filter(|wish| **wish == Wish::Me).count() > 1 {
        return Err(Failure::TwoChairs);
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

pub(super) async fn table(
    house: &House,
    id: &host::TableId,
    to: Option<host::PersonId>,
) -> Result<Json<Table>, Failure> {
    house.hall.ask(id, |reply| Order::Show { to: to.clone(), reply }).await.map(Json)
}

/// Shows a table from outside.
pub(super) async fn show(
    State(house): State<Arc<House>>,
    At(id): At,
    Visitor(person): Visitor,
) -> Result<Json<Table>, Failure> {
    table(&house, &id, person.map(|person| person.id)).await
}

/// Takes an open chair.
pub(super) async fn sit(
    State(house): State<Arc<House>>,
    address: Address,
    At(id): At,
    Known(person): Known,
    Body(Sit { seat, added }): Body<Sit>,
) -> Result<Json<Table>, Failure> {
    if !address.may(&house, Act::Change, Some(&person)) {
        return Err(Failure::ManyChanges);
    }
    welcome(&house, &id, &person.id).await?;
    // Where tests fix the luck, players do not add to it.
    let added = added.filter(|_| house.config.seed_for_tests.is_none()).map(|Added(bytes)| bytes);
    house.hall.ask(&id, |reply| Order::Sit { person: person.clone(), seat, added, reply }).await.map(Json)
}

/// Gives all open chairs to bots.
pub(super) async fn fill(
    State(house): State<Arc<House>>,
    address: Address,
    At(id): At,
    Known(person): Known,
) -> Result<Json<Table>, Failure> {
    if !address.may(&house, Act::Change, Some(&person)) {
        return Err(Failure::ManyChanges);
    }
    let reserved = house.may_fill(&person).await?;
    finish(async move {
        let filled = house.hall.ask(&id, |reply| Order::Fill { person: person.id.clone(), reply }).await;
        drop(reserved);
        filled.map(Json)
    })
    .await
}

/// The record of a game that is over.
pub(super) async fn record(
    State(house): State<Arc<House>>,
    address: Address,
    At(id): At,
) -> Result<impl IntoResponse, Failure> {
    if !address.may(&house, Act::Retell, None) {
        return Err(Failure::ManyRetellings);
    }
    let text = house.hall.ask(&id, |reply| Order::Record { reply }).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// The seat from which a game is seen.
#[derive(Deserialize)]
pub(super) struct From {
    seat: Option<String>,
}

/// A game that is over, message by message, from a seat or from outside.
pub(super) async fn replay(
    State(house): State<Arc<House>>,
    address: Address,
    At(id): At,
    Query(From { seat }): Query<From>,
) -> Result<WrittenJson<Replay>, Failure> {
    if !address.may(&house, Act::Retell, None) {
        return Err(Failure::ManyRetellings);
    }
    let game = house.hall.ask(&id, |reply| Order::Retell { reply }).await?;
    let seat = seat.and_then(|seat| seat.parse().ok()).and_then(Seat::new);
    // Without a seat of this table it is a spectator's view.
    let seat = seat.filter(|seat| u8::from(*seat) < game.seats());
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    // The whole game is played again, outside of the table's own task.
    let retell = move || {
        let messages = game.log(viewer).into_iter().map(|(step, message)| ReplayStep { step, message }).collect();
        WrittenJson::of(&Replay { seat, steps: game.steps(), messages })
    };
    house.hall.aside().run(Takes::Moments, &address.0, Failure::ManyRetellings, retell).await
}

/// How a game that is over went, and what its luck can be drawn again with.
pub(super) async fn course(
    State(house): State<Arc<House>>,
    address: Address,
    At(id): At,
) -> Result<WrittenJson<host::Course>, Failure> {
    if !address.may(&house, Act::Retell, None) {
        return Err(Failure::ManyRetellings);
    }
    let game = house.hall.ask(&id, |reply| Order::Retell { reply }).await?;
    let course = move || WrittenJson::of(&game.course());
    house.hall.aside().run(Takes::Moments, &address.0, Failure::ManyRetellings, course).await
}

/// Plays once more with the same people: opens the table if there is none yet, and takes the chair that is kept there.
pub(super) async fn again(
    State(house): State<Arc<House>>,
    address: Address,
    At(id): At,
    Somebody(caller): Somebody,
    Body(Again { sit }): Body<Again>,
) -> Result<Json<Table>, Failure> {
    let person = caller.person.clone();
    if !address.may(&house, Act::Open, Some(&person)) {
        return Err(Failure::ManyTables);
    }
    let Json(played) = table(&house, &id, Some(person.id.clone())).await?;
    let reserved = if played.again.is_none() {
        let with_bots = played.seats.iter().any(|seat| seat.kind == ChairKind::Bot);
        Some(house.may_open(&caller, &address, with_bots).await?)
    } else {
        None
    };
    let (hall, fresh, by) = (house.hall.clone(), house.fresh_table(), person.clone());
    let next = finish(async move {
        let order = |reply| Order::Again { person: by.clone(), fresh: fresh.clone(), reply };
        let next = hall.ask(&id, order).await?;
        if let Some(reserved) = reserved.filter(|_| next == fresh.0) {
            reserved.note(&next);
        }
        Ok(next)
    })
    .await?;
    if !sit {
        return table(&house, &next, Some(person.id)).await;
    }
    welcome(&house, &next, &person.id).await?;
    let sit = |reply| Order::Sit { person: person.clone(), seat: None, added: None, reply };
    house.hall.ask(&next, sit).await.map(Json)
}
