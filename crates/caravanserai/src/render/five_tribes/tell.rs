//! Events as sentences.

use five_tribes::{Event, Hand, Ride, Source, Supply, Tile};
use tabletop::Seat;

use super::{
    Voice,
    words::{cards, counted, djinn, djinns, item, items, one, payment, people},
};
use crate::{menu::flow, render::capital};

/// An event as a sentence, unless another event or the board says the same.
pub(super) fn tell(voice: Voice, event: &Event) -> Option<String> {
    let told = set_up(voice, event).or_else(|| moved(voice, event)).or_else(|| exchanged(voice, event));
    let told = told.or_else(|| magic(voice, event)).or_else(|| ended(voice, event))?;
    Some(flow("", &told).join("\n"))
}

/// The deal, rounds, bids and turns.
fn set_up(voice: Voice, event: &Event) -> Option<String> {
    let does = |seat: Seat, you: &str, others: &str| voice.does(seat, you, others);
    let text = match *event {
        Event::Redealt => "A tile could not be reached: all tiles are dealt again.".into(),
        Event::MarkerSet { seat } => format!("{} next on the bid order track.", does(seat, "stand", "stands")),
        Event::CardShown { card } => format!("The market row gets {card}."),
        Event::DjinnShown { djinn: it } => format!("The djinn row gets {}.", djinn(it)),
        Event::Renewed { supply } => {
            let what = match supply {
                Supply::Cards => "cards",
                Supply::Djinns => "djinns",
                Supply::Items => "items",
            };
            format!("The discarded {what} are shuffled into a new pile.")
        }
        Event::RoundBegan { round } => format!("--- Round {round} ---"),
        Event::Bid { seat, spot, price, fakirs } => {
            let paid = match fakirs {
                0 => format!("{price} gold"),
                _ => format!("{price} gold and {}", counted(fakirs, "fakir")),
            };
            let pays = if voice.0.is(seat) { "pay" } else { "pays" };
            format!("{} {spot} and {pays} {paid}.", does(seat, "bid", "bids"))
        }
        Event::TurnBegan { seat } if voice.0.is(seat) => "It is your turn.".into(),
        Event::TurnBegan { seat } => format!("It is seat {seat}'s turn."),
        Event::Passed { seat } => format!("{} on.", does(seat, "go", "goes")),
        Event::NoMove { seat } => format!("{} that there is no move left.", does(seat, "declare", "declares")),
        Event::TurnEnded { seat } => format!("{} the turn.", does(seat, "end", "ends")),
        Event::LastRound => "This round is the last.".into(),
        _ => return None,
    };
    Some(text)
}

/// What happens to meeples and tiles.
fn moved(voice: Voice, event: &Event) -> Option<String> {
    let text = match *event {
        Event::PickedUp { tile, meeples, ride } => {
            let how = if ride == Ride::Carpet { ", to ride on the Carpet" } else { "" };
            format!("Picked up on {tile}{how}: {}.", people(meeples))
        }
        Event::Dropped { tribe, tile } => format!("{} is dropped on {tile}.", capital(&one(tribe))),
        Event::Took { tribe, number, tile } => {
            let are = if number == 1 { "is" } else { "are" };
            format!("{} {are} taken from {tile}.", counted(number, &tribe.to_string()))
        }
        Event::Controlled { seat, tile, piece } => {
            format!("{} control of {tile} with a {piece}.", voice.does(seat, "take", "takes"))
        }
        Event::Bagged { tribe, number } => {
            let go = if number == 1 { "goes" } else { "go" };
            format!("{} {go} to the bag.", counted(number, &tribe.to_string()))
        }
        Event::Received { seat, tribe, number } => {
            format!("{} {}.", voice.does(seat, "keep", "keeps"), counted(number, &tribe.to_string()))
        }
        Event::Killed { tile, tribe } => format!("{} on {tile} is killed.", capital(&one(tribe))),
        Event::Murdered { seat, tribe } => {
            format!("{} in front of {} is killed.", capital(&one(tribe)), voice.name(seat))
        }
        Event::Spared => "Nobody is killed.".into(),
        Event::PalmPlaced { tile } => format!("A palm tree is placed on {tile}."),
        Event::PalacePlaced { tile } => format!("A palace is placed on {tile}."),
        Event::Arrived { meeples, tile } => format!("From the bag to {tile}: {}.", people(meeples)),
        Event::Removed { tile, tribe } => format!("{} is removed from {tile}.", capital(&one(tribe))),
        Event::Lured { from, to, tribe } => format!("{} follows from {from} to {to}.", capital(&one(tribe))),
        Event::PieceMoved { seat, from, to } => {
            format!("{} a piece from {from} to {to}.", voice.does(seat, "move", "moves"))
        }
        _ => return None,
    };
    Some(text)
}

