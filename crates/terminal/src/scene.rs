//! What a desk and a table tell each other.

use std::sync::Arc;

use serde_json::Value;
use tabletop::{Ranking, Seat, Viewer};
use tabletop_host::{Question, StandingOrder};
use words::Said;

use crate::{Manner, Manners};

/// Everything that is shown of a table at one moment, to one viewer.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The name of the game.
    pub game: String,
    /// Who sees it.
    pub viewer: Viewer,
    /// What the players are called, by seat.
    pub names: Vec<String>,
    /// What they see. Null, as long as nothing is dealt.
    pub view: Value,
    /// What they are asked.
    pub question: Option<Question>,
    /// What they have heard so far.
    pub log: Arc<Vec<Said>>,
    /// What goes on while they are asked nothing.
    pub status: Option<Said>,
    /// How it ended.
    pub ranking: Option<Ranking>,
    /// Whether they may take back their last answer.
    pub undo: bool,
    /// Their automatic answers.
    pub orders: Vec<StandingOrder>,
    /// Where in a record this is, if one is looked at.
    pub step: Option<Step>,
    /// Time and manners, at a table of a house.
    pub manners: Option<Arc<Manners>>,
}

/// A place in a record.
#[derive(Clone, Debug, Default)]
pub struct Step {
    /// How many steps were played; 0 is the deal.
    pub at: usize,
    /// Of how many.
    pub of: usize,
    /// Who answered next, and what.
    pub next: Option<(Seat, Said)>,
}

/// What a table tells the desk.
#[derive(Clone, Debug)]
pub enum News {
    /// The table has changed.
    Scene(Box<Scene>),
    /// Another person is next at the keyboard: nothing is shown until they are there.
    Curtain {
        /// Their seat.
        seat: Seat,
        /// What the players are called.
        names: Vec<String>,
    },
    /// Clocks, people or what they write have changed.
    Manners(Arc<Manners>),
    /// A note for the person at the keyboard: a refusal, or how it went.
    Note(Said),
    /// The result of a study.
    Studied(Value),
    /// The table can no longer be reached, or everything is over.
    Gone(Said),
}

/// What the desk wants of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    /// To answer the question of this name, in notation or JSON.
    Answer {
        /// The question.
        asked: u32,
        /// The answer.
        action: String,
    },
    /// To hear whether this would be legal, and why not.
    Check(String),
    /// To let the rules work something out.
    Study(Value),
    /// To take back the last answer, or all of the turn.
    TakeBack {
        /// All of it?
        all: bool,
    },
    /// To turn an automatic answer on or off.
    Order {
        /// Which.
        key: String,
        /// On?
        on: bool,
    },
    /// To do something besides playing, at a table of a house.
    Manner(Manner),
    /// To lift the curtain.
    Ready,
    /// To look at another step of a record.
    Step(usize),
    /// To look as another viewer.
    Watch(Viewer),
    /// To ask what bots think of the next decision.
    Opinion,
}
