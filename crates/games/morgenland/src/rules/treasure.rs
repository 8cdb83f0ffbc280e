//! M12: spells about treasure.

use tabletop::{Bill, Seat, Telling, Unsettled};

use crate::{Action, Event, Field, Illegal, Kind, Purse, Spell, State, frame::Frame, state::Piece};

/// M12.6: on the top shelf and the next.
const GROUPS: [u8; 2] = [4, 2];
const _: () = assert!(GROUPS[0] + GROUPS[1] == Spell::DragonLeaves.units());

/// Does this payment settle what a spell demands?
fn check_paid(spell: Spell, bill: &Bill, paid: Purse) -> Result<(), Illegal> {
    bill.settled_by(paid.units()).map_err(|why| match why {
        Unsettled::TooMany => Illegal::TooPoorFor { spell },
        Unsettled::Total | Unsettled::Kinds | Unsettled::Parts => Illegal::WrongUnits { spell, units: bill.total },
    })
}

/// Are these the units that a spell gives?
fn check_taken(spell: Spell, bill: &Bill, take: Purse) -> Result<(), Illegal> {
    bill.settled_by(take.units()).map_err(|why| match why {
        Unsettled::TooMany => Illegal::SupplyShort,
        Unsettled::Total | Unsettled::Kinds | Unsettled::Parts => Illegal::WrongUnits { spell, units: bill.total },
    })
}

impl State {
    /// M12.2 **Charity.** Three units of the caster's choice from the supply.
    pub(crate) fn charity(&mut self, seat: Seat) {
        self.frames.push(Frame::Charity(seat));
    }

    pub(crate) fn charity_bill(&self) -> Bill {
        self.supply.bill(self.supply.total().min(Spell::Charity.units().into()) as u8)
    }

    pub(crate) fn check_charity(&self, take: Purse) -> Result<(), Illegal> {
        check_taken(Spell::Charity, &self.charity_bill(), take)
    }

    /// Ends M12.2 and M12.18.
    pub(crate) fn take_units(&mut self, seat: Seat, take: Purse, told: &mut Telling<Event>) {
        self.frames.pop();
        self.gain(seat, take);
        told.all(Event::Took { seat, take });
    }

    /// Pays what a spell demands.
    pub(crate) fn pay_demand(&mut self, seat: Seat, paid: Purse, told: &mut Telling<Event>) {
        self.frames.pop();
        self.pay(seat, paid);
        told.all(Event::Paid { seat, paid });
    }

