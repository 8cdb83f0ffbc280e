//! Which crate may depend on which.

use super::Finding;
use crate::house::{Crate, Dependency, Need};

/// What a crate of rules may need; `thiserror` derives the texts of its errors.
const RULES_MAY_NEED: [&str; 3] = ["tabletop", "serde", "thiserror"];
/// What it may need behind a feature: the browser's types, and the laws its law book is written for.
const RULES_MAY_OFFER: [&str; 2] = ["ts-rs", "tabletop-laws"];
/// What the shared vocabulary may need.
const TABLETOP_MAY_NEED: [&str; 5] = ["rand_chacha", "serde", "sha2", "thiserror", "ts-rs"];
/// The crates where bots meet games: what bots know of each game, and the table at which they sit.
const KNOW_BOTS_AND_GAMES: [&str; 2] = ["opponents", "tabletop-host"];
/// JSON lives in the host and above it, in the laws that try it out, and in this program.
const MAY_SPEAK_JSON: [&str; 3] = ["tabletop-host", "tabletop-laws", "xtask"];

/// Complains about each dependency that points the wrong way. `rules` names the crates that hold rules.
pub(super) fn check(crates: &[Crate], rules: &[&str]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for one in crates {
        let mut complain = |name: &str, why: String| {
            findings.push(Finding { path: format!("{}/Cargo.toml", one.folder), line: line_of(one, name), why });
        };
        for needed in always(one) {
            if let Some(why) = why_not(one, needed, rules) {
                complain(&needed.name, format!("{} may not depend on {}: {why}", one.name, needed.name));
            }
            if needed.name == "serde_json" && !may_speak_json(one, crates) {
                complain(
                    "serde_json",
                    format!("{} may not depend on serde_json: JSON lives in tabletop-host and above", one.name),
                );
            }
        }
        let reaches_games = rules.iter().any(|game| reaches(one, game, crates));
        if needs(one, "tabletop-bots") && reaches_games && !KNOW_BOTS_AND_GAMES.contains(&one.name.as_str()) {
            let why = "only opponents and tabletop-host may hold both a bot and the rules of a game";
            complain("tabletop-bots", format!("{}: {why}", one.name));
        }
        if one.name == "tabletop-bots" && reaches_games {
            complain("tabletop-bots", "tabletop-bots: a bot must not reach the rules of a game, nor its states".into());
        }
    }
    findings
}

fn why_not(one: &Crate, needed: &Dependency, rules: &[&str]) -> Option<&'static str> {
    let name = needed.name.as_str();
    let is_rules = rules.contains(&one.name.as_str());
    if is_rules && RULES_MAY_OFFER.contains(&name) {
        (!needed.optional).then_some("types for the browser and law books are behind a feature, so it must be optional")
    } else if is_rules && !RULES_MAY_NEED.contains(&name) {
        Some("rules need tabletop and serde, and nothing that knows of files, clocks, sockets or luck")
    } else if one.name == "tabletop" && !TABLETOP_MAY_NEED.contains(&name) {
        Some("the shared vocabulary needs only what its nouns are derived with")
    } else {
        None
    }
}

fn may_speak_json(one: &Crate, crates: &[Crate]) -> bool {
    MAY_SPEAK_JSON.contains(&one.name.as_str()) || stands_on_host(one, crates)
}

/// Whether a crate is the host or reaches it through the crates it needs.
fn stands_on_host(one: &Crate, crates: &[Crate]) -> bool {
    let below = |needed: &Dependency| crates.iter().find(|other| other.name == needed.name);
    one.name == "tabletop-host" || always(one).filter_map(below).any(|other| stands_on_host(other, crates))
}

/// Whether a crate needs another one, or what it needs does.
fn reaches(one: &Crate, name: &str, crates: &[Crate]) -> bool {
    let below = |needed: &Dependency| crates.iter().find(|other| other.name == needed.name);
    needs(one, name) || always(one).filter_map(below).any(|other| reaches(other, name, crates))
}

