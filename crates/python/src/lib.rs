//! The games of this house for Python. The package `caravanserai` beside this crate wraps what is exported here.
//!
//! ```no_run
//! // In Python: caravanserai.Batch("morgenland", n=1024, setup="players=4", seed=1)
//! ```

mod batch;
mod numbers;
mod position;
mod solo;
mod table;
mod tell;

use pyo3::prelude::*;

/// The module `caravanserai._core`.
#[pymodule]
mod _core {
    #[pymodule_export]
    use super::{
        batch::Batch,
        position::Position,
        solo::Solo,
        table::Table,
        tell::{bots, fall, games, play_alone, set_language},
    };
}
