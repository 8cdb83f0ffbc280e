//! Code that serves every game names none of them.

use super::Finding;
use crate::files::File;

/// Where no game is named.
const SHARED: [&str; 7] = [
    "web/src/core",
    "web/src/table",
    "crates/caravanserai-server/src",
    "crates/tabletop/src",
    "crates/tabletop-bots/src",
    "crates/tabletop-host/src",
    "crates/tabletop-laws/src",
];
/// Where games are registered, and where toys lie.
const EXCEPTED: [&str; 3] =
    ["crates/tabletop-host/src/games", "crates/tabletop-host/src/games.rs", "crates/tabletop-laws/src/toys"];
/// Names of games beside those of the crates with rules: a former one, and the toy that can be hosted.
const MORE: [&str; 2] = ["kartenspiel", TOY];
const TOY: &str = "bazaar";

/// Complains about names of games, in code and comments alike. `games` are the crates with rules.
pub(super) fn check(file: &File, games: &[&str]) -> Vec<Finding> {
    let is_shared = SHARED.iter().any(|folder| file.lies_in(folder));
    if !is_shared || EXCEPTED.iter().any(|place| file.path == *place || file.lies_in(place)) {
        return Vec::new();
    }
    // The laws may name their toys.
    let names = games.iter().copied().chain(MORE).filter(|name| *name != TOY || !file.lies_in("crates/tabletop-laws"));
    let names: Vec<(&str, String)> = names.map(|name| (name, plain(name))).collect();
    let mut findings = Vec::new();
    for (i, line) in file.text.lines().enumerate() {
        let line = plain(line);
        if let Some((name, _)) = names.iter().find(|(_, plain)| line.contains(plain)) {
            let why =
                format!("`{name}` is named where all games are served: say it in general, or move it to the game");
            findings.push(Finding::new(file, i + 1, why));
        }
    }
    findings
}

/// Removes what differs between `five-tribes`, `five_tribes`, `FiveTribes` and `Five Tribes`.
fn plain(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '-' | '_' | ' ')).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(path: &str, text: &str) -> Vec<String> {
        let file = File { path: path.to_owned(), text: text.to_owned() };
        check(&file, &["morgenland", "five-tribes"]).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_spelling_fails_in_what_all_games_share() {
        let text = "five-tribes\nuse five_tribes;\nstruct FiveTribes;\n// as in Five Tribes\n<Morgenland />\nkartenspiel\nBazaar\nfine";
        let lines: Vec<usize> = (1..8).collect();
        for path in [
            "web/src/core/a.ts",
            "web/src/table/A.svelte",
            "crates/caravanserai-server/src/a.rs",
            "crates/tabletop/src/a.rs",
        ] {
            let found = complaints(path, text);
            let starts: Vec<String> = lines.iter().map(|line| format!("{path}:{line}: `")).collect();
            assert!(
                found.len() == 7 && found.iter().zip(&starts).all(|(found, start)| found.starts_with(start)),
                "{found:?}"
            );
        }
    }

    #[test]
    fn games_are_named_where_they_belong() {
        for path in [
            "web/src/games/morgenland/a.ts",
            "crates/tabletop-host/src/games.rs",
            "crates/tabletop-host/src/games/morgenland.rs",
            "crates/opponents/src/morgenland.rs",
            "crates/tabletop-host/tests/all/a.rs",
        ] {
            assert_eq!(complaints(path, "morgenland"), [""; 0]);
        }
        assert_eq!(complaints("crates/tabletop-laws/src/lib.rs", "see toys::bazaar"), [""; 0]);
        assert_eq!(complaints("crates/tabletop-laws/src/lib.rs", "see morgenland").len(), 1);
        assert_eq!(complaints("crates/tabletop-host/src/gamesome.rs", "morgenland").len(), 1);
    }
}
