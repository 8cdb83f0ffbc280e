use std::fmt;

use crate::{Chance, Digest, Fault, Game, Seat, Telling, Told};

mod text;

pub use text::game_of;

/// The version of the text format, named in its first line. See `docs/records.md`.
pub const FORMAT: u32 = 1;

/// A whole game on paper: what was agreed, and then every answer with the luck it met.
///
/// This, not the state, is what gets stored. It replays without the seed.
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

/// One answer and the luck it met.
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

/// Why a record cannot be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// It does not begin like one.
    NotARecord,
    /// It is written in a format we do not know.
    Version(String),
    /// It is of another game.
    OtherGame {
        /// The one it names.
        found: String,
        /// The one that was wanted.
        wanted: &'static str,
    },
    /// A line makes no sense.
    Line {
        /// Which one, from 1.
        line: usize,
        /// Why.
        why: String,
    },
    /// It breaks off.
    Truncated,
    /// Its checksum does not fit: it was changed by hand or by accident.
    Altered,
    /// The luck does not fit; step 0 is the deal.
    Luck {
        /// Where.
        step: usize,
        /// How.
        fault: Fault,
    },
    /// An answer is against the rules.
    Refused {
        /// Where.
        step: usize,
        /// Whose.
        seat: Seat,
        /// The answer.
        action: String,
        /// Why.
        why: String,
    },
    /// A step told something else than when it was played; step 0 is the deal.
    Retold {
        /// Where.
        step: usize,
    },
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::NotARecord => {
                write!(f, "this is not a record: the first line must be `caravanserai record {FORMAT}`")
            }
            Broken::Version(found) => write!(
                f,
                "the record is in format {found}, this program reads format {FORMAT}: use the version that wrote it, or a newer one"
            ),
            Broken::OtherGame { found, wanted } => write!(f, "the record is of `{found}`, not of `{wanted}`"),
            Broken::Line { line, why } => write!(f, "line {line}: {why}"),
            Broken::Truncated => f.write_str("the record breaks off before its `end` line: the file is incomplete"),
            Broken::Altered => {
                f.write_str("the checksum in the last line does not fit: the record was changed after it was written")
            }
            Broken::Luck { step, fault } => write!(f, "step {step}: {fault}; these rules did not make this record"),
            Broken::Refused { step, seat, action, why } => {
                write!(f, "step {step}: seat {seat} may not `{action}`: {why}")
            }
            Broken::Retold { step } => write!(
                f,
                "step {step}: the step tells something else than when it was played; the rules have changed since, or the record was edited"
            ),
        }
    }
}

impl std::error::Error for Broken {}

impl<G: Game> Record<G> {
    /// Deals, begins the record of it, and says what was told.
    pub fn begin(setup: &G::Setup, chance: &mut Chance) -> (G, Record<G>, Vec<Told<G::Event>>) {
        let mut told = Telling::new();
        let game = G::start(setup, chance, &mut told);
        let told = told.take();
        let deal = chance.take_drawn();
        let record = Record { setup: setup.clone(), deal, dealt: Digest::of(&told), steps: Vec::new() };
        (game, record, told)
    }

    /// Plays a step of `game` and writes it down.
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
