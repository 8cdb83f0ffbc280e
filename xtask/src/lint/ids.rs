//! Ids of rules: `M6.2`, `MR16`, `M12.A`, `FT3.1`.

use std::collections::BTreeSet;

/// The ids a game's rules have, as listed in its `rules.ids`.
pub(super) struct Ids {
    known: BTreeSet<String>,
}

impl Ids {
    pub(super) fn new(known: impl IntoIterator<Item = String>) -> Self {
        Self { known: known.into_iter().collect() }
    }

    pub(super) fn contains(&self, id: &str) -> bool {
        self.known.contains(id)
    }

    /// Whether this is the number of a chapter, such as `M6` where there is a rule `M6.2`.
    pub(super) fn is_chapter(&self, id: &str) -> bool {
        self.known.iter().any(|known| known.strip_prefix(id).is_some_and(|rest| rest.starts_with('.')))
    }

    /// All ids that stand in a piece of prose, known or not, chapters left aside.
    pub(super) fn in_prose<'t>(&self, prose: &'t str) -> Vec<&'t str> {
        let tokens = prose.split(|c: char| !c.is_ascii_alphanumeric() && c != '.').map(|token| token.trim_matches('.'));
        tokens.filter(|token| self.looks_like_ours(token) && !self.is_bare_chapter(token)).collect()
    }

    /// All ids that stand in the name of a test, known or not, chapters left aside: `m6_2_and_mr16`.
    pub(super) fn in_name(&self, name: &str) -> Vec<String> {
        let parts: Vec<String> = name.split('_').map(str::to_ascii_uppercase).collect();
        let mut found = Vec::new();
        for (i, part) in parts.iter().enumerate().filter(|(_, part)| self.looks_like_ours(part)) {
            let longer = parts.get(i + 1).map(|next| format!("{part}.{next}"));
            let is_numbered = parts.get(i + 1).is_some_and(|next| next.bytes().all(|b| b.is_ascii_digit()));
            match longer {
                Some(longer) if self.contains(&longer) => found.push(longer),
                Some(longer) if is_numbered && self.is_bare_chapter(part) => found.push(longer),
                _ if !self.is_bare_chapter(part) => found.push(part.clone()),
                _ => {}
            }
        }
        found
    }

    fn is_bare_chapter(&self, id: &str) -> bool {
        !self.contains(id) && self.is_chapter(id)
    }

    /// Whether this has the form of an id and begins with letters that ids of this game begin with.
    fn looks_like_ours(&self, token: &str) -> bool {
        is_id(token) && self.known.iter().any(|known| letters(known) == letters(token))
    }
}

/// Whether this has the form of an id.
pub(super) fn is_id(token: &str) -> bool {
    let letters = letters(token);
    let (number, part) =
        token[letters.len()..].split_once('.').map_or((&token[letters.len()..], None), |(n, p)| (n, Some(p)));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let is_part = |text: &str| is_number(text) || (text.len() == 1 && text.bytes().all(|b| b.is_ascii_uppercase()));
    (1..=3).contains(&letters.len()) && is_number(number) && part.is_none_or(is_part)
}

fn letters(token: &str) -> &str {
    &token[..token.bytes().take_while(u8::is_ascii_uppercase).count()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids() -> Ids {
        Ids::new(["M6.2", "M6.3", "MR16", "M12.A", "FT3.1"].map(str::to_owned))
    }

    #[test]
    fn the_form_of_an_id() {
        for id in ["M6.2", "MR16", "M12.A", "FT3.1", "K10"] {
            assert!(is_id(id), "{id}");
        }
        for other in ["M", "M6.", "6.2", "M6.2.1", "M6.AB", "m6.2", "ABCD1", ""] {
            assert!(!is_id(other), "{other}");
        }
    }

    #[test]
    fn ids_in_prose() {
        assert_eq!(
            ids().in_prose("See M6.2, (MR16). M6 and X9.1 are not ours; M6.9 is not known."),
            ["M6.2", "MR16", "M6.9"]
        );
    }

    #[test]
    fn ids_in_names() {
        assert_eq!(ids().in_name("m6_2_and_mr16_hold"), ["M6.2", "MR16"]);
        assert_eq!(ids().in_name("m12_a_needs_a_lamp"), ["M12.A"]);
        assert_eq!(ids().in_name("ft3_1"), ["FT3.1"]);
        assert_eq!(ids().in_name("m6_9_is_unknown"), ["M6.9"]);
        assert_eq!(ids().in_name("mr99"), ["MR99"]);
        assert_eq!(ids().in_name("m6_in_general"), [""; 0]);
    }
}
