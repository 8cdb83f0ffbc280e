//! A cache of what is asked several times between two steps.

use std::sync::OnceLock;

use tabletop::Seat;

use crate::{Hosted, Situation};

/// The order that answers a question, and its answer.
type Ordered<A> = Option<(&'static str, A)>;

/// By seat. It is cleared by every step, and whenever anything else changes from which these follow.
#[derive(Clone)]
pub(super) struct Cached<G: Hosted> {
    situations: Vec<OnceLock<Situation<G::Action>>>,
    orders: Vec<OnceLock<Ordered<G::Action>>>,
}

impl<G: Hosted> Cached<G> {
    pub(super) fn new(seats: u8) -> Cached<G> {
        let seats = 0..seats;
        Cached {
            situations: seats.clone().map(|_| OnceLock::new()).collect(),
            orders: seats.map(|_| OnceLock::new()).collect(),
        }
    }

    pub(super) fn forget(&mut self) {
        self.situations.fill_with(OnceLock::new);
        self.orders.fill_with(OnceLock::new);
    }

    pub(super) fn situation(&self, seat: Seat, find: impl FnOnce() -> Situation<G::Action>) -> Situation<G::Action> {
        *self.situations[seat.index()].get_or_init(find)
    }

    pub(super) fn order(&self, seat: Seat, find: impl FnOnce() -> Ordered<G::Action>) -> Ordered<G::Action> {
        *self.orders[seat.index()].get_or_init(find)
    }
}