    /// M12.4 **City Tax.** Every other player decides for each of their figures in the city.
    pub(crate) fn city_tax(&mut self, caster: Seat) {
        let first = self.others(caster).next().expect("three players at least");
        self.ask_city_tax(caster, first, Field::Tent, 0);
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
                field = field.next().expect("the guard comes after the city");
                kept = 0;
            }
            field = Field::Tent;
        }
    }

    pub(crate) fn city_tax_bill(&self, seat: Seat) -> Bill {
        self.player(seat).hoard.bill(Spell::CityTax.units())
    }

    pub(crate) fn check_city_tax(&self, seat: Seat, paid: Purse) -> Result<(), Illegal> {
        check_paid(Spell::CityTax, &self.city_tax_bill(seat), paid)
    }

    pub(crate) fn pay_city_tax(
        &mut self,
        seat: Seat,
        (caster, field, kept): (Seat, Field, u8),
        paid: Purse,
        told: &mut Telling<Event>,
    ) {
        self.pay_demand(seat, paid, told);
        self.ask_city_tax(caster, seat, field, kept + 1);
    }

    pub(crate) fn take_back_from_city(
        &mut self,
        seat: Seat,
        (caster, field, kept): (Seat, Field, u8),
        told: &mut Telling<Event>,
    ) {
        self.frames.pop();
        let mut there = self.pieces.iter().filter(|it| it.owner == seat && it.field == field);
        let mark = there.nth(kept.into()).expect("the figure that is taxed").mark;
        self.send_home(mark, told);
        self.ask_city_tax(caster, seat, field, kept);
    }

    /// M12.17 **Sultan's Tax.** Every other player pays a unit for each figure in the rooms, or takes all back.
    pub(crate) fn sultans_tax(&mut self, caster: Seat) {
        self.ask_sultans_tax(caster, None);
    }

    fn ask_sultans_tax(&mut self, caster: Seat, after: Option<Seat>) {
        let left = self.others(caster).skip_while(|&it| after.is_some_and(|after| it != after));
        let mut left = left.skip(usize::from(after.is_some()));
        if let Some(seat) = left.find(|&it| self.has_piece(it, |field| field.room().is_some())) {
            self.frames.push(Frame::SultansTax { caster, seat });
        }
    }

    pub(crate) fn sultans_tax_bill(&self, seat: Seat) -> Bill {
        let figures = self.pieces.iter().filter(|it| it.owner == seat && it.field.room().is_some()).count() as u8;
        self.player(seat).hoard.bill(figures * Spell::SultansTax.units())
    }

    pub(crate) fn check_sultans_tax(&self, seat: Seat, paid: Purse) -> Result<(), Illegal> {
        check_paid(Spell::SultansTax, &self.sultans_tax_bill(seat), paid)
    }

    pub(crate) fn pay_sultans_tax(&mut self, seat: Seat, caster: Seat, paid: Purse, told: &mut Telling<Event>) {
        self.pay_demand(seat, paid, told);
        self.ask_sultans_tax(caster, Some(seat));
    }

    pub(crate) fn take_back_from_rooms(&mut self, seat: Seat, caster: Seat, told: &mut Telling<Event>) {
        self.frames.pop();
        let in_room = |it: &&Piece| it.owner == seat && it.field.room().is_some();
        while let Some(mark) = self.pieces.iter().find(in_room).map(|piece| piece.mark) {
            self.send_home(mark, told);
        }
        self.ask_sultans_tax(caster, Some(seat));
    }

    /// M12.12 **Sacrifice**, M12.14 **Donation.** Every player returns this many units, or shows and returns all if too few.
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

    pub(crate) fn check_sacrifice(&self, seat: Seat, units: u8, paid: Purse) -> Result<(), Illegal> {
        let is_sacrifice = units == Spell::Sacrifice.units();
        let spell = if is_sacrifice { Spell::Sacrifice } else { Spell::Donation };
        check_paid(spell, &self.player(seat).hoard.bill(units), paid)
    }

    pub(crate) fn pay_sacrifice(&mut self, seat: Seat, units: u8, paid: Purse, told: &mut Telling<Event>) {
        self.pay_demand(seat, paid, told);
        self.ask_sacrifice(units, Some(seat), told);
    }

    /// M12.19: the price of a Teleport, or all there is.
    pub(crate) fn fare(&self, seat: Seat) -> Bill {
        let hoard = self.player(seat).hoard;
        hoard.bill(hoard.total().min(Spell::Teleport.units().into()) as u8)
    }

    pub(crate) fn check_fare(&self, seat: Seat, paid: Purse) -> Result<(), Illegal> {
        check_paid(Spell::Teleport, &self.fare(seat), paid)
    }

    /// M12.6 **Dragon Leaves.** Treasure for a cave without any, as far as the supply goes.
    pub(crate) fn dragon_leaves(&mut self, cave: Field, told: &mut Telling<Event>) {
        if self.check_dragon_leaves(cave).is_err() {
            return;
        }
        let kind = cave.cave().expect("it was checked");
        for (shelf, group) in GROUPS.into_iter().enumerate() {
            self.caves[kind.index()][shelf] = self.supply.take(kind, group);
        }
        told.all(Event::Filled { kind, shelves: self.caves[kind.index()] });
    }

    /// M12.13 **Dragon's Return.** What lies in the cave being evaluated goes back to the supply, and none comes again.
    pub(crate) fn dragons_return(&mut self, told: &mut Telling<Event>) {
        let cave = self.evaluating().expect("a cave is evaluated");
        let kind = cave.cave().expect("a cave is evaluated");
        self.supply.put(kind, self.treasure_being_evaluated());
        self.caves[kind.index()] = [0; 4];
        if self.setup.rules() >= 2 {
            self.magic.emptied.add(cave); // MR31
        }
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

    /// Kinds are given in order, and never more units than the supply can exchange.
    pub(crate) fn check_trade(&self, seat: Seat, given: Purse, kind: Kind) -> Result<(), Illegal> {
        let more = given.plus(Purse::of(kind, 1));
        let in_order = Kind::ALL.into_iter().all(|it| it <= kind || given.get(it) == 0);
        if self.player(seat).hoard.get(kind) == 0 {
            return Err(Illegal::NothingToTrade);
        }
        if !in_order {
            return Err(Illegal::TradeOrder);
        }
        if self.other_kinds(more).total() < more.total() {
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

    pub(crate) fn check_trade_goods(&self, given: Purse, take: Purse) -> Result<(), Illegal> {
        if Kind::ALL.into_iter().any(|kind| given.get(kind) > 0 && take.get(kind) > 0) {
            return Err(Illegal::SameKind);
        }
        check_taken(Spell::Trade, &self.trade_bill(given), take)
    }
}
