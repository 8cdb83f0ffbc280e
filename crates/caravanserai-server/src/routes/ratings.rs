//! Ratings and statistics.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use tabletop_host::entry;

use crate::{
    api::{Board, Statistics},
    failure::Failure,
    house::House,
    limits::Act,
    people::Trouble,
    statistics::add_up,
    visitor::{Address, Visitor},
};

/// The ratings of a game of so many players, the best first.
pub(super) async fn board(
    State(house): State<Arc<House>>,
    address: Address,
    Path((game, players)): Path<(String, String)>,
) -> Result<Json<Board>, Failure> {
    if !address.may(&house, Act::Retell, None) {
        return Err(Failure::ManyRetellings);
    }
    let players: u8 = players.parse().map_err(|_| Failure::NoBoard)?;
    let game = entry(&game).filter(|it| it.seats.contains(&players)).ok_or(Failure::NoBoard)?;
    Ok(Json(Board { ranked: house.store.board(game.name, players).await? }))
}

/// Statistics of the finished games of an account: only public tables for others, all tables for the account itself.
pub(super) async fn statistics(
    State(house): State<Arc<House>>,
    address: Address,
    Visitor(visitor): Visitor,
    Path(name): Path<String>,
) -> Result<Json<Statistics>, Failure> {
    if !address.may(&house, Act::Retell, visitor.as_ref()) {
        return Err(Failure::ManyRetellings);
    }
    let account = house.store.account_like(&name).await?.ok_or(Trouble::NoPerson)?;
    let person = account.person.id;
    let own = visitor.is_some_and(|visitor| visitor.id == person);
    let mut games = house.store.past(&person).await?;
    games.retain(|game| own || game.public);
    Ok(Json(add_up(&games, &house.store.opponents(&person).await?)))
}
