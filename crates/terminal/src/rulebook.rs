//! The text of a rule: in the reader's language where it is translated, else as it stands in the rulebook.

use crate::Voice;

const BOOKS: [(&str, &str); 3] = [
    ("morgenland", include_str!("../../games/morgenland/RULES.md")),
    ("morgenland-cards", include_str!("../../games/morgenland-cards/RULES.md")),
    ("five-tribes", include_str!("../../games/five-tribes/RULES.md")),
];

/// The rule of this id.
pub fn rule(voice: &Voice, game: &str, id: &str) -> Option<String> {
    let id = id.trim().to_uppercase();
    let told = format!("rule-{}", id.replace('.', "-"));
    if voice.has(&told) {
        return Some(voice.say(&told, []));
    }
    let (_, book) = BOOKS.iter().find(|(name, _)| *name == game)?;
    book.lines().find_map(|line| of_line(line, &id))
}

/// What a line of the book says of this rule, if it begins with its id.
fn of_line(line: &str, id: &str) -> Option<String> {
    let body = line.trim_start_matches(['#', '-', '|', ' ']);
    let rest = body.trim_start_matches('*').strip_prefix(id)?;
    let rest = rest.strip_prefix([' ', '*', '|', ':', '.'])?;
    let cells = rest.trim_start_matches(['*', ' ', '|', ':']).split('|').map(str::trim);
    let text = cells.filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(": ");
    (!text.is_empty()).then(|| text.replace(['*', '`'], ""))
}

#[cfg(test)]
mod tests {
    use tabletop::Viewer;
    use words::Language;

    use super::*;

    #[test]
    fn a_rule_is_told_in_the_language_or_read_from_the_book() {
        let voice = |language| Voice::new(crate::locale(language, Some("morgenland")).unwrap(), Viewer::Spectator);
        let said = rule(&voice(Language::German), "morgenland", "m2.2").unwrap();
        assert!(said.contains('3'), "{said}");
        let read = rule(&voice(Language::English), "morgenland", "M1.1").unwrap();
        assert!(read.starts_with("Each player has eight figures"), "{read}");
        assert_eq!(rule(&voice(Language::English), "morgenland", "M99"), None);
        assert_eq!(rule(&voice(Language::English), "nim", "M1.1"), None);
    }
}
