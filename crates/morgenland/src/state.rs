use serde::{Deserialize, Serialize};
use tabletop::{Pile, Seat, Seats};

use crate::{Artifact, Artifacts, Field, Figures, Purse, Setup, Shelves, frame::Frame};

/// The whole truth about a game, which nobody at the table may see. Plain data that copies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) setup: Setup,
    /// Counted from 1; 0 before the first.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// M1.7: the start player.
    pub(crate) camel: Seat,
    pub(crate) supply: Purse,
    /// The treasure lying in the caves.
    pub(crate) caves: [Shelves; 5],
    /// M2.3: face down, the next one last.
    pub(crate) deck: Pile<u8, 15>,
    pub(crate) used: Pile<u8, 15>,
    pub(crate) guard: Guard,
    /// The top artifact is the last.
    pub(crate) stacks: [Pile<Artifact, 6>; 5],
    /// M2.4: artifacts that stay out, unseen.
    pub(crate) rest: Pile<Artifact, 12>,
    /// Every piece on the board, in order of arrival.
    pub(crate) pieces: Pile<Piece, 40>,
    pub(crate) players: [Player; 5],
    /// M9.3: whose entry is decided this round.
    pub(crate) settled: Seats,
    pub(crate) admitted: Seats,
    /// M10.1: who is out for the room being evaluated.
    pub(crate) declined: Seats,
    /// What everybody saw of the last round, so that a view forgets nothing.
    pub(crate) last: LastRound,
    pub(crate) frames: Pile<Frame, 2>,
}

/// What everybody saw in a round by its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastRound {
    /// The guard, if he was turned up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub guard: Option<u8>,
    /// The figures that lay face up, in order of arrival.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Shown>"))]
    pub figures: Pile<Shown, 40>,
}

/// A figure that everybody saw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shown {
    /// Whose it is.
    pub owner: Seat,
    /// Where it lay.
    pub field: Field,
    /// How strong it is.
    pub strength: u8,
}

/// Where in the round we are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// M3: the round is about to begin.
    Preparing,
    /// M4: this seat is the next to place.
    Placing(Seat),
    /// M5.1: this field is the next to be turned up.
    Reaching(Field),
    /// M5: this field is turned up and being evaluated.
    Evaluating(Field),
    /// M5.4: the round is about to end.
    Closing,
    /// M11
    Over,
}

/// M3.2
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Guard {
    /// 0 before the first round.
    pub(crate) strength: u8,
    pub(crate) face_up: bool,
}

/// A figure on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Piece {
    pub(crate) owner: Seat,
    pub(crate) field: Field,
    pub(crate) strength: u8,
    pub(crate) face_up: bool,
}

/// What belongs to one player off the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Player {
    pub(crate) hand: Figures,
    /// Figures out for the round.
    pub(crate) out: Figures,
    pub(crate) hoard: Purse,
    /// The part of the hoard that everybody can have noted; `unknown` units are the rest.
    pub(crate) known: Purse,
    pub(crate) unknown: u8,
    pub(crate) artifacts: Artifacts,
}

impl State {
    pub(crate) const fn players(&self) -> u8 {
        self.setup.players()
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// M1.10: the start player first, then clockwise.
    pub(crate) fn player_order(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::clockwise(self.players(), self.camel)
    }

    /// Who comes after `seat`, clockwise.
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        Seats::clockwise(self.players(), seat).nth(1).unwrap_or(seat)
    }

    /// M1.11: who is present on a field.
    pub(crate) fn present(&self, field: Field) -> Seats {
        self.pieces.iter().filter(|piece| piece.field == field).map(|piece| piece.owner).collect()
    }

    /// M5.2
    pub(crate) fn strength(&self, seat: Seat, field: Field) -> u8 {
        self.figures(seat, field).iter().sum()
    }

    /// The strengths of his figures on a field, in order of arrival.
    pub(crate) fn figures(&self, seat: Seat, field: Field) -> Pile<u8, 8> {
        let there = self.pieces.iter().filter(|piece| piece.owner == seat && piece.field == field);
        there.map(|piece| piece.strength).collect()
    }

    /// M5.2, M5.3: those present, strongest first; of equals, whoever comes first in player order.
    pub(crate) fn ranked(&self, field: Field) -> Pile<Seat, 5> {
        let mut strength = [0_u8; 8];
        for piece in self.pieces.iter().filter(|piece| piece.field == field) {
            strength[piece.owner.index()] += piece.strength;
        }
        let mut seats: Pile<Seat, 5> = self.player_order().filter(|seat| strength[seat.index()] > 0).collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(strength[seat.index()]));
        seats
    }

    /// A gain that everybody sees.
    pub(crate) fn gain(&mut self, seat: Seat, what: Purse) {
        let player = &mut self.players[seat.index()];
        self.supply.pay(what, &mut player.hoard);
        player.known = player.known.plus(what);
    }

    /// M10.8: a payment that everybody sees. What is paid beyond the known units of a kind was among the unknown.
    pub(crate) fn pay(&mut self, seat: Seat, what: Purse) {
        let player = &mut self.players[seat.index()];
        player.hoard.pay(what, &mut self.supply);
        let beyond = what.minus(player.known);
        player.known = player.known.minus(what);
        player.unknown -= beyond.total() as u8;
    }
}
