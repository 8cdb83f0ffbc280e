use std::{ops::RangeInclusive, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use tabletop::{Seat, Setting};

use words::{Arg, Said, Spoken, Vocabulary, say};

use crate::{Compared, Help, Opposed, Order, Situation};

/// Everything the host must know of a game: how it is offered, how it is set up, and that its views, questions, events,
/// answers and refusals can be written as JSON. Each game has one implementation, in `games/`. [`Opposed`] adds its bots and
/// which of its questions are windows.
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
    /// Its rules number, raised whenever a legal record would tell something else than before.
    const RULES: u32;
    /// What can be agreed on.
    const SETTINGS: &'static [Setting] = &[];
    /// What is counted when a game is looked at again, as messages; what decides the game comes first.
    const MEASURES: &'static [&'static str] = &[];
    /// Its guided first game, if it has one: see [`crate::Lesson`].
    const LESSON: Option<&'static str> = None;

    /// A setup from options in the game's notation, and from a file of cards or values in the game's own format if others
    /// than those we ship are used. Options that are left out have their usual values.
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

    /// Whether this event shows something that was hidden, so that what caused it cannot be taken back. Luck is noticed
    /// without this. By default every event does, so that only secret answers can be taken back.
    fn reveals(_event: &Self::Event) -> bool {
        true
    }

    /// An imagined world with this view, to try answers in; never the true one. Without one, no answer is said to be final
    /// before it is given.
    fn imagined(_view: &Self::View) -> Option<Self> {
        None
    }

    /// Whether each of these answers can be taken back for certain, so that no world need be imagined to find out.
    fn are_free(_view: &Self::View, _menu: &[Self::Action]) -> bool {
        false
    }

    /// Whether, of these two answers to the same question, one is final exactly if the other is: then only one is tried.
    fn are_final_alike(_one: &Self::Action, _other: &Self::Action) -> bool {
        false
    }

    /// Works something out for a player who wants to see more before answering, or for a spectator: from what they see and
    /// are asked, and nothing else. `None` if this cannot be asked now.
    fn study(_seen: &Seen<'_, Self>, _what: &Value) -> Option<Value> {
        None
    }

    /// Whether a turn begins with this event. A player may take back all answers since then together.
    fn begins_turn(_event: &Self::Event) -> bool {
        false
    }

    /// The standing orders that can be given in a game with this setup, besides those of every game.
    fn orders(_setup: &Self::Setup) -> &'static [Order] {
        &[]
    }

    /// Where `seat` is as far as standing orders are concerned. It depends only on what a spectator sees, so that an order
    /// cannot betray a hand.
    fn situation(seen: &Self::View, _seat: Seat) -> Situation<Self::Action> {
        Situation::at(Self::round(seen).unwrap_or(0), 0)
    }

    /// Whether something in this menu can be played now and hardly at another moment. A person who is alone with bots is then
    /// asked in spite of orders that would pass.
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
    /// A single person plays with bots, so it harms nobody.
    Free,
    /// Where all have agreed on it, by the setup.
    AsAgreed,
    /// The game counts.
    Never,
}

impl Advice {
    /// Whether a study asks for a bot's advice. A bot thinks about it for a second, while other studies take moments.
    pub fn is_wanted(what: &Value) -> bool {
        what.get("hint").is_some()
    }
}

/// All that a study may look at.
pub struct Seen<'a, G: Hosted> {
    /// The seat that looks, or `None` for a spectator.
    pub seat: Option<Seat>,
    /// What they see.
    pub view: &'a G::View,
    /// What they may answer, if they are asked something.
    pub options: &'a [G::Action],
    /// Whether a bot's advice may be given.
    pub advice: Advice,
    /// Among how many people who want advice at once the bot's time is shared.
    pub among: u32,
}

/// Reads a game's notation; an error becomes a message.
pub(crate) fn read<T: FromStr<Err: Serialize>>(text: &str) -> Result<T, Said> {
    said(text.parse())
}

/// An error as a message of the game's words.
pub(crate) fn said<T>(outcome: Result<T, impl Serialize>) -> Result<T, Said> {
    outcome.map_err(|why| say(&why, &Vocabulary::NONE))
}

/// Reads the game's notation, or JSON, which begins with a brace, a bracket or a quotation mark. Text that is not notation
/// may be the name of something without arguments, which is a bare string in JSON.
pub(crate) fn understood<T: DeserializeOwned + FromStr<Err: Serialize>>(text: &str) -> Result<T, Said> {
    let text = text.trim();
    if text.starts_with(['{', '[', '"']) {
        let unreadable = |why: serde_json::Error| Said::new("open-json").with("why", Arg::Text(why.to_string()));
        return serde_json::from_str(text).map_err(unreadable);
    }
    let named = || serde_json::from_value(Value::String(text.to_owned()));
    read(text).or_else(|why| named().map_err(|_| why))
}
