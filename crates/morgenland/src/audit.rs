//! Looking behind the curtain, which only tests may. Only with the feature `scene`.

use tabletop::{Pile, Seat, Seats};

use crate::{Artifact, Cards, Field, Kind, Purse, State, frame::Frame};

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
            if self.count(kind) != Artifact::OF_EACH {
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
        Ok(())
    }

    fn treasure(&self, kind: Kind) -> u8 {
        let caves: u8 = self.caves[kind.index()].iter().sum();
        let hoards: u8 = self.players.iter().map(|player| player.hoard.get(kind)).sum();
        self.supply.get(kind) + caves + hoards
    }

    fn count(&self, kind: Artifact) -> u8 {
        let stacks = self.stacks.iter().flat_map(|stack| stack.iter()).chain(&self.rest).filter(|&&it| it == kind);
        let owned: u8 = self.players.iter().map(|player| player.artifacts.of(kind)).sum();
        stacks.count() as u8 + owned
    }

    fn all_figures(&self, seat: Seat) -> Vec<u8> {
        let player = self.player(seat);
        let placed = self.pieces.iter().filter(|piece| piece.owner == seat).map(|piece| piece.strength);
        let mut all: Vec<u8> = placed.chain(player.hand.iter()).chain(player.out.iter()).collect();
        all.sort_unstable();
        all
    }

    /// What is being asked, in a word: for tables of what was tested.
    pub fn asked(&self) -> &'static str {
        match self.frames.last() {
            Some(Frame::StartTreasure { .. }) => "start-treasure",
            Some(Frame::Place(_)) => "place",
            Some(Frame::Market(_)) => "market",
            Some(Frame::Goods(_)) => "goods",
            Some(Frame::Bribe(_)) => "bribe",
            Some(Frame::Offer(_)) => "offer",
            None => "over",
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
        self.stacks[room - 1]
    }
}
