//! FT7: tile actions.

use tabletop::Chance;

use crate::{Action, Djinn, Frame, Growth, Illegal, Land, Payment, Place, State, Tribe, state::Told};

impl State {
    /// FT7.4: can the tile action be paid, as far as the table knows?
    pub(crate) fn tile_asks(&self, land: Land) -> bool {
        let (me, fakirs) = (self.me(), self.possible_fakirs());
        match land {
            Land::Village | Land::Oasis | Land::Chasm => false,
            Land::SmallMarket | Land::LargeMarket | Land::SpecializedMarket => {
                land.market().is_some_and(|(price, _)| me.gold >= price) && !self.table.row.is_empty()
            }
            Land::Sacred(_) => !self.table.djinn_row.is_empty() && me.can_summon(fakirs),
            Land::Workshop(_) => self.can_draw_item() && (me.front.has(Tribe::Artisan) || fakirs > 1),
        }
    }

    /// FT7.2, FT7.3: an Oasis gets a palm tree and a Village a palace, while there are some.
    pub(crate) fn tile_acts(&mut self, land: Land) {
        let tile = self.table.turn.end;
        match land {
            Land::Oasis if self.table.palms > 0 => self.ask_next(Frame::Place { growth: Growth::Palm, tile }),
            Land::Village if self.table.palaces > 0 => self.ask_next(Frame::Place { growth: Growth::Palace, tile }),
            Land::Oasis
            | Land::Village
            | Land::SmallMarket
            | Land::LargeMarket
            | Land::SpecializedMarket
            | Land::Sacred(_)
            | Land::Workshop(_)
            | Land::Chasm => (),
        }
    }

    /// FD10: what can be bought, and "decline".
    pub(crate) fn tile_offers(&self, land: Land, menu: &mut Vec<Action>) {
        let fakirs = self.my_fakirs();
        menu.push(Action::Decline);
        let places = Place::first(self.for_sale(land));
        match land {
            Land::SmallMarket | Land::SpecializedMarket => {
                menu.extend(places.map(|first| Action::Buy { first, second: None }));
            }
            Land::LargeMarket => {
                menu.extend(places.clone().map(|first| Action::Buy { first, second: None }));
                for first in places.clone() {
                    let behind = places.clone().filter(|&second| second > first);
                    menu.extend(behind.map(|second| Action::Buy { first, second: Some(second) }));
                }
            }
            Land::Sacred(_) => {
                for payment in [Payment::TwoElders, Payment::ElderAndFakir] {
                    if self.can_spend(payment, fakirs) {
                        menu.extend(self.table.djinn_row.iter().map(|&djinn| Action::Summon { djinn, payment }));
                    }
                }
            }
            Land::Workshop(_) => {
                let both = [Payment::Artisan, Payment::TwoFakirs].into_iter();
                menu.extend(both.filter(|&payment| self.can_spend(payment, fakirs)).map(Action::Craft));
            }
            Land::Village | Land::Oasis | Land::Chasm => (),
        }
    }

    /// How many cards of the row a market sells from now.
    fn for_sale(&self, land: Land) -> usize {
        land.market().map_or(0, |(_, first)| self.table.row.len().min(first))
    }

    /// Why these cards are not sold here.
    pub(crate) fn why_no_purchase(&self, land: Land, first: Place, second: Option<Place>) -> Illegal {
        if land.market().is_none() {
            return Illegal::OtherQuestion { question: Frame::Tile { land } };
        }
        if second.is_some() && land != Land::LargeMarket {
            return Illegal::OneCardOnly { land };
        }
        let last = self.for_sale(land);
        if first.index() >= last || second.is_some_and(|second| second.index() >= last) {
            return Illegal::NotForSale { land };
        }
        Illegal::SecondBehindFirst
    }

    /// Why this djinn cannot be taken like this.
    pub(crate) fn why_no_summon(&self, land: Land, djinn: Djinn, payment: Payment) -> Illegal {
        if !matches!(land, Land::Sacred(_)) {
            return Illegal::OtherQuestion { question: Frame::Tile { land } };
        }
        if !self.table.djinn_row.contains(&djinn) {
            return Illegal::DjinnNotInRow { djinn };
        }
        match payment {
            Payment::TwoElders | Payment::ElderAndFakir => Illegal::CannotPayHere { land, payment },
            Payment::Elder | Payment::Fakir | Payment::Artisan | Payment::TwoFakirs => Illegal::WrongPriceHere { land },
        }
    }

    /// Why an item cannot be taken like this.
    pub(crate) fn why_no_craft(land: Land, payment: Payment) -> Illegal {
        if !matches!(land, Land::Workshop(_)) {
            return Illegal::OtherQuestion { question: Frame::Tile { land } };
        }
        match payment {
            Payment::Artisan | Payment::TwoFakirs => Illegal::CannotPayHere { land, payment },
            Payment::Elder | Payment::Fakir | Payment::TwoElders | Payment::ElderAndFakir => {
                Illegal::WrongPriceHere { land }
            }
        }
    }

    /// Can the active player pay this, holding this many Fakirs?
    pub(crate) fn can_spend(&self, payment: Payment, fakirs: u8) -> bool {
        let (elders, needed, artisans) = payment.parts();
        let me = self.me();
        me.elders() >= elders && fakirs >= needed && me.front.count(Tribe::Artisan) >= artisans
    }

    /// FT7.5, FT7.6, FX6.1.
    pub(crate) fn buy(&mut self, land: Land, first: Place, second: Option<Place>, told: &mut Told) {
        let seat = self.table.turn.seat;
        let (price, _) = land.market().expect("cards are bought on markets");
        self.pay(seat, price, told);
        self.take_from_row(seat, first.index(), told);
        if let Some(second) = second {
            self.take_from_row(seat, second.index() - 1, told);
        }
    }

    /// FT7.7.
    pub(crate) fn summon(&mut self, djinn: Djinn, payment: Payment, told: &mut Told) {
        let seat = self.table.turn.seat;
        self.spend(seat, payment, told);
        self.table.djinn_row.retain(|&other| other != djinn);
        self.get_djinn(seat, djinn, told);
    }

    /// FX5.1.
    pub(crate) fn craft(&mut self, payment: Payment, chance: &mut Chance, told: &mut Told) {
        let seat = self.table.turn.seat;
        self.spend(seat, payment, told);
        self.draw_items(seat, 1, chance, told);
    }
}
