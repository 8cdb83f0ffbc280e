//! The browser that plays the browser test: Debian's Chromium.

use super::machine;
use crate::run::Outcome;

/// The names Chromium goes by.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Sees to it that a browser is there.
pub(super) fn set_up() -> Outcome {
    if NAMES.iter().any(|name| machine::is_on_path(name)) {
        return Ok(());
    }
    machine::install("chromium", "Chromium", "browser")
}
