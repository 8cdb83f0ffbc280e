use std::ops::RangeInclusive;

use morgenland::{
    Action, Asked, Card, Cards, Event, Field, LastRound, Phase, RoundMagic, Setup, Spell, State, Table, View,
};
use tabletop::{Chance, Determinize as _, Fate, Seat, Setting};
use words::Said;

use super::way::{CAVES, CITY, ORDERS, PALACE};
use crate::{
    Help, Hosted, Order, Situation, compared,
    hosted::{read, said},
};

compared!(View: viewer, setup, round, phase, camel, supply, caves, deck, used, guard, stacks, pieces, players, settled,
    admitted, declined, asked, ranking; within: last_round, magic; each: pieces, players);
compared!(LastRound: guard, figures, left; within:);
compared!(Table: stacks, notes, spells, discards, lots, shuffles, plays, mine; within: round);
compared!(RoundMagic: djinn, spy, closed, emptied, reversed, empty, smuggler, smuggled, keys, abracadabra, taken_back,
    arrivals; within:);

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

    /// M4.1: nothing is turned up while anybody has another figure to place. In the professional game windows come between.
    fn are_free(view: &View, menu: &[Action]) -> bool {
        let left: u32 = view.players.iter().map(|player| u32::from(player.hand)).sum();
        view.magic.is_none() && left > 1 && menu.iter().all(|action| matches!(action, Action::Place { .. }))
    }

    /// Which figure is placed and what is paid with shows nothing by itself. Where the figure is placed can: the field may be
    /// the first to be turned up.
    fn are_final_alike(one: &Action, other: &Action) -> bool {
        match (one, other) {
            (Action::Place { field, .. }, Action::Place { field: other, .. }) => field == other,
            (Action::Bribe(_), Action::Bribe(_)) | (Action::Buy(_), Action::Buy(_)) => true,
            (_, _) => false,
        }
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
        let urgent = |magic: Table| magic.plays.iter().any(|it| it.seat != seat && it.fate == Fate::Stands);
        let pays = matches!(seen.asked, Some(Asked::Offer { .. } | Asked::Bribe { .. }));
        // What everybody can tell follows from any world imagined from what everybody sees.
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

    fn helped(event: &Event, _by: Option<Seat>) -> Vec<Help> {
        match event {
            Event::Resolved { seat, play } => vec![match play.card {
                Card::Spell(spell) => Help::used(*seat, &spell),
                Card::Artifact(artifact) => Help::used(*seat, &artifact),
                Card::Copy(_) => Help::used(*seat, &Spell::Parasite),
            }],
            Event::Showdown { seat, artifacts, .. } => artifacts.iter().map(|it| Help::had(*seat, &it)).collect(),
            _ => Vec::new(),
        }
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

/// Whether this player has something on the field that is turned up. At the guard the rooms count, too.
fn is_concerned(seen: &View, seat: Seat, field: Field) -> bool {
    let smuggled = |magic: Table| magic.round.smuggler == Some(seat) && magic.round.smuggled.contains(field);
    let concerned = |on: Field| on == field || (field == Field::Guard && on > Field::Guard);
    seen.magic.is_some_and(smuggled) || seen.pieces.iter().any(|it| it.owner == seat && concerned(it.field))
}

/// Is this player alone on the field that is turned up, so that nobody competes? The guard competes with everybody.
fn is_safe(seen: &View, seat: Seat) -> bool {
    let Phase::Evaluating(field) = seen.phase else { return false };
    let smuggled = |magic: Table| magic.round.smuggled.contains(field);
    let others = seen.pieces.iter().any(|it| it.field == field && it.owner != seat);
    field != Field::Guard && !others && !seen.magic.is_some_and(smuggled)
}

#[cfg(test)]
mod tests {
    use morgenland::State;
    use tabletop::{Chance, Game as _, Telling, Viewer};

    use crate::{Hosted as _, setup_text, undo::tried};

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

    /// An answer that was not tried itself is final exactly if it would have been found so.
    #[test]
    fn answers_that_are_final_alike_are() {
        let (mut spared, mut free) = (0, 0);
        for (seed, setup) in
            (0..40).zip(["players=4", "players=3 version=pro", "players=5 payment=match"].iter().cycle())
        {
            let setup = State::agree(setup, None).unwrap();
            let mut luck = Chance::seeded(seed);
            let mut game = State::start(&setup, &mut luck, &mut Telling::deaf());
            while let Some(seat) = game.to_act().first_seat() {
                let (mut menu, view) = (Vec::new(), game.view(Viewer::Seat(seat)));
                game.options(seat, &mut menu);
                let each: Vec<bool> = menu.iter().flat_map(|one| tried::<State>(&view, seat, &[*one])).collect();
                assert_eq!(tried::<State>(&view, seat, &menu), each, "{menu:?}");
                let are_free = State::are_free(&view, &menu);
                assert!(!are_free || !each.contains(&true), "{menu:?}");
                free += u32::from(are_free);
                let known = |at: &usize| menu[..*at].iter().any(|one| State::are_final_alike(one, &menu[*at]));
                spared += (0..menu.len()).filter(known).count();
                let action = luck.pick(&menu).unwrap();
                game.apply(seat, &action, &mut luck, &mut Telling::deaf());
            }
        }
        assert!(spared > 1000 && free > 1000, "{spared}, {free}");
    }
}
