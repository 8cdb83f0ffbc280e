//! FT1, FT2, FX1, FX2: what is in the box, and how the table is set.

use five_tribes::{
    Action, Board, Card, Data, Djinn, Event, Heading, Impossible, Item, Land, Meeples, Player, Setup, Spot, State,
    Tent, Tile, Tribe, play, set_value,
};
use tabletop::{Chance, Game, Record, Telling};

pub(crate) fn start(setup: Setup, seed: u64) -> State {
    State::start(&setup, &mut Chance::seeded(seed), &mut Telling::deaf())
}

pub(crate) fn base(players: u8) -> Setup {
    Setup::base(players).unwrap()
}

pub(crate) fn naqala(players: u8) -> Setup {
    Setup::naqala(players, Data::embedded()).unwrap()
}

fn lands(state: &State) -> Vec<Land> {
    state.table().board.squares().map(|(_, square)| square.land).collect()
}

#[test]
fn ft1_1_thirty_tiles_of_the_base_game() {
    let lands = lands(&start(base(3), 1));
    let count = |land: Land| lands.iter().filter(|&&it| it == land).count();
    assert_eq!(lands.len(), 30);
    assert_eq!(lands.iter().map(|land| land.value()).sum::<u16>(), 198);
    assert_eq!(lands.iter().filter(|land| land.is_blue()).count(), 12);
    assert_eq!(lands.iter().filter(|land| land.is_red()).count(), 18);
    assert_eq!([Land::Village, Land::Oasis, Land::SmallMarket, Land::LargeMarket].map(count), [5, 6, 8, 4]);
    assert_eq!([6, 10, 12, 15].map(|value| count(Land::Sacred(value))), [4, 1, 1, 1]);
}

#[test]
fn ft1_2_ninety_meeples_of_five_tribes() {
    let everybody = Meeples::everybody(false);
    assert_eq!(Tribe::ALL.map(|tribe| everybody.count(tribe)), [16, 20, 18, 18, 18, 0]);
    assert_eq!(everybody.total(), 90);
    assert!(Tribe::Vizier.is_kept() && Tribe::Elder.is_kept() && !Tribe::Merchant.is_kept());
}

#[test]
fn ft1_3_fifty_four_cards() {
    assert_eq!(Card::ALL.map(|card| Card::deck().count(card)), [2, 2, 2, 4, 4, 4, 6, 6, 6, 18]);
    assert_eq!(Card::deck().len(), 54);
    assert_eq!(Card::deck().kinds().filter(|card| card.is_merchandise()).count(), 9);
}

#[test]
fn ft1_4_twenty_two_djinns_worth_141() {
    let setup = base(2);
    assert_eq!(setup.djinns().len(), 22);
    assert_eq!(setup.djinns().iter().map(|djinn| djinn.points(&setup)).sum::<u16>(), 141);
}

/// FT1.5, FT1.6, FT2.1: supplies, camels, markers and gold.
#[test]
fn everybody_gets_gold_camels_and_markers() {
    for (players, camels, markers) in [(2, 11, 4), (3, 8, 3), (4, 8, 4)] {
        let state = start(base(players), 1);
        let table = state.table();
        assert_eq!((table.palms, table.palaces), (12, 10));
        assert_eq!(table.players.len(), usize::from(players));
        assert!(table.players.iter().all(|player| player.gold == 50 && player.camels == camels));
        assert_eq!(table.order.len(), markers);
    }
    assert_eq!(Setup::base(5), Err(Impossible::Players(5)));
    assert!(Setup::base(1).is_err());
}

/// FT1.7, FR45: the bank pays whatever is due, beyond all printed coins.
#[test]
fn the_bank_never_runs_out() {
    let scene = five_tribes::Scene::base(2).gold(0, 900).meeples("r1c1", "B").meeples("r1c2", "B");
    let mut t = play(scene.turn(0));
    t.does(&["pick r1c1", "drop builder r1c2"]);
    assert_eq!(t.gold(0), 912, "two Builders, six blue tiles around r1c2");
}

