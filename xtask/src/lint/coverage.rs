//! Every rule stands in the rule book and is proved by a test.

use std::collections::BTreeSet;

use super::{
    Finding,
    ids::{Ids, is_id},
    rust::{Function, Source, words},
};
use crate::files::File;

/// A test that names more rules than this does not show which one it proves.
const MOST_PER_TEST: usize = 3;

/// What a rules crate says about its rules.
pub(super) struct Rules<'a> {
    /// `rules.ids`, one id a line.
    pub(super) list: &'a File,
    /// `RULES.md`.
    pub(super) book: Option<&'a File>,
    /// The Rust files in `src/` and `tests/`.
    pub(super) sources: &'a [&'a File],
}

pub(super) fn check(rules: &Rules) -> Vec<Finding> {
    let mut findings = Vec::new();
    let listed = listed(rules.list, &mut findings);
    let ids = Ids::new(listed.iter().map(|(_, id)| (*id).to_owned()));
    let told = rules.book.map_or_else(BTreeSet::new, |book| told(book, &ids, &mut findings));
    let proved = proved(rules.sources, &ids, &mut findings);
    for (line, id) in listed {
        if !told.contains(id) {
            let why = format!("{id} is no heading, list item or table row of RULES.md: describe the rule there");
            findings.push(Finding::new(rules.list, line, why));
        }
        if !proved.contains(id) {
            let why = format!("{id} is proved by no test: name it in a test's name or its first doc line");
            findings.push(Finding::new(rules.list, line, why));
        }
    }
    findings
}

/// The ids of the list with their lines.
fn listed<'a>(list: &'a File, findings: &mut Vec<Finding>) -> Vec<(usize, &'a str)> {
    let mut listed: Vec<(usize, &str)> = Vec::new();
    for (i, line) in list.text.lines().enumerate() {
        let id = line.split('#').next().unwrap_or_default().trim();
        if id.is_empty() {
            continue;
        }
        if !is_id(id) {
            findings.push(Finding::new(list, i + 1, format!("`{id}` is no id such as M6.2, MR16 or M12.A")));
        } else if listed.iter().any(|(_, other)| *other == id) {
            findings.push(Finding::new(list, i + 1, format!("{id} is listed twice")));
        } else {
            listed.push((i + 1, id));
        }
    }
    listed
}

/// The ids the rule book has a heading, list item or table row for.
fn told(book: &File, ids: &Ids, findings: &mut Vec<Finding>) -> BTreeSet<String> {
    let mut told = BTreeSet::new();
    for (i, line) in book.text.lines().enumerate() {
        for id in ids.in_prose(line) {
            if !ids.contains(id) {
                findings.push(Finding::new(book, i + 1, format!("{id} is not in rules.ids")));
            }
        }
        told.extend(subject(line).map(str::to_owned));
    }
    told
}

/// The id a heading, list item, table row or bold opening of the rule book is about.
fn subject(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let is_item = ["#", "- ", "* ", "|", "**"].iter().any(|mark| line.starts_with(mark));
    let rest = line.trim_start_matches(['#', '-', '*', '|', ' ', '`', '[']);
    let id = rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '.').next()?.trim_end_matches('.');
    (is_item && is_id(id)).then_some(id)
}

/// The ids that tests prove.
fn proved(sources: &[&File], ids: &Ids, findings: &mut Vec<Finding>) -> BTreeSet<String> {
    let mut proved = BTreeSet::new();
    for file in sources {
        for test in Source::new(&file.text).functions().iter().filter(|function| function.is_test) {
            let named = named(test, ids);
            let mut complain = |why| findings.push(Finding::new(file, test.line, why));
            for id in named.iter().filter(|id| !ids.contains(id)) {
                complain(format!("test {} names {id}, which is not in rules.ids", test.name));
            }
            if named.len() > MOST_PER_TEST {
                complain(format!(
                    "test {} names {} rules, at most {MOST_PER_TEST} are allowed",
                    test.name,
                    named.len()
                ));
            }
            if !named.is_empty() && !asserts(test) {
                complain(format!(
                    "test {} names a rule but asserts nothing: call something named assert...",
                    test.name
                ));
            } else {
                proved.extend(named);
            }
        }
    }
    proved
}

