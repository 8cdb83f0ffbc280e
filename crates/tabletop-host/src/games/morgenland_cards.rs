use std::ops::RangeInclusive;

use morgenland_cards::{Cards, Event, Setup, State, View};
use tabletop::Setting;
use words::Said;

use crate::{
    Hosted,
    hosted::{read, said},
};

impl Hosted for State {
    const SEATS: RangeInclusive<u8> = 2..=5;
    const USUAL_SEATS: u8 = 4;
    const RULES: u32 = Setup::RULES;
    const SETTINGS: &'static [Setting] = Setup::SETTINGS;

    /// The file holds all cards.
    fn agree(options: &str, file: Option<&str>) -> Result<Setup, Said> {
        let Some(file) = file else { return read(options) };
        read(&format!("{options} cards={}", said(Cards::from_file(file))?))
    }

    /// K17.10, K17.11: nothing drawn, shuffled, revealed or looked at is undone.
    fn reveals(event: &Event) -> bool {
        match event {
            Event::Dealt { .. }
            | Event::YouWereDealt { .. }
            | Event::Reshuffled
            | Event::SpellsReshuffled
            | Event::Round { .. }
            | Event::Filled { .. }
            | Event::GuardSet { .. }
            | Event::Decided { .. }
            | Event::Rooms { .. }
            | Event::LaidOut { .. }
            | Event::PlacedOpen { .. }
            | Event::TurnedUp { .. }
            | Event::Drew { .. }
            | Event::YouDrew { .. }
            | Event::Gave { .. }
            | Event::YouGot { .. }
            | Event::SpellDiscarded { .. }
            | Event::Guard { .. }
            | Event::Showdown { .. }
            | Event::Revealed { .. }
            | Event::Played { .. }
            | Event::Looked { .. }
            | Event::YouLooked { .. }
            | Event::Changed { .. } => true,
            Event::StartPlayer { .. }
            | Event::Placed { .. }
            | Event::YouPlaced { .. }
            | Event::Took { .. }
            | Event::LeftOver { .. }
            | Event::KeptSpell { .. }
            | Event::Passed { .. }
            | Event::Bought { .. }
            | Event::RoundOver { .. }
            | Event::AllPass
            | Event::Cancelled { .. }
            | Event::TakenBack { .. }
            | Event::Resolved { .. }
            | Event::Back { .. }
            | Event::Moved { .. }
            | Event::Doubled { .. }
            | Event::Flown { .. }
            | Event::CarpetsEnd { .. }
            | Event::Unlocked { .. }
            | Event::KeptCard { .. }
            | Event::Discarded { .. }
            | Event::Gives { .. }
            | Event::Enough { .. }
            | Event::Takes { .. }
            | Event::Emptied { .. }
            | Event::Spared { .. }
            | Event::Reversed
            | Event::OpenSecret { .. }
            | Event::Closed { .. }
            | Event::Wishes { .. }
            | Event::Exchanged { .. }
            | Event::Smuggled { .. } => false,
        }
    }

    fn round(view: &View) -> Option<u64> {
        Some(view.round.into())
    }
}

#[cfg(test)]
mod tests {
    use crate::{entry, setup_text};

    #[test]
    fn it_is_found_by_its_former_name() {
        assert_eq!(entry("kartenspiel").map(|entry| entry.name), Some("morgenland-cards"));
        assert!(setup_text("kartenspiel", Some(2), "spells=all", None).is_ok());
    }

    #[test]
    fn a_card_file_stands_in_the_setup() {
        let shipped = include_str!("../../../games/morgenland-cards/data/cards.txt");
        let mine = shipped.replace("cap 15", "cap 9");
        let text = setup_text("morgenland-cards", Some(2), "spells=all", Some(&mine)).unwrap();
        assert!(text.contains("spells=all") && text.contains("/cap.9/"), "{text}");
        let refused = setup_text("morgenland-cards", None, "", Some("lamp many\n")).unwrap_err().to_string();
        assert!(refused.ends_with("bad-cards-line"), "{refused}");
    }
}
