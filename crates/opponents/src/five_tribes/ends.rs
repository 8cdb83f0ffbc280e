//! What it brings to end a move somewhere, in points.

use five_tribes::{Card, Cards, Hand, Land, PALACE, PALM, Table, Tile, Tribe, set_value};
use tabletop::Seat;

use super::{FAKIR, values::Gains};

/// One player before a move.
pub(super) struct Mover<'a> {
    table: &'a Table,
    seat: Seat,
    hand: Hand,
    /// The sets in hand.
    sets: Sets,
    /// Unowned tiles with a single meeple, which an Assassin may win, and what they are worth.
    lone: Vec<(Tile, f32)>,
    gains: &'a Gains,
}

impl<'a> Mover<'a> {
    pub(super) fn of(table: &'a Table, seat: Seat, hand: Hand, gains: &'a Gains) -> Mover<'a> {
        let lone = |(tile, square): (Tile, &five_tribes::Square)| {
            let wanted = square.owner.is_none() && square.meeples.total() == 1;
            wanted.then(|| (tile, f32::from(square.land.value()) + grown(table, tile)))
        };
        let lone = table.board.squares().filter_map(lone).collect();
        Mover { table, seat, hand, sets: Sets::of(&hand.cards), lone, gains }
    }

    /// The whole turn that ends here with this tribe, if no other meeple is dropped there on the way.
    pub(super) fn end(&self, end: Tile, tribe: Tribe) -> f32 {
        let square = self.table.board.at(end);
        let taken = square.meeples.count(tribe) + 1;
        let me = &self.table.players[self.seat.index()];
        let empties = square.meeples.total() == square.meeples.count(tribe);
        let wins = empties && square.owner.is_none() && me.pieces() > 0;
        let Gains { tile, grown: more, camel, .. } = *self.gains;
        let won = tile * f32::from(square.land.value()) + more * grown(self.table, end) - camel;
        let mine = wins || square.owner == Some(self.seat);
        let tile = if wins { won } else { 0.0 };
        tile + self.tribe(end, tribe, taken, me.pieces() > u8::from(wins)) + self.land(square.land, mine, square.owner)
    }

    fn tribe(&self, end: Tile, tribe: Tribe, taken: u8, camel: bool) -> f32 {
        let number = f32::from(taken);
        let Gains { elder, cards, gold, paid, lone, lone_camel, kill, .. } = *self.gains;
        match tribe {
            Tribe::Vizier => self.viziers(taken),
            Tribe::Elder => elder * number,
            Tribe::Merchant => cards * self.with_cards(self.table.row.iter().copied().take(taken.into())),
            Tribe::Builder => {
                let blue = f32::from(self.table.board.blue_around(end));
                let fakirs = f32::from(self.hand.cards.count(Card::Fakir));
                gold * blue * number + paid * fakirs * (blue - FAKIR).max(0.0)
            }
            Tribe::Assassin => {
                let near = self.lone.iter().filter(|(tile, _)| tile.distance(end) <= taken && *tile != end);
                let tile = near.map(|(_, worth)| *worth).fold(0.0, f32::max);
                if camel { kill.max(lone * tile - lone_camel) } else { kill }
            }
            Tribe::Artisan => 2.5 * number + 4.0,
        }
    }

    /// FT12.2: points for each, and for opponents who have fewer.
    fn viziers(&self, more: u8) -> f32 {
        let count = |seat: Seat| self.table.players[seat.index()].front.count(Tribe::Vizier);
        let (now, then) = (count(self.seat), count(self.seat) + more);
        let each = f32::from(self.table.points_per_vizier(self.seat));
        let Gains { vizier, passed, ahead, behind, .. } = *self.gains;
        let mut worth = vizier * f32::from(more) * each;
        for other in self.table.setup.others(self.seat).iter() {
            let theirs = count(other);
            worth += if theirs >= now && theirs < then {
                passed
            } else if theirs == then || theirs < now {
                ahead
            } else {
                behind
            };
        }
        worth
    }

    /// What these cards would add to the hand.
    fn with_cards(&self, cards: impl Iterator<Item = Card>) -> f32 {
        let mut sets = self.sets;
        cards.map(|card| sets.add(card)).sum()
    }

    fn land(&self, land: Land, mine: bool, owner: Option<Seat>) -> f32 {
        let table = self.table;
        let gold = table.players[self.seat.index()].gold;
        let Gains { palm, palace, nobodys, small_market, large_market, djinn, .. } = *self.gains;
        let grows = |worth: f32| match owner {
            _ if mine => worth,
            None => nobodys,
            Some(_) => -worth / f32::from(table.setup.players().max(2) - 1),
        };
        let single = |among: usize| {
            let row = table.row.iter().copied().take(among);
            row.map(|card| self.with_cards(std::iter::once(card))).fold(0.0, f32::max)
        };
        // What a purchase of `cards` times the best card is worth, less its price.
        let bought = |cards: f32| match land.market() {
            Some((price, first)) if gold >= price => (cards * single(first) - f32::from(price)).max(0.0),
            _ => 0.0,
        };
        match land {
            Land::Oasis if table.palms > 0 => grows(palm),
            Land::Village if table.palaces > 0 => grows(palace),
            Land::SmallMarket => small_market * bought(1.0),
            Land::LargeMarket => large_market * bought(1.8),
            Land::SpecializedMarket => bought(1.0),
            Land::Sacred(_) => djinn * self.djinn(),
            Land::Workshop(_) if table.players[self.seat.index()].front.has(Tribe::Artisan) => 3.0,
            _ => 0.0,
        }
    }

    fn djinn(&self) -> f32 {
        let me = &self.table.players[self.seat.index()];
        let fakirs = self.hand.cards.count(Card::Fakir);
        if !me.can_summon(fakirs) {
            return 0.0;
        }
        let best = self.table.djinn_row.iter().map(|djinn| djinn.points(&self.table.setup)).max().unwrap_or(0);
        (f32::from(best) + 2.0 - if fakirs > 0 { 2.0 + FAKIR } else { 4.5 }).max(0.0)
    }
}

