use serde::{Deserialize, Serialize};
use tabletop::{Seat, Setting};

use crate::{Artifact, Cards, WrongSetup};

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
    /// Until the end of the round in which a player owns three artifacts.
    #[default]
    FirstToThree,
    /// Until the last artifact is sold.
    Full,
}

/// M1.9, MR30: how many rooms are in use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Rooms {
    /// All five.
    #[default]
    Five,
    /// As many as there are players.
    Players,
}

/// What is agreed before the game: players and table options. An impossible agreement cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Form"))]
pub struct Setup {
    pub(crate) rules: u32,
    pub(crate) players: u8,
    /// Which game.
    pub version: Version,
    /// How figures are paid for.
    pub payment: Payment,
    /// How long it lasts.
    pub length: Length,
    pub(crate) rooms: Rooms,
    /// M2.1: the start player, if named.
    pub start: Option<Seat>,
    /// Whether clients display what is known of hoards. Views know it in any case.
    pub ledger: bool,
    pub(crate) cards: Cards,
}

impl Setup {
    /// The number of these rules. A change in what a legal record tells raises it; games with an older number are still
    /// played as they were begun.
    pub const RULES: u32 = 2;

    /// What can be agreed on, besides the number of players and the treasure cards.
    pub const SETTINGS: &'static [Setting] = &[
        Setting::new("version", &["basic", "pro"]),
        Setting::new("payment", &["split", "match"]),
        Setting::new("length", &["first-to-three", "full"]).only_if("version", "basic"),
        Setting::new("rooms", &["five", "players"]).only_if("version", "basic"),
        Setting::new("start", &["random", "0", "1", "2", "3", "4"]).of_seats(),
        Setting::new("ledger", &["on", "off"]),
    ];

    /// The usual game for this many players, with the cards we ship.
    ///
    /// # Errors
    ///
    /// If it is not for 3 to 5 players.
    pub fn new(players: u8) -> Result<Setup, WrongSetup> {
        Form { players, ..Form::default() }.try_into()
    }

    /// The usual game with these treasure cards.
    ///
    /// # Errors
    ///
    /// If it is not for 3 to 5 players, or the cards do not fit them.
    pub fn with_cards(players: u8, cards: Cards) -> Result<Setup, WrongSetup> {
        Form { players, cards: Some(cards), ..Form::default() }.try_into()
    }

    /// M2.5: how many artifacts of each kind are in the game.
    pub const fn artifacts_of_each(&self) -> u8 {
        match self.version {
            Version::Basic => Artifact::OF_EACH,
            Version::Pro => self.players,
        }
    }

    /// M1.9: the rooms from 1 to this are in use.
    pub const fn rooms(&self) -> u8 {
        match self.rooms {
            Rooms::Five => 5,
            Rooms::Players => self.players,
        }
    }

    /// By which rules it is played.
    pub const fn rules(&self) -> u32 {
        self.rules
    }

    /// How many play.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// Is it the professional game?
    pub const fn is_pro(&self) -> bool {
        matches!(self.version, Version::Pro)
    }

    /// The treasure cards in use.
    pub const fn cards(&self) -> &Cards {
        &self.cards
    }
}

/// A setup on its way in or out, not yet checked.
#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Setup"))]
pub(crate) struct Form {
    pub(crate) rules: u32,
    pub(crate) players: u8,
    pub(crate) version: Version,
    pub(crate) payment: Payment,
    #[cfg_attr(feature = "ts", ts(as = "Length"))]
    pub(crate) length: Option<Length>,
    #[cfg_attr(feature = "ts", ts(as = "Rooms"))]
    pub(crate) rooms: Option<Rooms>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub(crate) start: Option<Seat>,
    pub(crate) ledger: bool,
    #[cfg_attr(feature = "ts", ts(as = "Cards"))]
    pub(crate) cards: Option<Cards>,
}

impl Default for Form {
    fn default() -> Form {
        Form {
            rules: Setup::RULES,
            players: 4,
            version: Version::default(),
            payment: Payment::default(),
            length: None,
            rooms: None,
            start: None,
            ledger: true,
            cards: None,
        }
    }
}

impl TryFrom<Form> for Setup {
    type Error = WrongSetup;

    fn try_from(form: Form) -> Result<Setup, WrongSetup> {
        let Form { rules, players, version, payment, length, rooms, start, ledger, cards } = form;
        if !(1..=Setup::RULES).contains(&rules) {
            return Err(WrongSetup::Rules(rules));
        }
        if !(3..=5).contains(&players) {
            return Err(WrongSetup::Players(players));
        }
        let cards = cards.map_or_else(|| Cards::shipped(players), Ok).map_err(WrongSetup::Cards)?;
        cards.fits(players).map_err(WrongSetup::Cards)?;
        let (length, rooms) = match version {
            Version::Basic => {
                (length.unwrap_or_default(), if rules >= 2 { rooms.unwrap_or_default() } else { Rooms::Players })
            }
            Version::Pro if length == Some(Length::FirstToThree) => {
                return Err(WrongSetup::ProLength);
            }
            Version::Pro if rooms == Some(Rooms::Five) => {
                return Err(WrongSetup::ProRooms);
            }
            Version::Pro => (Length::Full, Rooms::Players),
        };
        if rules < 2 && (start.is_some() || form.rooms == Some(Rooms::Five)) {
            let key = if start.is_some() { "start" } else { "rooms" };
            return Err(WrongSetup::NotInRulesOne { key });
        }
        if let Some(start) = start.filter(|start| u8::from(*start) >= players) {
            return Err(WrongSetup::Start(start));
        }
        Ok(Setup { rules, players, version, payment, length, rooms, start, ledger, cards })
    }
}

impl From<Setup> for Form {
    fn from(setup: Setup) -> Form {
        let Setup { rules, players, version, payment, length, rooms, start, ledger, cards } = setup;
        let (length, rooms, cards) = (Some(length), Some(rooms), Some(cards));
        Form { rules, players, version, payment, length, rooms, start, ledger, cards }
    }
}
