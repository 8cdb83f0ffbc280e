//! Sentences for people stand in `locales/` and nowhere else.
//!
//! What counts: three words in a row within a literal of Rust or TypeScript, and any word of a page's own text or of an
//! attribute that is read aloud. What hosts read in logs, what only a fault of the program shows, and what tests say is
//! not for people.

use super::{Finding, blank, rust::Source};
use crate::files::File;

/// Calls whose texts are for developers, or for readers of the log.
const INNER: [&str; 20] = [
    "expect",
    "panic!",
    "assert!",
    "assert_eq!",
    "assert_ne!",
    "debug_assert!",
    "debug_assert_eq!",
    "unreachable!",
    "error!",
    "warn!",
    "info!",
    "debug!",
    "trace!",
    "allow",
    "expect_err",
    "context",
    "ts",
    "Error",
    "query",
    "deprecated",
];

/// Parts of the paths of sources whose words are not for players, and who reads them instead, in English.
const APART: [(&str, &str); 18] = [
    ("crates/tabletop-laws/", "laws are read by developers"),
    ("/src/laws/", "so are those of a game"),
    ("/src/scene/", "scenes are for tests"),
    ("crates/games/five-tribes/src/notation/event.rs", "the notation of events, which records are made of"),
    ("crates/opponents/src/fit", "the fitted numbers are a source file"),
    ("crates/trial-", "helpers of tests"),
    ("crates/words/src/", "faults in the files of words, which a test finds"),
    ("crates/caravanserai/src/arena", "measurements, for developers and writers of bots"),
    ("crates/caravanserai/src/bench", "measurements, for developers"),
    ("crates/caravanserai/src/fit.rs", "writes a source file, for developers"),
    ("crates/caravanserai/src/simulate.rs", "measurements, for developers"),
    ("crates/caravanserai/src/tally.rs", "measurements, for developers"),
    ("crates/tabletop-batch/src/games", "what the cells of an observation are about, for developers"),
    ("crates/tabletop-host/src/speed.rs", "measurements, for developers"),
    ("crates/tabletop-host/src/ids.rs", "ids are made by programs"),
    ("crates/caravanserai-server/src/store", "the log, for hosts"),
    ("crates/caravanserai-server/src/record.rs", "the log, for hosts"),
    ("crates/caravanserai-server/src/metrics", "figures, for hosts"),
];

/// What the house is called in every language.
const HOUSE: &str = "Caravanserai";

/// Attributes that are read aloud or shown.
const SPOKEN: [&str; 5] = ["aria-label=\"", "title=\"", "placeholder=\"", "alt=\"", "aria-description=\""];

/// Complains about sentences in one source.
pub(super) fn check(file: &File) -> Vec<Finding> {
    if APART.iter().any(|(path, _)| file.path.contains(path)) {
        return Vec::new();
    }
    let found = match file.extension() {
        "rs" if file.path.starts_with("crates/") && file.path.contains("/src/") => of_rust(&file.text),
        "ts" if file.lies_in("web/src") && !file.lies_in("web/src/types") => of_script(&file.text, 0),
        "svelte" if file.lies_in("web/src") => of_page(&file.text),
        _ => Vec::new(),
    };
    let finding = |(at, text): (usize, String)| {
        let line = super::rust::line_at(&file.text, at);
        let start: String = text.trim().chars().take(50).collect();
        Finding::new(file, line, format!("`{start}` is for people: it belongs in locales/, in every language"))
    };
    found.into_iter().map(finding).collect()
}

fn of_rust(text: &str) -> Vec<(usize, String)> {
    let source = Source::new(text);
    let kept = source.code_without_tests();
    // The code of tests is blanked out, so there is none left around a literal within it.
    let is_test = |at: usize| source.code()[..at].len() != kept[..at].len() || tested(source.code(), &kept, at);
    let literals = strings(text);
    let is_said =
        |at: usize, it: &str| is_sentence(it) && !is_test(at) && !INNER.contains(&caller(source.code(), at).as_str());
    literals.into_iter().filter(|(at, it)| is_said(*at, it)).collect()
}

