use std::ops::RangeInclusive;

use five_tribes::{Action, Ask, Data, Event, Frame, Setup, State, Study, Table, Turn, View};
use opponents::Opposed as _;
use serde_json::{Value, json};
use tabletop::{Chance, Determinize as _, Seat, Setting};
use tabletop_bots::Asked;
use words::Said;

use crate::{
    Advice, Help, Holds, Hosted, Order, Situation, compared,
    hosted::{Seen, read},
};

compared!(View: viewer, cards_left, djinns_left, items_left, hands, drawn, scores; within: table);
compared!(Table: setup, board, players, order, spots, zeros, phase, round, row, discards, djinn_row, djinn_discards,
    item_discards, past, past_items, past_djinns, bag, palms, palaces, frames, last_round, no_move; within: turn);
compared!(Turn: seat, end, tribe, taken, used, item_used; within:);

const ORDERS: &[Order] = &[Order::new("powers", Holds::Standing), Order::new("ending", Holds::Standing)];

impl Hosted for State {
    const SEATS: RangeInclusive<u8> = 2..=4;
    const USUAL_SEATS: u8 = 2;
    const RULES: u32 = Setup::RULES;
    const SETTINGS: &'static [Setting] = Setup::SETTINGS;
    const MEASURES: &'static [&'static str] = &["measure-points"];
    const LESSON: Option<&'static str> = Some(include_str!("../../lessons/five-tribes.txt"));

    /// The file holds the values of the expansion that are not attested.
    fn agree(options: &str, file: Option<&str>) -> Result<Setup, Said> {
        let Some(file) = file else { return read(options) };
        read(&format!("{options} {}", read::<Data>(file)?))
    }

    fn imagined(view: &View) -> Option<State> {
        Some(State::determinize(view, &mut Chance::seeded(0)))
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

    fn study(seen: &Seen<'_, State>, what: &Value) -> Option<Value> {
        if Advice::is_wanted(what) {
            let may = match seen.advice {
                Advice::Free => true,
                Advice::AsAgreed => seen.view.table.setup.hints(),
                Advice::Never => false,
            };
            return may.then(|| json!({"hint": hint(seen)}));
        }
        let what: Study = serde_json::from_value(what.clone()).ok()?;
        seen.view.study(seen.seat, what).map(|found| json!(found))
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. } | Event::RoundBegan { .. })
    }

    fn orders(_: &Setup) -> &'static [Order] {
        ORDERS
    }

    fn situation(seen: &View, seat: Seat) -> Situation<Action> {
        let now = Situation::at(seen.table.round.into(), 0);
        match seen.table.frames.last() {
            Some(Frame::Window { .. }) if seen.asked() == Some(seat) => {
                Situation { pass: Some(Action::Continue), holding: &["powers"], ..now }
            }
            Some(Frame::Closing) if seen.asked() == Some(seat) => {
                // What everybody can tell follows from any world imagined from what everybody sees.
                let ends = State::determinize(seen, &mut Chance::seeded(0)).only_ends_turn();
                Situation {
                    pass: Some(Action::EndTurn),
                    holding: &["ending"],
                    only: ends.then_some(Action::EndTurn),
                    // FD17, FH13: with the last turn of a round the market is filled up.
                    last_chance: seen.table.next_turn().is_none(),
                    ..now
                }
            }
            Some(_) | None => now,
        }
    }

    fn measured(own: &View, seat: Seat) -> Vec<u32> {
        own.standing(seat).map(|score| score.total().into()).into_iter().collect()
    }

    fn helped(event: &Event, by: Option<Seat>) -> Vec<Help> {
        let help = match event {
            Event::DjinnUsed { djinn, .. } => by.map(|seat| Help::used(seat, djinn)),
            Event::ItemUsed { item } => by.map(|seat| Help::used(seat, item)),
            Event::DjinnGot { seat, djinn } => Some(Help::had(*seat, djinn)),
            _ => None,
        };
        help.into_iter().collect()
    }

    fn round(view: &View) -> Option<u64> {
        Some(view.table.round.into())
    }
}

/// How many pieces of advice are given.
const HINTS: usize = 3;

/// A bot's best answers: the steps of each, and for a move also what it brings.
fn hint(seen: &Seen<'_, State>) -> Vec<Value> {
    let Some((seat, &question)) = seen.seat.zip(seen.view.table.frames.last()) else { return Vec::new() };
    if seen.options.is_empty() {
        return Vec::new();
    }
    let (seats, ask) = (seen.view.table.setup.players(), Ask { question });
    let asked = Asked { seat, seats, view: seen.view, ask: &ask, options: seen.options };
    let shown = |plan: Vec<Action>| {
        let brings = seen.view.end_of(seat, &plan);
        json!({"actions": plan, "end": brings})
    };
    State::advice(&asked, HINTS, seen.among).into_iter().map(shown).collect()
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
