//! M12: spells about treasure.

use tabletop::{Bill, Seat, Telling, Unsettled};

use crate::{Action, Event, Field, Illegal, Kind, Purse, State, frame::Frame};

/// M12.2
const ALMS: u8 = 3;
/// M12.4
const TAX: u8 = 2;
/// M12.19
const FARE: u8 = 3;
/// M12.6: on the top shelf and the next.
const HOARD: [u8; 2] = [4, 2];

/// Why a payment that a spell demands is refused.
fn refused(why: Unsettled) -> Illegal {
    match why {
        Unsettled::TooMany => Illegal::TooPoor,
        Unsettled::Total | Unsettled::Kinds | Unsettled::Parts => Illegal::WrongUnits,
    }
}

impl State {
    /// M12.2 **Charity.** Three units of his choice from the supply.
    pub(crate) fn charity(&mut self, seat: Seat) {
        self.frames.push(Frame::Charity(seat));
    }

    pub(crate) fn charity_bill(&self) -> Bill {
        self.supply.bill(self.supply.total().min(ALMS.into()) as u8)
    }

    pub(crate) fn check_taken(bill: &Bill, take: Purse) -> Result<(), Illegal> {
        bill.settled_by(take.units()).map_err(|why| match why {
            Unsettled::TooMany => Illegal::SupplyShort,
            Unsettled::Total | Unsettled::Kinds | Unsettled::Parts => Illegal::WrongUnits,
        })
    }

    /// Ends M12.2 and M12.18.
    pub(crate) fn take_units(&mut self, seat: Seat, take: Purse, told: &mut Telling<Event>) {
        self.frames.pop();
        self.gain(seat, take);
        told.all(Event::Took { seat, take });
    }

    /// M12.4 **City Tax.** Every other player decides for each of his figures in the city.
    pub(crate) fn city_tax(&mut self, caster: Seat) {
        let first = self.others(caster).next();
        if let Some(seat) = first {
            self.ask_city_tax(caster, seat, Field::Tent, 0);
        }
    }

    /// Asks for the next figure: on this field after the `kept` ones, on a later field, or of a later player.
    fn ask_city_tax(&mut self, caster: Seat, seat: Seat, field: Field, kept: u8) {
        let (mut field, mut kept) = (field, usize::from(kept));
        for seat in self.others(caster).skip_while(|&other| other != seat) {
            while field.is_city() {
                if self.pieces.iter().filter(|it| it.owner == seat && it.field == field).count() > kept {
                    self.frames.push(Frame::CityTax { caster, seat, field, kept: kept as u8 });
                    return;
                }
                field = field.next().unwrap_or(Field::Guard);
                kept = 0;
            }
            field = Field::Tent;
        }
    }

    /// M12.4, M12.17, M12.12, M12.19: what this frame wants paid.
    pub(crate) fn demand(&self, seat: Seat) -> Bill {
        let hoard = self.player(seat).hoard;
        match self.frames.last() {
            Some(Frame::CityTax { .. }) => hoard.bill(TAX),
            Some(Frame::SultansTax { .. }) => hoard.bill(self.pieces_in_rooms(seat)),
            Some(&Frame::Sacrifice { units, .. }) => hoard.bill(units),
            _ => hoard.bill(hoard.total().min(FARE.into()) as u8),
        }
    }

    pub(crate) fn check_pay(&self, seat: Seat, paid: Purse) -> Result<(), Illegal> {
        self.demand(seat).settled_by(paid.units()).map_err(refused)
    }

