use tabletop::{Chance, Seat, Telling, Viewer};
use tabletop_bots::Asked;

use crate::{Hosted, Mind};

/// How many games a search imagines, and for how many answers, as long as `going` returns true: it plays game after game
/// against itself from the deal on. For benchmarks.
///
/// # Errors
///
/// If the rules leave a seat without an answer.
pub fn imagined_games<G: Hosted>(
    setup: &G::Setup,
    iterations: u32,
    mut going: impl FnMut() -> bool,
) -> Result<(u64, u64), String> {
    let mut mind = format!("search={iterations}").parse::<Mind>().map_err(|why| why.to_string())?;
    mind.timed = false;
    let bot = G::bot(mind);
    let mut luck = Chance::seeded(1).forgetful();
    let (mut imagined, mut answers) = (0, 0);
    let mut options = Vec::new();
    while going() {
        let mut game = G::start(setup, &mut luck, &mut Telling::deaf());
        while let Some(seat) = game.to_act().first_seat().filter(|_: &Seat| going()) {
            options.clear();
            game.options(seat, &mut options);
            let (view, ask) = (game.view(Viewer::Seat(seat)), game.ask(seat));
            let ask = ask.filter(|_| !options.is_empty()).ok_or("somebody must act but has no choice")?;
            let asked = Asked { seat, seats: G::seats(setup), view: &view, ask: &ask, options: &options };
            let planned = bot.plan(&asked, answers);
            imagined += u64::from(planned.imagined);
            answers += u64::from(planned.imagined > 0);
            game.apply(seat, &planned.action, &mut luck, &mut Telling::deaf());
        }
    }
    Ok((imagined, answers))
}
