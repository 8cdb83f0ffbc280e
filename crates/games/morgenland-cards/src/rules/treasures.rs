//! K3: treasures and artifacts.

use tabletop::{Chance, Pile, Telling};

use crate::{Event, Phase, Place, State, Treasure, components::GUARD, state::Guard};

impl State {
    /// Lays out a round and opens window a.
    pub(crate) fn prepare_round(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        self.round += 1;
        told.all(Event::Round { round: self.round });
        self.fill_caves(chance, told);
        self.set_guard(chance, told);
        self.decided.clear();
        self.close_up();
        if !self.stack.is_empty() {
            let rooms = self.decide_rooms(chance, told);
            told.all(Event::Rooms { rooms });
            self.fill_row(rooms, told);
        }
        if self.dummy_seat().is_some() {
            self.dummy = (1..=5).collect();
            chance.shuffle(&mut self.dummy); // K16.4
        }
        self.phase = Phase::Placing;
        self.open_window();
    }

    /// K3.1
    fn fill_caves(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        for (at, place) in Place::CAVES.into_iter().enumerate() {
            self.caves[at] = self.draw_open(4 - at as u8, chance, told);
            told.all(Event::Filled { place, cards: self.caves[at] });
        }
    }

    /// K3.2
    fn set_guard(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        let card = self.draw(chance, told);
        if let Some(card) = card {
            self.treasure.draw(GUARD, card);
        }
        self.guard = Guard { card, face_up: false };
        told.all(Event::GuardSet { card: card.is_some() });
    }

    /// K3.6: unsold artifacts close up to the left.
    fn close_up(&mut self) {
        self.row.retain(Option::is_some);
    }

    /// K3.3, K3.4, K3.12
    fn decide_rooms(&mut self, chance: &mut Chance, told: &mut Telling<Event>) -> u8 {
        let [low, high] = self.setup.cards().rooms(self.players());
        let decides = |card: &Treasure| card.value() == low || card.value() == high;
        while self.can_draw() && (self.deck.iter().any(decides) || self.discard.iter().any(decides)) {
            let Some(card) = self.draw(chance, told) else { break };
            self.treasure.turn_up(card);
            self.discard.push(card);
            if !self.decided.is_full() {
                self.decided.push(card);
            }
            told.all(Event::Decided { card });
            if decides(&card) {
                return card.value();
            }
        }
        low
    }

    /// K3.5, K3.7, K3.8
    fn fill_row(&mut self, rooms: u8, told: &mut Telling<Event>) {
        let most = usize::from(self.setup.cards().rooms(self.players())[1]) + 1;
        let mut new: Pile<_, 6> = Pile::new();
        while self.row.len() + new.len() < usize::from(rooms)
            && let Some(artifact) = self.stack.pop()
        {
            new.push(artifact);
        }
        if self.stack.len() == 1 && self.row.len() + new.len() < most {
            new.extend(self.stack.pop());
        }
        for &artifact in &new {
            let room = Place::of_room(self.row.len());
            self.row.push(Some(artifact));
            told.all(Event::LaidOut { room, artifact });
        }
    }
}
