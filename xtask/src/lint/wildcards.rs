//! Rules match what they own in full: a `_` arm would swallow the next variant.
//!
//! Clippy sees `_` over an enum, but not over a pair of enums such as question and answer. This check reads the patterns: a
//! catch-all arm is refused wherever another arm of the same `match` names a variant. Numbers, texts and options of
//! them may have one.

use super::{
    Finding,
    rust::{Source, line_at, words},
};
use crate::files::File;

const CLIPPY: &str = "clippy::wildcard_enum_match_arm";
/// Enums that never grow.
const CLOSED: [&str; 4] = ["Some", "None", "Ok", "Err"];

/// Complains about arms that catch all in one source of rules, and about attributes that allow them.
pub(super) fn check(file: &File) -> Vec<Finding> {
    let code = Source::new(&file.text).code_without_tests();
    let mut findings = Vec::new();
    for (at, _) in words(&code).filter(|(_, word)| *word == "match") {
        let arms = arms(&code, at);
        if arms.iter().any(|(_, pattern)| names_a_variant(pattern)) {
            let bare = arms.iter().filter(|(_, pattern)| catches_all(pattern));
            findings.extend(bare.map(|(at, pattern)| {
                let why = format!("`{pattern} =>` would swallow a new variant: name what it stands for, one by one");
                Finding::new(file, line_at(&code, *at), why)
            }));
        }
    }
    let allowed = file.text.lines().enumerate().filter(|(_, line)| line.contains("allow(") && line.contains(CLIPPY));
    findings.extend(allowed.map(|(i, _)| Finding::new(file, i + 1, format!("rules do without `allow({CLIPPY})`"))));
    if file.path.ends_with("/src/lib.rs") && !file.text.contains(&format!("#![warn({CLIPPY})]")) {
        findings.push(Finding::new(file, 1, format!("a crate of rules begins with `#![warn({CLIPPY})]`")));
    }
    findings
}

/// What is being read of a `match`.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    /// What is matched.
    Head,
    /// A pattern that starts here.
    Pattern(usize),
    /// Nothing yet of what an arm does.
    Arrow,
    /// What an arm does, in braces.
    Block,
    /// What an arm does, up to a comma.
    Expression,
}

/// The patterns of the `match` at this place, each with where it starts.
fn arms(code: &str, at: usize) -> Vec<(usize, &str)> {
    let (mut depth, mut part, mut arms) = (0, Part::Head, Vec::new());
    for (i, c) in code[at..].char_indices().map(|(i, c)| (at + i, c)) {
        let before = depth;
        depth += i32::from("([{".contains(c)) - i32::from(")]}".contains(c));
        part = match (part, c) {
            (Part::Head, '{') if before == 0 => Part::Pattern(i + 1),
            (Part::Head, ';') if before == 0 => break,
            (Part::Pattern(from), '=') if depth == 1 && code[i..].starts_with("=>") => {
                let pattern = code[from..i].trim();
                arms.push((i - code[from..i].trim_start().len(), pattern));
                Part::Arrow
            }
            (Part::Arrow, '>' | ' ' | '\n') => part,
            (Part::Arrow, '{') => Part::Block,
            (Part::Block, '}') | (Part::Expression | Part::Pattern(_), ',') if depth == 1 => Part::Pattern(i + 1),
            (Part::Arrow, _) => Part::Expression,
            (Part::Head | Part::Pattern(_) | Part::Block | Part::Expression, _) => part,
        };
        if depth == 0 && part != Part::Head {
            break;
        }
    }
    arms
}

/// Whether a pattern matches everything. An arm with a guard does not count: the compiler still wants the others.
fn catches_all(pattern: &str) -> bool {
    let is_name = pattern.starts_with(char::is_lowercase) && pattern.chars().all(|c| c.is_alphanumeric() || c == '_');
    let is_blank = pattern.chars().all(|c| "_(),|&. \n".contains(c)) && pattern.contains(['_', '.']);
    is_blank || (is_name && !matches!(pattern, "true" | "false"))
}

fn names_a_variant(pattern: &str) -> bool {
    let is_type = |word: &str| word.starts_with(char::is_uppercase) && word.contains(char::is_lowercase);
    let seen = pattern.split(" if ").next().unwrap_or_default();
    words(seen).any(|(_, word)| is_type(word) && !CLOSED.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(text: &str) -> Vec<String> {
        let file = File { path: "src/a.rs".to_owned(), text: text.to_owned() };
        check(&file).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn numbers_texts_and_named_variants_pass() {
        let text = "fn a(n: u8) -> u8 { match n { 0 => 1, MOST => 2, 3..=4 if n > MOST => { f(n, 1) } _ => 5 } }
            fn b(t: &str) { match (t, 1) { (\"x\", _) => A::B, (other, 2) => f(|a| { a }), _ => C::D } }
            fn c(f: Frame) { match f { Frame::A | Frame::B { .. } => {} Frame::C(_) if f.x() => g(1, 2), Frame::C(n) => {} } }
            fn d(f: Pair) { match f { _ if over => 0, (Frame::A, _) => 1, (Frame::B, action) => match action { 1 => 2, _ => 3 } } }
            fn e(n: Option<u8>) { match n { Some(1) => 2, None => 3, _ => 4 } }";
        assert_eq!(complaints(text), [""; 0]);
    }

    #[test]
    fn arms_that_catch_all_fail() {
        for arm in ["_", "(_, _)", "other", "(..)", "_ | _"] {
            let text =
                format!("fn a() {{\n match f(|x| {{ x }}) {{\n (Frame::A, 1) => {{ g() }}\n {arm} => {{}}\n }}\n}}");
            let found = complaints(&text);
            assert!(found.len() == 1 && found[0].starts_with(&format!("src/a.rs:4: `{arm} =>`")), "{found:?}");
        }
        let nested = "fn a() { match f { A::One => match g { B::Two => 1, _ => 2 }, A::Three => 3 } }";
        assert_eq!(complaints(nested).len(), 1);
    }

    #[test]
    fn leave_to_write_them_fails() {
        assert_eq!(complaints("#[allow(clippy::wildcard_enum_match_arm, reason = \"x\")]\nfn a() {}").len(), 1);
        let lib = |text: &str| check(&File { path: "crates/a/src/lib.rs".to_owned(), text: text.to_owned() }).len();
        assert_eq!((lib("//! A.\n"), lib("#![warn(clippy::wildcard_enum_match_arm)]\n")), (1, 0));
    }
}
