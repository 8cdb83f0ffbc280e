//! Every way to refuse an action is named by a test.

use std::collections::BTreeSet;

use super::{
    Finding,
    rust::{Source, body_after, line_at, words},
};
use crate::files::File;

/// Complains about each variant of an `enum Illegal` in `sources` that no test in them names.
pub(super) fn check(sources: &[&File]) -> Vec<Finding> {
    let named: BTreeSet<String> = sources.iter().flat_map(|file| named_by_tests(&file.text)).collect();
    let mut findings = Vec::new();
    for file in sources {
        for (line, variant) in variants(Source::new(&file.text).code()) {
            if !named.contains(variant) {
                findings.push(Finding::new(file, line, format!("no test names the refusal Illegal::{variant}")));
            }
        }
    }
    findings
}

/// Complains about refusals in a crate that lists no rules: it would escape every check of rules.
pub(super) fn unlisted(sources: &[&File]) -> Vec<Finding> {
    let first = |file: &&File| Some(variants(Source::new(&file.text).code()).first()?.0);
    let why = "a crate that refuses actions holds rules: list their ids in its `rules.ids`";
    sources.iter().filter_map(|file| Some(Finding::new(file, first(file)?, why.to_owned()))).collect()
}

fn named_by_tests(text: &str) -> BTreeSet<String> {
    let source = Source::new(text);
    let tests = source.functions().into_iter().filter(|function| function.is_test);
    tests.flat_map(|test| words(test.body).map(|(_, word)| word.to_owned()).collect::<Vec<_>>()).collect()
}

/// The variants of `enum Illegal` with their lines, if the enum is defined here.
fn variants(code: &str) -> Vec<(usize, &str)> {
    let Some(start) = code.match_indices("enum Illegal").map(|(at, found)| at + found.len()).find(|end| {
        let next = code[*end..].chars().next();
        next.is_some_and(|c| c.is_whitespace() || matches!(c, '{' | '<'))
    }) else {
        return Vec::new();
    };
    let Some(body) = body_after(code, start) else { return Vec::new() };
    let (mut depth, mut expected, mut found) = (0, true, Vec::new());
    for (at, c) in code[body.clone()].char_indices().map(|(i, c)| (body.start + i, c)) {
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            ',' if depth == 1 => expected = true,
            c if depth == 1 && expected && c.is_alphabetic() => {
                expected = false;
                found.extend(words(&code[at..]).next().map(|(_, word)| (line_at(code, at), word)));
            }
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENUM: &str = "
/// Why not.
#[derive(Clone, Copy)]
pub enum Illegal {
    /// M4.2 Five, no more.
    RoomFull { most: u8, room: Room },
    #[serde(rename = \"x\")]
    NotAsked,
    Short(Kind, u8),
}
pub enum IllegalSetup { TooMany }
";

    fn complaints(tests: &str) -> Vec<String> {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let (source, tests) = (file("src/illegal.rs", ENUM), file("tests/a.rs", tests));
        check(&[&source, &tests]).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_variant_named_passes() {
        let tests = "#[test]\nfn a() { no(Illegal::RoomFull { most: 5, room }); no(Short(Gold, 1)); }
            #[test]\nfn b() { assert_eq!(x, Err(NotAsked)); }";
        assert_eq!(complaints(tests), [""; 0]);
    }

    #[test]
    fn refusals_without_a_list_of_rules_fail() {
        let file = |text: &str| File { path: "src/a.rs".to_owned(), text: text.to_owned() };
        assert!(unlisted(&[&file(ENUM)])[0].to_string().starts_with("src/a.rs:6: a crate that refuses"));
        assert!(unlisted(&[&file("enum Other { A }")]).is_empty());
    }

    #[test]
    fn a_variant_no_test_names_fails() {
        let tests = "fn no_test() { Short }\n#[test]\nfn a() { /* NotAsked */ no(\"Short\", RoomFull); }";
        assert_eq!(
            complaints(tests),
            [
                "src/illegal.rs:8: no test names the refusal Illegal::NotAsked",
                "src/illegal.rs:9: no test names the refusal Illegal::Short"
            ]
        );
    }
}