fn needs(one: &Crate, name: &str) -> bool {
    always(one).any(|needed| needed.name == name)
}

fn always(one: &Crate) -> impl Iterator<Item = &Dependency> {
    one.dependencies.iter().filter(|needed| needed.need == Need::Always)
}

/// The line of the manifest that asks for a crate.
fn line_of(one: &Crate, name: &str) -> usize {
    let asks = |line: &str| line.trim_start().strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '=', '.']));
    one.manifest.lines().position(asks).map_or(1, |i| i + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A crate from its name and its needs: `?` before a name means optional, `*` for tests only.
    fn a(name: &str, needs: &[&str]) -> Crate {
        let dependency = |text: &&str| Dependency {
            name: text.trim_start_matches(['?', '*']).to_owned(),
            need: if text.starts_with('*') { Need::Tests } else { Need::Always },
            optional: text.starts_with('?'),
        };
        let lines: Vec<String> = needs.iter().map(|needed| format!("{needed} = \"1\"")).collect();
        Crate {
            name: name.to_owned(),
            folder: format!("crates/{name}"),
            manifest: format!("[dependencies]\n{}", lines.join("\n")),
            dependencies: needs.iter().map(dependency).collect(),
            features: Vec::new(),
            suites: Vec::new(),
        }
    }

    fn complaints(crates: &[Crate]) -> Vec<String> {
        check(crates, &["morgenland"]).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_house_as_designed_passes() {
        let crates = [
            a("tabletop", &["rand_chacha", "serde", "sha2", "?ts-rs"]),
            a("morgenland", &["tabletop", "serde", "?ts-rs", "?tabletop-laws", "*serde_json"]),
            a("tabletop-laws", &["tabletop", "serde_json"]),
            a("tabletop-bots", &["tabletop"]),
            a("opponents", &["tabletop", "tabletop-bots", "morgenland"]),
            a("tabletop-host", &["tabletop", "tabletop-bots", "opponents", "morgenland", "serde_json"]),
            a("caravanserai", &["tabletop-host", "morgenland", "serde_json"]),
        ];
        assert_eq!(complaints(&crates), [""; 0]);
    }

    #[test]
    fn rules_that_need_luck_or_json_fail() {
        let found = complaints(&[a("morgenland", &["tabletop", "rand", "serde_json", "ts-rs", "tabletop-laws"])]);
        assert_eq!(found.len(), 5, "{found:?}");
        assert!(found[0].starts_with("crates/morgenland/Cargo.toml:3: morgenland may not depend on rand: "));
        assert!(found[3].contains("must be optional"));
    }

    #[test]
    fn a_vocabulary_that_grows_fails() {
        let found = complaints(&[a("tabletop", &["serde", "uuid"])]);
        assert!(found.len() == 1 && found[0].contains("may not depend on uuid"), "{found:?}");
    }

    #[test]
    fn bots_and_rules_outside_the_host_fail() {
        let found = complaints(&[a("arena", &["tabletop-bots", "morgenland"])]);
        assert!(
            found.len() == 1
                && found[0].starts_with("crates/arena/Cargo.toml:2: arena: only opponents and tabletop-host"),
            "{found:?}"
        );
        let through =
            [a("tabletop-host", &["tabletop-bots", "morgenland"]), a("arena", &["tabletop-bots", "tabletop-host"])];
        assert!(complaints(&through).iter().any(|why| why.contains("arena: only opponents and tabletop-host")));
        let found = complaints(&[a("tabletop-bots", &["morgenland"])]);
        assert!(found.len() == 1 && found[0].contains("must not reach the rules"), "{found:?}");
    }

    #[test]
    fn json_below_the_host_fails() {
        let found = complaints(&[a("tabletop-bots", &["tabletop", "serde_json"])]);
        assert!(found.len() == 1 && found[0].contains("JSON lives in tabletop-host"), "{found:?}");
    }
}
