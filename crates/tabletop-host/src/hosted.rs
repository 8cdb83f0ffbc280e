use std::{ops::RangeInclusive, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};
use tabletop::Setting;

use words::{Said, Spoken, Vocabulary, say};

use crate::Opposed;

/// Everything the host must know of a game: how it is offered, how it is set up, and that its views, questions, events,
/// answers and refusals can be written as JSON. Each game has one implementation, in `games/`. Its bots, and which of its
/// questions are windows, are told by [`Opposed`].
pub trait Hosted:
    Opposed<
        Action: Serialize + DeserializeOwned + FromStr<Err: Serialize> + Send + Sync,
        Event: Serialize,
        View: Serialize + Send + Sync,
        Ask: Serialize + Send + Sync,
        Illegal: Serialize,
        Setup: Serialize + DeserializeOwned + FromStr<Err: Serialize> + Send + Sync,
    > + Spoken
    + Send
    + Sync
    + 'static
{
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// How many a form suggests.
    const USUAL_SEATS: u8;
    /// The number of its rules: a change in what a legal record tells raises it.
    const RULES: u32;
    /// What can be agreed on.
    const SETTINGS: &'static [Setting] = &[];

    /// A setup from options in the game's notation, and from a file of cards or values in the game's own format if it
    /// is played with others than those we ship. What is left out is as usual.
    ///
    /// # Errors
    ///
    /// Says why it cannot be played like that.
    fn agree(options: &str, file: Option<&str>) -> Result<Self::Setup, Said> {
        match file {
            None => read(options),
            Some(_) => Err(Said::new("open-no-file")),
        }
    }

    /// Does this event show anything that was hidden, so that what caused it cannot be taken back? Luck is noticed
    /// without this. A game that does not say so takes nothing back but secret answers.
    fn reveals(_event: &Self::Event) -> bool {
        true
    }

    /// The round of the game, if it counts rounds.
    fn round(_view: &Self::View) -> Option<u64> {
        None
    }
}

/// Something in a game's notation, or what is said of it.
pub(crate) fn read<T: FromStr<Err: Serialize>>(text: &str) -> Result<T, Said> {
    said(text.parse())
}

/// An error as a message of the game's words.
pub(crate) fn said<T>(outcome: Result<T, impl Serialize>) -> Result<T, Said> {
    outcome.map_err(|why| say(&why, &Vocabulary::NONE))
}