/// Whether the code around a place was left out with the tests.
fn tested(code: &str, kept: &str, at: usize) -> bool {
    let word = code[..at].rfind(|c: char| !c.is_whitespace()).unwrap_or(0);
    kept.as_bytes().get(word) != code.as_bytes().get(word)
}

/// The texts between quotation marks, with their places.
fn strings(text: &str) -> Vec<(usize, String)> {
    let (bytes, mut found, mut at) = (text.as_bytes(), Vec::new(), 0);
    while at < bytes.len() {
        let length = blank::literal(&bytes[at..], at.checked_sub(1).map(|before| bytes[before]));
        if length > 0 && !matches!(bytes[at], b'/' | b'\'') {
            found.push((at, text[at..at + length].to_owned()));
        }
        at += length.max(1);
    }
    found
}

/// What the nearest open parenthesis before a place calls: `expect`, `assert!`, `reason =`.
fn caller(code: &str, at: usize) -> String {
    let mut depth = 0;
    for (i, c) in code[..at].char_indices().rev() {
        match c {
            ')' | ']' | '}' => depth += 1,
            '(' | '[' | '{' if depth > 0 => depth -= 1,
            '(' => {
                let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '!';
                let name = code[..i].rsplit(|c| !is_part(c)).next().unwrap_or_default();
                return name.to_owned();
            }
            '[' | '{' | ';' if depth == 0 => break,
            _ => {}
        }
    }
    String::new()
}

