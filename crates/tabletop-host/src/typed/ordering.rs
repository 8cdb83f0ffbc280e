//! The standing orders of a table's persons, and what the house answers by them.

use tabletop::{Done, Seat, Seats, Viewer};
use words::Said;

use super::Typed;
use crate::{
    Hosted, Order, Orders, Refusal, Situation, StandingOrder,
    ear::Aside,
    erased::Erased as _,
    orders::{Holds, ends_in, known_orders, obeyed},
};

impl<G: Hosted> Typed<G> {
    /// All orders that can be given here.
    fn known_orders(&self) -> Vec<Order> {
        known_orders::<G>(&self.record.setup)
    }

    /// Made from what everybody sees: orders look at a game only through this.
    fn situation(&self, seat: Seat) -> Situation<G::Action> {
        self.cached.situation(seat, || G::situation(self.seen(), seat))
    }

    /// The answer that passes in a window, by what everybody sees.
    pub(super) fn passing(&self, seat: Seat) -> Option<G::Action> {
        self.situation(seat).pass
    }

    fn orders_of(&self, seat: Seat) -> Option<&Orders> {
        self.orders.get(seat.index())?.as_ref()
    }

    /// The order that answers the question `seat` faces, and its answer.
    pub(super) fn ordered(&self, seat: Seat) -> Option<(&'static str, G::Action)> {
        let given = self.orders_of(seat)?;
        self.cached.order(seat, || self.find_order(seat, given))
    }

    fn find_order(&self, seat: Seat, given: &Orders) -> Option<(&'static str, G::Action)> {
        let standing = self.ear(Viewer::Seat(seat)).standing()?;
        if self.was_reopened_by(seat, standing.step) {
            return None;
        }
        let now = self.situation(seat);
        obeyed(&self.game, seat, now, given, &self.known_orders(), self.steps.persons() == Seats::only(seat))
    }

    /// Did this seat come to its question by taking something back? Then its player wants to answer it.
    fn was_reopened_by(&self, seat: Seat, step: usize) -> bool {
        let asked_by = step.checked_sub(1).map(|at| &self.record.steps[at]);
        asked_by.is_some_and(|step| step.seat == seat && matches!(step.done, Done::Undo(_)))
    }

    /// What a message says besides what happened.
    pub(super) fn aside(&self, viewer: Viewer, by_order: Option<&'static str>) -> Aside {
        let Some(seat) = viewer.seat() else { return Aside::default() };
        let (undo, undo_all) = (self.can_undo(seat), self.has_turn_to_undo(seat));
        let person = self.steps.persons().contains(seat);
        Aside { undo, undo_all, order: self.ordered(seat).map(|(key, _)| key), by_order, person }
    }

    /// A seat's orders as its owner sees them; none where the house answers nothing for the seat.
    pub(super) fn standing_orders(&self, seat: Seat) -> Vec<StandingOrder> {
        let shown = |(order, on, at_work): (Order, bool, bool)| StandingOrder {
            key: order.key.to_owned(),
            said: Said::new(format!("order-{}", order.key)),
            on,
            at_work,
            until: order.ends(),
        };
        self.how_orders_stand(seat).into_iter().map(shown).collect()
    }

    /// Whether these are still the seat's orders as its owner sees them. Called after every step, and nearly always true.
    pub(super) fn orders_stand(&self, seat: Seat, shown: &[StandingOrder]) -> bool {
        let now = self.how_orders_stand(seat);
        let same = |((order, on, at_work), shown): (&(Order, bool, bool), &StandingOrder)| {
            order.key == shown.key && (*on, *at_work) == (shown.on, shown.at_work)
        };
        now.len() == shown.len() && now.iter().zip(shown).all(same)
    }

    /// All orders of a seat, and whether each is on and at work.
    fn how_orders_stand(&self, seat: Seat) -> Vec<(Order, bool, bool)> {
        let Some(given) = self.orders_of(seat) else { return Vec::new() };
        let known = self.known_orders();
        let answers = self.ordered(seat).map(|(key, _)| key);
        let stopped = known.iter().any(|order| order.holds == Holds::Stop && given.is_on(order));
        let works = !stopped && !self.game.to_act().is_empty();
        let holding = |order: &Order| {
            let now = self.situation(seat);
            now.holding.contains(&order.key) && !now.urgent
        };
        let stands = |order: Order| {
            let on = given.is_on(&order);
            // Only orders with moments of their own depend on the situation, which takes time to find.
            let holds = order.ends() || (order.holds == Holds::Standing && holding(&order));
            (order, on, on && works && (holds || answers == Some(order.key)))
        };
        known.into_iter().map(stands).collect()
    }

    pub(super) fn change_order(&mut self, seat: Seat, key: &str, on: bool) -> Result<(), Refusal> {
        self.sits(seat)?;
        let known = self.known_orders();
        let order = known.iter().find(|order| order.key == key).ok_or(Refusal::NoSuchOrder)?;
        let (since, round) = (self.ear(Viewer::Seat(seat)).heard(), ends_in(order, &self.situation(seat)));
        let given = self.orders[seat.index()].as_mut().ok_or(Refusal::NoSuchOrder)?;
        given.change(&known, order, on, since, round);
        self.cached.forget();
        Ok(())
    }

    /// Ends the orders whose time has come, and returns whose they were.
    pub(super) fn end_orders(&mut self) -> Seats {
        let known = self.known_orders();
        let mut ended = Seats::NONE;
        for seat in Seats::first(self.seats()).iter() {
            let Some(given) = self.orders_of(seat) else { continue };
            if !known.iter().any(|order| order.ends() && given.is_on(order)) {
                continue;
            }
            let (now, asked) = (self.situation(seat), self.ear(Viewer::Seat(seat)).asked());
            if known.iter().any(|order| given.is_over(order, &now, asked)) {
                ended = ended.with(seat);
                self.orders[seat.index()].iter_mut().for_each(|given| given.end(&known));
            }
        }
        if !ended.is_empty() {
            self.cached.forget();
        }
        ended
    }
}
