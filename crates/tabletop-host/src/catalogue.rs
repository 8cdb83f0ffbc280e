use std::ops::RangeInclusive;

use crate::{Hosted, OpenError, refusal::shown};

/// What stands under everything that names a game.
pub const NOTICE: &str =
    "Caravanserai is a work of its own and is not affiliated with the authors or publishers of these games.";

/// A game this house has.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its name in commands, records and addresses.
    pub name: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// What it is about, in a sentence.
    pub blurb: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// What can be agreed on, in the notation of its setups.
    pub options: &'static str,
    /// The number of its rules: a change that alters what a legal record tells raises it.
    pub rules: u32,
}

/// All games of this house.
const GAMES: &[Entry] = &[
    Entry {
        name: <morgenland::State as tabletop::Game>::NAME,
        title: "Morgenland",
        blurb: "Send figures in secret to dragons' caves, city and palace, and buy the most artifacts; with spells if you like.",
        seats: 3..=5,
        options: "version=basic|pro payment=split|match ledger=on|off; the basic game also length=first-to-three|full",
        rules: morgenland::Setup::RULES,
    },
    Entry {
        name: <morgenland_cards::State as tabletop::Game>::NAME,
        title: "Morgenland, the card game",
        blurb: "Place five heroes in secret at caves, tent, caravanserai and palace; treasure buys artifacts, spells upset it all.",
        seats: 2..=5,
        options: "spells=core|all start_treasures=0|1|2|3 ledger=on|off",
        rules: morgenland_cards::Setup::RULES,
    },
    Entry {
        name: <five_tribes::State as tabletop::Game>::NAME,
        title: "Five Tribes",
        blurb: "Bid for the turn, lead meeples over the tiles, win djinns and goods; The Artisans of Naqala if you like.",
        seats: 2..=4,
        options: "expansion=on|off ledger=on|off; with the expansion ptah=6 geb=6 precious=5,4,2 mountains=nw,es,es",
        rules: five_tribes::Setup::RULES,
    },
];

/// All games of this house.
pub fn games() -> &'static [Entry] {
    GAMES
}

/// The game of this name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    games().iter().find(|entry| entry.name == name)
}

/// Something to be done with a game whose type is known only by its name.
pub trait Visit {
    /// What comes out of it.
    type Out;

    /// Does it.
    fn visit<G: Hosted>(self) -> Self::Out;
}

/// Does it with the game of this name. The only place where names and types of games meet.
///
/// # Errors
///
/// If there is no such game.
pub fn visit<V: Visit>(name: &str, visitor: V) -> Result<V::Out, OpenError> {
    match name {
        "morgenland" => Ok(visitor.visit::<morgenland::State>()),
        "morgenland-cards" | "kartenspiel" => Ok(visitor.visit::<morgenland_cards::State>()),
        "five-tribes" => Ok(visitor.visit::<five_tribes::State>()),
        _ => Err(OpenError::UnknownGame { name: shown(name) }),
    }
}

/// The full text of a setup: the number of players if it is given, options in the game's notation, and cards or values
/// from a file in the game's own format instead of those we ship. What is left out is as usual.
///
/// # Errors
///
/// If there is no such game, or it cannot be played like that.
pub fn setup_text(game: &str, players: Option<u8>, options: &str, cards: Option<&str>) -> Result<String, OpenError> {
    let players = players.map(|players| format!("players={players} ")).unwrap_or_default();
    let text = format!("{players}{options}");
    let setup = match game {
        "morgenland" => morgenland_setup(&text, cards),
        "morgenland-cards" | "kartenspiel" => morgenland_cards_setup(&text, cards),
        "five-tribes" => five_tribes_setup(&text, cards),
        _ => return Err(OpenError::UnknownGame { name: shown(game) }),
    };
    setup.map_err(|why| OpenError::Setup { text: shown(&text), why })
}

fn morgenland_setup(text: &str, cards: Option<&str>) -> Result<String, String> {
    let setup: morgenland::Setup = text.parse().map_err(|why: morgenland::WrongSetup| why.to_string())?;
    let Some(file) = cards else { return Ok(setup.to_string()) };
    let cards = morgenland::Cards::from_file(file, setup.players()).map_err(|why| why.to_string())?;
    let setup = format!("{text} cards={cards}").parse::<morgenland::Setup>().map_err(|why| why.to_string())?;
    Ok(setup.to_string())
}

