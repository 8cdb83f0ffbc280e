//! Words that mean "not finished", "not run" or "only on my machine".

use super::Finding;
use crate::files::File;

/// A word, the files it must not stand in (any, if none are named), and why.
struct Forbidden {
    word: &'static str,
    extensions: &'static [&'static str],
    why: &'static str,
}

const UNFINISHED: &str = "finish it, or open an issue and say what is missing";
const SKIPPED: &str = "every test runs, always";

/// Written in halves, so that this file passes its own check.
const FORBIDDEN: [Forbidden; 10] = [
    Forbidden { word: concat!("to", "do!("), extensions: &["rs"], why: UNFINISHED },
    Forbidden { word: concat!("unimpl", "emented!("), extensions: &["rs"], why: UNFINISHED },
    Forbidden { word: concat!("db", "g!("), extensions: &["rs"], why: "remove it" },
    Forbidden { word: concat!("#[ig", "nore"), extensions: &["rs"], why: SKIPPED },
    Forbidden {
        word: concat!("#[pa", "th"),
        extensions: &["rs"],
        why: "export what others need: law books behind the feature `laws`, helpers of scenarios behind `scene`",
    },
    Forbidden { word: concat!(".on", "ly("), extensions: &["ts", "js", "svelte"], why: SKIPPED },
    Forbidden { word: concat!(".sk", "ip("), extensions: &["ts", "js", "svelte"], why: SKIPPED },
    Forbidden { word: concat!(".fix", "me("), extensions: &["ts", "js", "svelte"], why: SKIPPED },
    Forbidden { word: concat!("FIX", "ME"), extensions: &[], why: UNFINISHED },
    Forbidden { word: concat!("XX", "X"), extensions: &[], why: UNFINISHED },
];

/// In the browser's own sources; tests make up what they need.
const CAST: Forbidden = Forbidden {
    word: concat!("as unk", "nown as"),
    extensions: &["ts", "svelte"],
    why: "give it the type it has, or check what it is",
};

/// The folders in which machines keep home directories; a name must follow for it to be a path.
const HOMES: [&str; 4] =
    [concat!("/ho", "me/"), concat!("/Us", "ers/"), concat!("/ro", "ot/"), concat!(":\\Us", "ers\\")];

/// Complains about forbidden words and about paths of one machine. `checkout` is the folder this checkout lies in.
pub(super) fn check(file: &File, checkout: &str) -> Vec<Finding> {
    // Lock files hold hashes, in which any word may turn up.
    if matches!(file.extension(), "lock" | "svg") || file.path.ends_with("package-lock.json") {
        return Vec::new();
    }
    let own = file.lies_in("web/src").then_some(&CAST);
    let is_for = |it: &&Forbidden| it.extensions.is_empty() || it.extensions.contains(&file.extension());
    let forbidden: Vec<&Forbidden> = FORBIDDEN.iter().chain(own).filter(is_for).collect();
    let mut findings = Vec::new();
    for (i, line) in file.text.lines().enumerate() {
        for forbidden in &forbidden {
            if stands_alone(line, forbidden.word) {
                findings.push(Finding::new(file, i + 1, format!("`{}`: {}", forbidden.word, forbidden.why)));
            }
        }
        if HOMES.iter().any(|home| is_path(line, home)) || (is_telling(checkout) && is_path(line, checkout)) {
            findings.push(Finding::new(
                file,
                i + 1,
                "a path of one machine: write it so that it holds on every one".to_owned(),
            ));
        }
    }
    findings
}

/// Whether a word occurs with no letter glued to either end of it.
fn stands_alone(line: &str, word: &str) -> bool {
    let is_glued =
        |c: Option<char>, end: char| end.is_alphanumeric() && c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let (Some(first), Some(last)) = (word.chars().next(), word.chars().next_back()) else { return false };
    line.match_indices(word).any(|(at, _)| {
        !is_glued(line[..at].chars().next_back(), first) && !is_glued(line[at + word.len()..].chars().next(), last)
    })
}

/// Whether an absolute path that begins so stands in the line. A part of an address, such as `example.org/a`, is none.
fn is_path(line: &str, start: &str) -> bool {
    line.match_indices(start).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + start.len()..].chars().next();
        let goes_on_before = start.starts_with('/')
            && before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '.' | '/' | '-' | '_' | '}'));
        !goes_on_before && after.is_some_and(|c| c.is_alphanumeric() || c == '.')
    })
}

/// Whether the path of this checkout is peculiar to this machine.
fn is_telling(checkout: &str) -> bool {
    let common = ["/", "/tmp/", "/opt/", "/srv/", "/usr/src/", "/var/lib/"];
    checkout.len() > 1 && !common.contains(&checkout)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(path: &str, text: &str) -> usize {
        check(&File { path: path.to_owned(), text: text.to_owned() }, "/builds/ours/").len()
    }

    #[test]
    fn every_forbidden_word_fails_where_it_is_forbidden() {
        for forbidden in &FORBIDDEN {
            let path = format!("a.{}", forbidden.extensions.first().unwrap_or(&"md"));
            assert_eq!(complaints(&path, &format!("x\n  {}) y\n", forbidden.word)), 1, "{}", forbidden.word);
        }
        assert_eq!(complaints("web/src/core/a.ts", CAST.word), 1);
    }

    #[test]
    fn ordinary_words_pass() {
        assert_eq!(complaints("a.rs", &format!("rows.iter(){}1)", concat!(".sk", "ip("))), 0);
        assert_eq!(complaints("a.md", concat!("AX", "XX and a PREFIX", "MES")), 0);
        assert_eq!(complaints("Cargo.lock", concat!("XX", "X")), 0);
        assert_eq!(complaints("web/tests/a.ts", CAST.word), 0);
    }

    #[test]
    fn paths_of_one_machine_fail() {
        for home in HOMES {
            assert_eq!(complaints("a.md", &format!("see {home}ann/notes")), 1, "{home}");
        }
        assert_eq!(complaints("a.toml", "dir = \"/builds/ours/x\""), 1);
    }

    #[test]
    fn addresses_and_routes_pass() {
        assert_eq!(complaints("a.md", concat!("https://example.org/ho", "me/ann")), 0);
        assert_eq!(complaints("a.ts", concat!("go('/ho", "me/')")), 0);
        assert_eq!(complaints("a.md", "/var/lib/caravanserai/table.db"), 0);
    }
}
