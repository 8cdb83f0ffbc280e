use std::ops::RangeInclusive;

use morgenland::{Action, Asked, Card, Cards, Event, Field, Phase, Setup, Spell, State, View};
use tabletop::{Chance, Determinize as _, Fate, Seat, Setting};
use words::Said;

use super::way::{CAVES, CITY, ORDERS, PALACE};
use crate::{
    Hosted, Order, Situation,
    hosted::{read, said},
};

impl Hosted for State {
    const SEATS: RangeInclusive<u8> = 3..=5;
    const USUAL_SEATS: u8 = 4;
    const RULES: u32 = Setup::RULES;
    const SETTINGS: &'static [Setting] = Setup::SETTINGS;
    const MEASURES: &'static [&'static str] = &["measure-artifacts", "measure-treasure"];
    const LESSON: Option<&'static str> = Some(include_str!("../../lessons/morgenland.txt"));

    /// The file holds the treasure cards.
    fn agree(options: &str, file: Option<&str>) -> Result<Setup, Said> {
        let setup: Setup = read(options)?;
        let Some(file) = file else { return Ok(setup) };
        let cards = said(Cards::from_file(file, setup.players()))?;
        read(&format!("{options} cards={cards}"))
    }

    fn imagined(view: &View) -> Option<State> {
        Some(State::determinize(view, &mut Chance::seeded(0)))
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

    /// The basic game has no windows.
    fn orders(setup: &Setup) -> &'static [Order] {
        if setup.is_pro() { ORDERS } else { &[] }
    }

    fn situation(seen: &View, seat: Seat) -> Situation<Action> {
        let stage = match seen.phase {
            Phase::Preparing | Phase::Placing(_) => 0,
            Phase::Reaching(field) | Phase::Evaluating(field) if field < Field::Tent => CAVES,
            Phase::Reaching(field) | Phase::Evaluating(field) if field < Field::Guard => CITY,
            Phase::Reaching(_) | Phase::Evaluating(_) | Phase::Closing | Phase::Over => PALACE,
        };
        let asked = matches!(seen.asked, Some(Asked::Window { seats }) if seats.contains(seat));
        let urgent = |magic: morgenland::Table| magic.plays.iter().any(|it| it.seat != seat && it.fate == Fate::Stands);
        let pays = matches!(seen.asked, Some(Asked::Offer { .. } | Asked::Bribe { .. }));
        // What everybody can tell follows from any world that looks like this from outside.
        let imagined = || State::determinize(seen, &mut Chance::seeded(0)).foreseen(seat);
        Situation {
            pass: asked.then_some(Action::Pass),
            urgent: seen.magic.is_some_and(urgent),
            holding: holding(seen, seat),
            safe: is_safe(seen, seat).then_some("field"),
            only: if pays { imagined() } else { None },
            ..Situation::at(seen.round.into(), stage)
        }
    }

    /// M12.7, M12.11: the Smuggler before the city; the Spy, and what closes or fills a field, before the first figure.
    fn is_timely(view: &View, menu: &[Action]) -> bool {
        let early = [Spell::Spy, Spell::Taboo, Spell::DragonLeaves];
        let now: &[Spell] = match view.phase {
            Phase::Placing(_) if view.pieces.is_empty() => &early,
            Phase::Reaching(_) => &[Spell::Smuggler],
            Phase::Preparing | Phase::Placing(_) | Phase::Evaluating(_) | Phase::Closing | Phase::Over => &[],
        };
        let timely = |card: Card| card.spell().is_some_and(|spell| now.contains(&spell));
        menu.iter().any(|action| matches!(action, Action::Play(play) if timely(play.card)))
    }

    fn measured(own: &View, seat: Seat) -> Vec<u32> {
        let player = &own.players[seat.index()];
        vec![player.artifacts.into(), player.hoard.all.map_or(0, |all| all.total())]
    }

    fn round(view: &View) -> Option<u64> {
        Some(view.round.into())
    }
}

/// M14.1: which orders hold at this moment.
fn holding(seen: &View, seat: Seat) -> &'static [&'static str] {
    match seen.phase {
        Phase::Preparing | Phase::Placing(_) => &["placing"],
        Phase::Evaluating(field) if is_concerned(seen, seat, field) => &[],
        Phase::Reaching(_) | Phase::Evaluating(_) | Phase::Closing | Phase::Over => &["field"],
    }
}

/// Has this player something on the field that is turned up? At the guard it is about the rooms, too.
fn is_concerned(seen: &View, seat: Seat, field: Field) -> bool {
    let smuggled =
        |magic: morgenland::Table| magic.round.smuggler == Some(seat) && magic.round.smuggled.contains(field);
    let concerned = |on: Field| on == field || (field == Field::Guard && on > Field::Guard);
    seen.magic.is_some_and(smuggled) || seen.pieces.iter().any(|it| it.owner == seat && concerned(it.field))
}

/// Is this player alone on the field that is turned up, so that nobody competes? The guard competes with everybody.
fn is_safe(seen: &View, seat: Seat) -> bool {
    let Phase::Evaluating(field) = seen.phase else { return false };
    let smuggled = |magic: morgenland::Table| magic.round.smuggled.contains(field);
    let others = seen.pieces.iter().any(|it| it.field == field && it.owner != seat);
    field != Field::Guard && !others && !seen.magic.is_some_and(smuggled)
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
