use std::ops::RangeInclusive;

use five_tribes::{Data, Event, Setup, State, View};
use tabletop::Setting;
use words::Said;

use crate::{Hosted, hosted::read};

impl Hosted for State {
    const SEATS: RangeInclusive<u8> = 2..=4;
    const USUAL_SEATS: u8 = 2;
    const RULES: u32 = Setup::RULES;
    const SETTINGS: &'static [Setting] = Setup::SETTINGS;

    /// The file holds the values of the expansion that are not attested.
    fn agree(options: &str, file: Option<&str>) -> Result<Setup, Said> {
        let Some(file) = file else { return read(options) };
        read(&format!("{options} {}", read::<Data>(file)?))
    }

    /// FH13: undo does not go past new information from piles, refills and the bag.
    fn reveals(event: &Event) -> bool {
        match event {
            Event::Redealt
            | Event::Laid { .. }
            | Event::MarkerSet { .. }
            | Event::CardShown { .. }
            | Event::DjinnShown { .. }
            | Event::Renewed { .. }
            | Event::CardsDrawn { .. }
            | Event::CardsRevealed { .. }
            | Event::YouDrew { .. }
            | Event::DjinnsDrawn { .. }
            | Event::YouSawDjinns { .. }
            | Event::Arrived { .. }
            | Event::ItemsDrawn { .. }
            | Event::YouSawItems { .. }
            | Event::GameEnded
            | Event::HandShown { .. }
            | Event::Scored { .. } => true,
            Event::RoundBegan { .. }
            | Event::Bid { .. }
            | Event::TurnBegan { .. }
            | Event::PickedUp { .. }
            | Event::Dropped { .. }
            | Event::Took { .. }
            | Event::Controlled { .. }
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::Spent { .. }
            | Event::FakirsDiscarded { .. }
            | Event::Bagged { .. }
            | Event::Received { .. }
            | Event::CardTaken { .. }
            | Event::Killed { .. }
            | Event::Murdered { .. }
            | Event::Spared
            | Event::PalmPlaced { .. }
            | Event::PalacePlaced { .. }
            | Event::DjinnUsed { .. }
            | Event::DjinnGot { .. }
            | Event::DjinnDiscarded { .. }
            | Event::ItemUsed { .. }
            | Event::ItemsKept { .. }
            | Event::YouKept { .. }
            | Event::ItemDiscarded { .. }
            | Event::ItemFetched { .. }
            | Event::Aimed { .. }
            | Event::Removed { .. }
            | Event::Lured { .. }
            | Event::PieceMoved { .. }
            | Event::Sorted { .. }
            | Event::Sold { .. }
            | Event::Passed { .. }
            | Event::NoMove { .. }
            | Event::TurnEnded { .. }
            | Event::LastRound => false,
        }
    }

    fn round(view: &View) -> Option<u64> {
        Some(view.table.round.into())
    }
}

#[cfg(test)]
mod tests {
    use crate::setup_text;

    #[test]
    fn values_of_a_file_stand_in_the_setup() {
        let mine = "ptah = 9\ngeb = 3\njewellery = 6\nchest = 3\ncrown = 2\n\
                    workshop 1 = north south\nworkshop 2 = east west\nworkshop 3 = south east\n";
        let with = |options: &str, file: &str| setup_text("five-tribes", Some(3), options, Some(file));
        let text = with("expansion=on", mine).unwrap();
        assert!(text.ends_with("ptah=9 geb=3 precious=6,3,2 mountains=ns,ew,es"), "{text}");
        let refused = with("expansion=on", "ptah = many\n").unwrap_err();
        assert!(format!("{refused:?}").contains("flawed-line-number"), "{refused:?}");
        let refused = with("", mine).unwrap_err().to_string();
        assert!(refused.ends_with("unreadable-without-expansion"), "{refused}");
    }
}
