use serde::{Deserialize, Serialize};
use tabletop::{Kind as _, Pile, Played, Seat, Seats, Set, Window};

use crate::{
    Artifact, Artifacts, Frame, Place, Places, Play, Setup, Spell, Spells, Treasure, Treasures,
    components::{GUARD, Hero, Heroes, LOOK, Lots},
};

/// The whole truth about a game, which nobody at the table may see. Plain data that copies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) setup: Setup,
    /// Counted from 1; 0 before the first.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Window b before the next placement has closed.
    pub(crate) ready: bool,
    /// K1.2: the start player.
    pub(crate) start: Seat,
    /// The treasure deck, the next card last.
    pub(crate) deck: Pile<Treasure, 50>,
    /// The treasure discard pile, the top card last.
    pub(crate) discard: Pile<Treasure, 50>,
    pub(crate) treasure: Lots<Treasure>,
    pub(crate) caves: [Treasures; 4],
    pub(crate) guard: Guard,
    /// K3.3: what was revealed this round to decide the number of rooms.
    pub(crate) decided: Pile<Treasure, 50>,
    /// K2.3: face down, the next one last.
    pub(crate) stack: Pile<Artifact, 15>,
    /// The rooms of the round, with what lies there.
    pub(crate) row: Pile<Option<Artifact>, 6>,
    pub(crate) spell_deck: Pile<Spell, 24>,
    pub(crate) spell_discard: Spells,
    pub(crate) spells: Lots<Spell>,
    /// K17.6: spells given away, as long as they stay in that hand.
    pub(crate) gifts: Pile<Gift, 24>,
    /// The spell that is resolving: it is discarded when it has (K14.22).
    pub(crate) casting: Option<Spell>,
    pub(crate) heroes: Heroes,
    /// K16.4: the dummy's heroes to come, the next one last.
    pub(crate) dummy: Pile<u8, 5>,
    pub(crate) players: [Player; 5],
    /// K1.15: how many Carpets are credited to whom where.
    pub(crate) carpets: [[u8; 5]; 12],
    pub(crate) magic: Effects,
    /// K5.8: the ranking of the location in turn, and whose turn it is.
    pub(crate) rank: Pile<Seat, 6>,
    pub(crate) turn: u8,
    /// What everybody saw of the last round, so that a view forgets nothing.
    pub(crate) last: LastRound,
    /// The plays that were revealed last, those taken back too.
    pub(crate) recent: Pile<Played<Play>, 5>,
    pub(crate) window: Window<Play, PLAYS>,
    pub(crate) frame: Option<Frame>,
}

/// 15 artifacts and 24 spells at most are declared before a window resolves.
pub(crate) const PLAYS: usize = 40;

/// Where in a round we are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// K3: treasures and artifacts are laid out.
    #[default]
    Preparing,
    /// K4: heroes are placed.
    Placing,
    /// This location comes in turn next.
    Reaching(Place),
    /// K5.2: this location is revealed and not yet ranked.
    Revealed(Place),
    /// K5.4: this location is ranked and is being settled.
    Settling(Place),
    /// K9.1: the guard is turned up next.
    Guarding,
    /// K11: the round ends.
    Closing,
    /// K12.1: the game is over.
    Over,
}

impl Phase {
    /// The location in turn.
    pub const fn in_turn(self) -> Option<Place> {
        match self {
            Phase::Revealed(place) | Phase::Settling(place) => Some(place),
            Phase::Preparing | Phase::Placing | Phase::Reaching(_) | Phase::Guarding | Phase::Closing | Phase::Over => {
                None
            }
        }
    }

    /// K1.13: is this location of the round waiting or in turn?
    pub fn is_open(self, place: Place) -> bool {
        match self {
            Phase::Preparing | Phase::Placing => true,
            Phase::Reaching(next) | Phase::Revealed(next) | Phase::Settling(next) => place >= next,
            Phase::Guarding => place.room().is_some(),
            Phase::Closing | Phase::Over => false,
        }
    }
}

/// K9: the card on the guard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Guard {
    pub(crate) card: Option<Treasure>,
    pub(crate) face_up: bool,
}

/// A spell that one player gave another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gift {
    /// Which.
    pub spell: Spell,
    /// Who gave it, and knows it.
    pub from: Seat,
    /// Who has it.
    pub to: Seat,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Player {
    /// The heroes in hand, a bit by value.
    pub(crate) heroes: u8,
    pub(crate) hand: Treasures,
    /// K17.8: those of the cards that everybody can have noted.
    pub(crate) known: Treasures,
    pub(crate) spells: Spells,
    pub(crate) owned: Artifacts,
    /// K13.6: those of them that are played.
    pub(crate) played: Artifacts,
    /// The kinds of them that were played this round.
    pub(crate) fresh: Set<Artifact, u8>,
}

impl Player {
    /// K1.3: heroes 1 to 5.
    pub(crate) const ALL_HEROES: u8 = 0b11_1110;