/// Gold and cards; of what a player draws unseen his own event tells him more.
fn exchanged(voice: Voice, event: &Event) -> Option<String> {
    let does = |seat: Seat, you: &str, others: &str| voice.does(seat, you, others);
    let text = match *event {
        Event::Gained { seat, gold, from } => {
            format!("{} {gold} gold from {}.", does(seat, "gain", "gains"), source(from))
        }
        Event::Paid { seat, gold } => format!("{} {gold} gold.", does(seat, "pay", "pays")),
        Event::Spent { seat, payment: paid } => format!("{} {}.", does(seat, "spend", "spends"), payment(paid)),
        Event::FakirsDiscarded { seat, number } => {
            format!("{} {}.", does(seat, "discard", "discards"), counted(number, "fakir"))
        }
        Event::CardTaken { seat, card, place } => {
            format!("{} {card} from place {} of the row.", does(seat, "take", "takes"), place + 1)
        }
        Event::CardsDrawn { seat, number } if !voice.0.is(seat) => {
            format!("Seat {seat} draws {} unseen.", counted(number, "card"))
        }
        Event::YouDrew { cards: drawn } => format!("You draw {}; only you know.", cards(&drawn)),
        Event::Sorted { place, card } => format!("Place {} of the row: {card}.", place + 1),
        Event::Sold { seat, cards: sold } => format!("{} a set: {}.", does(seat, "sell", "sells"), cards(&sold)),
        _ => return None,
    };
    Some(text)
}

/// Djinns and items.
fn magic(voice: Voice, event: &Event) -> Option<String> {
    let does = |seat: Seat, you: &str, others: &str| voice.does(seat, you, others);
    let on = |tile: Option<Tile>| tile.map(|tile| format!(" on {tile}")).unwrap_or_default();
    let text = match *event {
        Event::DjinnUsed { djinn: it, tile } => format!("{} is called upon{}.", djinn(it), on(tile)),
        Event::DjinnGot { seat, djinn: it } => format!("{} {}.", does(seat, "get", "gets"), djinn(it)),
        Event::DjinnsDrawn { seat, number } if !voice.0.is(seat) => {
            format!("Seat {seat} looks at {}.", counted(number, "djinn"))
        }
        Event::YouSawDjinns { djinns: seen } => format!("You look at {}.", djinns(seen)),
        Event::DjinnDiscarded { djinn: it } => format!("{} is discarded.", djinn(it)),
        Event::ItemUsed { item: it } => format!("{} is used.", capital(&item(it))),
        Event::ItemsDrawn { seat, number } if !voice.0.is(seat) => {
            format!("Seat {seat} looks at {}.", counted(number, "item"))
        }
        Event::YouSawItems { items: seen } => format!("You look at {}.", items(&seen)),
        Event::ItemsKept { seat, number } if !voice.0.is(seat) => {
            format!("Seat {seat} keeps {}, face down.", counted(number, "item"))
        }
        Event::YouKept { items: kept } => format!("You keep {}; only you know.", items(&kept)),
        Event::ItemDiscarded { item: it } => format!("{} is discarded.", capital(&item(it))),
        Event::ItemFetched { seat, item: it } => {
            format!("{} {} from the discards.", does(seat, "fetch", "fetches"), item(it))
        }
        Event::Aimed { tile } => format!("It is aimed at {tile}."),
        _ => return None,
    };
    Some(text)
}

/// FH11: everything is shown.
fn ended(voice: Voice, event: &Event) -> Option<String> {
    match *event {
        Event::GameEnded => Some("No round follows; all hands are shown.".into()),
        Event::HandShown { seat, hand: Hand { cards: held, items: tokens, .. } } => {
            let show = voice.does(seat, "show", "shows");
            Some(format!("{show} cards: {}; items: {}.", cards(&held), items(&tokens)))
        }
        Event::Scored { seat, score } => Some(format!("{} {score}.", voice.does(seat, "score", "scores"))),
        _ => None,
    }
}

fn source(from: Source) -> &'static str {
    match from {
        Source::Builders => "the builders",
        Source::Kandicha => "Kandicha",
        Source::Marid => "Marid",
        Source::Monkir => "Monkir",
        Source::Nekir => "Nekir",
        Source::Baal => "Baal",
        Source::Sale => "the sale",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use five_tribes::State;
    use tabletop::{Chance, Game as _, Telling, Viewer};

    use super::*;

    /// Every event of many games is a plain sentence for whoever hears it; only tiles being laid are left to the board,
    /// and what a player draws to the event that tells him more.
    #[test]
    fn every_event_is_a_sentence() {
        let setup = "players=3 expansion=on".parse().unwrap();
        let mut kinds = BTreeSet::new();
        for seed in 0..300 {
            let (mut luck, mut told) = (Chance::seeded(seed), Telling::new());
            let mut game = State::start(&setup, &mut luck, &mut told);
            let mut menu = Vec::new();
            while let Some(seat) = game.to_act().first_seat() {
                menu.clear();
                game.options(seat, &mut menu);
                let action = luck.pick(&menu).unwrap();
                game.apply(seat, &action, &mut luck, &mut told);
            }
            for event in told.take().into_iter().map(|it| it.event) {
                let name = serde_json::to_value(event).unwrap()["type"].as_str().unwrap().to_owned();
                match tell(Voice(Viewer::Spectator), &event) {
                    Some(text) => assert!(text.is_ascii() && text.lines().all(|line| line.len() <= 79), "{text}"),
                    None => assert_eq!(name, "laid"),
                }
                kinds.insert(name);
            }
        }
        assert!(kinds.len() >= 50, "only {} kinds were told: {kinds:?}", kinds.len());
    }

    #[test]
    fn what_i_draw_is_told_once() {
        let me = Seat::new(1).unwrap();
        let drawn = Event::CardsDrawn { seat: me, number: 2 };
        assert_eq!(tell(Voice(Viewer::Seat(me)), &drawn), None);
        assert_eq!(tell(Voice(Viewer::Spectator), &drawn).unwrap(), "Seat 1 draws 2 cards unseen.");
    }
}
