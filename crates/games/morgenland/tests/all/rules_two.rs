//! Rules number 2, and that games begun under number 1 go on as they were.

use morgenland::{
    Artifact, Field, Fields, Kind, Scene, Setup, Spell, State, Unplayable,
    scene::{DJINN, MARKET, Table, seat},
};
use tabletop::{Chance, Game, Record, Telling, Viewer};

fn setup(text: &str) -> Setup {
    text.parse().unwrap()
}

#[test]
fn mr30_m2_4_five_rooms_with_six_artifacts_each_in_the_basic_game() {
    for players in 3..=5_u8 {
        let t = Table::first_round(players, 9);
        assert_eq!(*t.spectator().stacks, [6; 5]);
        let turn = u8::from(t.spectator().camel);
        assert!(t.fields(turn).contains(&Field::Room5), "{players} players");
    }
}

#[test]
fn mr30_m1_9_one_room_a_player_is_an_option_of_the_basic_game() {
    for players in 3..=5_u8 {
        let setup = setup(&format!("players={players} rooms=players"));
        let state = State::start(&setup, &mut Chance::seeded(4), &mut Telling::deaf());
        assert_eq!(*state.view(Viewer::Spectator).stacks, vec![6; players.into()], "the rest stays out, unseen");
        state.audit().unwrap();
    }
    assert_eq!(setup("players=3 version=pro").rooms(), 3, "the professional game has a room for each player");
    assert_eq!(setup("players=3").rooms(), 5);
}

#[test]
fn m2_1_the_start_player_is_drawn_or_named() {
    let start = |text: &str| {
        let (mut luck, mut told) = (Chance::seeded(3), Telling::new());
        let state = State::start(&setup(text), &mut luck, &mut told);
        (state.view(Viewer::Spectator).camel, told.heard()[0].event.to_string(), luck.take_drawn().len())
    };
    let (_, _, draws) = start("players=4");
    for named in 0..4 {
        let told = format!("camel {named}");
        assert_eq!(
            start(&format!("players=4 start={named}")),
            (seat(named), told, draws - 1),
            "no luck is drawn for it"
        );
    }
}

/// Seat 0 may cast Dragon's Return, seat 1 Dragon Leaves, while the cave of gems is evaluated.
fn dragons(rules: &str) -> Table {
    let scene = Scene::of(&setup(&format!("{rules} players=3 version=pro")));
    let scene = scene.lamp_lit(0).spells(0, &[Spell::DragonsReturn]).lamp_lit(1).spells(1, &[Spell::DragonLeaves]);
    let scene = scene.lamp_lit(2).spells(2, &[Spell::Spy]);
    let mut t = Table::from(scene.cave(Kind::Gems, &[3]).figures(2, Field::Gems, &[4]).evaluating(Field::Gems));
    t.answers(&["0: dragons-return"]);
    t.pass_round();
    t
}

#[test]
fn mr31_a_cave_emptied_by_dragons_return_takes_no_treasure() {
    let mut t = dragons("");
    assert_eq!(t.spectator().magic.unwrap().round.emptied, Fields::only(Field::Gems));
    assert_eq!(t.why_not("1: dragon-leaves gems"), Unplayable::EmptiedThisRound);
    t.answers(&["1: dragon-leaves cups"]);
    t.pass_round();
    assert_eq!(t.spectator().caves[Kind::Cups.index()], [4, 2, 0, 0], "but another does");
    let mut before = dragons("rules=1");
    before.alone("1: dragon-leaves gems");
    assert_eq!(before.state.hoard_of(2).get(Kind::Gems), 4, "rules number 1 let it be filled anew");
}

/// Seat 0 has lit the Lamp, wins the Djinn's House, and has a Carpet left.
fn djinn_won(rules: &str) -> Table {
    let scene = Scene::of(&setup(&format!("{rules} players=3 version=pro")));
    let scene = scene.lamp_lit(0).artifacts(0, &[Artifact::Carpet]);
    Table::from(scene.figures(0, DJINN, &[4]).figures(1, DJINN, &[2]).evaluating(DJINN))
}