/// FT1.8, FT1.9: nine spots with their prices, and a bid order track of up to four.
#[test]
fn the_tracks() {
    assert_eq!(Spot::ALL.map(Spot::price), [0, 1, 3, 5, 8, 12, 18]);
    let mut t = play(start(base(4), 1));
    for _ in 0..3 {
        t.does(&["bid 0"]);
    }
    assert_eq!(t.menu(), ["bid 1", "bid 3", "bid 5", "bid 8", "bid 12", "bid 18"], "three markers fill the 0 spots");
    t.does(&["bid 1"]);
    assert_eq!(t.table().order.len(), 1, "the first to play stands on spot 1 of the bid order track");
}

#[test]
fn ft1_10_the_value_of_sets() {
    assert_eq!((1..=9).map(set_value).collect::<Vec<_>>(), [1, 3, 7, 13, 21, 30, 40, 50, 60]);
}

/// FT1.11, FX1.4: nothing is lost or doubled, whatever happens.
#[test]
fn everything_is_conserved_in_random_games() {
    for (setup, seed) in [(base(2), 3), (base(4), 4), (naqala(2), 5), (naqala(3), 6)] {
        let mut luck = Chance::seeded(seed);
        let mut state = State::start(&setup, &mut luck, &mut Telling::deaf());
        let mut menu = Vec::new();
        while let Some(seat) = state.to_act().first_seat() {
            menu.clear();
            state.options(seat, &mut menu);
            state.apply(seat, &luck.pick(&menu).unwrap(), &mut luck, &mut Telling::deaf());
            assert_eq!(state.audit(), Ok(()));
        }
        assert!(state.table().is_over());
    }
    assert_eq!(naqala(2).djinns().len(), 24);
    assert_eq!(naqala(2).meeples().total(), 105);
}

/// FT2.2, FT2.3, FT2.4: tiles, meeples and markers lie at random, and the bag is empty.
#[test]
fn tiles_meeples_and_markers() {
    let (one, two) = (start(base(4), 1), start(base(4), 2));
    assert_ne!(lands(&one), lands(&two));
    assert_ne!(one.table().order, two.table().order);
    for state in [one, two] {
        assert!(state.table().board.squares().all(|(_, square)| square.meeples.total() == 3));
        assert!(state.table().bag.is_empty());
        let mut order: Vec<u8> = state.table().order.iter().map(|&seat| seat.into()).collect();
        order.sort_unstable();
        assert_eq!(order, [0, 1, 2, 3]);
    }
}

/// FT2.5, FT2.6, FH6: nine open cards and three open djinns; of the piles only the sizes are known.
#[test]
fn the_open_rows() {
    let state = start(base(3), 7);
    let view = state.view(tabletop::Viewer::Spectator);
    assert_eq!((view.table.row.len(), view.table.djinn_row.len()), (9, 3));
    assert_eq!((view.cards_left, view.djinns_left, view.items_left), (45, 19, 0));
}

#[test]
fn ft2_7_luck_comes_from_outside_and_replays() {
    let setup = naqala(3);
    let mut luck = Chance::seeded(11);
    let (mut game, mut record, _) = Record::<State>::begin(&setup, &mut luck);
    for n in 0..40 {
        let seat = game.to_act().first_seat().unwrap();
        let mut menu = Vec::new();
        game.options(seat, &mut menu);
        record.play(&mut game, seat, menu[n % menu.len()], &mut luck).unwrap();
    }
    assert_eq!(record.replay().unwrap(), game);
    // Two copies of one state meet different luck: the state does not hold the future.
    let scene = five_tribes::Scene::base(2).djinns(0, &[Djinn::Sloar]).cards(0, &[five_tribes::Card::Fakir]).turn(0);
    let drawn = |seed| {
        let mut copy = scene;
        let action: Action = "use sloar fakir".parse().unwrap();
        copy.play(tabletop::Seat::new(0).unwrap(), &action, &mut Chance::seeded(seed)).unwrap()
    };
    assert!((0..20).any(|seed| drawn(seed) != drawn(0)));
}

