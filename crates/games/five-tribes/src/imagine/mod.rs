//! Worlds that a viewer cannot tell apart from the true one.

mod foresight;

use tabletop::{Chance, Determinize, Pile, Seat};

use crate::{Card, Cards, Djinns, Drawn, Frame, Hand, Items, State, Table, View, state::Stock};

pub use foresight::{Foreseen, Foresight};

/// What a viewer has not seen, to be dealt to the places where it may be.
struct Unseen {
    cards: Cards,
    /// Cards that lie in others' hands for sure, drawn from a pile that has run out.
    old_cards: Cards,
    items: Items,
    old_items: Items,
    djinns: Djinns,
}

impl Determinize for State {
    fn determinize(view: &View, chance: &mut Chance) -> State {
        let mut unseen = Unseen::of(view);
        let seats = view.table.setup.seats().iter();
        let hands: Pile<Hand, 4> = seats.map(|seat| unseen.hand(view, seat, chance)).collect();
        let drawn = view.drawn.unwrap_or_else(|| unseen.drawn(&view.table, &hands, chance));
        let stock = Stock { cards: unseen.cards, djinns: unseen.djinns, items: unseen.items };
        State { table: view.table, hands, stock, drawn }
    }
}

impl Unseen {
    /// All cards, items and djinns but those this viewer sees or can have noted.
    fn of(view: &View) -> Unseen {
        let table = &view.table;
        let mut cards = table.row.iter().fold(Card::deck().minus(table.discards), |mut rest, &card| {
            rest.take(card);
            rest
        });
        let mut items = table.setup.items().minus(table.item_discards);
        let (mut old_cards, mut old_items) = (table.past, table.past_items);
        for (hand, player) in view.hands.iter().zip(&table.players) {
            match hand {
                None => {
                    cards = cards.minus(player.known);
                    items = items.minus(player.known_items);
                }
                Some(hand) => {
                    cards = cards.minus(hand.cards);
                    items = items.minus(hand.items);
                    old_cards = old_cards.minus(hand.old);
                    old_items = old_items.minus(hand.old_items);
                }
            }
        }
        let (drawn_items, drawn_djinns) =
            view.drawn.map_or((Items::NONE, Djinns::NONE), |drawn| (drawn.items, drawn.djinns));
        let open = table.players.iter().flat_map(|player| player.djinns.iter()).chain(table.djinn_row.iter().copied());
        let open: Djinns = open.chain(table.djinn_discards.iter()).chain(drawn_djinns.iter()).collect();
        Unseen {
            cards: cards.minus(old_cards),
            old_cards,
            items: items.minus(old_items).minus(drawn_items),
            old_items,
            djinns: table.setup.djinns().but(open),
        }
    }

    /// A possible hand: what is known of it, and unseen cards and items.
    fn hand(&mut self, view: &View, seat: Seat, chance: &mut Chance) -> Hand {
        if let Some(hand) = view.hands[seat.index()] {
            return hand;
        }
        let player = &view.table.players[seat.index()];
        let old: Cards = (0..player.old).filter_map(|_| self.old_cards.draw(chance)).collect();
        let fresh: Cards = (player.old..player.unknown).filter_map(|_| self.cards.draw(chance)).collect();
        let old_items: Items = (0..player.old_items).filter_map(|_| self.old_items.draw(chance)).collect();
        let kept: Items = (player.old_items..player.unknown_items).filter_map(|_| self.items.draw(chance)).collect();
        Hand {
            cards: player.known.plus(old).plus(fresh),
            items: player.known_items.plus(old_items).plus(kept),
            old,
            old_items,
        }
    }

    /// What the active player may be choosing from.
    fn drawn(&mut self, table: &Table, hands: &Pile<Hand, 4>, chance: &mut Chance) -> Drawn {
        let mut drawn = Drawn::default();
        if let Some(&Frame::KeepItem { drawn: number }) = table.frames.last() {
            drawn.items = (0..number).filter_map(|_| self.items.draw(chance)).collect();
        } else if let Some(&Frame::KeepDjinn { drawn: number }) = table.frames.last() {
            drawn.djinns = table.past_djinns;
            self.djinns = self.djinns.but(table.past_djinns);
            while drawn.djinns.len() < number {
                drawn.djinns.add(self.djinns.draw(chance).expect("as many djinns are unseen as were drawn"));
            }
        } else if table.frames.last() == Some(&Frame::Closing) {
            drawn.sale = a_set(&hands[table.turn.seat.index()].cards, chance);
        }
        drawn
    }
}

/// FD14: a set that may be half put together; in half of all worlds, none.
fn a_set(cards: &Cards, chance: &mut Chance) -> Cards {
    if chance.below(2) == 0 {
        return Cards::NONE;
    }
    cards.kinds().filter(|card| card.is_merchandise() && chance.below(2) == 1).collect()
}