    pub(crate) fn unplayed(&self) -> Artifacts {
        self.owned.minus(self.played)
    }
}

/// The effects in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Effects {
    /// K13.5: who owes no bribe.
    pub(crate) keys: Seats,
    /// K14.9: the lowest total ranks first.
    pub(crate) reversed: bool,
    /// K14.10: who places face up.
    pub(crate) open: Seats,
    /// K14.11: the closed locations.
    pub(crate) closed: Places,
    /// K14.17: who was smuggled into the tent and the caravanserai.
    pub(crate) smuggled: [Option<Seat>; 2],
    /// K14.14: what the player with the offer would take from the stack.
    pub(crate) wish: Option<Artifact>,
}

/// What everybody saw of the last round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastRound {
    /// The value of each hero by its placement number, 0 for one that nobody else saw.
    pub heroes: Pile<u8, 25>,
    /// The card that lay on the guard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub guard: Option<Treasure>,
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

    /// All players with their seats.
    pub(crate) fn seated(&self) -> impl Iterator<Item = (Seat, &Player)> {
        let players = self.players.iter().take(usize::from(self.players()));
        players.zip(0..).filter_map(|(player, number)| Some((Seat::new(number)?, player)))
    }

    /// K16: the dummy's colour, if it takes part.
    pub(crate) fn dummy_seat(&self) -> Option<Seat> {
        if self.players() == 2 { Seat::new(2) } else { None }
    }

    pub(crate) fn is_dummy(&self, seat: Seat) -> bool {
        seat.index() >= usize::from(self.players())
    }

    /// K1.2: the start player first, then clockwise.
    pub(crate) fn player_order(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::clockwise(self.players(), self.start)
    }

    /// K16.3: the same, with the dummy last.
    pub(crate) fn full_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.player_order().chain(self.dummy_seat())
    }

    /// K1.16: every other player and the dummy, in player order.
    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.full_order().filter(move |&other| other != seat)
    }

    /// The number of rooms this round.
    pub(crate) fn rooms(&self) -> usize {
        self.row.len()
    }

    /// K1.9: is it a location of this round?
    pub(crate) fn exists(&self, place: Place) -> bool {
        place.room().is_none_or(|room| room < self.rooms())
    }

    /// The locations of this round, in order.
    pub(crate) fn places(&self) -> impl Iterator<Item = Place> + use<> {
        Place::ALL.into_iter().take(6 + self.rooms())
    }

    /// The location that is being settled.
    pub(crate) fn settling(&self) -> Place {
        self.phase.in_turn().expect("a location is in turn while it is settled")
    }

    /// The hero with this placement number.
    pub(crate) fn hero(&self, number: u8) -> Option<&Hero> {
        self.heroes.number(number)
    }

    /// The placement numbers of heroes that fulfil this, rising.
    pub(crate) fn numbers(&self, mut is: impl FnMut(&Hero) -> bool) -> Pile<u8, 25> {
        (1..).zip(self.heroes.iter()).filter(|(_, hero)| !hero.out && is(hero)).map(|(number, _)| number).collect()
    }

    /// K17.6: the spells just drawn at the tent.
    pub(crate) fn drawn_spells(&self) -> Spells {
        self.spells.of(LOOK)
    }

    /// K14.1: the treasure cards just looked at.
    pub(crate) fn looked_at(&self) -> Treasures {
        self.treasure.of(LOOK)
    }

    /// K1.12: cards go to the discard pile together, in canonical order.
    pub(crate) fn discard_all(&mut self, cards: Treasures) {
        self.discard.extend(cards.iter());
    }

    /// K17.8: a card that everybody sees leaves a hand.
    pub(crate) fn lose(&mut self, seat: Seat, card: Treasure) {
        let player = &mut self.players[seat.index()];
        player.hand.take(card);
        if player.known.has(card) {
            player.known.take(card);
        } else {
            self.treasure.show(seat.index(), card);
        }
    }

    pub(crate) fn lose_all(&mut self, seat: Seat, cards: Treasures) {
        cards.iter().for_each(|card| self.lose(seat, card));
    }

    /// K17.8: a card that everybody sees comes to a hand.
    pub(crate) fn gain(&mut self, seat: Seat, card: Treasure) {
        let player = self.player_mut(seat);
        player.hand.add(card);
        player.known.add(card);
    }

    /// The guard's card is turned up and leaves the unseen ones.
    pub(crate) fn show_guard(&mut self) {
        if let Some(card) = self.guard.card {
            self.treasure.show(GUARD, card);
        }
        self.guard.face_up = true;
    }

    /// All treasure cards of the game.
    pub(crate) fn all_treasures() -> Treasures {
        Treasure::KINDS.iter().fold(Treasures::NONE, |all, &card| all.plus(Treasures::of(card, Treasure::COPIES)))
    }
}
