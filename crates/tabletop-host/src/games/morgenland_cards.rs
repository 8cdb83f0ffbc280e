use std::ops::RangeInclusive;

use morgenland_cards::{
    Action, Card, Cards, Event, Frame, LotsView, Magic, Phase, Place, Setup, Spell, State, Treasure, View,
};
use tabletop::{Chance, Determinize as _, Fate, Seat, Setting};
use words::Said;

use super::way::{CAVES, CITY, ORDERS, PALACE};
use crate::{
    Help, Hosted, Order, Situation, compared,
    hosted::{read, said},
};

compared!(View: viewer, setup, round, phase, start, deck, discard, caves, guarded, guard, strength, decided, stack, row,
    spell_deck, spell_discard, casting, heroes, dummy, players, carpets, rank, turn, last_round, asked, seats, plays,
    recent, mine, look, gifts, ranking; within: magic, treasure_lots, spell_lots; each: heroes, players);
compared!(Magic: keys, reversed, open, closed, smuggled, wish; within:);
compared!(LotsView<Spell>: pools, slots, mine, look, deck; within:);
compared!(LotsView<Treasure>: pools, slots, mine, look, deck; within:);

impl Hosted for State {
    const SEATS: RangeInclusive<u8> = 2..=5;
    const USUAL_SEATS: u8 = 4;
    const RULES: u32 = Setup::RULES;
    const SETTINGS: &'static [Setting] = Setup::SETTINGS;
    const MEASURES: &'static [&'static str] = &["measure-artifacts", "measure-treasure"];
    const LESSON: Option<&'static str> = Some(include_str!("../../lessons/morgenland-cards.txt"));

    /// The file holds all cards.
    fn agree(options: &str, file: Option<&str>) -> Result<Setup, Said> {
        let Some(file) = file else { return read(options) };
        read(&format!("{options} cards={}", said(Cards::from_file(file))?))
    }

    fn imagined(view: &View) -> Option<State> {
        Some(State::determinize(view, &mut Chance::seeded(0)))
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

    fn orders(_: &Setup) -> &'static [Order] {
        ORDERS
    }

    fn situation(seen: &View, seat: Seat) -> Situation<Action> {
        let stage = match seen.phase {
            Phase::Preparing | Phase::Placing => 0,
            Phase::Reaching(place) | Phase::Revealed(place) | Phase::Settling(place) if place.cave().is_some() => CAVES,
            Phase::Reaching(place) | Phase::Revealed(place) | Phase::Settling(place) if place.room().is_none() => CITY,
            Phase::Reaching(_)
            | Phase::Revealed(_)
            | Phase::Settling(_)
            | Phase::Guarding
            | Phase::Closing
            | Phase::Over => PALACE,
        };
        let asked = seen.asked == Some(Frame::Window) && seen.seats.contains(seat);
        Situation {
            pass: asked.then_some(Action::Pass),
            urgent: seen.plays.iter().any(|it| it.seat != seat && it.fate == Fate::Stands),
            holding: holding(seen, seat),
            safe: is_safe(seen, seat).then_some("field"),
            ..Situation::at(seen.round.into(), stage)
        }
    }

    /// K15.1: the Smuggler before the tent; the Spy, and what closes or fills a place, before the first hero.
    fn is_timely(view: &View, menu: &[Action]) -> bool {
        let early = [Spell::Spy, Spell::Taboo, Spell::DragonLeaves];
        let now: &[Spell] = match view.phase {
            Phase::Placing if view.heroes.is_empty() => &early,
            Phase::Reaching(_) => &[Spell::Smuggler],
            Phase::Preparing
            | Phase::Placing
            | Phase::Revealed(_)
            | Phase::Settling(_)
            | Phase::Guarding
            | Phase::Closing
            | Phase::Over => &[],
        };
        let timely = |card: Card| card.spell().is_some_and(|spell| now.contains(&spell));
        menu.iter().any(|action| matches!(action, Action::Play(play) if timely(play.card)))
    }

    fn measured(own: &View, seat: Seat) -> Vec<u32> {
        let player = &own.players[seat.index()];
        let artifacts = player.unplayed.len() + player.played.len();
        vec![artifacts.into(), player.cards.map_or(0, morgenland_cards::Valued::worth)]
    }

    fn helped(event: &Event, _by: Option<Seat>) -> Vec<Help> {
        match event {
            Event::Resolved { seat, play } => vec![match play.card {
                Card::Spell(spell) => Help::used(*seat, &spell),
                Card::Artifact(artifact) => Help::used(*seat, &artifact),
                Card::Copy(_) => Help::used(*seat, &Spell::Parasite),
            }],
            Event::Bought { seat, artifact, .. } => vec![Help::had(*seat, artifact)],
            _ => Vec::new(),
        }
    }

    fn round(view: &View) -> Option<u64> {
        Some(view.round.into())
    }
}

/// K15.1: which orders hold at this moment.
fn holding(seen: &View, seat: Seat) -> &'static [&'static str] {
    match seen.phase {
        Phase::Preparing | Phase::Placing => &["placing"],
        Phase::Revealed(place) if is_concerned(seen, seat, |it| it == place) => &[],
        // The guard is turned up: it is about all rooms.
        Phase::Reaching(Place::Room1) if is_concerned(seen, seat, |it| it.room().is_some()) => &[],
        Phase::Reaching(_)
        | Phase::Revealed(_)
        | Phase::Settling(_)
        | Phase::Guarding
        | Phase::Closing
        | Phase::Over => &["field"],
    }
}

/// Has this player a hero, a Carpet or a smuggled presence at such a place?
fn is_concerned(seen: &View, seat: Seat, at: impl Fn(Place) -> bool) -> bool {
    let hero = seen.heroes.iter().any(|it| it.owner == seat && !it.out && at(it.place));
    let carpet = |place: Place| seen.carpets[place as usize][seat.index()] > 0;
    let smuggled = Place::CITY.into_iter().zip(seen.magic.smuggled).any(|(place, it)| it == Some(seat) && at(place));
    hero || smuggled || Place::ALL.into_iter().any(|place| at(place) && carpet(place))
}

/// Is this player alone at the place that is turned up, so that nobody competes?
fn is_safe(seen: &View, seat: Seat) -> bool {
    let Phase::Revealed(place) = seen.phase else { return false };
    let heroes = seen.heroes.iter().any(|it| it.owner != seat && !it.out && it.place == place);
    let carpets = seen.carpets[place as usize].iter().enumerate().any(|(at, count)| at != seat.index() && *count > 0);
    !heroes && !carpets && seen.magic.smuggled == [None; 2]
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
