use serde::{Deserialize, Serialize};
use tabletop::{Pile, Seat, Seats, Window};

use crate::{
    Artifact, Artifacts, Field, Fields, Figures, Mark, Play, Purse, Setup, Shelves, Spell, Spells,
    frame::Frame,
    view::{
        LastRound,
        memory::{Memory, Token},
    },
};

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
    pub(crate) stacks: [Pile<Token, 6>; 5],
    /// What players can have noted of stacks after moves that not everybody saw.
    pub(crate) memory: Memory,
    /// M2.4: artifacts that stay out, unseen.
    pub(crate) rest: Pile<Artifact, 12>,
    /// Every piece on the board, in order of arrival.
    pub(crate) pieces: Pile<Piece, PIECES>,
    pub(crate) players: [Player; 5],
    /// M9.3: whose entry is decided this round.
    pub(crate) settled: Seats,
    pub(crate) admitted: Seats,
    /// M10.1: who is out for the room being evaluated.
    pub(crate) declined: Seats,
    /// What everybody saw of the last round.
    pub(crate) last: LastRound,
    /// Which rooms' top artifacts lie face up, bit by room.
    pub(crate) face_up: u8,
    pub(crate) magic: Magic,
    pub(crate) spells: SpellDeck,
    pub(crate) window: Window<Play, PLAYS>,
    pub(crate) frames: Pile<Frame, 2>,
}

/// Forty figures, five Carpets, and what a Parasite may copy in a round: one before the Tent and one after.
pub(crate) const PIECES: usize = 48;

/// 21 spells and six artifacts at most are played before a window resolves.
pub(crate) const PLAYS: usize = 32;

/// What magic has changed in this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Magic {
    /// M7.3: who may use two artifacts.
    pub(crate) djinn: Option<Seat>,
    /// M12.11: everybody but this player places face up.
    pub(crate) spy: Option<Seat>,
    /// M12.15: the fields closed by Taboo.
    pub(crate) closed: Fields,
    /// M12.13, MR31: the caves emptied by Dragon's Return.
    pub(crate) emptied: Fields,
    /// M12.5: is the ranking reversed?
    pub(crate) reversed: bool,
    /// M12.7: the city fields that were empty when placing ended.
    pub(crate) empty: Fields,
    /// M12.7: the smuggler, and where they are.
    pub(crate) smuggler: Option<Seat>,
    pub(crate) smuggled: Fields,
    /// M13.5: who has used a Key.
    pub(crate) keys: Seats,
    /// M12.1: who will look through the stack if they buy in the room being evaluated.
    pub(crate) abracadabra: Option<Seat>,
    /// M14.3: how often each player has taken a Counterspell back.
    pub(crate) taken_back: [u8; 5],
    /// How many pieces have come to the board so far.
    pub(crate) arrivals: Mark,
}

/// M2.6: the spells that are in nobody's hand, and what is known of those that are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SpellDeck {
    /// Face down, the next one last.
    pub(crate) deck: Pile<Spell, 21>,
    /// Public.
    pub(crate) discards: Spells,
    /// With which shuffle each spell last came into the deck. Everybody knows, as the discards are public.
    pub(crate) lots: [u8; 21],
    /// How often the discards were shuffled.
    pub(crate) shuffles: u8,
    /// M7.1: who besides its owner knows where a spell is.
    pub(crate) seen: [Seats; 21],
    /// M7.2: two that were drawn together from two decks, and are in two hands.
    pub(crate) twins: Pile<[Spell; 2], 10>,
}

/// A figure out for the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Gone {
    pub(crate) strength: u8,
    /// What everybody knows it is not.
    pub(crate) never: Figures,
}

impl Gone {
    /// Does everybody know which it is?
    pub(crate) fn is_known(&self) -> bool {
        usize::from(self.never.len()) == Figures::COUNT - 1
    }
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

/// M9.3: whether a player gets into the palace.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// Strong enough, or with the Key.
    Admitted,
    /// Present, but too weak: admitted for a bribe of this many units.
    Bribe(u8),
    /// Not there.
    Out {
        /// How many figures leave the rooms for it.
        figures: u8,
    },
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
    /// Its number; 0 in the basic game, where nobody points at a piece.
    pub(crate) mark: Mark,
    pub(crate) carpet: bool,
    /// M13.2: how many more times it counts.
    pub(crate) doubles: u8,
    /// What everybody knows it is not: what lay face up when it was placed.
    pub(crate) never: Figures,
}

