use tabletop::Chance;

use crate::{Action, Djinn, Frame, Growth, Land, Payment, Place, State, Tribe, state::Told};

impl State {
    /// What is printed on the end tile.
    pub(crate) fn end_land(&self) -> Land {
        self.table.board.at(self.table.turn.end).land
    }

    /// FT7.4: can the tile action be paid, as far as the table knows?
    pub(crate) fn tile_asks(&self) -> bool {
        let (me, fakirs) = (self.me(), self.me().possible_fakirs());
        match self.end_land() {
            Land::Village | Land::Oasis | Land::Chasm => false,
            market @ (Land::SmallMarket | Land::LargeMarket | Land::SpecializedMarket) => {
                me.gold >= price(market) && !self.table.row.is_empty()
            }
            Land::Sacred(_) => {
                !self.table.djinn_row.is_empty() && me.elders() > 0 && me.elders().saturating_add(fakirs) > 1
            }
            Land::Workshop(_) => self.can_draw_item() && (me.front.has(Tribe::Artisan) || fakirs > 1),
        }
    }

    /// FT7.2, FT7.3: an Oasis gets a palm tree and a Village a palace, while there are some.
    pub(crate) fn tile_acts(&mut self) {
        let tile = self.table.turn.end;
        match self.end_land() {
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
    pub(crate) fn tile_offers(&self, menu: &mut Vec<Action>) {
        let fakirs = self.fakirs(self.table.turn.seat);
        menu.push(Action::Decline);
        match self.end_land() {
            Land::SmallMarket => self.single_cards(3, menu),
            Land::SpecializedMarket => self.single_cards(9, menu),
            Land::LargeMarket => {
                self.single_cards(6, menu);
                let places = Place::first(self.table.row.len().min(6));
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

    fn single_cards(&self, among: usize, menu: &mut Vec<Action>) {
        let places = Place::first(self.table.row.len().min(among));
        menu.extend(places.map(|first| Action::Buy { first, second: None }));
    }

    /// Does the active player have this, with so many Fakirs?
    pub(crate) fn can_spend(&self, payment: Payment, fakirs: u8) -> bool {
        let (elders, needed, artisans) = payment.parts();
        let me = self.me();
        me.elders() >= elders && fakirs >= needed && me.front.count(Tribe::Artisan) >= artisans
    }

    /// FT7.5, FT7.6, FX6.1.
    pub(crate) fn buy(&mut self, first: Place, second: Option<Place>, told: &mut Told) {
        let seat = self.table.turn.seat;
        self.pay(seat, price(self.end_land()), told);
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

/// What a market charges.
pub(crate) const fn price(land: Land) -> u16 {
    match land {
        Land::SmallMarket => 3,
        Land::LargeMarket => 6,
        Land::SpecializedMarket => 4,
        Land::Village | Land::Sacred(_) | Land::Oasis | Land::Workshop(_) | Land::Chasm => 0,
    }
}