fn named(test: &Function, ids: &Ids) -> BTreeSet<String> {
    let in_doc = ids.in_prose(test.first_doc).into_iter().map(str::to_owned);
    ids.in_name(test.name).into_iter().chain(in_doc).collect()
}

/// Whether a test asserts anything, so that it can fail by more than a panic on its way.
fn asserts(test: &Function) -> bool {
    let says_so = |word: &str| {
        word.starts_with("assert") || word.starts_with("prop_assert") || matches!(word, "expect_err" | "unwrap_err")
    };
    words(test.body).any(|(_, word)| says_so(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(list: &str, book: &str, tests: &str) -> Vec<String> {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let (list, book, tests) = (file("rules.ids", list), file("RULES.md", book), file("tests/a.rs", tests));
        let rules = Rules { list: &list, book: Some(&book), sources: &[&tests] };
        check(&rules).iter().map(ToString::to_string).collect()
    }

    const BOOK: &str = "# Game\n## M6 Caves\n- **M6.1** One.\n### M6.2 Two\n| MR16 | three |\n";
    const TESTS: &str = "#[test]\nfn m6_1_holds() { assert!(true); }\n/// M6.2, MR16: more.\n#[test]\nfn more() { t.assert_told(1); }\n";

    #[test]
    fn a_told_and_proved_rule_passes() {
        assert_eq!(complaints("# ours\nM6.1\nM6.2 # a remark\nMR16\n", BOOK, TESTS), [""; 0]);
    }

    #[test]
    fn a_rule_missing_from_book_and_tests_fails() {
        let found = complaints("M6.1\nM6.2\nMR16\nM6.3\n", BOOK, TESTS);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("rules.ids:4: M6.3 is no heading"));
        assert!(found[1].starts_with("rules.ids:4: M6.3 is proved by no test"));
    }

    #[test]
    fn a_mention_in_running_text_tells_nothing() {
        let found = complaints("M6.1\n", "As\nM6.1 says.\n", "#[test]\nfn m6_1() { assert!(true); }");
        assert!(found.len() == 1 && found[0].contains("no heading"), "{found:?}");
    }

    #[test]
    fn unknown_ids_fail_in_book_and_tests() {
        let found = complaints("M6.1\n", "- M6.1 One.\n- M6.7 Two.\n", "#[test]\nfn m6_1_m6_8() { assert!(true); }");
        assert_eq!(
            found,
            [
                "RULES.md:2: M6.7 is not in rules.ids",
                "tests/a.rs:2: test m6_1_m6_8 names M6.8, which is not in rules.ids"
            ]
        );
    }

    #[test]
    fn a_test_that_asserts_nothing_proves_nothing() {
        let found = complaints("M6.1\n", "- M6.1 One.\n", "#[test]\nfn m6_1() { // assert!\n run(\"assert\"); }");
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("tests/a.rs:2: test m6_1 names a rule but asserts nothing"));
    }

    #[test]
    fn a_function_that_is_no_test_proves_nothing() {
        let found = complaints("M6.1\n", "- M6.1 One.\n", "fn m6_1() { assert!(true); }");
        assert!(found.len() == 1 && found[0].contains("proved by no test"), "{found:?}");
    }

    #[test]
    fn four_rules_in_one_test_are_too_many() {
        let (list, book) = ("M1.1\nM1.2\nM1.3\nM1.4\n", "- M1.1\n- M1.2\n- M1.3\n- M1.4\n");
        let found = complaints(list, book, "/// M1.1 M1.2 M1.3\n#[test]\nfn m1_4() { assert!(true); }");
        assert_eq!(found, ["tests/a.rs:3: test m1_4 names 4 rules, at most 3 are allowed"]);
    }

    #[test]
    fn broken_and_double_lines_of_the_list_fail() {
        let found = complaints("M6.1\nsix\nM6.1\n", "- M6.1\n", "#[test]\nfn m6_1() { assert!(true); }");
        assert_eq!(
            found,
            ["rules.ids:2: `six` is no id such as M6.2, MR16 or M12.A", "rules.ids:3: M6.1 is listed twice"]
        );
    }
}
