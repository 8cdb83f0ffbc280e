//! The course of a round in both Morgenlands: placing, then caves, city and palace, with windows for magic.

use crate::{Holds, Order};

/// The orders of a game with magic.
pub(super) const ORDERS: &[Order] = &[
    Order::usual("placing"),
    Order::usual("field"),
    Order::new("spell", Holds::UntilPlay),
    Order::new("city", Holds::Until(CITY)),
    Order::new("palace", Holds::Until(PALACE)),
    Order::new("round", Holds::Until(0)),
];

/// The stages of a round; placing comes before.
pub(super) const CAVES: u8 = 1;
pub(super) const CITY: u8 = 2;
pub(super) const PALACE: u8 = 3;
