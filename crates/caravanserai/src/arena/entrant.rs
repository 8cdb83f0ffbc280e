use std::fmt;

use tabletop_host::{BotOf, Hosted, Mind};

use crate::cli::mind;

/// Who takes part.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Entrant {
    /// A bot of this house.
    Ours(Mind),
    /// A program that answers on its standard output.
    Program(String),
}

impl Entrant {
    /// From a word of `--seats`: a bot of ours, or `cmd:` and a command.
    pub(crate) fn read(text: &str, timed: bool) -> Result<Entrant, String> {
        match text.strip_prefix("cmd:") {
            Some("") => Err("after `cmd:` the command of a program was expected".into()),
            Some(command) => Ok(Entrant::Program(command.to_owned())),
            None => {
                let mut mind = mind(text)?;
                mind.timed = timed;
                Ok(Entrant::Ours(mind))
            }
        }
    }

    /// The bot that plays; for a program, the one that answers when the program fails to.
    pub(super) fn bot<G: Hosted>(&self) -> BotOf<G> {
        match self {
            Entrant::Ours(mind) => G::bot(*mind),
            Entrant::Program(_) => G::bot(Mind::random()),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Ours(mind) => mind.fmt(f),
            Entrant::Program(command) => write!(f, "cmd:{command}"),
        }
    }
}
