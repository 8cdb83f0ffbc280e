use serde::{Deserialize, Serialize};

use crate::Frame;

/// The question as its seat sees it. Every answer is a choice from the menu.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ask {
    /// What is asked.
    pub question: Frame,
}
