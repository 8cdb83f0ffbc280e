//! FD22-FD24: what people see before they pick up.

use five_tribes::{
    Action, Card, Djinn, Drop, End, Frame, Growth, Item, Land, Payment, Ride, Scene, Setup, State, Studied, Study,
    Tile, Tribe, View, Ways, seat, triples,
};
use tabletop::{Chance, Game as _, Seat, Telling, Viewer};

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn sees(state: &State, number: u8) -> View {
    state.view(Viewer::Seat(seat(number)))
}

fn ends(state: &State, from: &str, ride: Ride) -> Vec<End> {
    sees(state, 0).reach(seat(0), Some(tile(from)), ride).unwrap().ends
}

fn end(state: &State, from: &str, to: &str, tribe: Tribe) -> End {
    let all = ends(state, from, Ride::Foot);
    all.into_iter().find(|end| (end.tile, end.tribe) == (tile(to), tribe)).expect("a move can end there")
}

fn ways(state: &State, from: &str, to: &str, tribe: Tribe) -> Ways {
    sees(state, 0).ways(seat(0), Some(tile(from)), Ride::Foot, tile(to), tribe).unwrap()
}

/// FD22: the ends are exactly those the triples name, and every way there is legal, however its free drops are arranged.
#[test]
fn every_end_is_a_triple_and_every_way_is_legal() {
    let mut looked = 0;
    for (game, setup) in [Setup::base(3).unwrap(), "players=2 expansion=on".parse().unwrap()].into_iter().enumerate() {
        let mut luck = Chance::seeded(game as u64 + 5);
        let mut state = State::start(&setup, &mut luck, &mut Telling::deaf());
        let mut menu = Vec::new();
        while let Some(seat) = state.to_act().first_seat().filter(|_| looked < 900 * (game + 1)) {
            menu.clear();
            state.options(seat, &mut menu);
            for action in &menu {
                if let Action::PickUp { tile, ride } = *action {
                    looked += agrees(&state, seat, tile, ride);
                }
            }
            let answer = menu[luck.below(menu.len() as u32) as usize];
            state.apply(seat, &answer, &mut luck, &mut Telling::deaf());
        }
    }
    assert!(looked >= 1800, "{looked} ends were looked at");
}

/// Checks all ends of this start, and returns how many there are.
fn agrees(state: &State, seat: Seat, from: Tile, ride: Ride) -> usize {
    let view = state.view(Viewer::Seat(seat));
    let reach = view.reach(seat, Some(from), ride).unwrap();
    let mut named = Vec::new();
    triples(&view.table.board, ride, &mut named);
    let mut named: Vec<(Tile, Tribe)> =
        named.iter().filter(|triple| triple.start == from).map(|triple| (triple.end, triple.tribe)).collect();
    let mut found: Vec<(Tile, Tribe)> = reach.ends.iter().map(|end| (end.tile, end.tribe)).collect();
    named.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, named, "from {from} {ride:?}");
    assert!(reach.ends.windows(2).all(|two| two[0].brings.points >= two[1].brings.points), "most points first");
    for end in &reach.ends {
        let ways = view.ways(seat, Some(from), ride, end.tile, end.tribe).unwrap();
        assert_eq!((ways.number, ways.list[0].points), (end.routes, end.brings.points), "{end:?}");
        assert!(ways.list.len() <= Ways::MOST);
        let last = &ways.list[ways.list.len() - 1];
        goes(state, seat, from, ride, &ways.list[0].drops);
        goes(state, seat, from, ride, &turned(&last.drops));
    }
    reach.ends.len()
}

/// The same way, with the tribes of all free drops moved on by one.
fn turned(drops: &[Drop]) -> Vec<Drop> {
    let free: Vec<usize> = (0..drops.len()).filter(|&at| !drops[at].fixed).collect();
    let mut turned = drops.to_vec();
    for (nth, &at) in free.iter().enumerate() {
        turned[at].tribe = drops[free[(nth + 1) % free.len()]].tribe;
    }
    turned
}

fn goes(state: &State, seat: Seat, from: Tile, ride: Ride, drops: &[Drop]) {
    let mut state = *state;
    let steps = drops.iter().map(|drop| Action::Drop { tribe: drop.tribe, tile: drop.tile });
    for step in std::iter::once(Action::PickUp { tile: from, ride }).chain(steps) {
        state.check(seat, &step).unwrap_or_else(|why| panic!("{step}: {why}"));
        state.apply(seat, &step, &mut Chance::seeded(1), &mut Telling::deaf());
    }
    assert!(!matches!(state.table().frames.last(), Some(Frame::Drop { .. })), "nobody is left in hand");
}

