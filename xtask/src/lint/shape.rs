//! Crates of rules are built alike, and each chapter says which it is.

use std::collections::{BTreeMap, BTreeSet};

use super::{Finding, ids::is_id};
use crate::files::File;

/// Complains about files and folders at the top of one crate's `src/` that another's lacks. `folders` are the crates with rules.
pub(super) fn alike(folders: &[&str], files: &[File]) -> Vec<Finding> {
    let mut found_in: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for folder in folders {
        for file in files.iter().filter(|file| file.lies_in(folder)) {
            if let Some(inside) = file.path[folder.len()..].strip_prefix("/src/") {
                found_in.entry(inside.split('/').next().unwrap_or(inside)).or_default().insert(folder);
            }
        }
    }
    let mut findings = Vec::new();
    for (entry, with) in found_in {
        for folder in folders.iter().filter(|folder| !with.contains(*folder)) {
            let others: Vec<&str> = with.iter().copied().collect();
            let why = format!(
                "there is no `{entry}` here, but in {}: crates of rules have the same files and folders in `src/`",
                others.join(" and ")
            );
            findings.push(Finding { path: format!("{folder}/src"), line: 1, why });
        }
    }
    findings
}

/// Complains about a file of `src/rules/` that does not begin with its chapter, or with the rules it holds. `book` is the
/// crate's `RULES.md`.
pub(super) fn chapters(folder: &str, book: &File, files: &[File]) -> Vec<Finding> {
    let told = book.text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.').map(|word| word.trim_matches('.'));
    let told = told.filter(|word| is_id(word));
    let known: BTreeSet<&str> = told.flat_map(|id| [id, id.split('.').next().unwrap_or(id)]).collect();
    let rules = format!("{folder}/src/rules/");
    let is_chapter = |file: &&File| {
        let name = file.path.strip_prefix(&rules).and_then(|name| name.strip_suffix(".rs"));
        name.is_some_and(|name| name != "mod" && (!name.contains('/') || name.ends_with("/mod")))
    };
    let mut findings = Vec::new();
    for file in files.iter().filter(is_chapter) {
        let first = file.text.lines().next().unwrap_or_default();
        let ids = first.strip_prefix("//! ").and_then(|rest| rest.split_once(": ")).map_or("", |(ids, _)| ids);
        if !ids.split(", ").flat_map(|part| part.split('-')).all(|id| known.contains(id)) {
            let example = known.first().unwrap_or(&"M4");
            let why = format!("a chapter begins with its number as in RULES.md and its title: `//! {example}: …`");
            findings.push(Finding::new(file, 1, why));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    fn texts(findings: &[Finding]) -> Vec<String> {
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_one_crate_has_all_have() {
        let files = ["a/src/lib.rs", "a/src/rules/mod.rs", "b/src/lib.rs", "b/src/rules/x.rs", "b/tests/y.rs"]
            .map(|path| file(path, ""));
        assert_eq!(texts(&alike(&["a", "b"], &files)), [""; 0]);
        let odd = [file("a/src/lib.rs", ""), file("b/src/lib.rs", ""), file("b/src/scene.rs", "")];
        let found = texts(&alike(&["a", "b"], &odd));
        assert!(
            found.len() == 1 && found[0].starts_with("a/src:1: there is no `scene.rs` here, but in b:"),
            "{found:?}"
        );
    }

    #[test]
    fn a_chapter_says_its_number() {
        let book = file("a/RULES.md", "# Ours\n- **M4.1** One (see M4.2, MR16).\n- M4.2. Two.\n| FT12.A | three |\n");
        let fine = [
            file("a/src/rules/placing.rs", "//! M4: placing.\n"),
            file("a/src/rules/more.rs", "//! M4, FT12: more.\n"),
            file("a/src/rules/parts.rs", "//! M4.1-M4.2, FT12.A: parts of two chapters.\n"),
            file("a/src/rules/mod.rs", "mod placing;\n"),
            file("a/src/rules/spells/mod.rs", "//! MR16: spells.\n"),
            file("a/src/rules/spells/one.rs", "use super::x;\n"),
            file("a/src/view/mod.rs", "\n"),
        ];
        assert_eq!(texts(&chapters("a", &book, &fine)), [""; 0]);
        for first in [
            "use x;",
            "//! Placing.",
            "//! M5: placing.",
            "//! M4, M9: both.",
            "//! M4.3: unknown.",
            "//! M4 placing.",
            "/// M4: placing.",
            "",
        ] {
            let found = texts(&chapters("a", &book, &[file("a/src/rules/placing.rs", first)]));
            assert!(found.len() == 1 && found[0].contains("`//! FT12: …`"), "{first}: {found:?}");
        }
    }
}
