use std::ops::RangeInclusive;

use morgenland::{Cards, Event, Setup, State, View};
use tabletop::Setting;
use words::Said;

use crate::{
    Hosted,
    hosted::{read, said},
};

impl Hosted for State {
    const SEATS: RangeInclusive<u8> = 3..=5;
    const USUAL_SEATS: u8 = 4;
    const RULES: u32 = Setup::RULES;
    const SETTINGS: &'static [Setting] = Setup::SETTINGS;

    /// The file holds the treasure cards.
    fn agree(options: &str, file: Option<&str>) -> Result<Setup, Said> {
        let setup: Setup = read(options)?;
        let Some(file) = file else { return Ok(setup) };
        let cards = said(Cards::from_file(file, setup.players()))?;
        read(&format!("{options} cards={cards}"))
    }

    /// MR33: undo ends where a card, a figure or the luck is revealed.
    fn reveals(event: &Event) -> bool {
        match event {
            Event::Chosen { .. }
            | Event::Reshuffled
            | Event::Round { .. }
            | Event::Shown { .. }
            | Event::Guard { .. }
            | Event::YouBought { .. }
            | Event::Showdown { .. }
            | Event::ShownSpells { .. }
            | Event::TurnedUp { .. }
            | Event::PlacedOpen { .. }
            | Event::TookHidden { .. }
            | Event::Drew { .. }
            | Event::YouDrew { .. }
            | Event::SpellsReshuffled
            | Event::Gave { .. }
            | Event::YouGot { .. }
            | Event::Discarded { .. }
            | Event::Revealed { .. }
            | Event::Played { .. }
            | Event::Filled { .. }
            | Event::Looked { .. }
            | Event::YouLooked { .. } => true,
            Event::Camel { .. }
            | Event::YouChose { .. }
            | Event::Placed { .. }
            | Event::YouPlaced { .. }
            | Event::Won { .. }
            | Event::Swapped { .. }
            | Event::Took { .. }
            | Event::Kept { .. }
            | Event::Admitted { .. }
            | Event::Bribed { .. }
            | Event::TurnedAway { .. }
            | Event::Declined { .. }
            | Event::Bought { .. }
            | Event::RoundOver { .. }
            | Event::Obtained { .. }
            | Event::Djinn { .. }
            | Event::AllPass
            | Event::Lit { .. }
            | Event::Cancelled { .. }
            | Event::TakenBack { .. }
            | Event::Resolved { .. }
            | Event::SentHome { .. }
            | Event::Moved { .. }
            | Event::Laid { .. }
            | Event::Emptied { .. }
            | Event::Paid { .. }
            | Event::ReturnedAll { .. }
            | Event::Enough { .. }
            | Event::Spared { .. }
            | Event::SwappedArtifact { .. }
            | Event::CamelDeclined { .. } => false,
        }
    }

    fn round(view: &View) -> Option<u64> {
        Some(view.round.into())
    }
}

#[cfg(test)]
mod tests {
    use crate::setup_text;

    #[test]
    fn it_is_had_with_and_without_magic() {
        let text = |options: &str| setup_text("morgenland", Some(4), options, None);
        assert!(text("").unwrap().contains("version=basic payment=split length=first-to-three"));
        assert!(
            text("version=pro payment=match")
                .unwrap()
                .contains("players=4 version=pro payment=match start=random ledger=on")
        );
        let refused = text("version=pro length=first-to-three").unwrap_err().to_string();
        assert!(refused.ends_with("wrong-setup-pro-length"), "{refused}");
    }

    #[test]
    fn cards_of_a_file_stand_in_the_setup() {
        let refused = setup_text("morgenland", Some(3), "", Some("3: crowns 9 9 9\n")).unwrap_err().to_string();
        assert!(refused.ends_with("wrong-cards-line"), "{refused}");
        let mine: String = (3..=5).flat_map(|n| vec![format!("{n}: crowns 9 8\n"); 15]).collect();
        let text = setup_text("morgenland", Some(3), "payment=match", Some(&mine)).unwrap();
        assert!(text.contains("payment=match") && text.contains("cards=98,,,,/98,"), "{text}");
    }
}