/// FT6.4, FT12.8: a tile taken and the sets its Merchants' cards complete are certain; a djinn is named only.
#[test]
fn ft12_certain_points_of_merchants() {
    let scene = Scene::base(2).meeples("r1c3", "RWYG").meeples("r2c6", "GGG").meeples("r1c5", "B");
    let scene = scene.land("r2c6", Land::Sacred(6)).front(0, "WW").djinn_row(&[Djinn::Jafaar]);
    let scene = scene.cards(0, &[Card::Fish, Card::Wheat]).row(&[Card::Papyrus, Card::Fakir, Card::Silk, Card::Fakir]);
    let state = scene.turn(0);
    let best = end(&state, "r1c3", "r2c6", Tribe::Merchant);
    assert_eq!((best.taken, best.routes), (4, 4), "three steps east and one south");
    assert!(best.brings.control);
    assert_eq!((best.brings.gains.tiles, best.brings.gains.cards, best.brings.points), (6, 10, 16));
    assert_eq!(
        (best.brings.cards.len(), best.brings.djinn.as_slice()),
        (4, &[Payment::TwoElders, Payment::ElderAndFakir][..])
    );
    let list = ways(&state, "r1c3", "r2c6", Tribe::Merchant).list;
    assert!(list.iter().all(|way| way.drops.len() == 4 && way.drops[3].fixed && !way.drops[0].fixed));
}

/// FT12.2: Viziers bring a point each, and ten for everybody they pass.
#[test]
fn ft12_2_viziers_with_the_tens() {
    let scene = Scene::base(3).meeples("r1c1", "Y").meeples("r1c2", "YYB").front(1, "Y").front(2, "YYYY");
    let brings = end(&scene.turn(0), "r1c1", "r1c2", Tribe::Vizier).brings;
    assert_eq!((brings.gains.viziers, brings.points, brings.control), (13, 13, false));
    assert_eq!(brings.passes, [seat(1)]);
}

/// FT7.2, FT7.3: what grows on an own tile counts; the tile's owner is named in any case.
#[test]
fn ft7_2_palms_count_on_own_tiles() {
    let scene = Scene::base(2).meeples("r1c1", "W").meeples("r1c2", "W").land("r1c2", Land::Oasis);
    let brings = end(&scene.turn(0), "r1c1", "r1c2", Tribe::Elder).brings;
    assert_eq!((brings.gains.tiles, brings.gains.palms, brings.gains.elders, brings.points), (8, 3, 4, 15));
    assert_eq!((brings.growth, brings.grower), (Some(Growth::Palm), Some(seat(0))));
    let brings = end(&scene.camel(1, "r1c2").turn(0), "r1c1", "r1c2", Tribe::Elder).brings;
    assert_eq!((brings.points, brings.growth, brings.grower), (4, Some(Growth::Palm), Some(seat(1))));
}

/// FT6.5, FT9.16: gold of Builders, and of Marid for drops on own tiles, decides between ways.
#[test]
fn ft9_16_marid_makes_a_way_better() {
    let scene = Scene::base(2).djinns(0, &[Djinn::Marid]).camel(0, "r1c2").meeples("r1c1", "WB").meeples("r2c2", "BY");
    let state = scene.land("r2c2", Land::SmallMarket).turn(0);
    let list = ways(&state, "r1c1", "r2c2", Tribe::Builder);
    assert_eq!((list.number, list.list[0].drops[0].tile), (2, tile("r1c2")));
    assert_eq!(list.list[0].points, list.list[1].points + 1);
}

/// FT6.7, FT6.10: a kill is named with the fewest Fakirs it costs, and counts nothing.
#[test]
fn ft6_10_a_kill_names_its_price() {
    let scene = Scene::base(2).meeples("r1c1", "R").meeples("r1c2", "R").meeples("r1c6", "G").front(1, "");
    let far = scene.land("r1c2", Land::LargeMarket).cards(0, &[Card::Fakir, Card::Fakir]);
    assert_eq!(
        end(&far.turn(0), "r1c1", "r1c2", Tribe::Assassin).brings.kill,
        Some(2),
        "four steps with two Assassins"
    );
    let near = scene.meeples("r1c3", "G").turn(0);
    assert_eq!(end(&near, "r1c1", "r1c2", Tribe::Assassin).brings.kill, Some(0));
}

