use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{NotOffered, Setting};

use super::Leak;

/// How many play and for how long; and which secret is given away, if any.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct BazaarSetup {
    seats: u8,
    turns: u8,
    leak: Leak,
}

const TURNS: Setting = Setting::new("turns", &["6", "3"]);

impl BazaarSetup {
    /// What can be agreed on.
    pub const SETTINGS: &'static [Setting] = &[TURNS];

    /// This many seats and no leak, if they are two to four.
    pub fn new(seats: u8) -> Option<BazaarSetup> {
        BazaarSetup::leaking(seats, Leak::None)
    }

    /// This many seats and this leak.
    pub fn leaking(seats: u8, leak: Leak) -> Option<BazaarSetup> {
        (2..=4).contains(&seats).then_some(BazaarSetup { seats, turns: 6, leak })
    }

    /// How many play.
    pub const fn seats(self) -> u8 {
        self.seats
    }

    /// B5: how many turns each has.
    pub const fn turns(self) -> u8 {
        self.turns
    }

    /// What leaks.
    pub const fn leak(self) -> Leak {
        self.leak
    }
}

/// Why a setup or an action cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename = "Unreadable", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Misread {
    Word(String),
    Players(String),
    Choice { key: &'static str, value: String, choices: &'static [&'static str] },
    Leak(String),
    Action(String),
}

tabletop::plain_errors!(Misread);

impl From<NotOffered> for Misread {
    fn from(NotOffered { key, value, choices }: NotOffered) -> Misread {
        Misread::Choice { key, value, choices }
    }
}

impl fmt::Display for BazaarSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={} turns={}", self.seats, self.turns)?;
        if self.leak == Leak::None { Ok(()) } else { write!(f, " leak={:?}", self.leak) }
    }
}

impl FromStr for BazaarSetup {
    type Err = Misread;

    /// Options that are left out have their usual values: three players, six turns, no leak.
    fn from_str(text: &str) -> Result<BazaarSetup, Misread> {
        let mut setup = BazaarSetup { seats: 3, turns: 6, leak: Leak::None };
        for word in text.split_ascii_whitespace() {
            match word.split_once('=') {
                Some(("players", value)) => {
                    let seats = value.parse().ok().and_then(BazaarSetup::new);
                    setup.seats = seats.ok_or_else(|| Misread::Players(value.into()))?.seats;
                }
                Some(("turns", value)) => setup.turns = [6, 3][TURNS.choose(value)?],
                Some(("leak", value)) => {
                    let leak = Leak::ALL.into_iter().find(|leak| format!("{leak:?}") == value);
                    setup.leak = leak.ok_or_else(|| Misread::Leak(value.into()))?;
                }
                Some(_) | None => return Err(Misread::Word(word.into())),
            }
        }
        Ok(setup)
    }
}

impl TryFrom<String> for BazaarSetup {
    type Error = Misread;

    fn try_from(text: String) -> Result<BazaarSetup, Misread> {
        text.parse()
    }
}

impl From<BazaarSetup> for String {
    fn from(setup: BazaarSetup) -> String {
        setup.to_string()
    }
}
