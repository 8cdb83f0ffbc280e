use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats, Setting};

use crate::{Data, Djinn, Djinns, Item, Items, Meeples};

/// FT2.1: how many play, and whether with The Artisans of Naqala.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Agreed"))]
#[serde(try_from = "Agreed", into = "Agreed")]
pub struct Setup {
    rules: u32,
    players: u8,
    naqala: Option<Data>,
    ledger: bool,
    hints: bool,
}

/// An agreement before it is checked.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Setup"))]
#[serde(rename = "Setup", default, deny_unknown_fields)]
struct Agreed {
    rules: u32,
    players: u8,
    naqala: Option<Data>,
    ledger: bool,
    hints: bool,
}

impl Default for Agreed {
    fn default() -> Agreed {
        Agreed { rules: Setup::RULES, players: 4, naqala: None, ledger: true, hints: false }
    }
}

/// Why this cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Impossible {
    /// FT2.1
    Players(u8),
    /// There are no rules with this number.
    Rules(u32),
}

impl Setup {
    /// The number of these rules; it stands in every record. Rules 1 are still played by records and tables that say so.
    pub const RULES: u32 = 2;

    /// What can be agreed on; the values of the data file are keys of the notation only.
    pub const SETTINGS: &'static [Setting] = &[
        Setting::new("expansion", &["off", "on"]),
        Setting::new("ledger", &["on", "off"]),
        Setting::new("hints", &["off", "on"]),
    ];

    /// The base game alone.
    ///
    /// # Errors
    ///
    /// FT2.1: if there are not two to four players.
    pub const fn base(players: u8) -> Result<Setup, Impossible> {
        Setup::new(players, None)
    }

    /// With the expansion, and these unattested values.
    ///
    /// # Errors
    ///
    /// FT2.1: if there are not two to four players.
    pub const fn naqala(players: u8, data: Data) -> Result<Setup, Impossible> {
        Setup::new(players, Some(data))
    }

    const fn new(players: u8, naqala: Option<Data>) -> Result<Setup, Impossible> {
        if players < 2 || players > 4 {
            Err(Impossible::Players(players))
        } else {
            Ok(Setup { rules: Setup::RULES, players, naqala, ledger: true, hints: false })
        }
    }

    /// The same setup under the rules with this number.
    ///
    /// # Errors
    ///
    /// If there are no such rules.
    pub const fn with_rules(mut self, rules: u32) -> Result<Setup, Impossible> {
        if rules == 0 || rules > Setup::RULES {
            return Err(Impossible::Rules(rules));
        }
        self.rules = rules;
        Ok(self)
    }

    /// The number of the rules it is played by.
    pub const fn rules(&self) -> u32 {
        self.rules
    }

    /// FH1, FH2: whether clients show what everybody could have noted. The rules ignore it.
    #[must_use]
    pub const fn with_ledger(mut self, ledger: bool) -> Setup {
        self.ledger = ledger;
        self
    }

    /// Do clients show what everybody could have noted?
    pub const fn ledger(&self) -> bool {
        self.ledger
    }

    /// Whether everybody may ask a bot for advice, as a player alone with bots always may. The rules ignore it.
    #[must_use]
    pub const fn with_hints(mut self, hints: bool) -> Setup {
        self.hints = hints;
        self
    }

    /// May everybody ask a bot for advice?
    pub const fn hints(&self) -> bool {
        self.hints
    }

    /// How many play.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// Who plays.
    pub const fn seats(&self) -> Seats {
        Seats::first(self.players)
    }

    /// All players but one.
    pub const fn others(&self, seat: Seat) -> Seats {
        self.seats().without(seat)
    }

    /// The values of the expansion, if it is in play.
    pub const fn expansion(&self) -> Option<&Data> {
        self.naqala.as_ref()
    }

    /// Is the expansion in play?
    pub const fn has_expansion(&self) -> bool {
        self.naqala.is_some()
    }

    /// FT1.6: camels of each player.
    pub const fn camels(&self) -> u8 {
        if self.players == 2 { 11 } else { 8 }
    }

    /// FT1.6: markers of each player.
    pub const fn markers(&self) -> u8 {
        if self.players == 2 { 2 } else { 1 }
    }

    /// FT1.1, FX2.1: how many tiles lie on the table.
    pub const fn tiles(&self) -> usize {
        if self.has_expansion() { 36 } else { 30 }
    }

    /// FT1.2, FX1.2: all meeples there are.
    pub fn meeples(&self) -> Meeples {
        Meeples::everybody(self.has_expansion())
    }

    /// FT1.4, FX1.4: all djinns there are.
    pub fn djinns(&self) -> Djinns {
        if self.has_expansion() { Djinns::all() } else { Djinns::all().without(Djinn::Ptah).without(Djinn::Geb) }
    }

    /// FX1.3: all items there are; none in the base game.
    pub fn items(&self) -> Items {
        self.naqala.as_ref().map_or(Items::NONE, Item::stack)
    }
}

impl TryFrom<Agreed> for Setup {
    type Error = Impossible;

    fn try_from(it: Agreed) -> Result<Setup, Impossible> {
        Ok(Setup::new(it.players, it.naqala)?.with_rules(it.rules)?.with_ledger(it.ledger).with_hints(it.hints))
    }
}

impl From<Setup> for Agreed {
    fn from(Setup { rules, players, naqala, ledger, hints }: Setup) -> Agreed {
        Agreed { rules, players, naqala, ledger, hints }
    }
}

tabletop::plain_errors!(Impossible);