#[test]
fn mr32_m14_1_a_window_opens_after_the_djinns_house_was_won() {
    let mut t = djinn_won("");
    assert_eq!(t.asked(), ("window", vec![0]), "with the second use a Carpet may fly to an empty field");
    assert_eq!(t.spectator().magic.unwrap().round.djinn, Some(seat(0)));
    t.alone("0: carpet market");
    assert_eq!(t.asked(), ("market", vec![0]), "and is alone there");
    let old = djinn_won("rules=1");
    assert_eq!((old.asked().0, old.spectator().round), ("place", 2), "rules number 1 went on to the next round");
}

#[test]
fn mr32_no_window_opens_if_nobody_won_the_djinns_house() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Carpet]).figures(1, MARKET, &[4]);
    let t = Table::from(scene.evaluating(DJINN));
    assert_eq!(t.asked(), ("window", vec![0]));
    assert_eq!(t.state.figures_on(MARKET), [(1, 4)]);
    assert!(t.spectator().pieces.iter().all(|piece| piece.face_up), "the Market is turned up already");
}

/// M12.7: after the Djinn's House window (e) is open once more; what is over by then is not entered.
#[test]
fn m12_7_the_smuggler_may_wait_until_the_djinns_house_is_won() {
    let scene = Scene::pro(3).lamp_lit(0).spells(0, &[Spell::Smuggler]).figures(1, DJINN, &[4]);
    let mut t = Table::from(scene.evaluating(DJINN));
    assert_eq!(t.why_not("0: smuggler"), Unplayable::WrongMoment, "the Djinn's House itself is being evaluated");
    t.pass_round();
    t.alone("0: smuggler");
    let smuggled = t.spectator().magic.unwrap().round.smuggled;
    assert_eq!(smuggled, [MARKET, Field::Caravanserai].into_iter().collect());
    assert_eq!(t.asked(), ("market", vec![0]));
}

#[test]
fn mr33_a_revealed_card_cannot_be_taken_back() {
    let scene = Scene::pro(3).lamp_lit(0).spells(0, &[Spell::Charity]).artifacts(1, &[Artifact::Counterspell]);
    let mut t = Table::from(scene.figures(2, MARKET, &[4]).evaluating(MARKET));
    t.answers(&["0: charity"]);
    assert_eq!(t.state.spells_of(0), morgenland::Spells::NONE, "it is spent as soon as it is revealed");
    let before = t.state;
    for (player, answers) in [(0, ["take back", "decline"]), (1, ["take back", "keep"])] {
        for answer in answers {
            t.refuses(&format!("{player}: {answer}"));
        }
    }
    assert_eq!(t.state, before);
}

/// Records of the first release say `rules=1`: they read back letter by letter and tell what they told.
#[test]
fn records_of_rules_number_1_replay_as_they_were() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tests/records");
    for (release, rules, least) in [("0.1.0", 1, 9), ("0.2.0", 2, 3)] {
        let files = std::fs::read_dir(format!("{folder}/{release}")).unwrap().map(|file| file.unwrap().path());
        let ours = files.filter(|path| path.file_name().unwrap().to_str().unwrap().starts_with("morgenland-"));
        let ours: Vec<_> = ours.filter(|path| !path.to_str().unwrap().contains("morgenland-cards")).collect();
        assert!(ours.len() >= least, "{release}: {ours:?}");
        for path in ours {
            let text = std::fs::read_to_string(&path).unwrap();
            let record: Record<State> = text.parse().unwrap();
            assert_eq!(record.setup.rules(), rules, "{path:?}");
            let end = record.replay().unwrap_or_else(|broken| panic!("{path:?}: {broken}"));
            assert!(end.result().is_some() && record.to_string() == text, "{path:?}");
        }
    }
}

/// An old setup has neither `rooms` nor `start` in its text, and as many rooms as players.
#[test]
fn setups_of_rules_number_1_are_written_as_they_were() {
    for text in ["players=3", "players=5 version=pro payment=match"] {
        let old = setup(&format!("rules=1 {text}"));
        let written = old.to_string();
        assert!(written.starts_with("rules=1 ") && !written.contains("rooms=") && !written.contains("start="));
        assert_eq!((setup(&written), old.rooms()), (old, old.players()));
        let json = serde_json::to_string(&old).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), old);
        let new = setup(text).to_string();
        assert!(new.starts_with("rules=2 ") && new.contains(" start=random "), "{new}");
    }
}