    pub(crate) fn pay_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        self.demand(seat).ways(|way| menu.push(Action::Pay(Purse::from_slice(way))));
    }

    /// Pays what a spell demands, and goes on with it.
    pub(crate) fn pay_demand(&mut self, seat: Seat, paid: Purse, told: &mut Telling<Event>) {
        let frame = self.frames.pop();
        self.pay(seat, paid);
        told.all(Event::Paid { seat, paid });
        match frame {
            Some(Frame::CityTax { caster, field, kept, .. }) => self.ask_city_tax(caster, seat, field, kept + 1),
            Some(Frame::SultansTax { caster, .. }) => self.ask_sultans_tax(caster, Some(seat)),
            Some(Frame::Sacrifice { units, .. }) => self.ask_sacrifice(units, Some(seat), told),
            _ => (),
        }
    }

    /// M12.4: this figure; M12.17: all in the rooms.
    pub(crate) fn take_back(&mut self, seat: Seat, told: &mut Telling<Event>) {
        match self.frames.pop() {
            Some(Frame::CityTax { caster, field, kept, .. }) => {
                let mut there = self.pieces.iter().filter(|it| it.owner == seat && it.field == field);
                if let Some(mark) = there.nth(kept.into()).map(|piece| piece.mark) {
                    self.send_home(mark, told);
                }
                self.ask_city_tax(caster, seat, field, kept);
            }
            Some(Frame::SultansTax { caster, .. }) => {
                let in_room = |it: &&crate::state::Piece| it.owner == seat && it.field.room().is_some();
                while let Some(mark) = self.pieces.iter().find(in_room).map(|piece| piece.mark) {
                    self.send_home(mark, told);
                }
                self.ask_sultans_tax(caster, Some(seat));
            }
            _ => (),
        }
    }

    /// M12.17 **Sultan's Tax.** Every other player pays a unit for each figure in the rooms, or takes all back.
    pub(crate) fn sultans_tax(&mut self, caster: Seat) {
        self.ask_sultans_tax(caster, None);
    }

    fn ask_sultans_tax(&mut self, caster: Seat, after: Option<Seat>) {
        let left = self.others(caster).skip_while(|&it| after.is_some_and(|after| it != after));
        let next = left.skip(usize::from(after.is_some())).find(|&it| self.pieces_in_rooms(it) > 0);
        if let Some(seat) = next {
            self.frames.push(Frame::SultansTax { caster, seat });
        }
    }

    fn pieces_in_rooms(&self, seat: Seat) -> u8 {
        self.pieces.iter().filter(|it| it.owner == seat && it.field.room().is_some()).count() as u8
    }

    /// M12.12 **Sacrifice**, M12.14 **Donation.** Every player returns so many units; who has fewer shows and returns all.
    pub(crate) fn sacrifice(&mut self, units: u8, told: &mut Telling<Event>) {
        self.ask_sacrifice(units, None, told);
    }

    fn ask_sacrifice(&mut self, units: u8, after: Option<Seat>, told: &mut Telling<Event>) {
        let left = self.player_order().skip_while(|&it| after.is_some_and(|after| it != after));
        for seat in left.skip(usize::from(after.is_some())) {
            let hoard = self.player(seat).hoard;
            if hoard.total() >= u32::from(units) {
                self.frames.push(Frame::Sacrifice { seat, units });
                return;
            }
            self.pay(seat, hoard);
            told.all(Event::ReturnedAll { seat, paid: hoard });
        }
    }

    /// M12.6 **Dragon Leaves.** Treasure for a cave without any, as far as the supply goes.
    pub(crate) fn dragon_leaves(&mut self, cave: Field, told: &mut Telling<Event>) {
        let Some(kind) = cave.cave().filter(|kind| self.is_open(cave) && self.caves[kind.index()] == [0; 4]) else {
            return;
        };
        for (shelf, group) in HOARD.into_iter().enumerate() {
            self.caves[kind.index()][shelf] = self.supply.take(kind, group);
        }
        told.all(Event::Filled { kind, shelves: self.caves[kind.index()] });
    }

    /// M12.13 **Dragon's Return.** What lies in the cave being evaluated goes back to the supply.
    pub(crate) fn dragons_return(&mut self, told: &mut Telling<Event>) {
        let Some(kind) = self.evaluating().and_then(Field::cave) else { return };
        self.supply.put(kind, self.treasure_being_evaluated());
        self.caves[kind.index()] = [0; 4];
        told.all(Event::Emptied { kind });
    }

    /// How much lies in the cave being evaluated.
    pub(crate) fn treasure_being_evaluated(&self) -> u8 {
        self.evaluating().and_then(Field::cave).map_or(0, |kind| self.caves[kind.index()].iter().sum())
    }

    /// M12.18 **Trade.** Units for as many of other kinds: given one by one in the order of kinds, then taken.
    pub(crate) fn trade(&mut self, seat: Seat) {
        self.frames.push(Frame::Trade { seat, given: Purse::EMPTY });
    }

    /// What the supply has of kinds that were not given.
    fn other_kinds(&self, given: Purse) -> Purse {
        let other = |kind: &Kind| given.get(*kind) == 0;
        Kind::ALL.into_iter().filter(other).fold(Purse::EMPTY, |sum, it| sum.plus(Purse::of(it, self.supply.get(it))))
    }

    /// The kinds in order, and never more than can be had for them.
    pub(crate) fn check_trade(&self, seat: Seat, given: Purse, kind: Kind) -> Result<(), Illegal> {
        let more = given.plus(Purse::of(kind, 1));
        let in_order = Kind::ALL.into_iter().all(|it| it <= kind || given.get(it) == 0);
        if self.player(seat).hoard.get(kind) == 0 {
            return Err(Illegal::NothingToSwap);
        }
        if !in_order || self.other_kinds(more).total() < more.total() {
            return Err(Illegal::NoExchange);
        }
        Ok(())
    }

    pub(crate) fn trade_options(&self, seat: Seat, given: Purse, menu: &mut Vec<Action>) {
        let kinds = Kind::ALL.into_iter().filter(|&kind| self.check_trade(seat, given, kind).is_ok());
        menu.extend(kinds.map(Action::Swap));
        menu.push(Action::Keep);
    }

    pub(crate) fn give_unit(&mut self, seat: Seat, given: Purse, kind: Kind, told: &mut Telling<Event>) {
        self.frames.pop();
        self.pay(seat, Purse::of(kind, 1));
        told.all(Event::Swapped { seat, give: kind });
        self.frames.push(Frame::Trade { seat, given: given.plus(Purse::of(kind, 1)) });
    }

    pub(crate) fn enough(&mut self, seat: Seat, given: Purse, told: &mut Telling<Event>) {
        self.frames.pop();
        told.all(Event::Enough { seat });
        if given != Purse::EMPTY {
            self.frames.push(Frame::TradeGoods { seat, given });
        }
    }

    pub(crate) fn trade_bill(&self, given: Purse) -> Bill {
        self.other_kinds(given).bill(given.total() as u8)
    }
}
