//! Rules see no file, clock, socket or global, count in whole numbers and iterate in a fixed order.

use super::{
    Finding,
    rust::{Source, line_at, words},
};
use crate::files::File;

/// Parts of the standard library that reach out of the rules.
const OUTSIDE: [&str; 7] = ["env", "fs", "io", "net", "process", "thread", "time"];
/// Words that rules do not use, and why.
const WORDS: [(&str, &str); 7] = [
    ("HashMap", "its order differs from run to run; use an array or a BTreeMap"),
    ("HashSet", "its order differs from run to run; use an array or a BTreeSet"),
    ("f32", "floats round differently; count in whole numbers"),
    ("f64", "floats round differently; count in whole numbers"),
    ("unsafe", "rules have no need of it"),
    ("thread_local", "rules have no globals"),
    ("println", "rules tell events and print nothing"),
];

/// What stands before modules that never become part of a product: tests, scenes, law books, and planted leaks.
const FOR_TESTS_ONLY: [&str; 4] =
    ["#[cfg(test)]", "#[cfg(feature = \"scene\")]", "#[cfg(feature = \"laws\")]", "#[cfg(feature = \"leaks\")]"];

/// Complains about what rules must not touch in the sources of one crate. Tests may, and planted leaks.
pub(super) fn check(sources: &[&File]) -> Vec<Finding> {
    let for_tests: Vec<&str> = sources.iter().flat_map(|file| modules_for_tests(&file.text)).collect();
    let is_for_tests = |file: &File| {
        for_tests
            .iter()
            .any(|name| file.path.ends_with(&format!("/{name}.rs")) || file.path.contains(&format!("/{name}/")))
    };
    sources.iter().filter(|file| !is_for_tests(file)).flat_map(|file| check_file(file)).collect()
}

/// The modules with files of their own that are declared for tests only.
fn modules_for_tests(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let declared = lines.windows(2).filter(|pair| FOR_TESTS_ONLY.contains(&pair[0])).map(|pair| pair[1]);
    declared.filter_map(|line| line.strip_suffix(';')?.split_once("mod ").map(|(_, name)| name)).collect()
}

fn check_file(file: &File) -> Vec<Finding> {
    let code = Source::new(&file.text).code_without_tests();
    let mut findings = Vec::new();
    let mut complain = |at: usize, why: String| findings.push(Finding::new(file, line_at(&code, at), why));
    let mut before = "";
    for (at, word) in words(&code) {
        if let Some((_, why)) = WORDS.iter().find(|(forbidden, _)| *forbidden == word) {
            complain(at, format!("rules may not use {word}: {why}"));
        }
        if before == "static" && word == "mut" {
            complain(at, "rules may not use static mut: rules have no globals".to_owned());
        }
        if matches!(word, "std" | "core") && code[at + word.len()..].starts_with("::") {
            for (at, part) in imported(&code, at + word.len() + 2) {
                complain(at, format!("rules may not use std::{part}: they know nothing outside the game"));
            }
        }
        if is_float(&code, at, word) {
            complain(at, "rules may not use floats: they round differently; count in whole numbers".to_owned());
        }
        before = word;
    }
    findings
}

/// The forbidden parts of the library that follow `std::`, alone or in a group of imports.
fn imported(code: &str, at: usize) -> Vec<(usize, &str)> {
    let is_outside = |(_, word): &(usize, &str)| OUTSIDE.contains(word);
    let place = |(i, word)| (at + i, word);
    if !code[at..].starts_with('{') {
        return words(&code[at..]).take(1).filter(|(i, _)| *i == 0).filter(is_outside).map(place).collect();
    }
    let mut depth = 0;
    let end = code[at..].find(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        depth == 0
    });
    let group = &code[at..at + end.unwrap_or(0)];
    let is_first = |(i, _): &(usize, &str)| {
        let before = group[..*i].trim_end();
        let depth = before.matches('{').count() - before.matches('}').count();
        depth == 1 && before.ends_with(['{', ','])
    };
    words(group).filter(is_first).filter(is_outside).map(place).collect()
}

/// A literal such as `1.5`; `pair.0.1` and `0..5` are none.
fn is_float(code: &str, at: usize, word: &str) -> bool {
    let rest = &code.as_bytes()[at + word.len()..];
    let is_number = word.bytes().all(|b| b.is_ascii_digit() || b == b'_');
    is_number
        && !code[..at].ends_with('.')
        && rest.first() == Some(&b'.')
        && rest.get(1).is_some_and(u8::is_ascii_digit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(text: &str) -> Vec<String> {
        let file = File { path: "src/a.rs".to_owned(), text: text.to_owned() };
        check(&[&file]).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn plain_rules_pass() {
        let text = "use std::{fmt::{self, io}, collections::BTreeMap};\n// HashMap, f64\nfn a(pair: P) { pair.0.1; 0..5; std::mem::take(\"f32\") }
            #[cfg(test)]\nmod tests { use std::collections::HashMap; const X: f64 = 1.5; }";
        assert_eq!(complaints(text), [""; 0]);
    }

    #[test]
    fn each_forbidden_thing_fails() {
        for (text, word) in [
            ("use std::fs;", "std::fs"),
            ("use std::{fmt, time::Instant};", "std::time"),
            ("fn a() { std::net::lookup() }", "std::net"),
            ("use core::{time};", "std::time"),
            ("use std::collections::HashMap;", "HashMap"),
            ("type T = HashSet<u8>;", "HashSet"),
            ("fn a(x: f32) {}", "f32"),
            ("const A: B = 0.5;", "floats"),
            ("fn a() { unsafe { b() } }", "unsafe"),
            ("static mut COUNT: u8 = 0;", "static mut"),
        ] {
            let found = complaints(text);
            let start = format!("src/a.rs:1: rules may not use {word}: ");
            assert!(found.len() == 1 && found[0].starts_with(&start), "{text}: {found:?}");
        }
    }

    #[test]
    fn modules_for_tests_may_do_as_they_like() {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let text = "#[cfg(feature = \"leaks\")]\nmod leak;\n#[cfg(test)]\npub(crate) mod scene;\nmod play;";
        let lib = file("src/lib.rs", text);
        let wild = |path| file(path, "thread_local! {}");
        let (leak, scene, play) = (wild("src/leak.rs"), wild("src/scene/a.rs"), wild("src/play.rs"));
        let found = check(&[&lib, &leak, &scene, &play]);
        assert!(found.len() == 1 && found[0].path == "src/play.rs", "{found:?}");
    }

    #[test]
    fn the_line_is_named() {
        assert!(complaints("fn a() {}\n\nfn b(x: f64) {}\n")[0].starts_with("src/a.rs:3: "));
    }
}
