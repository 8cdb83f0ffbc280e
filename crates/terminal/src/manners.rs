//! Time and manners at a table of a house: who is there, clocks, wishes that all must agree to, and what people write.

mod clock;
mod deeds;
mod telling;

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{Seat, Seats};

pub use clock::{Face, now};
pub use deeds::Deed;
pub use telling::written;

/// What there is at a table of a house besides the game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Manners {
    /// Who sits there, and what they wish.
    pub table: Gathering,
    /// The clocks, if there are any.
    pub clocks: Option<Clocks>,
    /// How far the clock of the house is ahead of this machine's, in milliseconds.
    pub ahead: i64,
    /// What was written, the oldest first.
    pub lines: Arc<Vec<ChatLine>>,
}

/// The people at a table.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Gathering {
    /// By seat.
    pub seats: Vec<Chair>,
    /// How far the table is.
    pub status: Status,
    /// How well its bots play.
    pub level: String,
    /// Is it the table of the person at the keyboard?
    pub owner: bool,
    /// A wish to stop all clocks.
    pub pause: Option<Agreement>,
    /// A wish to take back what others have seen.
    pub wish: Option<Agreement>,
    /// Calls for a bot to play for an absent player.
    pub calls: Vec<Call>,
    /// How many watch.
    pub watching: u32,
    /// The rules have changed: nobody can play on.
    pub frozen: bool,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Chairs are open.
    #[default]
    Waiting,
    /// They play.
    Playing,
    /// The game has ended.
    Over,
}

/// A chair and its player.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Chair {
    /// What kind of player.
    pub kind: ChairKind,
    /// Their name.
    #[serde(default)]
    pub name: Option<String>,
    /// Is it the person at the keyboard?
    #[serde(default)]
    pub you: bool,
    /// Are they here now?
    #[serde(default)]
    pub online: bool,
    /// Why a bot plays for them.
    #[serde(default)]
    pub absence: Option<String>,
}

/// What kind of player sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChairKind {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody yet.
    Open,
}

/// A wish to which all persons at the table must agree.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Agreement {
    /// Who wishes it.
    pub by: Seat,
    /// Who has agreed.
    pub agreed: Seats,
}

/// Others would like a bot to play for a player who is gone.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Call {
    /// The absent player.
    pub seat: Seat,
    /// Who has agreed.
    pub agreed: Seats,
}

/// The clocks of a table, in milliseconds of UTC by the clock of the house.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Clocks {
    /// What time it is for the house.
    pub now: i64,
    /// Do all clocks stand?
    pub paused: bool,
    /// By seat.
    pub seats: Vec<Hands>,
}

/// The clock of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Hands {
    /// What is left of the reserve.
    pub reserve: i64,
    /// When the time of the open question is over and the reserve begins.
    pub reserve_from: Option<i64>,
    /// When the time is over altogether, if the clock runs.
    pub until: Option<i64>,
    /// What is left of the holidays.
    pub holidays: i64,
    /// On holiday since then.
    pub holiday: Option<i64>,
}

/// Something that was written.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct ChatLine {
    /// Its number at this table.
    pub n: u32,
    /// When.
    pub at: i64,
    /// Who wrote it.
    pub name: String,
    /// Where they sat, if they did.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// Was it the person at the keyboard?
    #[serde(default)]
    pub you: bool,
    /// What they wrote; `None` if they are muted.
    #[serde(default)]
    pub said: Option<Uttered>,
}

/// What a person writes to others.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Uttered {
    /// In their own words.
    Text(String),
    /// A ready-made phrase, by its name: everybody reads it in their own language.
    Phrase(String),
}

/// The ready-made phrases, in the order in which a game needs them.
pub const PHRASES: [&str; 8] =
    ["hello", "good-luck", "well-played", "oops", "one-moment", "have-to-go", "thanks", "good-game"];

/// A message to a house besides answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Manner {
    /// To write.
    Chat(Uttered),
    /// To mute, or unmute, the author of the line of this number.
    Mute(u32, bool),
    /// To wish for a pause, or to agree to one, or not.
    Pause(bool),
    /// To end a pause.
    Resume,
    /// To agree that a player takes back an answer, or not.
    Agree(bool),
    /// To leave, so that a bot plays.
    Leave,
    /// To come back.
    Back,
    /// To give up.
    Resign,
    /// To take a holiday, or to end it.
    Holiday(bool),
    /// To call a bot for a player who is gone.
    CallBot(Seat),
}

