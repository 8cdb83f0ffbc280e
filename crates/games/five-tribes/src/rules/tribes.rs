//! FT6: tribe actions.

use tabletop::{Chance, Seat};

use crate::{Djinn, Event, Frame, Item, Items, Meeples, Source, State, Tribe, state::Told};

impl State {
    /// FT6: does the player have a choice to make? Fakirs count as far as the table knows (FR71).
    pub(crate) fn tribe_asks(&self, tribe: Tribe) -> bool {
        match tribe {
            Tribe::Builder => self.possible_fakirs() > 0,
            Tribe::Assassin => self.has_target(self.possible_fakirs()),
            Tribe::Vizier | Tribe::Elder | Tribe::Merchant | Tribe::Artisan => false,
        }
    }

    /// FT6: the tribe acts without a choice.
    pub(crate) fn tribe_acts(&mut self, tribe: Tribe, chance: &mut Chance, told: &mut Told) {
        let seat = self.table.turn.seat;
        match tribe {
            Tribe::Vizier | Tribe::Elder => self.receive_taken(seat, told),
            Tribe::Merchant => self.trade(seat, told),
            Tribe::Builder => self.build(0, told),
            Tribe::Assassin => {
                self.bag_taken(told);
            }
            Tribe::Artisan => self.make_items(seat, chance, told),
        }
    }

    /// Puts the meeples in hand into the bag and returns how many there were.
    pub(crate) fn bag_taken(&mut self, told: &mut Told) -> u8 {
        let turn = &mut self.table.turn;
        let (tribe, number) = (turn.tribe, std::mem::take(&mut turn.taken));
        self.table.bag = self.table.bag.plus(Meeples::of(tribe, number));
        told.all(Event::Bagged { tribe, number });
        number
    }

    /// FT6.2, FT6.3, FX4.1: the meeples in hand are put in front of the player.
    fn receive_taken(&mut self, seat: Seat, told: &mut Told) {
        let turn = &mut self.table.turn;
        let (tribe, number) = (turn.tribe, std::mem::take(&mut turn.taken));
        self.receive(seat, tribe, number, told);
    }

    pub(crate) fn receive(&mut self, seat: Seat, tribe: Tribe, number: u8, told: &mut Told) {
        let player = self.player_mut(seat);
        player.front = player.front.plus(Meeples::of(tribe, number));
        told.all(Event::Received { seat, tribe, number });
    }

    /// FT6.4: as many cards from the front of the row.
    fn trade(&mut self, seat: Seat, told: &mut Told) {
        let number = usize::from(self.bag_taken(told)).min(self.table.row.len());
        (0..number).for_each(|_| self.take_from_row(seat, 0, told));
    }

    /// FT6.5, FT6.6: gold for every blue tile around.
    pub(crate) fn build(&mut self, fakirs: u8, told: &mut Told) {
        let seat = self.table.turn.seat;
        self.discard_fakirs(seat, fakirs, told);
        let builders = self.bag_taken(told) + fakirs;
        let gold = u16::from(builders) * u16::from(self.table.board.blue_around(self.table.turn.end));
        self.gain(seat, gold * self.builders_worth(), Source::Builders, told);
    }

    /// FT9.6: Echidna doubles all gold of Builders in this turn.
    pub(crate) fn builders_worth(&self) -> u16 {
        if self.table.turn.used.contains(Djinn::Echidna) { 2 } else { 1 }
    }

    /// FX4.1: draws as many items and keeps one.
    fn make_items(&mut self, seat: Seat, chance: &mut Chance, told: &mut Told) {
        let number = self.table.turn.taken;
        self.receive_taken(seat, told);
        let mut drawn = 0;
        for _ in 0..number {
            let Some(item) = self.top_item(chance, told) else { break };
            self.drawn.items.add(item);
            #[cfg(feature = "leaks")]
            if crate::laws::Leak::OrderOfDraw.is_planted() {
                told.only(seat, Event::YouSawItems { items: std::iter::once(item).collect() });
            }
            drawn += 1;
        }
        told.only(seat, Event::YouSawItems { items: self.drawn.items });
        told.all(Event::ItemsDrawn { seat, number: drawn });
        match drawn {
            0 => (),
            1 => self.keep_drawn_item(self.drawn.items.first().expect("one was drawn"), told),
            2.. => self.ask_next(Frame::KeepItem { drawn }),
        }
    }

    /// FX4.1, FR42: one is kept face down, the others are discarded openly.
    pub(crate) fn keep_drawn_item(&mut self, kept: Item, told: &mut Told) {
        let seat = self.table.turn.seat;
        let mut drawn = std::mem::replace(&mut self.drawn.items, Items::NONE);
        drawn.take(kept);
        self.keep_item(seat, kept);
        State::tell_kept(seat, std::iter::once(kept).collect(), told);
        drawn.iter().for_each(|item| told.all(Event::ItemDiscarded { item }));
        self.table.item_discards = self.table.item_discards.plus(drawn);
    }
}
