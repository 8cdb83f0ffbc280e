mod broken;
mod text;

pub use broken::{Broken, Misread};
pub use text::game_of;

use crate::{Chance, Digest, Game, Seat, Telling, Told};

/// The version of the text format, named in its first line. See `docs/records.md`.
pub const FORMAT: u32 = 1;

/// A whole game: what was agreed, and then every answer with the luck it caused.
///
/// This is what gets stored, not the state. It replays without the seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// What was agreed.
    pub setup: G::Setup,
    /// The luck of the deal.
    pub deal: Vec<u32>,
    /// What the deal told.
    pub dealt: Digest,
    /// Every answer, in order.
    pub steps: Vec<Step<G::Action>>,
}

/// One answer and the luck it caused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<A> {
    /// Who answered.
    pub seat: Seat,
    /// What they answered.
    pub action: A,
    /// The draws it caused.
    pub draws: Vec<u32>,
    /// What it told.
    pub digest: Digest,
}

impl<G: Game> Record<G> {
    /// Deals, begins the record, and returns what was told.
    pub fn begin(setup: &G::Setup, chance: &mut Chance) -> (G, Record<G>, Vec<Told<G::Event>>) {
        let mut told = Telling::new();
        let game = G::start(setup, chance, &mut told);
        let told = told.take();
        let deal = chance.take_drawn();
        let record = Record { setup: setup.clone(), deal, dealt: Digest::of(&told), steps: Vec::new() };
        (game, record, told)
    }

    /// Plays a step of `game` and records it.
    ///
    /// # Errors
    ///
    /// If the action is illegal; nothing has changed then.
    pub fn play(
        &mut self,
        game: &mut G,
        seat: Seat,
        action: G::Action,
        chance: &mut Chance,
    ) -> Result<Vec<Told<G::Event>>, G::Illegal> {
        let told = game.play(seat, &action, chance)?;
        let draws = chance.take_drawn();
        self.steps.push(Step { seat, action, draws, digest: Digest::of(&told) });
        Ok(told)
    }

    /// Plays the record from the deal to its last step.
    ///
    /// # Errors
    ///
    /// If luck, answers or digests do not fit the rules.
    pub fn replay(&self) -> Result<G, Broken> {
        self.replay_with(|_, _, _| ())
    }

    /// As [`Record::replay`], showing the deal (0) and every step with what it told and the state after it.
    ///
    /// # Errors
    ///
    /// If luck, answers or digests do not fit the rules.
    pub fn replay_with(&self, mut show: impl FnMut(usize, &[Told<G::Event>], &G)) -> Result<G, Broken> {
        let mut luck = Chance::recorded(self.deal.as_slice());
        let mut told = Telling::new();
        let mut game = G::start(&self.setup, &mut luck, &mut told);
        luck.finish().map_err(|fault| Broken::Luck { step: 0, fault })?;
        let told = told.take();
        if Digest::of(&told) != self.dealt {
            return Err(Broken::Retold { step: 0 });
        }
        show(0, &told, &game);
        for (step, it) in (1..).zip(&self.steps) {
            let mut luck = Chance::recorded(it.draws.as_slice());
            let told = game.play(it.seat, &it.action, &mut luck).map_err(|why| Broken::Refused {
                step,
                seat: it.seat,
                action: it.action.to_string(),
                why: why.to_string(),
            })?;
            luck.finish().map_err(|fault| Broken::Luck { step, fault })?;
            if Digest::of(&told) != it.digest {
                return Err(Broken::Retold { step });
            }
            show(step, &told, &game);
        }
        Ok(game)
    }
}
