//! M3: preparing a round, and M5.4: ending it.

use tabletop::{Chance, Pile, Seats, Telling};

use crate::{
    Artifacts, Event, Field, Figures, Kind, STRONGEST_GUARD, State,
    state::{Guard, Magic, Phase, Piece},
    view::{LastRound, Shown, memory::Witnesses},
};

impl State {
    #[inline(never)]
    pub(crate) fn prepare_round(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        self.round += 1;
        let card = self.turn_up_a_card(chance, told);
        #[cfg(feature = "leaks")]
        let was_face_up = self.guard.face_up;
        self.guard = Guard { strength: chance.below(STRONGEST_GUARD.into()) as u8 + 1, face_up: false }; // M3.2
        #[cfg(feature = "leaks")]
        if crate::Leak::KnownAfterShuffle.is_planted() {
            self.guard.face_up = was_face_up;
        }
        self.settled = Seats::NONE;
        self.admitted = Seats::NONE;
        told.all(Event::Round { round: self.round, card, caves: self.caves });
        self.phase = Phase::Placing(self.camel);
        if self.is_pro() {
            self.magic = Magic::default();
            self.turn_up_artifacts(told);
            self.open_window(); // M14.1 (a)
        }
    }

    /// M3.3
    fn turn_up_artifacts(&mut self, told: &mut Telling<Event>) {
        for (room, stack) in self.stacks.iter_mut().enumerate() {
            if let Some(top) = stack.last_mut().filter(|_| self.face_up & (1 << room) == 0) {
                self.face_up |= 1 << room;
                top.seen = Witnesses::EVERYBODY;
                told.all(Event::TurnedUp { room: Field::of_room(room), artifact: top.kind });
            }
        }
    }

    /// M3.1, MR1
    fn turn_up_a_card(&mut self, chance: &mut Chance, told: &mut Telling<Event>) -> u8 {
        if self.deck.is_empty() {
            std::mem::swap(&mut self.deck, &mut self.used);
            self.deck.sort_unstable();
            chance.shuffle(&mut self.deck);
            told.all(Event::Reshuffled);
        }
        let card = self.deck.pop().expect("the used cards are a new deck");
        self.used.push(card);
        let groups = *self.setup.cards().card(card);
        for kind in Kind::ALL {
            for (shelf, group) in groups[kind.index()].into_iter().enumerate() {
                self.caves[kind.index()][shelf] = self.supply.take(kind, group);
            }
        }
        card
    }

    /// M5.4
    #[inline(never)]
    pub(crate) fn end_round(&mut self, told: &mut Telling<Event>) {
        self.clear_the_board();
        told.all(Event::RoundOver { round: self.round });
        self.phase = if self.ends_after_this_round() { Phase::Over } else { Phase::Preparing };
    }

    fn clear_the_board(&mut self) {
        let face_up = self.pieces.iter().filter(|piece| piece.face_up);
        let shown = |it: &Piece| Shown { owner: it.owner, field: it.field, strength: it.strength };
        self.last = LastRound {
            guard: self.guard.face_up.then_some(self.guard.strength),
            figures: face_up.map(shown).collect(),
            left: self
                .players
                .map(|player| player.out.iter().filter(|it| it.is_known()).map(|it| it.strength).collect()),
        };
        self.pieces.clear();
        let players = usize::from(self.players());
        for player in &mut self.players[..players] {
            player.hand = Figures::ALL;
            player.out = Pile::new();
            player.used = Artifacts::default();
            player.lit = false;
        }
        for kind in Kind::ALL {
            let left = std::mem::take(&mut self.caves[kind.index()]);
            self.supply.put(kind, left.iter().sum());
        }
    }
}
