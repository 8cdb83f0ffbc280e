//! Which mutants are tried.

/// One change of the sources.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mutant {
    /// As the tool calls it: `file:line:column: what is replaced`.
    pub(super) name: String,
    pub(super) file: String,
    pub(super) line: usize,
}

/// What a mutant changes, in which function. File, line and column are left out: they change whenever something is moved.
pub(super) fn key(name: &str) -> &str {
    name.splitn(4, ':').nth(3).map_or(name, str::trim_start)
}

/// A sample of this size, drawn by a hash of what the mutants change: an edit elsewhere draws the same ones again.
pub(super) fn sample(all: Vec<Mutant>, size: usize) -> Vec<Mutant> {
    let mut drawn: Vec<(u64, Mutant)> = Vec::new();
    for mutant in all {
        let key = key(&mutant.name);
        let alike = drawn.iter().filter(|(_, other)| self::key(&other.name) == key).count();
        drawn.push((hash(&format!("{key} {alike}")), mutant));
    }
    drawn.sort_by_key(|(hash, _)| *hash);
    drawn.truncate(size);
    drawn.into_iter().map(|(_, mutant)| mutant).collect()
}

/// FNV-1a, with its bits mixed once more so that like names do not fall together.
fn hash(text: &str) -> u64 {
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    (hash ^ (hash >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// The name as a regular expression that matches nothing else.
pub(super) fn escaped(name: &str) -> String {
    let special = |c: char| "\\.+*?()|[]{}^$#&-~".contains(c);
    name.chars().flat_map(|c| special(c).then_some('\\').into_iter().chain([c])).collect()
}

/// Whether a line is compiled only where leaks are planted: then no test of the rules can notice it.
pub(super) fn is_planted(text: &str, line: usize) -> bool {
    let lines: Vec<&str> = text.lines().collect();
    let indent = |line: &str| line.len() - line.trim_start().len();
    let attributes = lines.iter().enumerate().filter(|(_, text)| text.trim() == "#[cfg(feature = \"leaks\")]");
    attributes.map(|(at, text)| (at, indent(text))).any(|(at, margin)| {
        let ends = |text: &&str| indent(text) == margin && (text.ends_with('}') || text.ends_with([';', ',']));
        let length = lines[at + 1..].iter().position(ends).unwrap_or(0);
        (at + 1..=at + 2 + length).contains(&line)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutant(name: &str) -> Mutant {
        Mutant { name: name.to_owned(), file: "a.rs".into(), line: 1 }
    }

    #[test]
    fn the_sample_does_not_change_with_lines() {
        let all =
            |shift: usize| (1..40).map(|n| mutant(&format!("a.rs:{}:5: replace {n} with 0", n + shift))).collect();
        let keys = |shift| sample(all(shift), 10).iter().map(|it| key(&it.name).to_owned()).collect::<Vec<_>>();
        assert_eq!(keys(0), keys(7));
        assert_eq!((keys(0).len(), sample(all(0), 99).len()), (10, 39));
        assert_ne!(hash("a 0"), hash("a 1"), "two like changes in one function are told apart");
    }

    #[test]
    fn names_become_exact_expressions() {
        assert_eq!(
            escaped("a.rs:1:2: replace f -> Vec<u8> with vec![]"),
            r"a\.rs:1:2: replace f \-> Vec<u8> with vec!\[\]"
        );
        assert_eq!(key("a.rs:1:2: replace x: y"), "replace x: y");
    }

    #[test]
    fn planted_lines_are_known() {
        let text = "fn f() {\n    #[cfg(feature = \"leaks\")]\n    if a && b {\n        c();\n    }\n    d();\n}\n";
        let planted: Vec<usize> = (1..8).filter(|&line| is_planted(text, line)).collect();
        assert_eq!(planted, [2, 3, 4, 5]);
    }
}
