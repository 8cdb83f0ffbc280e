use std::{ops::RangeInclusive, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use tabletop::{Seat, Setting};

use words::{Arg, Said, Spoken, Vocabulary, say};

use crate::{Compared, Help, Opposed, Order, Situation};

/// Everything the host must know of a game: how it is offered, how it is set up, and that its views, questions, events,
/// answers and refusals can be written as JSON. Each game has one implementation, in `games/`. Its bots, and which of its
/// questions are windows, are told by [`Opposed`].
pub trait Hosted:
    Opposed<
        Action: Serialize + DeserializeOwned + FromStr<Err: Serialize> + Send + Sync,
        Event: Serialize,
        View: Serialize + Compared + Send + Sync,
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
    /// What is counted when a game is looked at again, as messages; what decides the game comes first.
    const MEASURES: &'static [&'static str] = &[];
    /// Its guided first game, if it has one: see [`crate::Lesson`].
    const LESSON: Option<&'static str> = None;

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

    /// A world that looks like this to its viewer, to try answers in; never the true one. In a game without one no answer
    /// is said to be final before it is given.
    fn imagined(_view: &Self::View) -> Option<Self> {
        None
    }

    /// Can the player tell at once that each of these answers can be taken back? Then no world is imagined to find it out.
    fn are_free(_view: &Self::View, _menu: &[Self::Action]) -> bool {
        false
    }

    /// Is one of these two answers to the same question final exactly if the other one is? Then only one of them is tried.
    fn are_final_alike(_one: &Self::Action, _other: &Self::Action) -> bool {
        false
    }

    /// Looks into something for a player who wants to see more before answering, or for a spectator: from what they see and
    /// are asked, and nothing else. Nothing, if the game cannot be asked this now.
    fn study(_seen: &Seen<'_, Self>, _what: &Value) -> Option<Value> {
        None
    }

    /// Does somebody's turn begin with this event? Answers since then are taken back together, if that is wished.
    fn begins_turn(_event: &Self::Event) -> bool {
        false
    }

    /// The standing orders that can be given in a game with this setup, besides those of every game.
    fn orders(_setup: &Self::Setup) -> &'static [Order] {
        &[]
    }

    /// Where `seat` is as far as standing orders are concerned. Only what a spectator sees is given, so an order cannot
    /// betray a hand.
    fn situation(seen: &Self::View, _seat: Seat) -> Situation<Self::Action> {
        Situation::at(Self::round(seen).unwrap_or(0), 0)
    }

    /// Is there something in this menu that can be played at this moment and hardly at another? One who is alone with bots
    /// is then asked in spite of orders that pass at such moments.
    fn is_timely(_view: &Self::View, _menu: &[Self::Action]) -> bool {
        false
    }

    /// How much of each of [`Hosted::MEASURES`] this player has, by their own view.
    fn measured(_own: &Self::View, _seat: Seat) -> Vec<u32> {
        Vec::new()
    }

    /// Which cards help whom with this event, of a step by this seat: for statistics of finished games.
    fn helped(_event: &Self::Event, _by: Option<Seat>) -> Vec<Help> {
        Vec::new()
    }

    /// The round of the game, if it counts rounds.
    fn round(_view: &Self::View) -> Option<u64> {
        None
    }
}

/// Whether a bot's advice may be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    /// One person plays with bots, and it harms nobody.
    Free,
    /// Where all have agreed on it, by the setup.
    AsAgreed,
    /// The game counts.
    Never,
}

/// All that a study may look at.
pub struct Seen<'a, G: Hosted> {
    /// Who looks; nobody, if it is a spectator.
    pub seat: Option<Seat>,
    /// What they see.
    pub view: &'a G::View,
    /// What they may answer, if they are asked something.
    pub options: &'a [G::Action],
    /// May a bot's advice be given?
    pub advice: Advice,
}

/// Something in a game's notation, or what is said of it.
pub(crate) fn read<T: FromStr<Err: Serialize>>(text: &str) -> Result<T, Said> {
    said(text.parse())
}

/// An error as a message of the game's words.
pub(crate) fn said<T>(outcome: Result<T, impl Serialize>) -> Result<T, Said> {
    outcome.map_err(|why| say(&why, &Vocabulary::NONE))
}

/// Something in the game's notation or in JSON, which begins with a brace, a bracket or a quotation mark. What is no
/// notation may be the name of something without arguments, which is a bare string in JSON.
pub(crate) fn understood<T: DeserializeOwned + FromStr<Err: Serialize>>(text: &str) -> Result<T, Said> {
    let text = text.trim();
    if text.starts_with(['{', '[', '"']) {
        let unreadable = |why: serde_json::Error| Said::new("open-json").with("why", Arg::Text(why.to_string()));
        return serde_json::from_str(text).map_err(unreadable);
    }
    let named = || serde_json::from_value(Value::String(text.to_owned()));
    read(text).or_else(|why| named().map_err(|_| why))
}
