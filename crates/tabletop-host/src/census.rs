use tabletop::{Chance, Ranking, Seat, Telling, Viewer};
use tabletop_bots::{Asked, Weight};

use crate::{
    Hosted, Mind, Orders,
    orders::{known_orders, obeyed},
};

/// A window question that a person faced, for measurements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Faced {
    /// In which round.
    pub round: u64,
    /// How many answers there were.
    pub answers: usize,
    /// The order that answered it; if none did, the person was asked.
    pub order: Option<&'static str>,
    /// Would the person have played something, had they been asked?
    pub plays: bool,
}

/// Plays a game between bots of one mind. The first seat counts as a person's: a bot of that mind plays it, except where
/// these standing orders answer for it; `alone` says whether it is the only person.
pub fn census<G: Hosted>(
    setup: &G::Setup,
    mind: Mind,
    (orders, alone): (&Orders, bool),
    seed: u64,
    mut faced: impl FnMut(Faced),
) -> Option<Ranking> {
    let mut luck = Chance::seeded(seed).forgetful();
    let (mut told, mut menu) = (Telling::deaf(), Vec::new());
    let mut game = G::start(setup, &mut luck, &mut told);
    let (bot, known) = (G::bot(mind), known_orders::<G>(setup));
    let mut steps = 0;
    while let Some(seat) = game.to_act().first_seat() {
        menu.clear();
        game.options(seat, &mut menu);
        let (view, ask) = (game.view(Viewer::Seat(seat)), game.ask(seat)?);
        let asked = Asked { seat, seats: G::seats(setup), view: &view, ask: &ask, options: &menu };
        steps += 1;
        let mut action = if menu.len() == 1 { menu[0] } else { bot.decide(&asked, seed ^ steps) };
        if seat == Seat::default() {
            let now = G::situation(&game.view(Viewer::Spectator), seat);
            let ordered = obeyed(&game, seat, now, orders, &known, alone);
            if G::weight(&view) == Weight::Window {
                faced(Faced {
                    round: G::round(&view).unwrap_or(0),
                    answers: menu.len(),
                    order: ordered.map(|(key, _)| key),
                    plays: now.pass.is_some_and(|pass| pass != action),
                });
            }
            action = ordered.map_or(action, |(_, answer)| answer);
        }
        game.apply(seat, &action, &mut luck, &mut told);
    }
    game.result()
}
