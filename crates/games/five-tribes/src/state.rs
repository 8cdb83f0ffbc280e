use serde::{Deserialize, Serialize};
use tabletop::{Chance, Pile, Seat, Telling};

use crate::{
    Board, Card, Cards, Djinn, Djinns, Event, Frame, Hand, Item, Items, Meeples, Payment, Player, Setup, Source, Spot,
    Supply, Tile, Tribe,
};

/// The whole truth, known to nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) hands: Pile<Hand, 4>,
    pub(crate) stock: Stock,
    pub(crate) drawn: Drawn,
}

/// What lies open, and what everybody can have noted. It holds no secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    /// What was agreed.
    pub setup: Setup,
    /// The tiles.
    pub board: Board,
    /// The players, by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Player>"))]
    pub players: Pile<Player, 4>,
    /// FT1.9: the markers on the bid order track, the first in front. Bids take them away, turns bring them back.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub order: Pile<Seat, 4>,
    /// The markers on the spots of 1 or more, cheapest spot first.
    pub spots: [Option<Seat>; 6],
    /// FT3.4: the markers on 0, in the order in which they will play.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub zeros: Pile<Seat, 3>,
    /// Which half of the round it is, or the end.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// FT2.5: the open resource row, its front first.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub row: Pile<Card, 9>,
    /// Discarded resource cards.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub discards: Cards,
    /// FT2.6: the open djinn row.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Djinn>"))]
    pub djinn_row: Pile<Djinn, 3>,
    /// Discarded djinns.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Djinn>"))]
    pub djinn_discards: Djinns,
    /// Discarded items (FR42).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Item>"))]
    pub item_discards: Items,
    /// Cards that must be among the old unknown ones of all hands: when the pile ran out, everybody could count them.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub past: Cards,
    /// The same for items.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Item>"))]
    pub past_items: Items,
    /// Djinns that must be among those drawn with Sibittis, because the pile ran out in between.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Djinn>"))]
    pub past_djinns: Djinns,
    /// FH7: meeples in the bag.
    pub bag: Meeples,
    /// Palm trees in the supply.
    pub palms: u8,
    /// Palaces in the supply.
    pub palaces: u8,
    /// The turn being played, or played last.
    pub turn: Turn,
    /// What is being resolved; the top is what is being asked. Empty when the game is over.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Frame>"))]
    pub frames: Pile<Frame, 12>,
    /// FT11.1: is this the last round?
    pub last_round: bool,
    /// FT11.4: has somebody declared that there is no move?
    pub no_move: bool,
}

/// FT3.1: the halves of a round, and the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Markers bid.
    Bidding,
    /// Markers play.
    Playing,
    /// The game is over.
    Over,
}

/// The turn of one marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// The active player.
    pub seat: Seat,
    /// Where the move ended.
    pub end: Tile,
    /// The tribe taken there.
    pub tribe: Tribe,
    /// How many were taken; they are in hand until the tribe acts (FR69).
    pub taken: u8,
    /// FT9.30: djinns used in this turn.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Djinn>"))]
    pub used: Djinns,
    /// FX9.11: has a magic item been used in this turn?
    pub item_used: bool,
}

/// What nobody sees: the face-down piles, kept without an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stock {
    pub(crate) cards: Cards,
    pub(crate) djinns: Djinns,
    pub(crate) items: Items,
}

/// What only the active player sees: cards drawn to choose from, and a set being put together for sale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Drawn {
    /// Items to keep one of (FX4.1).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Item>"))]
    pub items: Items,
    /// Djinns to keep one of (FH10).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Djinn>"))]
    pub djinns: Djinns,
    /// The set so far, at most one of each kind (FD14).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub sale: Cards,
}

/// Where events go.
pub(crate) type Told = Telling<Event>;

impl State {
    /// All that lies open.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The active player.
    pub(crate) fn me(&self) -> &Player {
        self.player(self.table.turn.seat)
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.table.players[seat.index()]
    }

    /// Who has this djinn.
    pub(crate) fn owner_of(&self, djinn: Djinn) -> Option<Seat> {
        self.table.setup.seats().iter().find(|&seat| self.player(seat).has(djinn))
    }

    /// Fakirs in this hand.
    pub(crate) fn fakirs(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].cards.count(Card::Fakir)
    }

    pub(crate) fn ask_next(&mut self, frame: Frame) {
        self.table.frames.push(frame);
    }

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
            if crate::Leak::PrivateToAll.is_planted() {
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

    /// FX5.1, FX10.4: draws so many items and keeps them all.
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

impl Table {
    /// Who is asked, unless the game is over.
    pub fn asked(&self) -> Option<Seat> {
        let bids = *self.frames.last()? == Frame::Bid;
        if bids { self.order.first().copied() } else { Some(self.turn.seat) }
    }

    /// Do markers bid?
    pub fn is_bidding(&self) -> bool {
        self.phase == Phase::Bidding
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// FT3.7: whose turn comes next, the dearest spot first; nobody's, where all that bid have played.
    pub fn next_turn(&self) -> Option<Seat> {
        self.spots.iter().rev().flatten().chain(&self.zeros).next().copied()
    }

    /// Is this spot of the turn order track free (FT3.3, FT3.4)?
    pub fn is_free(&self, spot: Spot) -> bool {
        match spot.steps() {
            0 => !self.zeros.is_full(),
            step => self.spots[usize::from(step) - 1].is_none(),
        }
    }
}
