use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{Artifact, Artifacts, Cards, Spell, Spells, cards::Timetable};

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

impl Setup {
    /// The number of these rules. A change in what a legal record tells raises it.
    pub const RULES: u32 = 1;

    /// The usual game for so many players, with the cards we ship.
    ///
    /// # Errors
    ///
    /// If it is not for 2 to 5 players.
    pub fn new(players: u8) -> Result<Setup, String> {
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
        let copies = |kind: Artifact| usize::from(self.cards.artifact(kind).copies);
        Artifact::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, copies(kind))).collect()
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
    type Err = String;

    /// What is left out is as usual.
    fn from_str(text: &str) -> Result<Setup, String> {
        let mut form = Form::default();
        for word in text.split_ascii_whitespace() {
            match word.split_once('=') {
                Some((key, value)) => form.agree(key, value)?,
                None => return Err(format!("`{}`: OPTION=VALUE was expected", word.escape_default())),
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
    fn agree(&mut self, key: &str, value: &str) -> Result<(), String> {
        let number = || value.parse().map_err(|_| format!("{key}={}: a number was expected", value.escape_default()));
        let either = |one: &str, other: &str| match value {
            _ if value == one => Ok(true),
            _ if value == other => Ok(false),
            _ => Err(format!("{key}={}: `{one}` or `{other}` was expected", value.escape_default())),
        };
        match key {
            "rules" => self.rules = u32::from(number()?),
            "players" => self.players = number()?,
            "start_treasures" => self.start_treasures = number()?,
            "spells" => self.spells = if either("all", "core")? { SpellSet::All } else { SpellSet::Core },
            "ledger" => self.ledger = either("on", "off")?,
            "cards" => self.cards = Some(value.parse()?),
            _ => {
                let key = key.escape_default();
                return Err(format!(
                    "there is no option `{key}`: players, spells, start_treasures, ledger and cards are known"
                ));
            }
        }
        Ok(())
    }
}

impl TryFrom<Form> for Setup {
    type Error = String;

    fn try_from(form: Form) -> Result<Setup, String> {
        let Form { rules, players, spells, start_treasures, ledger, cards } = form;
        if rules != Setup::RULES {
            return Err(format!("these are rules number {}, not {rules}", Setup::RULES));
        }
        if !(2..=5).contains(&players) {
            return Err(format!("the card game is for 2 to 5 players, not for {players}"));
        }
        if start_treasures > 3 {
            return Err(format!("start_treasures={start_treasures}: 0 to 3 were expected (K1.18)"));
        }
        let cards = match cards {
            Some(cards) => cards,
            None => Cards::shipped()?,
        };
        let timetable = Timetable::of(&cards, spells == SpellSet::All);
        let chosen = |spell: &Spell| spells == SpellSet::All || !cards.spell(*spell).extension;
        let copies = |kind: Spell| usize::from(cards.spell(kind).copies);
        let deck =
            Spell::ALL.into_iter().filter(chosen).flat_map(|kind| std::iter::repeat_n(kind, copies(kind))).collect();
        Ok(Setup { players, start_treasures, spells, ledger, cards, timetable, deck })
    }
}

impl From<Setup> for Form {
    fn from(setup: Setup) -> Form {
        let Setup { players, start_treasures, spells, ledger, cards, timetable: _, deck: _ } = setup;
        Form { rules: Setup::RULES, players, spells, start_treasures, ledger, cards: Some(cards) }
    }
}