/// FX4.1, FX5.1, FX9.4: items are named, not counted; the Carpet reaches other ends.
#[test]
fn fx4_1_items_are_not_counted() {
    let scene = Scene::naqala(2).meeples("r1c1", "P").meeples("r1c2", "PPG").items(0, &[Item::Carpet]);
    let state = scene.meeples("r5c5", "P").turn(0);
    let brings = end(&state, "r1c1", "r1c2", Tribe::Artisan).brings;
    assert_eq!((brings.items, brings.gains.items, brings.gains.artisans), (3, 0, 9));
    let flown: Vec<Tile> = ends(&state, "r1c1", Ride::Carpet).iter().map(|end| end.tile).collect();
    assert!(flown.contains(&tile("r5c5")) && flown.contains(&tile("r1c2")));
}

/// FT11.2: the last camel ends the game, and that is said.
#[test]
fn ft11_2_the_last_camel_is_announced() {
    let scene = Scene::base(2).meeples("r1c1", "W").meeples("r1c2", "W");
    assert!(!end(&scene.turn(0), "r1c1", "r1c2", Tribe::Elder).brings.last);
    assert!(end(&scene.camels(0, 1).turn(0), "r1c1", "r1c2", Tribe::Elder).brings.last);
}

/// FD5: in the middle of a move the ends that are left are told, but only to the player who moves.
#[test]
fn fd5_the_rest_of_a_move_is_reached_too() {
    let mut played =
        five_tribes::play(Scene::base(2).meeples("r1c1", "WB").meeples("r1c3", "B").meeples("r2c2", "B").turn(0));
    played.does(&["pick r1c1", "drop elder r1c2"]);
    let view = |number| played.state.view(Viewer::Seat(seat(number)));
    let left = view(0).reach(seat(0), None, Ride::Foot).unwrap().ends;
    assert_eq!(left.len(), 2);
    assert!(left.iter().all(|end| end.tribe == Tribe::Builder && end.routes == 1));
    assert_eq!(view(1).reach(seat(0), None, Ride::Foot), None, "others do not see through these eyes");
    assert_eq!(view(1).reach(seat(1), None, Ride::Foot), None, "and are not asked");
    assert_eq!(view(0).reach(seat(0), Some(tile("r1c3")), Ride::Foot), None, "something is in hand already");
}

/// FH12: others' points hold only what lies open; FT8.2: the best sale and what is left after it.
#[test]
fn fh12_the_standing_counts_what_may_be_known() {
    let scene = Scene::base(2).hidden_cards(0, &[Card::Fish, Card::Wheat, Card::Silk, Card::Silk, Card::Fakir]);
    let state = scene.front(0, "W").turn(0);
    let standing = |number| match sees(&state, number).study(Some(seat(number)), Study::Standing) {
        Some(Studied::Standing(standing)) => standing,
        other => panic!("{other:?}"),
    };
    let (mine, theirs) = (standing(0), standing(1));
    assert_eq!((mine.seats[0].total, mine.seats[0].whole), (50 + 2 + 8, true));
    assert_eq!((theirs.seats[0].total, theirs.seats[0].whole), (50 + 2, false));
    let hand = mine.hand.unwrap();
    assert_eq!((hand.points, hand.sale.len(), hand.gold, hand.left), (8, 3, 7, 1));
}

/// FH1, FH2: where the table shows no ledger, gold and noted cards of others are not counted.
#[test]
fn fh1_without_a_ledger_gold_stays_out() {
    let setup: Setup = "players=2 ledger=off".parse().unwrap();
    let state = State::start(&setup, &mut Chance::seeded(3), &mut Telling::deaf());
    let standing = sees(&state, 0).standings();
    assert_eq!((standing.seats[0].total, standing.seats[1].total), (50, 0));
}

/// FD24: a stack of eight, and one so large that ways are sampled, have every end.
#[test]
fn fd24_large_stacks_reach_everything() {
    for (letters, sampled) in [("RRWWGGBY", false), ("RRRRWWWWGGGGBBYY", true)] {
        let mut scene = Scene::base(2).meeples("r3c3", letters);
        for (at, who) in ["r1c1", "r1c4", "r2c6", "r4c2", "r5c5", "r5c6"].into_iter().zip("RWGBYR".chars()) {
            scene = scene.meeples(at, &who.to_string());
        }
        let state = scene.turn(0);
        let reach = sees(&state, 0).reach(seat(0), Some(tile("r3c3")), Ride::Foot).unwrap();
        assert_eq!(reach.sampled, sampled);
        let mut named = Vec::new();
        triples(&sees(&state, 0).table.board, Ride::Foot, &mut named);
        let number = named.iter().filter(|triple| triple.start == tile("r3c3")).count();
        assert!(number > 8 && reach.ends.len() == number, "{} of {number}", reach.ends.len());
    }
}