impl Piece {
    /// The figure once it is out for the round; what lay face up stays known to everybody.
    pub(crate) fn gone(&self) -> Gone {
        let known = Figures::ALL.without(std::iter::once(self.strength).collect());
        Gone { strength: self.strength, never: if self.face_up { known } else { self.never } }
    }

    /// M5.2, with its Doubles.
    pub(crate) const fn counts(&self) -> u8 {
        self.strength * (1 + self.doubles)
    }
}

/// What belongs to one player off the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Player {
    pub(crate) hand: Figures,
    /// Figures out for the round, in the order in which they left.
    pub(crate) out: Pile<Gone, 8>,
    pub(crate) hoard: Purse,
    /// The part of the hoard that everybody can have noted; `unknown` units are the rest.
    pub(crate) known: Purse,
    pub(crate) unknown: u8,
    /// What was paid last, for everybody to see.
    pub(crate) paid: Purse,
    pub(crate) artifacts: Artifacts,
    /// Those of them whose kind everybody knows.
    pub(crate) shown: Artifacts,
    /// Those of the shown ones that are used this round.
    pub(crate) used: Artifacts,
    /// M13.1
    pub(crate) lit: bool,
    pub(crate) spells: Spells,
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
        Seats::clockwise(self.players(), seat).nth(1).expect("three players at least")
    }

    /// M1.11: who is present on a field.
    pub(crate) fn present(&self, field: Field) -> Seats {
        let smuggler = self.magic.smuggler.filter(|_| self.magic.smuggled.contains(field));
        self.pieces.iter().filter(|piece| piece.field == field).map(|piece| piece.owner).chain(smuggler).collect()
    }

    /// M5.2
    pub(crate) fn strength(&self, seat: Seat, field: Field) -> u8 {
        let own = self.pieces.iter().filter(|piece| piece.owner == seat && piece.field == field);
        own.map(Piece::counts).sum()
    }

    /// The strengths of a player's figures on a field, Carpets and Doubles too, in order of arrival.
    pub(crate) fn figures(&self, seat: Seat, field: Field) -> Pile<u8, PIECES> {
        let there = self.pieces.iter().filter(|piece| piece.owner == seat && piece.field == field);
        there.flat_map(|piece| std::iter::repeat_n(piece.strength, 1 + usize::from(piece.doubles))).collect()
    }

    pub(crate) fn is_pro(&self) -> bool {
        self.setup.is_pro()
    }

    /// M5.2, M5.3: those present, strongest first.
    pub(crate) fn ranked(&self, field: Field) -> Pile<Seat, 5> {
        let mut strength = [0_u8; 5];
        for piece in self.pieces.iter().filter(|piece| piece.field == field) {
            strength[piece.owner.index()] += piece.counts();
        }
        let reversed = self.magic.reversed;
        if let Some(smuggler) = self.magic.smuggler.filter(|_| self.magic.smuggled.contains(field)) {
            let others = strength.iter().copied().filter(|&it| it > 0);
            let best = if reversed { others.min() } else { others.max() };
            strength[smuggler.index()] = best.unwrap_or(1); // M12.7: ties with the best
        }
        ranked(self.player_order(), &strength, reversed)
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
        player.paid = what;
        let beyond = what.minus(player.known);
        player.known = player.known.minus(what);
        player.unknown -= beyond.total() as u8;
    }
}

/// M5.3: who is present with which strength, strongest first; of equals, the one who comes first in player order. M12.5:
/// reversed, the weakest come first.
pub fn ranked(order: impl Iterator<Item = Seat>, strength: &[u8; 5], reversed: bool) -> Pile<Seat, 5> {
    let mut seats: Pile<Seat, 5> = order.filter(|seat| strength[seat.index()] > 0).collect();
    if reversed {
        seats.sort_by_key(|seat| strength[seat.index()]);
    } else {
        seats.sort_by_key(|seat| std::cmp::Reverse(strength[seat.index()]));
    }
    seats
}
