//! What only tests may see of a state. Only with the feature `scene`.

use tabletop::{Pile, Seat, Seats, Viewer};

use crate::{
    Artifact, Artifacts, Cards, Field, Kind, Purse, Spell, Spells, State, Topic,
    frame::Frame,
    state::Piece,
    view::{memory::Token, note_down},
};

impl State {
    /// Is everything there that was in the box, and does the ledger fit the hoards?
    ///
    /// # Errors
    ///
    /// Says what is missing or too much.
    pub fn audit(&self) -> Result<(), String> {
        let wrong = |what: &str, got: &dyn std::fmt::Debug| Err(format!("{what}: {got:?}"));
        for kind in Kind::ALL {
            if self.treasure(kind) != Kind::VALUE {
                return wrong("treasure", &(kind, self.treasure(kind)));
            }
        }
        for kind in Artifact::ALL {
            if self.count(kind) != self.setup.artifacts_of_each() {
                return wrong("artifacts", &(kind, self.count(kind)));
            }
        }
        let mut cards: Vec<u8> = self.deck.iter().chain(&self.used).copied().collect();
        cards.sort_unstable();
        if cards != (0..Cards::COUNT).collect::<Vec<_>>() {
            return wrong("treasure cards", &cards);
        }
        for seat in Seats::first(self.players()).iter() {
            let player = self.player(seat);
            if self.all_figures(seat) != [1, 2, 4, 5, 6, 7, 8, 9] {
                return wrong("figures", &(seat, self.all_figures(seat)));
            }
            if !player.hoard.holds(&player.known)
                || player.hoard.total() != player.known.total() + u32::from(player.unknown)
            {
                return wrong("ledger", player);
            }
        }
        if self.is_pro() { self.audit_magic() } else { Ok(()) }
    }

    fn treasure(&self, kind: Kind) -> u8 {
        let caves: u8 = self.caves[kind.index()].iter().sum();
        let hoards: u8 = self.players.iter().map(|player| player.hoard.get(kind)).sum();
        self.supply.get(kind) + caves + hoards
    }

    fn count(&self, kind: Artifact) -> u8 {
        let stacks = self.stacks.iter().flat_map(|stack| stack.iter()).map(|token| token.kind);
        let stacks = stacks.chain(self.rest.iter().copied()).filter(|&it| it == kind);
        let owned: u8 = self.players.iter().map(|player| player.artifacts.of(kind)).sum();
        stacks.count() as u8 + owned
    }

    fn all_figures(&self, seat: Seat) -> Vec<u8> {
        let player = self.player(seat);
        let placed =
            self.pieces.iter().filter(|piece| piece.owner == seat && !piece.carpet).map(|piece| piece.strength);
        let out = player.out.iter().map(|gone| gone.strength);
        let mut all: Vec<u8> = placed.chain(player.hand.iter()).chain(out).collect();
        all.sort_unstable();
        all
    }

    /// What is being asked, in a word: for tables of what was tested.
    pub fn asked(&self) -> &'static str {
        let Some(frame) = self.frames.last() else { return "over" };
        match frame.topic() {
            Topic::StartTreasure => "start-treasure",
            Topic::Place => "place",
            Topic::Market => "market",
            Topic::Goods => "goods",
            Topic::Bribe => "bribe",
            Topic::Offer => "offer",
            Topic::Window | Topic::SecondChance | Topic::Teleport => "window",
            Topic::Tent => "tent",
            Topic::Camel => "camel",
            Topic::Stack => "stack",
            Topic::Mirage => "mirage",
            Topic::Apprentice => "apprentice",
            Topic::Charity => "charity",
            Topic::Eye => "eye",
            Topic::CityTax => "city-tax",
            Topic::SultansTax => "sultans-tax",
            Topic::Sacrifice | Topic::Donation => "sacrifice",
            Topic::Trade => "trade",
            Topic::TradeGoods => "trade-goods",
            Topic::Fare => "fare",
        }
    }

    /// What a player has.
    pub fn hoard_of(&self, player: u8) -> Purse {
        self.players[usize::from(player)].hoard
    }

    /// How many artifacts a player has.
    pub fn artifacts_of(&self, player: u8) -> u8 {
        self.players[usize::from(player)].artifacts.count()
    }

    /// Owners and strengths on a field, in order of arrival.
    pub fn figures_on(&self, field: Field) -> Vec<(u8, u8)> {
        let there = self.pieces.iter().filter(|piece| piece.field == field);
        there.map(|piece| (piece.owner.into(), piece.strength)).collect()
    }

    /// The cards of the treasure deck, the next one last.
    pub fn deck(&self) -> Pile<u8, 15> {
        self.deck
    }

    /// The guard's strength, seen or not.
    pub fn guard(&self) -> u8 {
        self.guard.strength
    }

    /// The kinds in a room's stack (from 1), the top one last.
    pub fn stack(&self, room: usize) -> Pile<Artifact, 6> {
        self.stacks[room - 1].iter().map(|token| token.kind).collect()
    }

    /// The spells a player has in hand.
    pub fn spells_of(&self, player: u8) -> Spells {
        self.players[usize::from(player)].spells
    }

    /// The artifacts a player has, by kind.
    pub fn kinds_of(&self, player: u8) -> Artifacts {
        self.players[usize::from(player)].artifacts
    }

    /// The spells in the deck, the next one last.
    pub fn spell_deck(&self) -> Pile<Spell, 21> {
        self.spells.deck
    }

    /// Is every spell somewhere, once, and does what is known of artifacts and figures fit the truth?
    fn audit_magic(&self) -> Result<(), String> {
        let tent = if let Some(Frame::Tent { drawn, .. }) = self.frames.last() { drawn.as_slice() } else { &[] };
        let held = self.players.iter().flat_map(|player| player.spells.iter());
        let mut all: Vec<Spell> = held.chain(self.spells.deck.iter().copied()).collect();
        all.extend(self.spells.discards.iter().chain(tent.iter().copied()));
        all.sort_unstable();
        if all != Spell::ALL {
            return Err(format!("spells: {all:?}"));
        }
        for player in &self.players {
            let within = |some: &Artifacts, all: &Artifacts| Artifact::ALL.iter().all(|&it| some.of(it) <= all.of(it));
            if !within(&player.used, &player.shown) || !within(&player.shown, &player.artifacts) {
                return Err(format!("artifacts: {player:?}"));
            }
            if player.out.iter().any(|gone| gone.never.contains(gone.strength)) {
                return Err(format!("figures that are out: {player:?}"));
            }
        }
        let mut noted = self.memory.before;
        for &note in &self.memory.notes {
            note_down(note, &mut noted, Viewer::Spectator);
        }
        let lies = |stack: &[Token]| stack.iter().map(|token| token.kind).collect::<Vec<_>>();
        for room in (0..5).filter(|&room| !self.memory.before[room].is_empty()) {
            if lies(&noted[room]) != lies(&self.stacks[room]) {
                return Err(format!("notes: {:?}", self.memory));
            }
        }
        let wrong = |piece: &&Piece| !piece.carpet && piece.never.contains(piece.strength);
        match self.pieces.iter().find(wrong) {
            Some(piece) => Err(format!("a figure that it cannot be: {piece:?}")),
            None => Ok(()),
        }
    }
}
