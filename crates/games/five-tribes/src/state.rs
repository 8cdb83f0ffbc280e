use serde::{Deserialize, Serialize};
use tabletop::{Pile, Seat, Telling};

use crate::{Board, Card, Cards, Djinn, Djinns, Event, Frame, Hand, Items, Meeples, Player, Setup, Spot, Tile, Tribe};

/// The whole truth, known to nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) hands: Pile<Hand, 4>,
    pub(crate) stock: Stock,
    pub(crate) drawn: Drawn,
}

/// What lies open, and what everybody can have noted. It holds no secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    /// What was agreed.
    pub setup: Setup,
    /// The tiles.
    pub board: Board,
    /// The players, by seat.
    pub players: Pile<Player, 4>,
    /// FT1.9: the markers on the bid order track, the first in front. Bids take them away, turns bring them back.
    pub order: Pile<Seat, 4>,
    /// The markers on the spots of 1 or more, cheapest spot first.
    pub spots: [Option<Seat>; 6],
    /// FT3.4: the markers on 0, in the order in which they will play.
    pub zeros: Pile<Seat, 3>,
    /// Which half of the round it is, or the end.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// FT2.5: the open resource row, its front first.
    pub row: Pile<Card, 9>,
    /// Discarded resource cards.
    pub discards: Cards,
    /// FT2.6: the open djinn row.
    pub djinn_row: Pile<Djinn, 3>,
    /// Discarded djinns.
    pub djinn_discards: Djinns,
    /// Discarded items (FR42).
    pub item_discards: Items,
    /// Cards that must be among the old unknown ones of all hands: when the pile ran out, everybody could count them.
    pub past: Cards,
    /// The same for items.
    pub past_items: Items,
    /// Djinns that must be among those drawn with Sibittis, because the pile ran out in between.
    pub past_djinns: Djinns,
    /// FH7: meeples in the bag.
    pub bag: Meeples,
    /// Palm trees in the supply.
    pub palms: u8,
    /// Palaces in the supply.
    pub palaces: u8,
    /// The turn being played, or played last.
    pub turn: Turn,
    /// What is being resolved; the top is what is being asked. Empty when the game is over.
    pub frames: Pile<Frame, 12>,
    /// FT11.1: is this the last round?
    pub last_round: bool,
    /// FT11.4: has a player declared that there is no move?
    pub no_move: bool,
}

/// FT3.1: the halves of a round, and the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Markers bid.
    Bidding,
    /// Markers play.
    Playing,
    /// The game is over.
    Over,
}

/// The turn of one marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// The active player.
    pub seat: Seat,
    /// Where the move ended.
    pub end: Tile,
    /// The tribe taken there.
    pub tribe: Tribe,
    /// How many were taken; they are in hand until the tribe acts (FR69).
    pub taken: u8,
    /// FT9.30: djinns used in this turn.
    pub used: Djinns,
    /// FX9.11: has a magic item been used in this turn?
    pub item_used: bool,
}

/// What nobody sees: the face-down piles, kept without an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stock {
    pub(crate) cards: Cards,
    pub(crate) djinns: Djinns,
    pub(crate) items: Items,
}

/// What only the active player sees: cards drawn to choose from, and a set being put together for sale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Drawn {
    /// Items to keep one of (FX4.1).
    pub items: Items,
    /// Djinns to keep one of (FH10).
    pub djinns: Djinns,
    /// The set so far, at most one of each kind (FD14).
    pub sale: Cards,
}

/// Where events go.
pub(crate) type Told = Telling<Event>;

impl State {
    /// All that lies open.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The active player.
    pub(crate) fn me(&self) -> &Player {
        self.player(self.table.turn.seat)
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.table.players[seat.index()]
    }

    /// Who has this djinn.
    pub(crate) fn owner_of(&self, djinn: Djinn) -> Option<Seat> {
        self.table.setup.seats().iter().find(|&seat| self.player(seat).has(djinn))
    }

    /// Fakirs in this hand.
    pub(crate) fn fakirs(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].cards.count(Card::Fakir)
    }

    pub(crate) fn ask_next(&mut self, frame: Frame) {
        self.table.frames.push(frame);
    }
}

impl Table {
    /// Who is asked, unless the game is over.
    pub fn asked(&self) -> Option<Seat> {
        let bids = *self.frames.last()? == Frame::Bid;
        if bids { self.order.first().copied() } else { Some(self.turn.seat) }
    }

    /// Is the bidding going on?
    pub fn is_bidding(&self) -> bool {
        self.phase == Phase::Bidding
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// FT3.7: whose turn comes next, the dearest spot first; `None` once all markers that bid have played.
    pub fn next_turn(&self) -> Option<Seat> {
        self.spots.iter().rev().flatten().chain(&self.zeros).next().copied()
    }

    /// Is this spot of the turn order track free (FT3.3, FT3.4)?
    pub fn is_free(&self, spot: Spot) -> bool {
        match spot.steps() {
            0 => !self.zeros.is_full(),
            step => self.spots[usize::from(step) - 1].is_none(),
        }
    }
}