/// Three words in a row that a person would read; a line of SQL is none.
fn is_sentence(text: &str) -> bool {
    const SQL: [&str; 8] = ["SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "PRAGMA", "ALTER", "BEGIN"];
    let inner = text.trim_matches(|c: char| "rb#\"'`".contains(c)).trim();
    !SQL.iter().any(|word| inner.starts_with(word)) && in_a_row(inner) >= 3
}

/// The most words in a row with single spaces between.
fn in_a_row(text: &str) -> usize {
    let is_word = |word: &str| {
        word.len() > 1 && word.trim_end_matches([',', '.', ':', ';', '!', '?']).chars().all(char::is_alphabetic)
            || word == "a"
    };
    let (mut most, mut row) = (0, 0);
    for word in text.split(' ') {
        row = if is_word(word) { row + 1 } else { 0 };
        most = most.max(row);
    }
    most
}

/// Literals of a script that is part of a larger text, which begins `from` bytes before it.
fn of_script(text: &str, from: usize) -> Vec<(usize, String)> {
    let bytes = text.as_bytes();
    let (mut found, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        match bytes[at] {
            b'/' if text[at..].starts_with("//") => at += text[at..].find('\n').unwrap_or(text.len() - at),
            b'/' if text[at..].starts_with("/*") => at += text[at..].find("*/").map_or(text.len() - at, |end| end + 2),
            quote @ (b'\'' | b'"' | b'`') => {
                let end = closing(bytes, at + 1, quote);
                let inner = &text[at + 1..end.max(at + 1)];
                let titled = inner.starts_with(|c: char| c.is_ascii_uppercase()) && in_a_row(inner) >= 2;
                let before = text[..at].trim_end();
                let is_inner = before.ends_with("Error(")
                    || before.contains("console.") && !before[before.rfind("console.").unwrap_or(0)..].contains('\n');
                if (in_a_row(inner) >= 3 || titled) && !is_inner {
                    found.push((from + at, inner.to_owned()));
                }
                at = end + 1;
            }
            _ => at += 1,
        }
    }
    found
}

fn closing(bytes: &[u8], from: usize, quote: u8) -> usize {
    let mut at = from;
    while at < bytes.len() && bytes[at] != quote {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    at.min(bytes.len())
}

/// A page: its script, the expressions in its markup, its attributes and its own text.
fn of_page(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut markup = text.to_owned();
    for (open, close) in [("<script", "</script>"), ("<style", "</style>"), ("<!--", "-->")] {
        while let Some(start) = markup.find(open) {
            let end = markup[start..].find(close).map_or(markup.len(), |end| start + end + close.len());
            if open == "<script" {
                let inside = start + text[start..end].find('>').unwrap_or(0);
                found.extend(of_script(&text[inside..end], inside));
            }
            markup.replace_range(start..end, &" ".repeat(end - start));
        }
    }
    for (start, end) in braces(&markup) {
        found.extend(of_script(&markup[start + 1..end], start + 1));
        markup.replace_range(start..=end, &" ".repeat(end + 1 - start));
    }
    for spoken in SPOKEN {
        for (at, _) in markup.match_indices(spoken) {
            let value = markup[at + spoken.len()..].split('"').next().unwrap_or_default();
            if has_word(value) {
                found.push((at, value.to_owned()));
            }
        }
    }
    let mut at = 0;
    while at < markup.len() {
        let start = markup[at..].find('>').map_or(markup.len(), |it| at + it + 1);
        let end = markup[start.min(markup.len())..].find('<').map_or(markup.len(), |it| start + it);
        if start < end && has_word(&markup[start..end]) {
            let inner = &markup[start..end];
            found.push((start + inner.len() - inner.trim_start().len(), inner.to_owned()));
        }
        at = end.max(at + 1);
    }
    found
}

/// The expressions between outermost braces.
fn braces(markup: &str) -> Vec<(usize, usize)> {
    let (mut depth, mut start, mut found) = (0, 0, Vec::new());
    for (at, c) in markup.char_indices() {
        match c {
            '{' => {
                if depth == 0 {
                    start = at;
                }
                depth += 1;
            }
            '}' if depth > 0 => {
                depth -= 1;
                if depth == 0 {
                    found.push((start, at));
                }
            }
            _ => {}
        }
    }
    found
}

/// Two letters in a row are a word; entities such as `&nbsp;` are none.
fn has_word(text: &str) -> bool {
    let text = text.replace(HOUSE, "");
    let plain: String = text.split('&').map(|part| part.split_once(';').map_or(part, |(_, rest)| rest)).collect();
    plain.as_bytes().windows(2).any(|pair| pair.iter().all(u8::is_ascii_alphabetic))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(path: &str, text: &str) -> usize {
        check(&File { path: path.to_owned(), text: text.to_owned() }).len()
    }

    #[test]
    fn sentences_fail() {
        for text in [
            "fn a() { say(\"You have no figure\") }",
            "#[error(\"there is no seat {0}\")]\nstruct A;",
            "const A: &str = r\"all of them\";",
        ] {
            assert_eq!(complaints("crates/a/src/b.rs", text), 1, "{text}");
        }
        for text in ["const a = 'put it back now'", "say(`Load it again. ${b}`)", "const a = { name: 'Your screen' }"] {
            assert_eq!(complaints("web/src/a.ts", text), 1, "{text}");
        }
        for text in [
            "<p>Log</p>",
            "<b aria-label=\"Close\"></b>",
            "<p>{a ? 'It is your turn' : ''}</p>",
            "<script>\n  const words = 'it is your turn'\n</script>",
        ] {
            assert_eq!(complaints("web/src/A.svelte", text), 1, "{text}");
        }
    }

    #[test]
    fn what_is_no_sentence_passes() {
        for text in [
            "fn a() { b.expect(\"it was just made\"); tracing::warn!(x, \"the store is slow\"); }",
            "#[expect(dead_code, reason = \"it is used by tests\")]\nfn a() {}",
            "#[cfg(test)]\nmod tests { fn a() { say(\"You have no figure\") } }",
            "/// You have no figure.\nfn a() { say(\"illegal-no-figure\", \"a b\") }",
            "fn a() { query(\"SELECT a FROM tables WHERE b\") }",
            "fn a() { if b.starts_with(['[', '\"']) { it_is(all, one) } c(\"d\") }",
        ] {
            assert_eq!(complaints("crates/a/src/b.rs", text), 0, "{text}");
        }
        for text in [
            "// it is your turn\nt('question-place')",
            "throw new Error(`there is no such thing`)",
            "if (key === 'Escape') b()",
        ] {
            assert_eq!(complaints("web/src/a.ts", text), 0, "{text}");
        }
        for text in [
            "<p>{t('log')} · &nbsp;</p>",
            "<style>.a { color: red } /* it is all red */</style>",
            "<!-- it is your turn --><i></i>",
        ] {
            assert_eq!(complaints("web/src/A.svelte", text), 0, "{text}");
        }
        assert_eq!(complaints("crates/a/tests/b.rs", "fn a() { say(\"You have no figure\") }"), 0);
    }
}
