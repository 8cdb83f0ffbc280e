//! The deal of a day: the same luck for everybody, against the same bots.

use std::{cmp::Reverse, sync::Arc};

use axum::{
    Json,
    extract::{Path, Query, State},
};
use serde::Deserialize;
use tabletop_host::{Entry, Level, Luck, PersonId, TableId, entry, games, hex, setup_text};
use words::Said;

use super::tables::table;
use crate::{
    api::{Daily, DailyBoard, DailyDeal, DailyResult, Table},
    failure::Failure,
    house::House,
    limits::Act,
    people::Trouble,
    secret::random,
    sheet::{Chair, Sheet},
    stakes::{Day, Stakes},
    store::{Deal, Deed, Done, Person, Rank, StoreError, Try},
    visitor::{Address, Somebody, Visitor},
};

/// The level of the bots, the same for everybody.
const LEVEL: Level = Level::Medium;
/// In milliseconds.
const DAY: i64 = 86_400_000;

fn today(house: &House) -> Day {
    Day::of(house.config.time.now())
}

/// The deal of this day for this game. The first request makes it, at the earliest a day before.
async fn deal(house: &House, day: Day, game: &Entry) -> Result<Deal, Failure> {
    if let Some(deal) = house.store.deal(day, game.name).await? {
        return Ok(deal);
    }
    let setup = setup_text(game.name, Some(game.usual_seats), "", None).map_err(|why| Failure::BadSetup { why })?;
    let seeds = house.config.seed_for_tests.map_or_else(|| (random(), random()), |seed| (seed, seed.map(|it| !it)));
    let deal = Deal { day, game: game.name.to_owned(), setup, level: LEVEL, seed: seeds.0, bot_seed: seeds.1 };
    house.store.write(vec![Deed::Deal(Box::new(deal))]).await?;
    // Another request or process may have been quicker.
    house.store.deal(day, game.name).await?.ok_or(Failure::NotStored)
}

fn commitment(deal: &Deal) -> String {
    hex(&Luck::new(deal.seed, &deal.day.deal(&deal.game), &[]).commitment())
}

/// The deals of today, and how far you are with them.
pub(super) async fn show(
    State(house): State<Arc<House>>,
    address: Address,
    Visitor(person): Visitor,
) -> Result<Json<Daily>, Failure> {
    if !address.may(&house, Act::Retell, person.as_ref()) {
        return Err(Failure::ManyRetellings);
    }
    let day = today(&house);
    let mut deals = Vec::new();
    for game in games() {
        let (now, next) = (deal(&house, day, game).await?, deal(&house, day.next(), game).await?);
        let tried = match &person {
            Some(person) => house.store.tried(day, game.name, &person.id).await?,
            None => None,
        };
        deals.push(DailyDeal {
            game: now.game.clone(),
            setup: now.setup.clone(),
            players: game.usual_seats,
            level: now.level,
            commitment: commitment(&now),
            tomorrow: commitment(&next),
            finished: house.store.tries(day, game.name).await?,
            over: tried.as_ref().is_some_and(|(_, over)| *over),
            table: tried.map(|(table, _)| table),
        });
    }
    Ok(Json(Daily { day: day.0 * DAY, ends: day.ends(), deals }))
}

/// Plays the deal of today: begins the try that counts or goes on with it; once it is over, begins one that does not.
pub(super) async fn play(
    State(house): State<Arc<House>>,
    address: Address,
    Somebody(caller): Somebody,
    Path(game): Path<String>,
) -> Result<Json<Table>, Failure> {
    if caller.rank == Rank::Guest {
        return Err(Trouble::NeedsAccount.into());
    }
    let person = caller.person.clone();
    let game = entry(&game).ok_or(Failure::NoBoard)?;
    let day = today(&house);
    let tried = house.store.tried(day, game.name, &person.id).await?;
    if let Some((begun, false)) = &tried {
        return table(&house, begun, Some(person.id)).await;
    }
    if !address.may(&house, Act::Open, Some(&person)) {
        return Err(Failure::ManyTables);
    }
    // Only further tries fall under the quota: everybody may have the try that counts.
    let reserved = if tried.is_some() { Some(house.may_open(&caller, &address, true).await?) } else { None };
    let sheet = laid(&house, &deal(&house, day, game).await?, game, &person);
    let id = sheet.id.clone();
    let mut deeds = vec![Deed::Open { sheet: Box::new(sheet), rules: game.rules }];
    if tried.is_none() {
        let (person, table) = (person.id.clone(), id.clone());
        deeds.push(Deed::Try(Try { day, game: game.name, person, table }));
    }
    let store = house.store.clone();
    let write = tokio::spawn(async move {
        let written = store.write(deeds).await;
        drop(reserved);
        written
    });
    match write.await.map_err(|_| Failure::Closing)? {
        // The same person was quicker elsewhere: they go on there.
        Err(StoreError::Conflict) => {
            let (begun, _) = house.store.tried(day, game.name, &person.id).await?.ok_or(Failure::Closing)?;
            table(&house, &begun, Some(person.id)).await
        }
        outcome => {
            outcome?;
            table(&house, &id, Some(person.id)).await
        }
    }
}