impl Manner {
    /// As JSON, as a house reads it.
    pub(crate) fn body(&self, key: &str) -> Value {
        match self {
            Manner::Chat(Uttered::Text(text)) => json!({"type": "chat", "key": key, "say": {"text": text}}),
            Manner::Chat(Uttered::Phrase(name)) => json!({"type": "chat", "key": key, "say": {"phrase": name}}),
            Manner::Mute(line, on) => json!({"type": "mute", "key": key, "line": line, "on": on}),
            Manner::Pause(yes) => json!({"type": "pause", "key": key, "yes": yes}),
            Manner::Resume => json!({"type": "resume", "key": key}),
            Manner::Agree(yes) => json!({"type": "agree", "key": key, "yes": yes}),
            Manner::Leave => json!({"type": "leave", "key": key}),
            Manner::Back => json!({"type": "back", "key": key}),
            Manner::Resign => json!({"type": "resign", "key": key}),
            Manner::Holiday(on) => json!({"type": "holiday", "key": key, "on": on}),
            Manner::CallBot(seat) => json!({"type": "call-bot", "key": key, "seat": seat}),
        }
    }
}

impl Manners {
    /// Takes in what a house tells; false if it is about something else.
    pub(crate) fn hear(&mut self, frame: &Value) -> bool {
        match frame["type"].as_str() {
            Some("table") => {
                self.table = Gathering::deserialize(&frame["table"]).unwrap_or_default();
                for chair in &mut self.table.seats {
                    chair.name = chair.name.as_deref().map(clean);
                }
            }
            Some("clocks") => {
                self.clocks = Clocks::deserialize(&frame["clocks"]).ok();
                self.ahead = self.clocks.as_ref().map_or(0, |clocks| clocks.now - now());
            }
            Some("chat") => {
                let mut lines = Vec::<ChatLine>::deserialize(&frame["lines"]).unwrap_or_default();
                for line in &mut lines {
                    line.name = clean(&line.name);
                    if let Some(Uttered::Text(words)) = &mut line.said {
                        *words = clean(words);
                    }
                }
                match frame["whole"].as_bool() {
                    Some(true) => self.lines = Arc::new(lines),
                    _ => Arc::make_mut(&mut self.lines).extend(lines),
                }
            }
            _ => return false,
        }
        true
    }

    /// Where the person at the keyboard sits.
    pub fn me(&self) -> Option<Seat> {
        let at = self.table.seats.iter().position(|chair| chair.you)?;
        Seat::new(at as u8)
    }

    /// Their chair.
    pub(crate) fn mine(&self) -> Option<&Chair> {
        self.table.seats.iter().find(|chair| chair.you)
    }

    /// The persons who have not agreed yet. Those for whom a bot plays count only with `absent`, so not for a pause.
    pub(crate) fn missing(&self, agreement: &Agreement, absent: bool) -> Vec<Seat> {
        let chairs = self.table.seats.iter().enumerate();
        let asked = chairs.filter(|(_, it)| it.kind == ChairKind::Person && (absent || it.absence.is_none()));
        let seats = asked.filter_map(|(at, _)| Seat::new(at as u8));
        seats.filter(|seat| !agreement.agreed.contains(*seat)).collect()
    }

    /// Whether the person at the keyboard plays, and no bot for them.
    pub(crate) fn plays(&self) -> bool {
        self.table.status == Status::Playing
            && !self.table.frozen
            && self.mine().is_some_and(|chair| chair.absence.is_none())
    }

    /// Whether all clocks stand by consent.
    pub fn is_paused(&self) -> bool {
        self.clocks.as_ref().is_some_and(|clocks| clocks.paused)
    }

    /// Does a clock run?
    pub fn ticks(&self) -> bool {
        self.clocks.as_ref().is_some_and(|clocks| clocks.seats.iter().any(|hands| hands.until.is_some()))
    }
}

/// A text by others, without control characters, which a terminal would obey.
pub(crate) fn clean(text: &str) -> String {
    text.chars().filter(|it| !it.is_control()).collect()
}
