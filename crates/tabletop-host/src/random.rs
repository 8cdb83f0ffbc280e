use tabletop::{Chance, Ranking, Telling, Viewer};

use crate::{Choice, Hosted, Key, Question};

/// A random answer, from what a seat is asked and from luck of its own.
pub fn random_answer(question: &Question, key: Key) -> Option<&Choice> {
    let at = Chance::keyed(key).below(question.options.len() as u32);
    question.options.get(at as usize)
}

/// A game that was played at random to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// How many decisions were made.
    pub steps: u64,
    /// In which round it ended, if the game counts rounds.
    pub round: Option<u64>,
    /// How it ended.
    pub ranking: Ranking,
}

/// Plays at random from the deal to the end: uniformly among the options, with luck for the table and other luck for
/// the players. `None` if the rules leave a seat without an answer or the end without a ranking: they are wrong then.
pub fn random_game<G: Hosted>(
    setup: &G::Setup,
    luck: &mut Chance,
    choices: &mut Chance,
    menu: &mut Vec<G::Action>,
) -> Option<Finished> {
    let mut told = Telling::deaf();
    let mut game = G::start(setup, luck, &mut told);
    let mut steps = 0;
    while let Some(seat) = game.to_act().first_seat() {
        menu.clear();
        game.options(seat, menu);
        let action = choices.pick(menu)?;
        game.apply(seat, &action, luck, &mut told);
        steps += 1;
    }
    let round = G::round(&game.view(Viewer::Spectator));
    Some(Finished { steps, round, ranking: game.result()? })
}
