//! `cargo xtask words`: what each language lacks, and a page of each for a native reader.

use crate::{
    house,
    run::{Outcome, cargo, watch},
};

/// Tells random games first, so that the pages have sentences of real games, and then surveys all files.
pub(crate) fn words(_args: &[String]) -> Outcome {
    let root = house::root();
    let test = |name: &str| {
        watch(
            cargo(&root, &["test", "--package", "words", "--test", "all", name, "--", "--nocapture"])
                .env("RUST_BACKTRACE", "0"),
        )
    };
    let told = test("cases::");
    test("pages::")?;
    test("survey::")?;
    told
}