/// Palms and palaces on a tile.
fn grown(table: &Table, tile: Tile) -> f32 {
    let square = table.board.at(tile);
    f32::from(PALM) * f32::from(square.palms) + f32::from(PALACE) * f32::from(square.palaces)
}

/// Sets as they score at the end, kept so that what a card adds is known without counting the hand again.
#[derive(Clone, Copy)]
struct Sets {
    held: [u8; Card::ALL.len()],
    /// How many kinds the first set has, the second, and so on.
    kinds: [u8; 6],
}

impl Sets {
    fn of(cards: &Cards) -> Sets {
        let mut sets = Sets { held: [0; Card::ALL.len()], kinds: [0; 6] };
        for card in Card::ALL.into_iter().filter(|card| card.is_merchandise()) {
            let number = cards.count(card);
            sets.held[card as usize] = number;
            sets.kinds.iter_mut().take(number.into()).for_each(|kinds| *kinds += 1);
        }
        sets
    }

    /// Takes a card, and returns what it adds; a Fakir adds something, too.
    fn add(&mut self, card: Card) -> f32 {
        if !card.is_merchandise() {
            return FAKIR;
        }
        let held = &mut self.held[card as usize];
        *held += 1;
        match self.kinds.get_mut(usize::from(*held) - 1) {
            Some(kinds) => {
                *kinds += 1;
                f32::from(set_value(*kinds) - set_value(*kinds - 1))
            }
            None => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_adds_what_the_sets_score_more() {
        let held = [Card::Ivory, Card::Ivory, Card::Jewels, Card::Pottery, Card::Fakir, Card::Fakir, Card::Fakir];
        let cards: Cards = held.into_iter().collect();
        let mut sets = Sets::of(&cards);
        // Three kinds score 7 and four 13; the second set grows from one kind to two.
        assert_eq!(sets.add(Card::Silk).to_bits(), 6.0_f32.to_bits());
        assert_eq!(sets.add(Card::Jewels).to_bits(), 2.0_f32.to_bits());
        assert_eq!(sets.add(Card::Ivory).to_bits(), 1.0_f32.to_bits());
        assert_eq!(sets.add(Card::Fakir).to_bits(), FAKIR.to_bits());
    }
}
