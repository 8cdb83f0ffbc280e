//! The terminal in which tests press keys: tmux, of Debian's packages.

use super::{
    machine,
    options::{Options, Part},
};
use crate::run::Outcome;

/// Installs it if it is missing, unless the tests do without it.
pub(super) fn set_up(options: &Options) -> Outcome {
    if options.without.contains(&Part::Terminal) || machine::is_on_path("tmux") {
        return Ok(());
    }
    machine::install("tmux", "tmux", Part::Terminal.name())
}
