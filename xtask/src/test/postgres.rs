//! The database that tests start for themselves: `PostgreSQL` of Debian, in a temporary folder and as another user than root.

use std::path::Path;

use super::{
    machine,
    options::{Options, Part},
};
use crate::run::Outcome;

/// Where Debian puts its programs.
const PROGRAM: &str = "/usr/lib/postgresql/15/bin/initdb";

/// Sees to it that it is there, unless the tests are to do without.
pub(super) fn set_up(options: &Options) -> Outcome {
    if options.without.contains(&Part::Postgres) || Path::new(PROGRAM).is_file() {
        return Ok(());
    }
    machine::install("postgresql-15", "PostgreSQL 15", Part::Postgres.name())
}
