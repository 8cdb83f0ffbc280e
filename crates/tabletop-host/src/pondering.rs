use tabletop::{Seat, Viewer};
use tabletop_bots::{Asked, Bot, Considered, Line, Planned, Weight};

use crate::{BotOf, Hosted, Key, Mind, Opposed, Table};

/// A question to be thought about elsewhere: what its seat sees, is asked and may answer, and who thinks. The true state
/// stays at the table.
pub struct Pondering {
    /// The name of the question, which the answer must give.
    pub asked: u32,
    thought: Box<dyn FnOnce(u32) -> Planned<String> + Send>,
}

impl Pondering {
    pub(crate) fn of<G: Hosted>(
        game: &G,
        seat: Seat,
        seats: u8,
        asked: u32,
        mind: Mind,
        seed: u64,
    ) -> Option<Pondering> {
        let question = Sight::<G>::of(game, seat, seats)?;
        let thought = move |among: u32| {
            let Planned { action, then, imagined } = question.put_to(G::bot(mind.among(among)).as_ref(), seed);
            Planned { action: action.to_string(), then: then.map(|action| action.to_string()), imagined }
        };
        Some(Pondering { asked, thought: Box::new(thought) })
    }

    /// Thinks, and gives the answer in the game's notation. This takes as long as its mind takes.
    pub fn answer(self) -> String {
        self.plan_among(1).action
    }

    /// The answer and what is to follow it. The mind gets only a part of its iterations and time, because `number` bots want
    /// to think at once.
    pub fn plan_among(self, number: u32) -> Planned<String> {
        (self.thought)(number)
    }
}

impl Table {
    /// What a bot needs to think about the question `seat` faces; it holds nothing but what the seat may see. The seed is
    /// the bot's own.
    pub fn ponder(&self, seat: Seat, mind: Mind, seed: &Key) -> Option<Pondering> {
        let seed = seed.iter().take(8).fold(0, |sum, &byte| sum << 8 | u64::from(byte));
        self.0.ponder(seat, mind, seed)
    }

    /// What a bot considers when it thinks about the question `seat` faces, and how well each answer did: first the one it
    /// gives, then the most tried. It is told nothing but what the seat may see. Empty if the seat owes no answer.
    pub fn consider(&self, seat: Seat, mind: Mind, seed: u64) -> Vec<Considered<String>> {
        self.0.consider(seat, mind, seed)
    }

    /// Any legal answer to the question `seat` faces, for a bot that has found none. The seed is the bot's own.
    pub fn any_answer(&self, seat: Seat, seed: &Key) -> Option<String> {
        self.ponder(seat, "random".parse().ok()?, seed).map(Pondering::answer)
    }
}

pub(crate) fn considered<G: Hosted>(game: &G, seat: Seat, seats: u8, mind: Mind, seed: u64) -> Vec<Considered<String>> {
    let Some(Sight { view, ask, options, .. }) = Sight::<G>::of(game, seat, seats) else { return Vec::new() };
    let asked = Asked { seat, seats, view: &view, ask: &ask, options: &options };
    let text = |Considered { plan, tried, worth }: Considered<G::Action>| Considered {
        plan: plan.iter().map(ToString::to_string).collect(),
        tried,
        worth,
    };
    G::bot(mind).consider(&asked, seed).into_iter().map(text).collect()
}

/// What this bot answers for `seat`, knowing only what the seat may see: for programs that play many games without a table.
/// `None` if the seat owes no answer.
pub fn decided<G: Opposed>(game: &G, setup: &G::Setup, seat: Seat, bot: &BotOf<G>, seed: u64) -> Option<G::Action> {
    Some(Sight::of(game, seat, G::seats(setup))?.put_to(bot.as_ref(), seed).action)
}

/// What a bot means to answer next, in the game's notation.
pub type Intent = Line<String>;

/// All that a seat may see of its question.
struct Sight<G: Opposed> {
    seat: Seat,
    seats: u8,
    view: G::View,
    ask: G::Ask,
    options: Vec<G::Action>,
}

impl<G: Opposed> Sight<G> {
    fn of(game: &G, seat: Seat, seats: u8) -> Option<Sight<G>> {
        let mut options = Vec::new();
        game.options(seat, &mut options);
        let ask = game.ask(seat).filter(|_| !options.is_empty())?;
        Some(Sight { seat, seats, view: game.view(Viewer::Seat(seat)), ask, options })
    }

    fn put_to(&self, bot: &dyn Bot<G>, seed: u64) -> Planned<G::Action> {
        match self.options.as_slice() {
            // A turn is planned even if it begins with the only possible answer.
            [only] if G::weight(&self.view) != Weight::Turn => Planned::only(*only),
            options => {
                let asked = Asked { seat: self.seat, seats: self.seats, view: &self.view, ask: &self.ask, options };
                bot.plan(&asked, seed)
            }
        }
    }
}
