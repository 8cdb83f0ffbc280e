//! Standing orders: stored before they work, and shown to nobody but the person who gave them.

use tabletop::{Seat, Seats};
use tabletop_host::{AnswerKey, PersonId, Telling};

use super::Attendant;
use crate::{
    api::FromServer, failure::Failure, hall::listeners::frame, record::BY_ORDER, refusal::Refused, store::Deed,
};

impl Attendant {
    /// Turns one of this person's orders on or off. It may answer the question they face at once.
    pub(super) async fn order(&mut self, seat: Option<Seat>, order: &str, on: bool) -> Result<Telling, Refused> {
        let seat = seat.ok_or(Refused::NotSeated)?;
        self.table.as_mut().ok_or(Refused::NotPlaying)?.order(seat, order, on)?;
        self.store_orders(Seats::only(seat)).await.map_err(|_| Refused::NotStored)?;
        self.reckon();
        Ok(Telling::new())
    }

    /// Ends the orders whose time has come.
    pub(super) async fn end_orders(&mut self) -> Result<(), Failure> {
        let ended = self.table.as_mut().map_or(Seats::NONE, tabletop_host::Table::lapse);
        self.store_orders(ended).await
    }

    async fn store_orders(&mut self, seats: Seats) -> Result<(), Failure> {
        let Some(table) = self.table.as_ref().filter(|_| !seats.is_empty()) else { return Ok(()) };
        let id = &self.sheet.id;
        let given = |seat| Deed::Orders { table: id.clone(), seat, given: table.given_orders(seat) };
        self.store(seats.iter().map(given).collect()).await
    }

    /// Answers by this person's orders. The key of the step says so.
    pub(super) async fn answer_by_order(&mut self, seat: Seat, asked: u32) -> Result<Telling, Refused> {
        let key = self.house_key(BY_ORDER, seat, asked);
        let table = self.table.as_mut().ok_or(Refused::NotPlaying)?;
        let luck = self.sheet.luck().step(table.steps() as u64 + 1);
        let played = table.obey(seat, asked, luck)?;
        self.keep(played, key).await
    }

    /// A key for an answer of the house, which the person has not used themselves.
    pub(super) fn house_key(&self, begins: &str, seat: Seat, asked: u32) -> AnswerKey {
        let keys = (0..).map(|n| format!("{begins}{asked}-{n}"));
        let mut keys = keys.map(|key| AnswerKey::try_from(key).expect("letters, digits and hyphens make a key"));
        keys.find(|key| !self.keys.contains(seat, key)).expect("not every number is used")
    }

    /// The orders of this person, once the game has begun; the caller shows them now.
    pub(super) fn orders_of(&mut self, person: Option<&PersonId>) -> Option<FromServer> {
        let seat = self.sheet.seat_of(person)?;
        let orders = self.table.as_ref()?.orders(seat);
        self.shown_orders.resize(self.sheet.chairs.len(), Vec::new());
        self.shown_orders[seat.index()].clone_from(&orders);
        Some(FromServer::Orders { orders })
    }

    /// Shows each person their orders where these have changed.
    pub(super) fn show_orders(&mut self) {
        let Attendant { sheet, table: Some(table), listeners, shown_orders, .. } = self else { return };
        shown_orders.resize(sheet.chairs.len(), Vec::new());
        for seat in sheet.persons().iter() {
            if !listeners.iter().any(|it| sheet.seat_of(it.person()) == Some(seat)) {
                continue; // they are shown when the person comes
            }
            if table.orders_stand(seat, &shown_orders[seat.index()]) {
                continue;
            }
            let orders = table.orders(seat);
            shown_orders[seat.index()].clone_from(&orders);
            let orders = frame(&FromServer::Orders { orders });
            listeners.tell_each(|it| (sheet.seat_of(it.person()) == Some(seat)).then(|| orders.clone()));
        }
    }
}
