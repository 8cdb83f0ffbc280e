//! Everything that is promised of a house under load, one after the other, each with its goal.

use std::time::Duration;

use crate::{
    Wanted, attack,
    crowd::{self, Game},
    figures::{Figures, HEADING},
    goal::{Goal, judge},
    idle, joins, offered, peer,
    shared::{self, Nodes},
    start,
};

/// The crowd by which `PostgreSQL` is compared with `SQLite`.
const COMPARED: usize = 200;

/// Says what is measured next, and about how long it takes.
fn next(what: &str, takes: Duration) {
    println!("\n== {what} (about {} s)", takes.as_secs());
}

/// Prints all figures, and at last which goals were reached.
pub(crate) async fn measure(wanted: &Wanted) -> anyhow::Result<()> {
    let Wanted { binary, watched, attacks, .. } = wanted;
    let mut goals = crowds(wanted).await?;
    let row = *watched + Duration::from_secs(8);
    next("one and two processes in PostgreSQL, each with a fixed part of a core", row * 3);
    println!("{HEADING}");
    goals.extend(shared::scaling(binary, *watched).await?);
    next("2,000 clients at 500 tables, offered 1,000 moves a second", row * 2);
    let figures = offered::offered(binary, *watched).await?;
    println!("{HEADING}\n{figures}");
    goals.push(Goal::at_most("1,000 moves/s offered: p99", 50.0, figures.p99_ms, "ms"));
    next("memory of idle tables and sockets", Duration::from_mins(2));
    let memory = idle::memory(binary).await?;
    println!("{memory}");
    goals.extend(memory.goals());
    next("a start with many tables", Duration::from_mins(1));
    let start = start::measure(binary).await?;
    println!("{start}");
    goals.push(start.goal());
    next("joining long games", Duration::from_secs(30));
    goals.extend(joins::measure(binary).await?);
    next("attackers", (*watched + Duration::from_secs(4)) * 2 * 11);
    goals.push(attack::measure(binary, *watched, attacks).await?);
    judge(&goals)
}

/// Crowds of several sizes, in the same run as the peer.
pub(crate) async fn crowds(wanted: &Wanted) -> anyhow::Result<Vec<Goal>> {
    let Wanted { binary, watched, peer, crowds, games, .. } = wanted;
    let row = *watched + Duration::from_secs(6);
    let mut goals = Vec::new();
    for &clients in crowds {
        let postgres = if wanted.postgres { 2 } else { u32::from(wanted.all && clients == COMPARED) };
        let rows = u32::from(peer.is_some()) + games.len() as u32 * (1 + postgres);
        next(&format!("{clients} clients, all answering at once"), row * rows);
        println!("{HEADING}");
        let peer = peer.as_ref().map(|peer| peer::crowd(peer, clients, *watched)).transpose()?;
        if let Some(peer) = &peer {
            println!("{peer}");
        }
        for game in games {
            let ours = crowd::saturated(binary, game, clients, *watched).await?;
            println!("{ours}");
            goals.extend(peer.iter().flat_map(|peer| beside(peer, &ours, game)));
            if game.is_basic() {
                let cpu = ours.cpu.0 + ours.cpu.1;
                goals.push(Goal::at_most(format!("{clients} clients, {}: CPU a move", game.title), 150.0, cpu, "µs"));
            }
            for nodes in 1..=postgres as usize {
                let shared = shared::saturated(binary, Nodes::free(nodes), game, clients, *watched).await?;
                println!("{shared}");
                if nodes == 1 {
                    let times = shared.moves_per_s / ours.moves_per_s;
                    goals.push(Goal::times(
                        format!("{clients} clients, {}: PostgreSQL to SQLite", game.title),
                        0.5,
                        times,
                    ));
                }
            }
        }
    }
    Ok(goals)
}

/// The goals of our own crowd, beside the peer's figures.
fn beside(peer: &Figures, ours: &Figures, game: &Game) -> [Goal; 2] {
    let what = format!("{} clients, {}", ours.clients, game.title);
    let times = ours.moves_per_s / peer.moves_per_s;
    [
        Goal::times(format!("{what}: moves to boardgame.io's"), if game.is_basic() { 5.0 } else { 3.0 }, times),
        Goal::at_most(format!("{what}: p99 beside boardgame.io's"), peer.p99_ms.round(), ours.p99_ms, "ms"),
    ]
}
