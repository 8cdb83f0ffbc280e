//! The package for Python: built, and tried by its own tests.

use super::{machine, options::Part, stages::Ground};
use crate::{
    python::{self, CRATE, Venv},
    run::{Outcome, watch},
};

/// Builds it in the development profile and runs its tests, in an environment of its own.
pub(super) fn test(ground: &Ground) -> Outcome {
    if !python::is_there() {
        machine::install("python3-venv", "Python 3.11 with venv", Part::Python.name())?;
    }
    let venv = Venv::ready(&ground.root, "python-tests", &format!("{CRATE}/requirements.txt"))?;
    venv.build(&ground.root, "dev")?;
    let mut pytest = venv.python(&ground.root);
    pytest.args(["-m", "pytest", CRATE]);
    if ground.options.thorough {
        pytest.env("THOROUGH", "1");
    }
    watch(&mut pytest)
}
