//! The browser that plays the browser tests: Debian's Chromium.

use super::machine;
use crate::run::Outcome;

/// The names Chromium goes by. Its shell without windows comes first, as in `web/e2e/browser.ts`: there a separate visitor
/// costs half the work, and the tests have a hundred of them.
const NAMES: [&str; 4] = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/// Installs a browser if there is none.
pub(super) fn set_up() -> Outcome {
    if NAMES.iter().any(|name| machine::is_on_path(name)) {
        return Ok(());
    }
    machine::install(NAMES[0], "Chromium", "browser")
}
