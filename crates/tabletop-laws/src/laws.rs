//! The laws themselves, as chapters of what a [`crate::trial::Trial`] does.

mod deal;
mod forms;
mod imagined;
mod inferred;
mod secrecy;
mod standing;
