use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::Cards;

/// Which of the two games is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Version {
    /// Without magic.
    #[default]
    Basic,
    /// The professional game: artifacts have powers, and there are spells.
    Pro,
}

/// M10.3, M10.4: how figures are paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Payment {
    /// As many kinds as figures, the split free.
    #[default]
    Split,
    /// Each figure in a kind of its own.
    Match,
}

/// M11.1, M11.2: how long the basic game lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// Until the end of the round in which somebody owns three artifacts.
    #[default]
    FirstToThree,
    /// Until the last artifact is sold.
    Full,
}

/// What is agreed before the game: players and table options. An impossible agreement cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Form"))]
pub struct Setup {
    players: u8,
    /// Which game.
    pub version: Version,
    /// How figures are paid for.
    pub payment: Payment,
    /// How long it lasts.
    pub length: Length,
    /// Whether clients display what is known of hoards. Views know it in any case.
    pub ledger: bool,
    cards: Cards,
}

impl Setup {
    /// The number of these rules. A change in what a legal record tells raises it.
    pub const RULES: u32 = 1;

    /// The usual game for so many players, with the cards we ship.
    ///
    /// # Errors
    ///
    /// If it is not for 3 to 5 players.
    pub fn new(players: u8) -> Result<Setup, String> {
        if !(3..=5).contains(&players) {
            return Err(format!("Morgenland is for 3 to 5 players, not for {players}"));
        }
        Setup::with_cards(players, Cards::shipped(players)?)
    }

    /// The usual game with these treasure cards.
    ///
    /// # Errors
    ///
    /// If it is not for 3 to 5 players, or the cards do not fit them.
    pub fn with_cards(players: u8, cards: Cards) -> Result<Setup, String> {
        if !(3..=5).contains(&players) {
            return Err(format!("Morgenland is for 3 to 5 players, not for {players}"));
        }
        cards.fits(players)?;
        Ok(Setup {
            players,
            version: Version::default(),
            payment: Payment::default(),
            length: Length::default(),
            ledger: true,
            cards,
        })
    }

    /// M2.5: how many artifacts of each kind are in the game.
    pub const fn artifacts_of_each(&self) -> u8 {
        match self.version {
            Version::Basic => crate::Artifact::OF_EACH,
            Version::Pro => self.players,
        }
    }

    /// How many play.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The treasure cards in use.
    pub const fn cards(&self) -> &Cards {
        &self.cards
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let version = match self.version {
            Version::Basic => "basic",
            Version::Pro => "pro",
        };
        let payment = match self.payment {
            Payment::Split => "split",
            Payment::Match => "match",
        };
        let length = match self.length {
            Length::FirstToThree => "first-to-three",
            Length::Full => "full",
        };
        let ledger = if self.ledger { "on" } else { "off" };
        write!(f, "rules={} players={} version={version} payment={payment} ", Setup::RULES, self.players)?;
        if self.version == Version::Basic {
            write!(f, "length={length} ")?; // M11.1: the professional game has one length only
        }
        write!(f, "ledger={ledger} cards={}", self.cards)
    }
}

impl FromStr for Setup {
    type Err = String;

    /// What is left out is as usual.
    fn from_str(text: &str) -> Result<Setup, String> {
        let mut form = Form::default();
        for word in text.split_ascii_whitespace() {
            let (key, value) = word.split_once('=').ok_or_else(|| format!("`{word}`: KEY=VALUE was expected"))?;
            form.set(key, value)?;
        }
        Setup::try_from(form)
    }
}

/// A setup on its way in or out, not yet checked.
#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Setup"))]
struct Form {
    rules: u32,
    players: u8,
    version: Version,
    payment: Payment,
    #[cfg_attr(feature = "ts", ts(as = "Length"))]
    length: Option<Length>,
    ledger: bool,
    #[cfg_attr(feature = "ts", ts(as = "Cards"))]
    cards: Option<Cards>,
}

impl Default for Form {
    fn default() -> Form {
        Form {
            rules: Setup::RULES,
            players: 4,
            version: Version::default(),
            payment: Payment::default(),
            length: None,
            ledger: true,
            cards: None,
        }
    }
}

impl Form {
    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let wrong = |expected: &str| Err(format!("{key}={value}: {expected} was expected"));
        match (key, value) {
            ("rules", _) => match value.parse() {
                Ok(rules) => self.rules = rules,
                Err(_) => return wrong("a number"),
            },
            ("players", _) => match value.parse() {
                Ok(players) => self.players = players,
                Err(_) => return wrong("3, 4 or 5"),
            },
            ("version", "basic") => self.version = Version::Basic,
            ("version", "pro") => self.version = Version::Pro,
            ("version", _) => return wrong("`basic` or `pro`"),
            ("payment", "split") => self.payment = Payment::Split,
            ("payment", "match") => self.payment = Payment::Match,
            ("payment", _) => return wrong("`split` or `match`"),
            ("length", "first-to-three") => self.length = Some(Length::FirstToThree),
            ("length", "full") => self.length = Some(Length::Full),
            ("length", _) => return wrong("`first-to-three` or `full`"),
            ("ledger", "on") => self.ledger = true,
            ("ledger", "off") => self.ledger = false,
            ("ledger", _) => return wrong("`on` or `off`"),
            ("cards", _) => self.cards = Some(value.parse()?),
            _ => {
                return Err(format!(
                    "there is no option `{key}`: players, version, payment, length, ledger and cards are known"
                ));
            }
        }
        Ok(())
    }
}

impl TryFrom<Form> for Setup {
    type Error = String;

    fn try_from(form: Form) -> Result<Setup, String> {
        let Form { rules, players, version, payment, length, ledger, cards } = form;
        if rules != Setup::RULES {
            return Err(format!("these are rules number {}, not {rules}", Setup::RULES));
        }
        let setup = match cards {
            Some(cards) => Setup::with_cards(players, cards)?,
            None => Setup::new(players)?,
        };
        let length = match version {
            Version::Basic => length.unwrap_or_default(),
            Version::Pro if length == Some(Length::FirstToThree) => {
                return Err(
                    "the professional game ends when the last artifact is sold: leave `length` out (M11.1)".into()
                );
            }
            Version::Pro => Length::Full,
        };
        Ok(Setup { version, payment, length, ledger, ..setup })
    }
}

impl From<Setup> for Form {
    fn from(setup: Setup) -> Form {
        let Setup { players, version, payment, length, ledger, cards } = setup;
        Form { rules: Setup::RULES, players, version, payment, length: Some(length), ledger, cards: Some(cards) }
    }
}
