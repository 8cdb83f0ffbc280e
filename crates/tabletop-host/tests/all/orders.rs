//! Standing orders: what a person is still asked, and that nobody can tell who has given which.

mod asked;
mod moments;
mod secrecy;
