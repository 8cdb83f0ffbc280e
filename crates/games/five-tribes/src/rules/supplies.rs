//! FT10.2: gold, cards, djinns and items change hands, and piles are renewed.

use tabletop::{Chance, Seat};

use crate::{Card, Cards, Djinn, Event, Item, Items, Meeples, Payment, Source, State, Supply, Tribe, state::Told};

impl State {
    /// FT1.7: gold from the bank.
    pub(crate) fn gain(&mut self, seat: Seat, gold: u16, from: Source, told: &mut Told) {
        if gold > 0 {
            self.player_mut(seat).gold += gold;
            told.all(Event::Gained { seat, gold, from });
        }
    }

    /// What a passive djinn brings its owner: 1 for the owner's own deed, 2 for an opponent's.
    pub(crate) fn tribute(&mut self, djinn: Djinn, doer: Seat, from: Source, told: &mut Told) {
        if let Some(owner) = self.owner_of(djinn) {
            self.gain(owner, if owner == doer { 1 } else { 2 }, from, told);
        }
    }

    /// Gold to the bank.
    pub(crate) fn pay(&mut self, seat: Seat, gold: u16, told: &mut Told) {
        self.player_mut(seat).gold -= gold;
        told.all(Event::Paid { seat, gold });
    }

    /// FT9.33, FX4.4: Elders and Artisans to the bag, Fakirs to the discards.
    pub(crate) fn spend(&mut self, seat: Seat, payment: Payment, told: &mut Told) {
        let (elders, fakirs, artisans) = payment.parts();
        let spent = Meeples::of(Tribe::Elder, elders).plus(Meeples::of(Tribe::Artisan, artisans));
        let player = self.player_mut(seat);
        player.front = player.front.minus(spent);
        self.table.bag = self.table.bag.plus(spent);
        (0..fakirs).for_each(|_| self.discard(seat, Card::Fakir));
        told.all(Event::Spent { seat, payment });
    }

    /// Fakirs to the discards.
    pub(crate) fn discard_fakirs(&mut self, seat: Seat, number: u8, told: &mut Told) {
        if number > 0 {
            (0..number).for_each(|_| self.discard(seat, Card::Fakir));
            told.all(Event::FakirsDiscarded { seat, number });
        }
    }

    /// A card of a hand to the discards.
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].cards.take(card);
        self.strike(seat, card);
        self.table.discards.add(card);
    }

    /// FR62: takes the card at this place of the row, openly; the gap closes.
    pub(crate) fn take_from_row(&mut self, seat: Seat, place: usize, told: &mut Told) {
        let card = self.table.row.remove(place);
        self.hands[seat.index()].cards.add(card);
        self.player_mut(seat).known.add(card);
        told.all(Event::CardTaken { seat, card, place: place as u8 });
    }

    /// FT10.2: the top card of the pile; with no card left anywhere, none.
    pub(crate) fn top_card(&mut self, chance: &mut Chance, told: &mut Told) -> Option<Card> {
        if self.stock.cards.is_empty() && !self.table.discards.is_empty() {
            self.note_old_cards();
            self.stock.cards = std::mem::take(&mut self.table.discards);
            told.all(Event::Renewed { supply: Supply::Cards });
        }
        self.stock.cards.draw(chance)
    }

    /// FH9: draws cards that only their owner sees.
    pub(crate) fn draw_cards(&mut self, seat: Seat, number: u8, chance: &mut Chance, told: &mut Told) {
        let mut cards = Cards::NONE;
        for _ in 0..number {
            let Some(card) = self.top_card(chance, told) else { break };
            self.hands[seat.index()].cards.add(card);
            self.player_mut(seat).unknown += 1;
            cards.add(card);
        }
        if !cards.is_empty() {
            told.all(Event::CardsDrawn { seat, number: cards.len() });
            told.only(seat, Event::YouDrew { cards });
            #[cfg(feature = "leaks")]
            if crate::laws::Leak::PrivateToAll.is_planted() {
                told.all(Event::YouDrew { cards });
            }
        }
    }

    /// Are there cards to draw?
    pub(crate) fn can_draw_card(&self) -> bool {
        !self.stock.cards.is_empty() || !self.table.discards.is_empty()
    }

    /// FT10.2: the top djinn of the pile.
    pub(crate) fn top_djinn(&mut self, chance: &mut Chance, told: &mut Told) -> Option<Djinn> {
        if self.stock.djinns.is_empty() && !self.table.djinn_discards.is_empty() {
            self.table.past_djinns = self.drawn.djinns;
            self.stock.djinns = std::mem::take(&mut self.table.djinn_discards);
            told.all(Event::Renewed { supply: Supply::Djinns });
        }
        self.stock.djinns.draw(chance)
    }

    /// Are there djinns to draw?
    pub(crate) fn can_draw_djinn(&self) -> bool {
        !self.stock.djinns.is_empty() || !self.table.djinn_discards.is_empty()
    }

    /// FT9.3, FR15: a djinn comes to a player; Ba'al pays, but not for itself.
    pub(crate) fn get_djinn(&mut self, seat: Seat, djinn: Djinn, told: &mut Told) {
        told.all(Event::DjinnGot { seat, djinn });
        self.tribute(Djinn::Baal, seat, Source::Baal, told);
        let player = self.player_mut(seat);
        player.djinns = player.djinns.with(djinn);
    }

    /// FX4.2: the top item of the stack; an empty stack is renewed from the discards at this moment (FR37).
    pub(crate) fn top_item(&mut self, chance: &mut Chance, told: &mut Told) -> Option<Item> {
        if self.stock.items.is_empty() && !self.table.item_discards.is_empty() {
            self.note_old_items();
            self.stock.items = std::mem::take(&mut self.table.item_discards);
            told.all(Event::Renewed { supply: Supply::Items });
        }
        self.stock.items.draw(chance)
    }

    /// Are there items to draw?
    pub(crate) fn can_draw_item(&self) -> bool {
        !self.stock.items.is_empty() || !self.table.item_discards.is_empty()
    }

    /// FX5.1, FX10.4: draws this many items and keeps them all.
    pub(crate) fn draw_items(&mut self, seat: Seat, number: u8, chance: &mut Chance, told: &mut Told) {
        let mut items = Items::NONE;
        for _ in 0..number {
            let Some(item) = self.top_item(chance, told) else { break };
            self.keep_item(seat, item);
            items.add(item);
        }
        State::tell_kept(seat, items, told);
    }

    /// A face-down item comes to a player.
    pub(crate) fn keep_item(&mut self, seat: Seat, item: Item) {
        self.hands[seat.index()].items.add(item);
        self.player_mut(seat).unknown_items += 1;
    }

    /// FH9: only their owner sees which.
    pub(crate) fn tell_kept(seat: Seat, items: Items, told: &mut Told) {
        if !items.is_empty() {
            told.all(Event::ItemsKept { seat, number: items.len() });
            told.only(seat, Event::YouKept { items });
        }
    }
}
