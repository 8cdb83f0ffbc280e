//! Bots on games that are solved, and the laws all bots obey.

mod kuhn;
mod laws;
mod nim;

use tabletop::{Game, Seat, Viewer};
use tabletop_bots::{Asked, Bot};

/// What a bot answers at this seat of a table of two.
fn answer<G: Game>(bot: &dyn Bot<G>, game: &G, seat: Seat, seed: u64) -> G::Action {
    let (view, ask) = (game.view(Viewer::Seat(seat)), game.ask(seat).expect("the seat is asked"));
    let mut options = Vec::new();
    game.options(seat, &mut options);
    bot.decide(&Asked { seat, seats: 2, view: &view, ask: &ask, options: &options }, seed)
}
