//! The text of a setup, `KEY=VALUE` by `KEY=VALUE`, and why one is refused.

use std::{fmt, str::FromStr};

use serde::Serialize;
use tabletop::Seat;

use crate::{
    Length, Payment, Setup, Version, WrongCards,
    setup::{Form, Rooms},
};

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup { rules, players, version, payment, length, rooms, start, ledger, cards } = self;
        let is_basic = *version == Version::Basic;
        let payment = if *payment == Payment::Split { "split" } else { "match" };
        write!(f, "rules={rules} players={players} version={} ", if is_basic { "basic" } else { "pro" })?;
        write!(f, "payment={payment} ")?;
        if is_basic {
            // M11.1, M1.9: the professional game has one length and as many rooms as players.
            write!(f, "length={} ", if *length == Length::FirstToThree { "first-to-three" } else { "full" })?;
        }
        if *rules >= 2 {
            if is_basic {
                write!(f, "rooms={} ", if *rooms == Rooms::Five { "five" } else { "players" })?;
            }
            write!(f, "start={} ", start.map_or_else(|| "random".to_owned(), |seat| seat.to_string()))?;
        }
        write!(f, "ledger={} cards={cards}", if *ledger { "on" } else { "off" })
    }
}

impl FromStr for Setup {
    type Err = WrongSetup;

    /// Keys left out have their defaults.
    fn from_str(text: &str) -> Result<Setup, WrongSetup> {
        let mut form = Form::default();
        for word in text.split_ascii_whitespace() {
            let (key, value) = word.split_once('=').ok_or_else(|| WrongSetup::Word(word.to_owned()))?;
            form.set(key, value)?;
        }
        Setup::try_from(form)
    }
}

/// Why a setup is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the message of each says what it is")]
pub enum WrongSetup {
    Players(u8),
    Rules(u32),
    Word(String),
    Option {
        key: String,
        known: Vec<&'static str>,
    },
    Value {
        key: String,
        value: String,
        choices: &'static [&'static str],
    },
    Number {
        key: String,
        value: String,
    },
    /// M11.1
    ProLength,
    /// M1.9
    ProRooms,
    NotInRulesOne {
        key: &'static str,
    },
    /// M2.1
    Start(Seat),
    Cards(WrongCards),
}

tabletop::plain_errors!(WrongSetup);

impl Form {
    fn set(&mut self, key: &str, value: &str) -> Result<(), WrongSetup> {
        let setting = Setup::SETTINGS.iter().find(|setting| setting.key == key);
        let wrong = || {
            let (key, value) = (key.to_owned(), value.to_owned());
            match setting {
                Some(setting) => WrongSetup::Value { key, value, choices: setting.choices },
                None => WrongSetup::Number { key, value },
            }
        };
        match (key, value) {
            ("rules", _) => self.rules = value.parse().map_err(|_| wrong())?,
            ("players", _) => self.players = value.parse().map_err(|_| wrong())?,
            ("version", "basic") => self.version = Version::Basic,
            ("version", "pro") => self.version = Version::Pro,
            ("payment", "split") => self.payment = Payment::Split,
            ("payment", "match") => self.payment = Payment::Match,
            ("length", "first-to-three") => self.length = Some(Length::FirstToThree),
            ("length", "full") => self.length = Some(Length::Full),
            ("rooms", "five") => self.rooms = Some(Rooms::Five),
            ("rooms", "players") => self.rooms = Some(Rooms::Players),
            ("start", "random") => self.start = None,
            ("start", _) => self.start = Some(value.parse().ok().and_then(Seat::new).ok_or_else(wrong)?),
            ("ledger", "on") => self.ledger = true,
            ("ledger", "off") => self.ledger = false,
            ("cards", _) => self.cards = Some(value.parse().map_err(WrongSetup::Cards)?),
            ("version" | "payment" | "length" | "rooms" | "ledger", _) => return Err(wrong()),
            _ => {
                let settings = Setup::SETTINGS.iter().map(|setting| setting.key);
                let known = ["players"].into_iter().chain(settings).chain(["cards"]).collect();
                return Err(WrongSetup::Option { key: key.to_owned(), known });
            }
        }
        Ok(())
    }
}
