//! M8: the city, where only the strongest gains.

use tabletop::{Bill, Seat, Telling};

#[cfg(feature = "leaks")]
use crate::laws::Leak;
use crate::{Action, Event, Field, Illegal, Kind, Purse, State, frame::Frame};

/// M8.1: how many units the Market gives for one.
pub const MARKET_GOODS: u8 = 3;

impl State {
    /// M8.1: the strongest is asked even with nothing to give, so that nobody learns that.
    pub(crate) fn ask_at_the_market(&mut self) {
        match self.ranked(Field::Market).first() {
            #[cfg(feature = "leaks")]
            Some(&seat) if Leak::WindowByHidden.is_planted() && self.player(seat).hoard.get(Kind::Crowns) == 0 => {
                self.leave(Field::Market);
            }
            Some(&seat) => self.frames.push(Frame::Market(seat)),
            None => self.leave(Field::Market),
        }
    }

    pub(crate) fn check_swap(&self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        if self.player(seat).hoard.get(kind) == 0 { Err(Illegal::NothingToSwap) } else { Ok(()) }
    }

    pub(crate) fn market_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        menu.extend(Kind::ALL.into_iter().filter(|&kind| self.check_swap(seat, kind).is_ok()).map(Action::Swap));
        menu.push(Action::Keep);
    }

    /// M8.1, MR26: the unit is given first, so it may come back.
    pub(crate) fn swap(&mut self, seat: Seat, give: Kind, told: &mut Telling<Event>) {
        self.frames.pop();
        self.pay(seat, Purse::of(give, 1));
        told.all(Event::Swapped { seat, give });
        self.frames.push(Frame::Goods(seat));
    }

    pub(crate) fn keep(&mut self, seat: Seat, told: &mut Telling<Event>) {
        self.frames.pop();
        told.all(Event::Kept { seat });
        self.leave(Field::Market);
    }

    /// M8.1: any three units, or as many as exist.
    pub(crate) fn goods_bill(&self) -> Bill {
        self.supply.bill(self.supply.total().min(MARKET_GOODS.into()) as u8)
    }

    pub(crate) fn check_goods(&self, take: Purse) -> Result<(), Illegal> {
        if !self.supply.holds(&take) {
            return Err(Illegal::SupplyShort);
        }
        if take.total() != u32::from(self.goods_bill().total) {
            return Err(Illegal::WrongGoods);
        }
        Ok(())
    }

    pub(crate) fn take_goods(&mut self, seat: Seat, take: Purse, told: &mut Telling<Event>) {
        self.frames.pop();
        self.gain(seat, take);
        told.all(Event::Took { seat, take });
        self.leave(Field::Market);
    }

    /// M8.3, M8.4: start player at once, so the palace already follows the new order.
    pub(crate) fn take_the_camel(&mut self, told: &mut Telling<Event>) {
        match self.ranked(Field::Caravanserai).first() {
            // M12.7: the smuggler may decline it.
            Some(&seat) if self.magic.smuggler == Some(seat) && self.magic.smuggled.contains(Field::Caravanserai) => {
                self.frames.push(Frame::Camel(seat));
            }
            Some(&seat) => self.claim(seat, told),
            None => self.leave(Field::Caravanserai),
        }
    }

    pub(crate) fn claim(&mut self, seat: Seat, told: &mut Telling<Event>) {
        self.frames.pop();
        self.camel = seat;
        told.all(Event::Camel { seat });
        self.leave(Field::Caravanserai);
    }

    pub(crate) fn decline_the_camel(&mut self, seat: Seat, told: &mut Telling<Event>) {
        self.frames.pop();
        told.all(Event::CamelDeclined { seat });
        self.leave(Field::Caravanserai);
    }
}
