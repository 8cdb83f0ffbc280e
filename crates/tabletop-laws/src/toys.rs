//! Small games to test the laws and, later, searches on.

mod kuhn;
mod nim;

pub use kuhn::{Kuhn, KuhnAction, KuhnAsk, KuhnBook, KuhnCard, KuhnEvent, KuhnIllegal, KuhnSetup, KuhnView};
pub use nim::{Nim, NimAction, NimAsk, NimBook, NimEvent, NimIllegal, NimSetup};
