//! FT4, FT5: moving meeples and taking control.

use five_tribes::{Djinn, Illegal, Land, Played, Ride, Routes, Scene, Tile, Tribe, Triple, moves, play, triples};

/// FE1, FT4.8, FT5.2: the last meeple must match, and an emptied tile without owner is taken.
#[test]
fn the_last_meeple_must_match() {
    let scene = Scene::base(3).meeples("r1c1", "RWW").meeples("r1c2", "Y").meeples("r1c3", "B").meeples("r2c3", "W");
    let mut t = play(scene.land("r2c3", Land::LargeMarket).turn(0));
    t.does(&["pick r1c1", "drop assassin r1c2", "drop elder r1c3", "drop elder r2c3"]);
    assert_eq!((t.front(0), t.on("r2c3"), t.owner("r2c3")), ("WW".into(), "-".into(), Some(0)));
    assert_eq!(t.player(0).camels, 7);
    let mut t = play(scene.turn(0));
    t.does(&["pick r1c1", "drop elder r1c2"]);
    assert_eq!(t.refuses("drop elder r1c3"), Illegal::NoFinish, "Assassin, the last, would find nobody on r2c3");
}

/// FE2, FT4.6: no step straight back; what stays on the end tile keeps it from being taken.
#[test]
fn no_immediate_backtracking() {
    let scene = Scene::base(3).meeples("r2c2", "GB").meeples("r2c3", "G").meeples("r2c4", "BY");
    let mut t = play(scene.turn(0));
    t.does(&["pick r2c2", "drop merchant r2c3"]);
    assert_eq!(t.refuses("drop builder r2c2"), Illegal::Backtrack);
    t.does(&["drop builder r2c4"]);
    assert_eq!((t.on("r2c4"), t.owner("r2c4")), ("Y".into(), None));
    assert!(t.heard("takes 2 builder from r2c4"));
}

/// FE3, FR1, FR2: a loop may end on a meeple dropped earlier in the same move, and takes it too.
#[test]
fn a_loop_matches_its_own_meeple() {
    let mut t = play(Scene::base(3).meeples("r2c2", "RRBWG").meeples("r5c5", "Y").turn(0));
    t.does(&["pick r2c2", "drop assassin r2c3", "drop builder r3c3", "drop elder r3c2", "drop merchant r2c2"]);
    t.does(&["drop assassin r2c3"]);
    assert!(t.heard("takes 2 assassin from r2c3"));
    assert_eq!(t.owner("r2c3"), Some(0));
    let t = play(Scene::base(3).meeples("r2c2", "RRBW").turn(0));
    assert_eq!(t.refuses("pick r2c2"), Illegal::NoFinish, "five meeples are the fewest for a loop");
}

/// FE4, FR3: the start tile can be the end only after an earlier drop there.
#[test]
fn the_start_tile_as_the_end() {
    let t = play(Scene::base(3).meeples("r2c2", "RRBW").turn(0));
    assert!(!t.offers("pick r2c2"));
    let mut t = play(Scene::base(3).meeples("r2c2", "RRBBWWGY").turn(0));
    t.does(&["pick r2c2", "drop builder r2c3", "drop builder r3c3", "drop elder r3c2", "drop assassin r2c2"]);
    t.does(&["drop elder r1c2", "drop merchant r1c1", "drop vizier r2c1", "drop assassin r2c2"]);
    assert!(t.heard("takes 2 assassin from r2c2"));
}

/// FE5, FT5.4, FT9.16: Marid pays for every drop on an owner's tile; an emptied tile keeps its owner.
#[test]
fn marid_pays_and_owners_stay() {
    let scene = |mover| {
        let scene = Scene::base(3).djinns(1, &[Djinn::Marid]).camel(1, "r4c2").camel(1, "r4c3");
        scene.meeples("r4c1", "YW").meeples("r4c3", "W").turn(mover)
    };
    let mut t = play(scene(0));
    t.does(&["pick r4c1", "drop vizier r4c2", "drop elder r4c3"]);
    assert_eq!((t.gold(1), t.owner("r4c3"), t.on("r4c3")), (54, Some(1), "-".into()));
    let mut t = play(scene(1));
    t.does(&["pick r4c1", "drop vizier r4c2", "drop elder r4c3"]);
    assert_eq!(t.gold(1), 52);
}

