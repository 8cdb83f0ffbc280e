//! What an attentive player remembers of hidden cards (FH2, FH3).
//!
//! When a pile runs out, every card that is not in sight lies in some hand: the table knows which cards these are, though
//! not who has which. That knowledge is kept as [`Table::past`] until it becomes blurred.

use tabletop::Seat;

use crate::{Card, Cards, Event, Hand, Item, Items, Player, State, Table, state::Told};

impl State {
    /// The resource pile has run out and is about to be renewed.
    pub(crate) fn note_old_cards(&mut self) {
        let seats = self.table.setup.seats();
        for seat in seats.iter() {
            let player = self.player_mut(seat);
            player.old = player.unknown;
            let known = player.known;
            let hand = &mut self.hands[seat.index()];
            hand.old = hand.cards.minus(known);
        }
        self.table.past = self.hands.iter().fold(Cards::NONE, |all, hand| all.plus(hand.old));
    }

    /// FH2: a card leaves a hand; it is struck from the known ones if there is one of its kind.
    pub(crate) fn strike(&mut self, seat: Seat, card: Card) {
        let player = &mut self.table.players[seat.index()];
        if player.known.has(card) {
            player.known.take(card);
            return;
        }
        player.unknown -= 1;
        if player.old == 0 || !self.table.past.has(card) {
            return;
        }
        if player.unknown < player.old {
            player.old -= 1;
            self.table.past.take(card);
            self.hands[seat.index()].old.take(card);
        } else {
            // It may or may not have been an old one.
            self.table.forget_old_cards(&mut self.hands);
        }
    }

    /// FR76: a player shows the unknown cards; from now on all know them.
    pub(crate) fn show_cards(&mut self, seat: Seat, told: &mut Told) {
        let hand = &mut self.hands[seat.index()];
        let player = &mut self.table.players[seat.index()];
        let shown = hand.cards.minus(player.known);
        if shown.is_empty() {
            return;
        }
        self.table.past = self.table.past.minus(std::mem::replace(&mut hand.old, Cards::NONE));
        player.known = hand.cards;
        (player.unknown, player.old) = (0, 0);
        told.all(Event::CardsRevealed { seat, cards: shown });
    }

    /// The item stack has run out and is about to be renewed. In the middle of a draw the drawn items are out of sight too,
    /// so nothing is noted.
    pub(crate) fn note_old_items(&mut self) {
        let clear = self.drawn.items.is_empty();
        for seat in self.table.setup.seats().iter() {
            let player = self.player_mut(seat);
            player.old_items = if clear { player.unknown_items } else { 0 };
            let known = player.known_items;
            let hand = &mut self.hands[seat.index()];
            hand.old_items = if clear { hand.items.minus(known) } else { Items::NONE };
        }
        self.table.past_items = self.hands.iter().fold(Items::NONE, |all, hand| all.plus(hand.old_items));
    }

    /// FH3: an item leaves a hand; only magic ones do, and each is unique, so that nothing becomes blurred.
    pub(crate) fn strike_item(&mut self, seat: Seat, item: Item) {
        let player = &mut self.table.players[seat.index()];
        if player.known_items.has(item) {
            player.known_items.take(item);
            return;
        }
        player.unknown_items -= 1;
        if self.table.past_items.has(item) {
            player.old_items -= 1;
            self.table.past_items.take(item);
            self.hands[seat.index()].old_items.take(item);
        }
    }
}

impl Table {
    /// FR77: the most Fakirs this player can hold: the known ones, and unknown cards while Fakirs are unseen.
    pub(crate) fn possible_fakirs(&self, player: &Player) -> u8 {
        let fakirs = |cards: Cards| cards.count(Card::Fakir);
        let row = self.row.iter().filter(|&&card| card == Card::Fakir).count() as u8;
        let known: u8 = self.players.iter().map(|player| fakirs(player.known)).sum();
        let unseen = fakirs(Card::deck()) - fakirs(self.discards) - row - known;
        let past = fakirs(self.past);
        fakirs(player.known) + player.old.min(past) + (player.unknown - player.old).min(unseen - past)
    }

    /// FR77: every item this player can hold: the known ones, and the unseen ones that unknown items can be.
    pub(crate) fn possible_items(&self, player: &Player) -> Items {
        let known = self.players.iter().fold(Items::NONE, |all, player| all.plus(player.known_items));
        let unseen = self.setup.items().minus(self.item_discards).minus(known);
        let past = if player.old_items > 0 { self.past_items } else { Items::NONE };
        let fresh = player.unknown_items > player.old_items;
        player.known_items.plus(past).plus(if fresh { unseen.minus(self.past_items) } else { Items::NONE })
    }

    fn forget_old_cards(&mut self, hands: &mut [Hand]) {
        self.past = Cards::NONE;
        for player in self.players.iter_mut() {
            player.old = 0;
        }
        for hand in hands {
            hand.old = Cards::NONE;
        }
    }
}