/// FX1.1, FX1.2, FX2.2: the tiles of the expansion, their values, their mountains.
#[test]
fn the_new_tiles() {
    let lands = lands(&start(naqala(4), 1));
    assert_eq!((lands.len(), lands.iter().map(|land| land.value()).sum::<u16>()), (36, 233));
    assert_eq!(lands.iter().filter(|land| land.is_blue()).count(), 15);
    assert_eq!(lands.iter().filter(|land| land.is_red()).count(), 20);
    assert_eq!(lands.iter().filter(|&&land| land == Land::SpecializedMarket).count(), 2);
    let mut workshops: Vec<String> =
        lands.iter().filter(|land| matches!(land, Land::Workshop(_))).map(ToString::to_string).collect();
    workshops.sort_unstable();
    assert_eq!(workshops, ["workshop-es", "workshop-es", "workshop-nw"]);
    assert_eq!(naqala(2).meeples().count(Tribe::Artisan), 15);
}

#[test]
fn fx1_3_eighteen_items() {
    let items = naqala(2).items();
    assert_eq!(Item::ALL.map(|item| items.count(item)), [1, 1, 1, 1, 1, 1, 1, 5, 4, 2]);
    assert_eq!((items.len(), items.iter().filter(|item| !item.is_magic()).count()), (18, 11));
    assert_eq!(Item::ALL.iter().filter(|item| item.is_magic()).count(), 7);
}

#[test]
fn fx2_1_new_tiles_lie_in_the_middle() {
    for seed in 0..50 {
        for (tile, square) in start(naqala(3), seed).table().board.squares() {
            let new = matches!(square.land, Land::Workshop(_) | Land::SpecializedMarket | Land::Chasm);
            let central = (1..5).contains(&tile.row()) && (1..5).contains(&tile.column());
            assert!(central || !new, "{} on {tile}", square.land);
        }
    }
}

/// FX2.3, FR43, FR56: tiles are dealt again, all of them, while one cannot be reached: about 1 deal in 100.
#[test]
fn no_tile_is_out_of_reach() {
    let mut redealt = 0;
    for seed in 0..100_000 {
        let mut told = Telling::new();
        let state = State::start(&naqala(2), &mut Chance::seeded(seed).forgetful(), &mut told);
        redealt += told.take().iter().filter(|it| it.event == Event::Redealt).count();
        let reached = reachable(&state.table().board);
        assert_eq!(reached.len(), 35, "seed {seed}");
    }
    println!("{redealt} of 100000 deals repeated");
    assert!((100..5000).contains(&redealt), "{redealt}");
}

/// FX2.4, FX2.5: three meeples everywhere but on the Chasm, an item stack, a tent each.
#[test]
fn meeples_items_and_tents() {
    let state = start(naqala(3), 5);
    let table = state.table();
    for (_, square) in table.board.squares() {
        assert_eq!(square.meeples.total(), if square.land == Land::Chasm { 0 } else { 3 });
    }
    assert!(table.bag.is_empty() && table.item_discards.is_empty());
    assert_eq!(state.view(tabletop::Viewer::Spectator).items_left, 18);
    assert!(table.players.iter().all(|player: &Player| player.tent == Tent::Ready && player.pieces() == 9));
}

/// The tiles that can be reached from the first one, step by step.
pub(crate) fn reachable(board: &Board) -> Vec<Tile> {
    let mut reached: Vec<Tile> = board.tiles().iter().take(1).collect();
    let mut at = 0;
    while let Some(&tile) = reached.get(at) {
        for next in Heading::ALL.iter().filter_map(|&heading| board.step(tile, heading)) {
            if !reached.contains(&next) {
                reached.push(next);
            }
        }
        at += 1;
    }
    reached
}
