//! The laws every game at this table obeys.

mod book;
mod law;
mod laws;
mod report;
mod run;
pub mod toys;
mod trial;

pub use book::{ActionOf, AskOf, EventOf, LawBook, SetupOf, ViewOf};
pub use law::{Broken, Law};
pub use report::{Budget, Report};
pub use run::{run, try_run};
