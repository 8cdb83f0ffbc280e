//! Positions built by hand, and tables that speak the game's notation, for tests. Only with the feature `scene`.

mod audit;
mod magic;
mod script;
mod stacks;
mod table;

use tabletop::{Chance, Seat, Seats, Telling, Told};

use crate::{
    Artifact, Event, Field, Figures, Kind, Length, Payment, Purse, Setup, State, rules,
    state::{Gone, Guard, Phase, Piece, Player},
};

pub use script::{DJINN, MARKET, ROOM, TENT, casters};
pub use table::{Table, purse};

/// A position in the making. What is not said is as at the beginning of round 1, with empty hoards and caves.
#[derive(Clone, Debug)]
pub struct Scene {
    pub(crate) state: State,
}

impl Scene {
    /// The basic game for this many players.
    ///
    /// # Panics
    ///
    /// If there is no such game.
    pub fn basic(players: u8) -> Scene {
        Scene::of(&Setup::new(players).expect("three to five players"))
    }

    /// A game with this setup.
    ///
    /// # Panics
    ///
    /// Never: the deck is full.
    pub fn of(setup: &Setup) -> Scene {
        let mut state = rules::set_up(setup, &mut Chance::recorded([]), &mut Telling::deaf());
        state.frames.clear();
        state.camel = seat(0);
        state.round = 1;
        state.guard = Guard { strength: 5, face_up: false };
        let card = state.deck.pop().expect("a full deck");
        state.used.push(card);
        let mut scene = Scene { state };
        scene.turn_up();
        scene
    }

    /// Who has the camel.
    #[must_use]
    pub fn camel(mut self, player: u8) -> Scene {
        self.state.camel = seat(player);
        self
    }

    /// How figures are paid for.
    #[must_use]
    pub fn payment(mut self, payment: Payment) -> Scene {
        self.state.setup.payment = payment;
        self
    }

    /// How long it lasts.
    #[must_use]
    pub fn length(mut self, length: Length) -> Scene {
        self.state.setup.length = length;
        self
    }

    /// The number of the round.
    #[must_use]
    pub fn round(mut self, round: u8) -> Scene {
        self.state.round = round;
        self
    }

    /// The strength of the guard.
    #[must_use]
    pub fn guard(mut self, strength: u8) -> Scene {
        self.state.guard.strength = strength;
        self
    }

    /// Treasure from the supply that everybody saw the player gain.
    #[must_use]
    pub fn hoard(mut self, player: u8, units: [u8; 5]) -> Scene {
        self.state.gain(seat(player), Purse::new(units));
        self
    }

    /// Treasure from the supply that nobody saw the player take.
    #[must_use]
    pub fn secret_hoard(mut self, player: u8, units: [u8; 5]) -> Scene {
        let what = Purse::new(units);
        let player = &mut self.state.players[usize::from(player)];
        self.state.supply.pay(what, &mut player.hoard);
        player.unknown += what.total() as u8;
        self
    }

    /// Leaves only this much of a kind in the supply; the rest goes to a player whose hoard does not matter.
    #[must_use]
    pub fn supply(self, kind: Kind, left: u8, to: u8) -> Scene {
        let surplus = self.state.supply.get(kind) - left;
        self.hoard(to, *Purse::of(kind, surplus).units())
    }

    /// Treasure from the supply in a cave, from the top shelf down.
    #[must_use]
    pub fn cave(mut self, kind: Kind, groups: &[u8]) -> Scene {
        self.state.supply = self.state.supply.minus(Purse::of(kind, groups.iter().sum()));
        self.state.caves[kind.index()][..groups.len()].copy_from_slice(groups);
        self
    }

    /// Figures from hand to a field, face down.
    #[must_use]
    pub fn figures(mut self, player: u8, field: Field, strengths: &[u8]) -> Scene {
        let owner = seat(player);
        for &strength in strengths {
            self.state.player_mut(owner).hand.remove(strength);
            let never = self.state.shown_figures(owner);
            self.state.arrive(Piece { owner, field, strength, never, ..Piece::default() });
        }
        self
    }

    /// Artifacts of the player, taken from what lies aside, else from the stacks.
    ///
    /// # Panics
    ///
    /// If there are too few of them.
    #[must_use]
    pub fn artifacts(mut self, player: u8, artifacts: &[Artifact]) -> Scene {
        for &artifact in artifacts {
            let State { stacks, rest, .. } = &mut self.state;
            if let Some(at) = rest.iter().position(|&it| it == artifact) {
                rest.remove(at);
            } else {
                let mut found = stacks
                    .iter_mut()
                    .filter_map(|stack| Some((stack.iter().position(|it| it.kind == artifact)?, stack)));
                let (at, stack) = found.next().expect("five of each kind");
                stack.remove(at);
            }
            self.state.player_mut(seat(player)).artifacts.add(artifact);
            if self.state.is_pro() {
                self.state.player_mut(seat(player)).shown.add(artifact);
            }
        }
        self
    }

    /// Leaves only this many artifacts in a room (from 1); the others go to a player.
    #[must_use]
    pub fn stack(mut self, room: usize, height: usize, to: u8) -> Scene {
        while self.state.stacks[room - 1].len() > height {
            if let Some(artifact) = self.state.stacks[room - 1].pop() {
                self.state.player_mut(seat(to)).artifacts.add(artifact.kind);
            }
        }
        if height == 0 {
            self.state.face_up &= !(1 << (room - 1));
        }
        self
    }

    /// Placing goes on with this player.
    pub fn placing(mut self, player: u8) -> State {
        self.state.phase = Phase::Placing(seat(player));
        self.go().0
    }

    /// Placing is over; this field is the next to be turned up. Figures still in hand are out.
    pub fn evaluating(self, field: Field) -> State {
        self.evaluated(field).0
    }

    /// As [`Scene::evaluating`], with what was told on the way to the first question.
    pub fn evaluated(mut self, field: Field) -> (State, Vec<Told<Event>>) {
        self.empty_hands();
        if field > Field::Guard {
            self.state.settled = Seats::first(self.state.players());
            self.state.admitted = self.state.settled;
            self.state.guard.face_up = true;
        }
        self.state.phase = Phase::Reaching(field);
        self.note_empty_fields();
        self.go()
    }

    pub(crate) fn empty_hands(&mut self) {
        for player in &mut self.state.players {
            let Player { hand, out, .. } = player;
            out.extend(hand.iter().map(|strength| Gone { strength, never: Figures::NONE }));
            *hand = Figures::NONE;
        }
    }

    pub(crate) fn go(mut self) -> (State, Vec<Told<Event>>) {
        let mut told = Telling::new();
        self.state.go_on(&mut Chance::seeded(1), &mut told);
        if let Err(why) = self.state.audit() {
            panic!("the scene does not add up: {why}");
        }
        (self.state, told.take())
    }
}

/// The seat with this number.
///
/// # Panics
///
/// If there is none.
pub fn seat(player: u8) -> Seat {
    Seat::new(player).expect("a seat")
}
