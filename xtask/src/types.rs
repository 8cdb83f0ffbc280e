//! `cargo xtask types`: writes the browser's types anew from ours.

use crate::{
    house,
    run::{Outcome, cargo, watch},
};

/// A test compares them in every run; here it writes them.
pub(crate) fn types(_args: &[String]) -> Outcome {
    let test = ["test", "--locked", "--package", "caravanserai-server", "--features", "ts", "--test", "types"];
    let root = house::root();
    let crates = house::crates(&root)?;
    watch(cargo(&root, &test).args(house::hastily(&crates)).env("UPDATE_TYPES", "1"))
}
