use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::Setting;

use crate::{Artifact, Artifacts, BadCards, Cards, Spell, Spells, components::Timetable};

/// K1.8: which spells are in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SpellSet {
    /// The core set.
    #[default]
    Core,
    /// The extension, too.
    All,
}

/// K1.18: what is agreed before the game. An impossible agreement cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Form"))]
pub struct Setup {
    players: u8,
    start_treasures: u8,
    spells: SpellSet,
    /// K17.8: whether clients display what is known of hands. Views know it in any case.
    pub ledger: bool,
    cards: Cards,
    timetable: Timetable,
    deck: Spells,
}

/// Why a setup cannot be agreed on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the messages say all")]
pub enum BadSetup {
    NoOption { word: String },
    UnknownOption { key: String, known: Vec<&'static str> },
    NotANumber { key: String, value: String },
    NotOffered { key: &'static str, value: String, choices: &'static [&'static str] },
    OtherRules { rules: u32 },
    Players { players: u8 },
    Cards(BadCards),
}

tabletop::plain_errors!(BadSetup);

impl From<BadCards> for BadSetup {
    fn from(why: BadCards) -> BadSetup {
        BadSetup::Cards(why)
    }
}

const START_TREASURES: Setting = Setting::new("start_treasures", &["2", "0", "1", "3"]);

/// A value that this setting does not offer.
fn not_offered(setting: &'static Setting, value: String) -> BadSetup {
    BadSetup::NotOffered { key: setting.key, value, choices: setting.choices }
}

impl Setup {
    /// The number of these rules. A change in what a legal record tells raises it.
    pub const RULES: u32 = 1;

    /// K1.18: what can be agreed on, the usual choice first.
    pub const SETTINGS: &'static [Setting] =
        &[Setting::new("spells", &["core", "all"]), START_TREASURES, Setting::new("ledger", &["on", "off"])];

    /// The usual game for this many players, with the cards we ship.
    ///
    /// # Errors
    ///
    /// If it is not for 2 to 5 players.
    pub fn new(players: u8) -> Result<Setup, BadSetup> {
        Setup::try_from(Form { players, ..Form::default() })
    }

    /// How many play, the dummy not counted.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// How many take part, the dummy counted (K16).
    pub const fn colours(&self) -> u8 {
        if self.players == 2 { 3 } else { self.players }
    }

    /// K2.2: how many treasure cards each begins with.
    pub const fn start_treasures(&self) -> u8 {
        self.start_treasures
    }

    /// Which spells are in the deck.
    pub const fn spells(&self) -> SpellSet {
        self.spells
    }

    /// The cards in use.
    pub const fn cards(&self) -> &Cards {
        &self.cards
    }

    /// K1.7: all artifacts of the game.
    pub fn all_artifacts(&self) -> Artifacts {
        let all = Artifact::ALL.into_iter().map(|kind| Artifacts::of(kind, self.cards.artifact(kind).copies));
        all.fold(Artifacts::NONE, Artifacts::plus)
    }

    /// K1.8: all spells of the chosen set.
    pub const fn all_spells(&self) -> Spells {
        self.deck
    }

    /// Which cards of the chosen set can be played when.
    pub(crate) const fn timetable(&self) -> &Timetable {
        &self.timetable
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup { players, start_treasures, spells, ledger, cards, timetable: _, deck: _ } = self;
        let spells = if *spells == SpellSet::All { "all" } else { "core" };
        let ledger = if *ledger { "on" } else { "off" };
        write!(f, "rules={} players={players} spells={spells} ", Setup::RULES)?;
        write!(f, "start_treasures={start_treasures} ledger={ledger} cards={cards}")
    }
}

impl FromStr for Setup {
    type Err = BadSetup;

    /// Keys left out have their defaults.
    fn from_str(text: &str) -> Result<Setup, BadSetup> {
        let mut form = Form::default();
        for word in text.split_ascii_whitespace() {
            match word.split_once('=') {
                Some((key, value)) => form.agree(key, value)?,
                None => return Err(BadSetup::NoOption { word: word.escape_default().to_string() }),
            }
        }
        form.try_into()
    }
}

/// A setup on its way in or out, not yet checked.
#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Setup"))]
struct Form {
    rules: u32,
    players: u8,
    spells: SpellSet,
    start_treasures: u8,
    ledger: bool,
    #[cfg_attr(feature = "ts", ts(as = "Cards"))]
    cards: Option<Cards>,
}

impl Default for Form {
    fn default() -> Form {
        Form { rules: Setup::RULES, players: 4, spells: SpellSet::Core, start_treasures: 2, ledger: true, cards: None }
    }
}

impl Form {
    fn agree(&mut self, key: &str, value: &str) -> Result<(), BadSetup> {
        let escaped = || value.escape_default().to_string();
        let number = || value.parse().map_err(|_| BadSetup::NotANumber { key: key.to_owned(), value: escaped() });
        match (key, value) {
            ("rules", _) => self.rules = u32::from(number()?),
            ("players", _) => self.players = number()?,
            ("cards", _) => self.cards = Some(value.parse()?),
            ("spells", "core") => self.spells = SpellSet::Core,
            ("spells", "all") => self.spells = SpellSet::All,
            ("start_treasures", _) => self.start_treasures = number()?,
            ("ledger", "on") => self.ledger = true,
            ("ledger", "off") => self.ledger = false,
            _ => {
                let setting = Setup::SETTINGS.iter().find(|setting| setting.key == key);
                let unknown = || {
                    let settings = Setup::SETTINGS.iter().map(|setting| setting.key);
                    let known = ["players"].into_iter().chain(settings).chain(["cards"]).collect();
                    BadSetup::UnknownOption { key: key.escape_default().to_string(), known }
                };
                return Err(not_offered(setting.ok_or_else(unknown)?, escaped()));
            }
        }
        Ok(())
    }
}

impl TryFrom<Form> for Setup {
    type Error = BadSetup;

    fn try_from(form: Form) -> Result<Setup, BadSetup> {
        let Form { rules, players, spells, start_treasures, ledger, cards } = form;
        if rules != Setup::RULES {
            return Err(BadSetup::OtherRules { rules });
        }
        if !(2..=5).contains(&players) {
            return Err(BadSetup::Players { players });
        }
        if start_treasures > 3 {
            return Err(not_offered(&START_TREASURES, start_treasures.to_string()));
        }
        let cards = cards.unwrap_or_else(Cards::shipped);
        let timetable = Timetable::of(&cards, spells == SpellSet::All);
        let chosen = |spell: &Spell| spells == SpellSet::All || !cards.spell(*spell).extension;
        let all = Spell::ALL.into_iter().filter(chosen).map(|kind| Spells::of(kind, cards.spell(kind).copies));
        let deck = all.fold(Spells::NONE, Spells::plus);
        Ok(Setup { players, start_treasures, spells, ledger, cards, timetable, deck })
    }
}

impl From<Setup> for Form {
    fn from(setup: Setup) -> Form {
        let Setup { players, start_treasures, spells, ledger, cards, timetable: _, deck: _ } = setup;
        Form { rules: Setup::RULES, players, spells, start_treasures, ledger, cards: Some(cards) }
    }
}
