use std::ops::RangeInclusive;

use tabletop::Setting;

use crate::{Hosted, OpenError, games, visit};

/// A game this house has. Its title is in the words of the house, under `game-NAME`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name in commands, records and addresses.
    pub name: &'static str,
    /// What it was called before.
    pub former_names: &'static [&'static str],
    /// How many can play: the least and the most.
    pub seats: RangeInclusive<u8>,
    /// How many a form suggests.
    pub usual_seats: u8,
    /// Its rules number, raised whenever a legal record would tell something else than before.
    pub rules: u32,
    /// What can be agreed on.
    pub settings: &'static [Setting],
    /// What is counted, as messages; what decides the game comes first.
    pub measures: &'static [&'static str],
    /// The text of its guided first game.
    pub(crate) lesson: Option<&'static str>,
}

impl Entry {
    pub(crate) const fn of<G: Hosted>() -> Entry {
        Entry {
            name: G::NAME,
            former_names: G::FORMER_NAMES,
            seats: G::SEATS,
            usual_seats: G::USUAL_SEATS,
            rules: G::RULES,
            settings: G::SETTINGS,
            measures: G::MEASURES,
            lesson: G::LESSON,
        }
    }
}

/// The game of this name, or of this former name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    games().iter().find(|entry| entry.name == name || entry.former_names.contains(&name))
}

/// Something to do with a game whose type is known only by its name.
pub trait Visit {
    /// What comes out of it.
    type Out;

    /// Does it.
    fn visit<G: Hosted>(self) -> Self::Out;
}

/// The full text of a setup: the number of players if it is given, options in the game's notation, and cards or values from a
/// file in the game's own format instead of those we ship. Options that are left out have their usual values.
///
/// # Errors
///
/// If there is no such game, or it cannot be played like that.
pub fn setup_text(game: &str, players: Option<u8>, options: &str, file: Option<&str>) -> Result<String, OpenError> {
    let text = players.map_or(options.to_owned(), |players| format!("players={players} {options}"));
    visit(game, Agree { text: &text, file })?
}

struct Agree<'a> {
    text: &'a str,
    file: Option<&'a str>,
}

impl Visit for Agree<'_> {
    type Out = Result<String, OpenError>;

    fn visit<G: Hosted>(self) -> Self::Out {
        let agreed = G::agree(self.text, self.file).map_err(|why| OpenError::setup::<G>(self.text, why));
        agreed.map(|setup| setup.to_string())
    }
}

#[cfg(test)]
mod tests {
    use words::{Language, Locale, Reader};

    use super::*;

    struct Name;

    impl Visit for Name {
        type Out = &'static str;

        fn visit<G: Hosted>(self) -> &'static str {
            G::NAME
        }
    }

    #[test]
    fn every_game_of_the_list_is_found_by_each_of_its_names() {
        for game in games() {
            for name in [game.name].iter().chain(game.former_names) {
                assert_eq!(visit(name, Name), Ok(game.name));
                assert_eq!(entry(name), Some(game));
            }
            let usual = setup_text(game.name, Some(*game.seats.start()), "", None).unwrap();
            assert_eq!(setup_text(game.name, None, &usual, None), Ok(usual), "a full text stays as it is");
        }
        assert_eq!(visit("goose", Name), Err(OpenError::UnknownGame { name: "goose".into() }));
    }

    #[test]
    fn players_outside_the_list_are_refused() {
        for game in games() {
            assert!(game.seats.contains(&game.usual_seats));
            for players in [game.seats.start() - 1, game.seats.end() + 1] {
                let refused = setup_text(game.name, Some(players), "", None).unwrap_err();
                assert_eq!(refused.game(), Some(game.name));
                let locale = Locale::shipped(Language::English, &["common", "server", game.name]).unwrap();
                let told = locale.sentence(&refused.said(), &Reader::default());
                assert!(told.contains(&format!("not for {players}")), "{told}");
            }
        }
    }

    /// Forms and help are made from the settings, so the game must understand each of them: the usual choice comes first, and
    /// every other one is accepted where it exists.
    #[test]
    fn every_setting_is_understood() {
        for game in games() {
            // With all seats, as one setting names a seat.
            let text = |options: &str| setup_text(game.name, Some(*game.seats.end()), options, None);
            for setting in game.settings {
                let given = setting.only_if.map(|(key, value)| format!("{key}={value} ")).unwrap_or_default();
                for (n, choice) in setting.choices.iter().enumerate() {
                    let chosen = text(&format!("{given}{}={}", setting.key, choice)).unwrap();
                    assert_eq!(n == 0, chosen == text(&given).unwrap(), "{}={} is usual", setting.key, choice);
                }
            }
        }
    }
}