/// A table for one person and bots, with the luck of the deal.
fn laid(house: &House, deal: &Deal, game: &'static Entry, person: &Person) -> Sheet {
    let (id, _, _) = house.fresh_table();
    let me = Chair::Person { id: person.id.clone(), name: person.name.clone() };
    let bots = std::iter::repeat_n(Chair::Bot, usize::from(game.usual_seats) - 1);
    Sheet {
        id,
        game: game.name,
        setup: deal.setup.clone(),
        owner: person.clone(),
        seed: deal.seed,
        bot_seed: deal.bot_seed,
        level: deal.level,
        chairs: [me].into_iter().chain(bots).collect(),
        added: Vec::new(),
        absent: Vec::new(),
        returning: tabletop::Seats::NONE,
        clock: None,
        clocks: None,
        dealt: false,
        frozen: false,
        fence: 0,
        node: None,
        public: false,
        stakes: Stakes::Daily(deal.day),
        ratings: Vec::new(),
        ranking: None,
        again: None,
    }
}

/// Which day is meant.
#[derive(Deserialize)]
pub(super) struct Wanted {
    /// When it began, in milliseconds of UTC; today if it is left out.
    day: Option<String>,
}

/// The results of a day's deal. Today's are only for people whose own try is over.
pub(super) async fn board(
    State(house): State<Arc<House>>,
    address: Address,
    Visitor(person): Visitor,
    Path(game): Path<String>,
    Query(Wanted { day }): Query<Wanted>,
) -> Result<Json<DailyBoard>, Failure> {
    if !address.may(&house, Act::Retell, person.as_ref()) {
        return Err(Failure::ManyRetellings);
    }
    let game = entry(&game).ok_or(Failure::NoBoard)?;
    let (today, person) = (today(&house), person.map(|person| person.id));
    let day = day.map(|day| day.parse::<i64>().map_err(|_| Failure::NoBoard)).transpose()?;
    let day = day.map_or(today, |day| Day(day.div_euclid(DAY)));
    let deal = house.store.deal(day, game.name).await?.filter(|_| day <= today).ok_or(Failure::NoBoard)?;
    let past = day < today;
    if !past && !is_done(&house, day, game.name, person.as_ref()).await? {
        return Err(Failure::PlayFirst);
    }
    let results = results(&house, day, game.name, person.as_ref(), past).await?;
    Ok(Json(DailyBoard {
        day: day.0 * DAY,
        game: deal.game.clone(),
        commitment: commitment(&deal),
        lucky_id: day.deal(game.name).to_string(),
        seed: past.then(|| hex(&deal.seed)),
        measures: game.measures.iter().map(|id| Said::new(*id)).collect(),
        results,
    }))
}

async fn is_done(house: &House, day: Day, game: &str, person: Option<&PersonId>) -> Result<bool, Failure> {
    let Some(person) = person else { return Ok(false) };
    Ok(house.store.tried(day, game, person).await?.is_some_and(|(_, over)| over))
}

/// The order of results: people who resigned come last, and more of a measure is better.
fn key(done: &Done) -> (bool, u8, Reverse<&[u32]>) {
    (done.resigned, done.place, Reverse(&done.ends))
}

async fn results(
    house: &House,
    day: Day,
    game: &str,
    person: Option<&PersonId>,
    past: bool,
) -> Result<Vec<DailyResult>, Failure> {
    let mut done = house.store.done(day, game).await?;
    done.sort_by(|a, b| key(a).cmp(&key(b)));
    let ranks: Vec<u32> =
        done.iter().map(|it| 1 + done.iter().filter(|other| key(other) < key(it)).count() as u32).collect();
    let results = ranks.into_iter().zip(done).map(|(rank, it)| {
        let table: Option<TableId> = past.then_some(it.table);
        let you = person == Some(&it.person);
        DailyResult { rank, name: it.name, you, place: it.place, ends: it.ends, table }
    });
    Ok(results.collect())
}
