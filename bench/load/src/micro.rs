//! What a move costs in the host alone: no sockets, no store.

use std::time::{Duration, Instant};

use tabletop::Chance;
use tabletop_host::{Orders, Table, setup_text};

use crate::{
    crowd::{GAMES, Game},
    figures::per_second,
};

/// Plays this many moves of each game and prints what one takes.
pub(crate) fn run(moves: usize) -> anyhow::Result<()> {
    println!("{:<20} {:>12} {:>16}", "game", "µs/move", "bytes sent/move");
    for game in &GAMES {
        let (took, bytes) = play(game, moves)?;
        println!("{:<20} {:>12.1} {:>16}", game.title, 1e6 / per_second(moves, took), bytes / moves);
    }
    Ok(())
}

/// Every message is written out once, as a house does for its listeners; there are no spectators.
fn play(game: &Game, moves: usize) -> anyhow::Result<(Duration, usize)> {
    let setup = setup_text(game.name, Some(4), game.setup, None)?;
    let (mut took, mut bytes, mut played, mut games) = (Duration::ZERO, 0, 0, 0);
    while played < moves {
        games += 1;
        let mut table = Table::open(game.name, &setup, Chance::seeded(games))?;
        for seat in table.to_act().iter() {
            table.give_orders(seat, Orders::default());
        }
        let mut number: usize = 7;
        while let Some(seat) = table.to_act().first_seat().filter(|_| played < moves) {
            let question = table.question(seat).expect("a seat that must act is asked");
            number = (number * 31 + 7) % 1009;
            let answer = question.options[number % question.options.len()].text.clone();
            let luck = Chance::seeded(number as u64);
            let begun = Instant::now();
            let told = table.answer(seat, question.asked, &answer, luck)?;
            for (viewer, message) in &told.messages {
                if viewer.seat().is_some() {
                    bytes += message.text().len();
                }
            }
            took += begun.elapsed();
            played += 1;
        }
    }
    Ok((took, bytes))
}
