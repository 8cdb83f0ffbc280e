//! K6: caves.

use tabletop::{Seat, Telling};

use crate::{Action, Event, Frame, Illegal, Place, State, Treasure, Treasures};

impl State {
    /// K6.1 to K6.6
    pub(crate) fn settle_cave(&mut self, place: Place, told: &mut Telling<Event>) {
        let cave = place.cave().expect("it is a cave");
        while let Some(&seat) = self.rank.get(usize::from(self.turn))
            && let Some(first) = self.caves[cave].first()
        {
            if self.is_dummy(seat) {
                self.dummy_picks(seat, cave, told);
            } else if self.caves[cave].kinds().nth(1).is_none() {
                self.pick(seat, first, told); // K6.2
            } else {
                self.frame = Some(Frame::Pick { seat });
                return;
            }
        }
        let left = std::mem::replace(&mut self.caves[cave], Treasures::NONE);
        if !left.is_empty() {
            told.all(Event::LeftOver { place, cards: left });
            self.discard_all(left);
        }
        self.finish(place);
        if place == Place::Cave1 {
            self.open_window();
        }
    }

    /// K16.5: the highest value, of equals the first symbol.
    fn dummy_picks(&mut self, seat: Seat, cave: usize, told: &mut Telling<Event>) {
        let best = self.caves[cave].kinds().max_by_key(|card| (card.value(), std::cmp::Reverse(card.symbol())));
        let card = best.expect("there are cards left");
        self.caves[cave].take(card);
        self.discard.push(card);
        told.all(Event::Took { seat, card });
        self.turn += 1;
    }

    fn cave_in_turn(&self) -> usize {
        self.settling().cave().expect("a cave is in turn")
    }

    pub(crate) fn check_pick(&self, card: Treasure) -> Result<(), Illegal> {
        if self.caves[self.cave_in_turn()].has(card) {
            Ok(())
        } else {
            Err(Illegal::NotInCave { place: self.settling() })
        }
    }

    pub(crate) fn pick_options(&self, menu: &mut Vec<Action>) {
        menu.extend(self.caves[self.cave_in_turn()].kinds().map(Action::Pick));
    }

    pub(crate) fn pick(&mut self, seat: Seat, card: Treasure, told: &mut Telling<Event>) {
        let cave = self.cave_in_turn();
        self.caves[cave].take(card);
        self.gain(seat, card);
        self.turn += 1;
        told.all(Event::Took { seat, card });
    }
}
