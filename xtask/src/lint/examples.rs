//! Each library begins with an example that runs.

use super::Finding;
use crate::files::File;

/// Complains about a `lib.rs` whose first lines of documentation hold no code that is tested.
pub(super) fn check(file: &File) -> Vec<Finding> {
    if !file.path.ends_with("src/lib.rs") || has_example(&file.text) {
        return Vec::new();
    }
    let why = "the documentation of a library holds a short example that runs: ``` and code, in `//!` lines";
    vec![Finding::new(file, 1, why.to_owned())]
}

fn has_example(text: &str) -> bool {
    let docs = text.lines().map_while(|line| line.strip_prefix("//!"));
    let fences = docs.filter_map(|line| line.trim().strip_prefix("```"));
    // Every other fence closes a block; an opening one says what is in it, and nothing means Rust.
    fences.step_by(2).any(|about| matches!(about, "" | "rust" | "no_run"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(path: &str, text: &str) -> usize {
        check(&File { path: path.to_owned(), text: text.to_owned() }).len()
    }

    #[test]
    fn a_library_needs_code_in_its_first_lines() {
        assert_eq!(complaints("crates/a/src/lib.rs", "//! A.\n//!\n//! ```\n//! a::b();\n//! ```\n"), 0);
        assert_eq!(complaints("crates/a/src/lib.rs", "//! A.\n"), 1);
        assert_eq!(complaints("crates/a/src/lib.rs", "//! ```text\n//! a -> b\n//! ```\n"), 1);
        assert_eq!(complaints("crates/a/src/lib.rs", "//! A.\n\nmod a;\n//! ```\n//! ```\n"), 1);
        assert_eq!(complaints("crates/a/src/main.rs", "//! A.\n"), 0);
    }
}
