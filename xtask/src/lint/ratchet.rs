//! Files and functions stay short; what is too long today may only shrink.

use std::{collections::BTreeMap, fmt::Write};

use super::{
    Finding,
    measure::{Kind, Length, Lengths},
};
use crate::files::File;

/// Where the ratchet is kept.
pub(crate) const PATH: &str = "xtask/ratchet.txt";

/// How long things may be: a bound for files, one for functions, and exceptions with their own.
pub(super) struct Ratchet {
    file: usize,
    function: usize,
    exceptions: BTreeMap<String, Exception>,
}

struct Exception {
    line: usize,
    lines: usize,
}

impl Ratchet {
    /// Reads `NAME LINES` a line, where `file` and `function` name the bounds for all.
    pub(super) fn read(file: &File) -> Result<Self, Finding> {
        let mut exceptions = BTreeMap::new();
        for (i, line) in file.text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
            let entry = line.rsplit_once(' ').and_then(|(name, lines)| Some((name.trim(), lines.parse().ok()?)));
            let Some((name, lines)) = entry else {
                return Err(Finding::new(file, i + 1, "not of the form `NAME LINES`".to_owned()));
            };
            exceptions.insert(name.to_owned(), Exception { line: i + 1, lines });
        }
        let mut bound = |name: &str| match exceptions.remove(name) {
            Some(bound) => Ok(bound.lines),
            None => Err(Finding::new(file, 1, format!("the line `{name} LINES` is missing"))),
        };
        Ok(Self { file: bound("file")?, function: bound("function")?, exceptions })
    }

    pub(super) fn check(&self, lengths: &Lengths) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (name, length) in lengths {
            let allowed =
                self.exceptions.get(name).map_or_else(|| self.bound(length.kind), |exception| exception.lines);
            if length.lines > allowed {
                let why = format!("{name} has {} lines, {allowed} are allowed: split it by what it does", length.lines);
                findings.push(Finding { path: length.path.clone(), line: length.line, why });
            }
        }
        for (name, exception) in &self.exceptions {
            if self.kept(name, exception, lengths) != Some(exception.lines) {
                let why = format!("{name} has shrunk: run `cargo xtask lint --tighten` and commit the lower bound");
                findings.push(Finding { path: PATH.to_owned(), line: exception.line, why });
            }
        }
        findings
    }

    /// The ratchet as strict as today's lengths allow: exceptions shrink or go, and none is added.
    pub(super) fn tightened(&self, lengths: &Lengths) -> String {
        let mut text = format!(
            "# The most lines a file and a function may have, then exceptions, which may only shrink.\n\
             # `cargo xtask lint --tighten` lowers them; nothing raises them.\n\
             file {}\nfunction {}\n",
            self.file, self.function
        );
        for (name, exception) in &self.exceptions {
            if let Some(lines) = self.kept(name, exception, lengths) {
                let _ = writeln!(text, "{name} {lines}");
            }
        }
        text
    }

    /// The bound an exception keeps: its length now, never more than before, nothing once the bound for all suffices.
    fn kept(&self, name: &str, exception: &Exception, lengths: &Lengths) -> Option<usize> {
        let Length { kind, lines, .. } = lengths.get(name)?;
        let kept = exception.lines.min(*lines);
        (kept > self.bound(*kind)).then_some(kept)
    }

    fn bound(&self, kind: Kind) -> usize {
        match kind {
            Kind::File => self.file,
            Kind::Function => self.function,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratchet(text: &str) -> Result<Ratchet, Finding> {
        Ratchet::read(&File { path: PATH.to_owned(), text: text.to_owned() })
    }

    fn lengths(all: &[(&str, usize)]) -> Lengths {
        let length = |name: &str, lines| Length {
            kind: if name.contains("::") { Kind::Function } else { Kind::File },
            path: name.to_owned(),
            line: 7,
            lines,
        };
        all.iter().map(|(name, lines)| ((*name).to_owned(), length(name, *lines))).collect()
    }

    fn complaints(text: &str, all: &[(&str, usize)]) -> Vec<String> {
        ratchet(text).unwrap().check(&lengths(all)).iter().map(ToString::to_string).collect()
    }

    const PLAIN: &str = "# bounds\nfile 400\nfunction 60\n";
    const LISTED: &str = "file 400\nfunction 60\na.rs 450\na.rs::b 70\n";

    #[test]
    fn short_and_listed_things_pass() {
        assert_eq!(complaints(PLAIN, &[("a.rs", 400), ("a.rs::b", 60)]), [""; 0]);
        assert_eq!(complaints(LISTED, &[("a.rs", 450), ("a.rs::b", 70)]), [""; 0]);
    }

    #[test]
    fn long_things_fail() {
        let found = complaints(PLAIN, &[("a.rs", 401), ("a.rs::b", 61)]);
        assert!(found[0].starts_with("a.rs:7: a.rs has 401 lines, 400 are allowed"), "{found:?}");
        assert!(found[1].starts_with("a.rs::b:7: a.rs::b has 61 lines, 60 are allowed"), "{found:?}");
        assert_eq!(complaints(LISTED, &[("a.rs", 451), ("a.rs::b", 71)]).len(), 2);
    }

    #[test]
    fn a_shrunk_or_lost_exception_fails_until_it_is_lowered() {
        let found = complaints(LISTED, &[("a.rs", 440)]);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("xtask/ratchet.txt:3: a.rs has shrunk"), "{found:?}");
    }

    #[test]
    fn tightening_only_lowers() {
        let now = lengths(&[("a.rs", 440), ("a.rs::b", 80), ("c.rs", 999)]);
        let text = ratchet(LISTED).unwrap().tightened(&now);
        assert!(text.ends_with("file 400\nfunction 60\na.rs 440\na.rs::b 70\n"), "{text}");
        let text = ratchet(LISTED).unwrap().tightened(&lengths(&[("a.rs", 300)]));
        assert!(text.ends_with("function 60\n"), "{text}");
    }

    #[test]
    fn a_broken_ratchet_fails() {
        for text in ["file 400\n", "file 400\nfunction sixty\n", "file\n"] {
            assert!(ratchet(text).is_err(), "{text}");
        }
    }
}