/// FT4.1, FT4.3: the player moves first, with all meeples of a tile, whoever owns it.
#[test]
fn a_turn_begins_with_a_move() {
    let mut t = play(Scene::base(3).camel(1, "r4c1").meeples("r4c1", "YWG").meeples("r4c4", "G").turn(0));
    assert_eq!(t.refuses("end-turn"), Illegal::OtherQuestion { question: *t.table().frames.last().unwrap() });
    assert_eq!(t.refuses("pick r3c3"), Illegal::EmptyTile);
    let stranger = t.state;
    let action = "pick r4c1".parse().unwrap();
    assert_eq!(tabletop::Game::check(&stranger, five_tribes::seat(1), &action), Err(Illegal::NotYourTurn));
    t.does(&["pick r4c1"]);
    assert_eq!(t.on("r4c1"), "-");
}

/// FT4.4, FT4.5: one meeple on each tile entered, never diagonally, never off the board.
#[test]
fn one_meeple_a_step() {
    let mut t = play(Scene::base(3).meeples("r4c1", "YWG").meeples("r4c4", "G").turn(0));
    t.does(&["pick r4c1"]);
    assert_eq!(t.refuses("drop vizier r5c2"), Illegal::NotAdjacent);
    assert_eq!(t.refuses("drop builder r4c2"), Illegal::NotInHand { tribe: Tribe::Builder });
    assert_eq!(t.refuses("drop vizier r6c1"), Illegal::NoSuchTile);
    t.does(&["drop vizier r4c2", "drop elder r4c3", "drop merchant r4c4"]);
    assert_eq!(["r4c1", "r4c2", "r4c3"].map(|tile| t.on(tile)), ["-", "Y", "W"]);
}

/// FT4.7: empty tiles, owned tiles and, through a loop, tiles visited earlier may be entered.
#[test]
fn ft4_7_any_tile_may_be_entered() {
    let scene = Scene::base(3).meeples("r2c2", "YWGBR").meeples("r1c2", "R").camel(1, "r2c3");
    let mut t = play(scene.turn(0));
    t.does(&["pick r2c2", "drop vizier r2c3", "drop elder r3c3", "drop merchant r3c2", "drop builder r2c2"]);
    assert_eq!(t.on("r2c2"), "B");
    t.does(&["drop assassin r1c2"]);
}

/// FT4.9, FT4.11: a player who can move must move; only tiles and drops from which a finish exists are offered.
#[test]
fn a_legal_move_must_be_made() {
    let t = play(Scene::base(3).meeples("r4c1", "Y").meeples("r4c2", "Y").meeples("r1c6", "B").turn(0));
    assert_eq!(t.menu(), ["pick r4c1", "pick r4c2"]);
    assert_eq!(t.refuses("no-move"), Illegal::MustMove);
    assert_eq!(t.refuses("pick r1c6"), Illegal::NoFinish);
    let t = play(Scene::base(3).meeples("r4c1", "Y").meeples("r1c6", "B").turn(0));
    assert_eq!(t.menu(), ["no-move"]);
}

/// FT4.10, FR46: nothing else may be done in the middle of a move.
#[test]
fn a_move_is_indivisible() {
    let scene = Scene::base(3).djinns(0, &[Djinn::Enki]).front(0, "WW").meeples("r4c1", "YG").meeples("r4c3", "G");
    let mut t = play(scene.turn(0));
    assert!(t.offers("use enki elder r3c1"));
    t.does(&["pick r4c1"]);
    assert!(t.offered("use").is_empty());
    t.does(&["drop vizier r4c2"]);
    assert_eq!(
        t.refuses("use enki elder r3c1"),
        Illegal::OtherQuestion { question: *t.table().frames.last().unwrap() }
    );
    assert!(t.offers("drop merchant r4c3"));
    t.does(&["drop merchant r4c3"]);
    assert!(t.offers("use enki elder r3c1"));
}

/// FT5.1, FR2: all of the last meeple's tribe are taken, others stay.
#[test]
fn all_of_one_tribe_are_taken() {
    let mut t = play(Scene::base(3).meeples("r4c1", "W").meeples("r4c2", "WWWG").turn(0));
    t.does(&["pick r4c1", "drop elder r4c2"]);
    assert_eq!((t.front(0), t.on("r4c2"), t.owner("r4c2")), ("WWWW".into(), "G".into(), None));
}

/// FT5.2, FR4: control is taken without being asked; FT5.3: without a camel it is not, and the turn goes on.
#[test]
fn control_is_compulsory_and_needs_a_camel() {
    let scene = Scene::base(3).meeples("r3c1", "W").meeples("r3c2", "W");
    let mut t = play(scene.turn(0));
    t.does(&["pick r3c1", "drop elder r3c2"]);
    assert_eq!(t.owner("r3c2"), Some(0));
    let mut t = play(scene.camels(0, 0).turn(0));
    t.does(&["pick r3c1", "drop elder r3c2"]);
    assert_eq!((t.owner("r3c2"), t.front(0), t.square("r3c2").palms), (None, "WW".into(), 1));
}

