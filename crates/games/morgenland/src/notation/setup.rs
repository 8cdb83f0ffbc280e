//! The text of a setup, `KEY=VALUE` by `KEY=VALUE`, and why one cannot be.

use std::{fmt, str::FromStr};

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

    /// What is left out is as usual.
    fn from_str(text: &str) -> Result<Setup, WrongSetup> {
        let mut form = Form::default();
        for word in text.split_ascii_whitespace() {
            let (key, value) = word.split_once('=').ok_or_else(|| WrongSetup::Word(word.to_owned()))?;
            form.set(key, value)?;
        }
        Setup::try_from(form)
    }
}

/// Why a setup cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the text of each says what it is")]
pub enum WrongSetup {
    Players(u8),
    Rules(u32),
    Word(String),
    Option(String),
    Value(String, String),
    LeaveOut(&'static str, &'static str),
    Start(Seat),
    Cards(WrongCards),
}

impl fmt::Display for WrongSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WrongSetup::Players(players) => write!(f, "Morgenland is for 3 to 5 players, not for {players}"),
            WrongSetup::Rules(rules) => write!(f, "these are rules number 1 to {}, not {rules}", Setup::RULES),
            WrongSetup::Word(word) => write!(f, "`{word}`: KEY=VALUE was expected"),
            WrongSetup::Option(key) => {
                let keys: Vec<&str> = Setup::SETTINGS.iter().map(|setting| setting.key).collect();
                write!(f, "there is no option `{key}`: players, {} and cards are known", keys.join(", "))
            }
            WrongSetup::Value(key, value) => {
                write!(f, "{key}={value}: ")?;
                match Setup::SETTINGS.iter().find(|setting| setting.key == key) {
                    Some(setting) => {
                        let choices: Vec<String> = setting.choices.iter().map(|it| format!("`{it}`")).collect();
                        write!(f, "{} was expected", choices.join(" or "))
                    }
                    None if key == "players" => f.write_str("3, 4 or 5 was expected"),
                    None => f.write_str("a number was expected"),
                }
            }
            WrongSetup::LeaveOut(key, why) => write!(f, "{why}: leave `{key}` out"),
            WrongSetup::Start(seat) => write!(f, "start={seat}: nobody sits there (M2.1)"),
            WrongSetup::Cards(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for WrongSetup {}

impl Form {
    fn set(&mut self, key: &str, value: &str) -> Result<(), WrongSetup> {
        let wrong = || WrongSetup::Value(key.to_owned(), value.to_owned());
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
            _ => return Err(WrongSetup::Option(key.to_owned())),
        }
        Ok(())
    }
}
