//! FT12: scoring.

use serde::{Deserialize, Serialize};
use tabletop::{Pile, Seat};

use crate::{Card, Cards, Djinn, Hand, Item, Items, State, Table, Tent, Tribe};

/// FT12, FX11: a player's points by category.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// FT12.1
    pub gold: u16,
    /// FT12.2
    pub viziers: u16,
    /// FT12.3
    pub elders: u16,
    /// FX11.1, with Ptah's part (FX10.1).
    pub artisans: u16,
    /// FT12.4: the points printed on djinns.
    pub djinns: u16,
    /// FT12.5
    pub tiles: u16,
    /// FT12.6
    pub palms: u16,
    /// FT12.7
    pub palaces: u16,
    /// FX3.4
    pub tent: u16,
    /// FT12.8, FT12.9
    pub cards: u16,
    /// FX8.1, with Geb's part (FX10.2).
    pub items: u16,
}

impl Score {
    /// The categories with their names, in the order in which they are read out.
    pub const fn parts(&self) -> [(&'static str, u16); 11] {
        [
            ("gold", self.gold),
            ("viziers", self.viziers),
            ("elders", self.elders),
            ("artisans", self.artisans),
            ("djinns", self.djinns),
            ("tiles", self.tiles),
            ("palms", self.palms),
            ("palaces", self.palaces),
            ("tent", self.tent),
            ("cards", self.cards),
            ("items", self.items),
        ]
    }

    /// What was gained since `before`; losses count as 0, as a player's own move never costs points.
    #[must_use]
    pub const fn since(&self, before: &Score) -> Score {
        Score {
            gold: self.gold.saturating_sub(before.gold),
            viziers: self.viziers.saturating_sub(before.viziers),
            elders: self.elders.saturating_sub(before.elders),
            artisans: self.artisans.saturating_sub(before.artisans),
            djinns: self.djinns.saturating_sub(before.djinns),
            tiles: self.tiles.saturating_sub(before.tiles),
            palms: self.palms.saturating_sub(before.palms),
            palaces: self.palaces.saturating_sub(before.palaces),
            tent: self.tent.saturating_sub(before.tent),
            cards: self.cards.saturating_sub(before.cards),
            items: self.items.saturating_sub(before.items),
        }
    }

    /// All together.
    pub fn total(&self) -> u16 {
        self.parts().iter().map(|part| part.1).sum()
    }
}

/// FT12.6: what a palm tree scores; Haurvatat's owner gets [`PALM_OF_HAURVATAT`].
pub const PALM: u16 = 3;
/// FT9.9
pub const PALM_OF_HAURVATAT: u16 = 5;
/// FT12.7: what a palace scores.
pub const PALACE: u16 = 5;

/// FT1.10: what a set of this many different kinds is worth, in gold and in points.
pub const fn set_value(kinds: u8) -> u16 {
    [0, 1, 3, 7, 13, 21, 30, 40, 50, 60][if kinds > 9 { 9 } else { kinds as usize }]
}

impl State {
    /// FT12: everybody's points, if the game ended now.
    pub fn scores(&self) -> Pile<Score, 4> {
        let seats = self.table.setup.seats().iter();
        seats.map(|seat| self.table.score(seat, &self.hands[seat.index()])).collect()
    }
}

impl Table {
    /// FT12: the points of a player who holds these cards and items.
    pub(crate) fn score(&self, seat: Seat, hand: &Hand) -> Score {
        let player = &self.players[seat.index()];
        let mut score = Score {
            gold: player.gold,
            viziers: self.vizier_points(seat),
            elders: u16::from(player.elders()) * if player.has(Djinn::Shamhat) { 4 } else { 2 },
            artisans: self.artisan_points(seat),
            djinns: player.djinns.iter().map(|djinn| djinn.points(&self.setup)).sum(),
            cards: card_points(&hand.cards, player.has(Djinn::AlAmin)),
            items: item_points(&hand.items, player.has(Djinn::Geb)),
            tent: match player.tent {
                Tent::On(tile) => u16::from(self.board.red_around(tile)),
                Tent::None | Tent::Ready => 0,
            },
            ..Score::default()
        };
        let palm = if player.has(Djinn::Haurvatat) { PALM_OF_HAURVATAT } else { PALM };
        for tile in self.board.owned_by(seat).iter() {
            let square = self.board.at(tile);
            score.tiles += square.land.value();
            score.palms += u16::from(square.palms) * palm;
            score.palaces += u16::from(square.palaces) * PALACE;
        }
        score
    }

    /// FT12.2, FT9.11: what each Vizier of this player scores, apart from the opponents who have fewer.
    pub fn points_per_vizier(&self, seat: Seat) -> u16 {
        if self.players[seat.index()].has(Djinn::Jafaar) { 3 } else { 1 }
    }

    /// FT12.2: every Vizier counts, and every opponent with fewer.
    fn vizier_points(&self, seat: Seat) -> u16 {
        let viziers = |seat: Seat| self.players[seat.index()].front.count(Tribe::Vizier);
        let fewer = self.setup.others(seat).iter().filter(|&other| viziers(other) < viziers(seat)).count() as u16;
        u16::from(viziers(seat)) * self.points_per_vizier(seat) + 10 * fewer
    }

    /// FX11.1, FX10.1: 3 each if nobody has more, else 2; Ptah adds 2 each.
    fn artisan_points(&self, seat: Seat) -> u16 {
        let artisans = |seat: Seat| self.players[seat.index()].front.count(Tribe::Artisan);
        let most = self.setup.others(seat).iter().all(|other| artisans(other) <= artisans(seat));
        let ptah = if self.players[seat.index()].has(Djinn::Ptah) { 2 } else { 0 };
        u16::from(artisans(seat)) * (if most { 3 } else { 2 } + ptah)
    }
}

/// FT12.8, FT12.9: the best split into sets; the largest possible set first is best, and wilds make the largest larger.
pub(crate) fn card_points(cards: &Cards, al_amin: bool) -> u16 {
    let merchandise = || Card::ALL.into_iter().filter(|card| card.is_merchandise());
    let mut wilds = if al_amin { cards.count(Card::Fakir) / 2 } else { 0 };
    let mut points = 0;
    for nth in 1.. {
        let mut set = merchandise().filter(|&card| cards.count(card) >= nth).count() as u8;
        let filled = wilds.min(9 - set);
        set += filled;
        wilds -= filled;
        if set == 0 {
            break;
        }
        points += set_value(set);
    }
    points
}

/// FX8.1, FX10.2: printed values; Geb adds 3 each.
fn item_points(items: &Items, geb: bool) -> u16 {
    let precious: u16 = items.iter().filter(|item| !item.is_magic()).count() as u16;
    let printed: u16 = Item::ALL.iter().map(|&item| item.value() * u16::from(items.count(item))).sum();
    printed + if geb { 3 * precious } else { 0 }
}