fn morgenland_cards_setup(text: &str, cards: Option<&str>) -> Result<String, String> {
    let cards = match cards {
        Some(file) => format!(" cards={}", morgenland_cards::Cards::from_file(file)?),
        None => String::new(),
    };
    Ok(format!("{text}{cards}").parse::<morgenland_cards::Setup>()?.to_string())
}

/// The file holds the values of the expansion that are not attested.
fn five_tribes_setup(text: &str, values: Option<&str>) -> Result<String, String> {
    let read = |text: &str| text.parse::<five_tribes::Setup>().map_err(|why| why.to_string());
    let Some(file) = values else { return Ok(read(text)?.to_string()) };
    let values: five_tribes::Data = file.parse().map_err(|why: five_tribes::Flaw| why.to_string())?;
    Ok(read(&format!("{text} {values}"))?.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;

    impl Visit for Name {
        type Out = &'static str;

        fn visit<G: Hosted>(self) -> &'static str {
            G::NAME
        }
    }

    #[test]
    fn every_game_of_the_list_is_found_by_its_name() {
        for game in games() {
            assert_eq!(visit(game.name, Name), Ok(game.name));
            let usual = setup_text(game.name, Some(*game.seats.start()), "", None).unwrap();
            assert_eq!(setup_text(game.name, None, &usual, None), Ok(usual), "a full text stays as it is");
        }
        assert_eq!(visit("goose", Name), Err(OpenError::UnknownGame { name: "goose".into() }));
    }

    #[test]
    fn players_outside_the_list_are_refused() {
        for game in games() {
            for players in [game.seats.start() - 1, game.seats.end() + 1] {
                let refused = setup_text(game.name, Some(players), "", None).unwrap_err().to_string();
                assert!(refused.contains(&format!("not for {players}")), "{refused}");
            }
        }
    }

    #[test]
    fn morgenland_is_had_with_and_without_magic() {
        let text = |options: &str| setup_text("morgenland", Some(4), options, None);
        assert!(text("").unwrap().contains("version=basic payment=split length=first-to-three"));
        assert!(
            text("version=pro payment=match")
                .unwrap()
                .contains("players=4 version=pro payment=match start=random ledger=on")
        );
        let refused = text("version=pro length=first-to-three").unwrap_err().to_string();
        assert!(refused.contains("M11.1"), "{refused}");
    }

    #[test]
    fn cards_of_a_file_stand_in_the_setup() {
        let refused = setup_text("morgenland", Some(3), "", Some("3: crowns 9 9 9\n")).unwrap_err().to_string();
        assert!(refused.contains("line 1"), "{refused}");
        let mine: String = (3..=5).flat_map(|n| vec![format!("{n}: crowns 9 8\n"); 15]).collect();
        let text = setup_text("morgenland", Some(3), "payment=match", Some(&mine)).unwrap();
        assert!(text.contains("payment=match") && text.contains("cards=98,,,,/98,"), "{text}");
    }

    #[test]
    fn a_card_file_of_the_card_game_stands_in_the_setup() {
        let shipped = include_str!("../../games/morgenland-cards/data/cards.txt");
        let mine = shipped.replace("cap 15", "cap 9");
        let text = setup_text("morgenland-cards", Some(2), "spells=all", Some(&mine)).unwrap();
        assert!(text.contains("spells=all") && text.contains("/cap.9/"), "{text}");
        let refused = setup_text("morgenland-cards", None, "", Some("lamp many\n")).unwrap_err().to_string();
        assert!(refused.contains("line 1 of the cards"), "{refused}");
    }

    #[test]
    fn values_of_a_file_stand_in_the_setup() {
        let mine = "ptah = 9\ngeb = 3\njewellery = 6\nchest = 3\ncrown = 2\n\
                    workshop 1 = north south\nworkshop 2 = east west\nworkshop 3 = south east\n";
        let with = |options: &str, file: &str| setup_text("five-tribes", Some(3), options, Some(file));
        let text = with("expansion=on", mine).unwrap();
        assert!(text.ends_with("ptah=9 geb=3 precious=6,3,2 mountains=ns,ew,es"), "{text}");
        let refused = with("expansion=on", "ptah = many\n").unwrap_err().to_string();
        assert!(refused.contains("line 1 of the data file"), "{refused}");
        let refused = with("", mine).unwrap_err().to_string();
        assert!(refused.contains("expansion=on"), "{refused}");
    }
}