/// FT5.5, FT5.6: an emptied start tile is not taken; palms on a tile come with it.
#[test]
fn palms_come_with_the_tile() {
    let scene = Scene::base(3).meeples("r4c1", "W").meeples("r4c2", "W").grown("r4c2", 2, 1);
    let mut t = play(scene.turn(0));
    t.does(&["pick r4c1", "drop elder r4c2"]);
    assert_eq!((t.owner("r4c1"), t.owner("r4c2")), (None, Some(0)));
    assert_eq!((t.score(0).palms, t.score(0).palaces), (6, 5));
}

fn with_stack(letters: &str) -> Played {
    let scene =
        Scene::base(2).meeples("r3c3", letters).meeples("r1c1", "R").meeples("r5c5", "YG").meeples("r2c5", "WB");
    play(scene.turn(0))
}

/// FR1 in whole moves: every move of the macro can be played as drops, and equal boards come once.
#[test]
fn fr1_whole_moves_replay_as_drops() {
    let t = with_stack("RRBWG");
    let mut list = Vec::new();
    triples(t.board(), Ride::Foot, &mut list);
    assert!(list.len() > 5, "{list:?}");
    for &triple in &list {
        let mut boards = std::collections::BTreeSet::new();
        for found in Routes::new(t.board(), triple) {
            let mut copy = play(t.state);
            let actions: Vec<String> = found.actions().map(|action| action.to_string()).collect();
            copy.does(&actions.iter().map(String::as_str).collect::<Vec<_>>());
            assert!(copy.table().turn.end == triple.end && copy.table().turn.tribe == triple.tribe);
            let mut laid = found.drops.clone();
            laid.sort_unstable();
            assert!(boards.insert(laid), "two moves leave the same board: {found:?}");
        }
        assert!(!boards.is_empty(), "{triple:?} has no move");
    }
}

/// The first move of every triple is found without a wasted step, also where its tribe must come round in a loop.
#[test]
fn a_first_move_is_found_at_once() {
    for (ride, letters) in [(Ride::Foot, "RRRBBWWGGYY"), (Ride::Carpet, "RRRBBWWGGYY"), (Ride::Foot, "RRBWG")] {
        let t = with_stack(letters);
        let mut list = Vec::new();
        triples(t.board(), ride, &mut list);
        let loops =
            list.iter().filter(|triple| !t.board().holding(triple.tribe).without(triple.start).contains(triple.end));
        assert!(loops.count() > 3);
        for triple in list {
            let mut routes = Routes::new(t.board(), triple);
            let first = routes.next().expect("every triple has a move");
            assert_eq!(routes.looked(), first.drops.len(), "{triple:?}");
        }
    }
}

/// A stack of eleven: its triples are complete and quick, its routes stop at the cap and say so.
#[test]
fn a_stack_of_eleven_is_capped() {
    let t = with_stack("RRRBBWWGGYY");
    let mut list = Vec::new();
    triples(t.board(), Ride::Foot, &mut list);
    let tall: Vec<&Triple> = list.iter().filter(|triple| triple.start.to_string() == "r3c3").collect();
    assert!(tall.len() > 30, "{}", tall.len());
    let mut capped = 0;
    for &&triple in tall.iter().take(5) {
        let mut routes = Routes::new(t.board(), triple);
        let first = routes.next().expect("every triple has a move");
        assert_eq!(first.drops.len(), 11);
        let number = 1 + routes.by_ref().count();
        assert!(number <= Routes::MOST);
        capped += u8::from(routes.capped());
    }
    assert_eq!(capped, 5);
}

/// FD24: moves too many to list are chosen evenly: every first step of a high stack in the middle is among them.
#[test]
fn high_stacks_are_sampled_in_all_directions() {
    let tower = Scene::base(2).meeples("r3c3", "YYWWGGBBRRY").meeples("r1c1", "YW").meeples("r5c6", "GBR");
    let board = tower.turn(0).table().board;
    let found = moves(&board, Ride::Foot);
    assert!(found.sampled);
    assert_eq!(found, moves(&board, Ride::Foot), "the same board gives the same moves");
    let start = "r3c3".parse().unwrap();
    for first in ["r2c3", "r3c4", "r4c3", "r3c2"].map(|tile| tile.parse::<Tile>().unwrap()) {
        let all = found.list.iter().filter(|it| it.start == start);
        let here = all.clone().filter(|it| it.drops[0].1 == first).count();
        assert!(here * 8 > all.count(), "{here} begin with {first}");
    }
    let low = Scene::base(2).meeples("r3c3", "YW").meeples("r3c5", "Y").turn(0).table().board;
    assert!(!moves(&low, Ride::Foot).sampled);
}
