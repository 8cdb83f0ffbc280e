//! People: passwords, who is connected now, the host's powers over people and tables, and when people are forgotten.

mod lobby;
mod password;
mod presence;
mod seats;
mod steward;
mod trouble;
mod upkeep;

pub(crate) use lobby::{FRESH, Lobbies};
pub(crate) use password::{Passwords, fit_password};
pub(crate) use presence::{Presence, Stay};
pub(crate) use seats::{free_seats, pass_seats, welcome};
pub(crate) use steward::link_until;
pub(crate) use trouble::Trouble;
#[cfg(test)]
pub(crate) use trouble::tests::all as all_troubles;
pub(crate) use upkeep::{first_claim, let_go, look_after};
