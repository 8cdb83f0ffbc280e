use morgenland::{Artifact, Field, Illegal, Kind, Scene, Spell, Topic};

use morgenland::scene::{DJINN, MARKET, ROOM, TENT, Table, casters};

#[test]
fn m14_1_windows_a_and_b_surround_the_placements() {
    let mut t = Table::from(casters(3, &[Spell::Charity]).prepared());
    assert_eq!(t.asked(), ("window", vec![0]), "(a)");
    t.all_pass();
    t.says("0: place 4 market");
    assert_eq!(t.asked(), ("window", vec![0]), "(b)");
    t.all_pass();
    assert_eq!(t.asked(), ("place", vec![1]));
}

#[test]
fn m14_1_windows_c_to_e() {
    let scene = casters(3, &[Spell::Charity]).cave(Kind::Gems, &[2]).figures(1, Field::Gems, &[4]);
    let mut t = Table::from(scene.placed());
    assert_eq!(t.asked(), ("window", vec![0]), "(c)");
    t.pass_round();
    assert_eq!(t.state.figures_on(Field::Gems), [(1, 4)]);
    assert!(t.public().contains(&"shown 1 4 gems".to_owned()), "(d) when an occupied field is turned up");
    t.pass_round();
    assert_eq!(t.asked(), ("window", vec![0]), "(e) after the last cave");
    t.pass_round();
    assert_eq!(t.spectator().round, 2, "unoccupied fields open none");
}

#[test]
fn m14_1_window_f_and_g() {
    let scene = casters(3, &[Spell::Charity]).guard(1).figures(1, Field::Guard, &[4]).figures(1, ROOM, &[2]);
    let mut t = Table::from(scene.hoard(1, [9, 0, 0, 0, 0]).evaluating(Field::Guard));
    assert!(t.spectator().guard.is_some(), "(f): the guard is seen");
    t.pass_round();
    t.pass_round();
    t.says("1: buy 2 crowns");
    assert_eq!(t.asked(), ("window", vec![0]), "(g) after a sale");
}

#[test]
fn m14_2_answers_are_secret_until_all_have_answered() {
    let scene = casters(3, &[Spell::Charity, Spell::Spy]).figures(2, MARKET, &[4]);
    let mut t = Table::from(scene.evaluating(MARKET));
    let before = t.view(1);
    t.says("0: play charity");
    assert!(t.told.is_empty());
    assert_eq!(t.view(1), before, "nobody else notices");
    assert!(t.view(0).magic.unwrap().mine.is_some());
    t.says("1: pass");
    assert_eq!(t.public()[..2], ["revealed 1", "played 0 charity"]);
    assert_eq!(t.asked(), ("window", vec![1]), "whoever may have a play is asked again");
}

#[test]
fn m14_2_a_spell_lights_the_lamp_which_stays_lit_if_countered() {
    let scene = Scene::pro(3).spells(0, &[Spell::Charity, Spell::Trade]).artifacts(1, &[Artifact::Counterspell]);
    let mut t = Table::from(scene.figures(2, MARKET, &[4]).evaluating(MARKET));
    t.answers(&["0: charity"]);
    t.answers(&["1: counterspell 0"]);
    let player = t.spectator().players[0].magic.unwrap();
    assert!(player.lit && player.used.of(Artifact::Lamp) == 1);
}

#[test]
fn m14_3_the_first_counterspell_works_and_the_other_is_taken_back() {
    let scene = casters(3, &[Spell::Charity]).camel(2).figures(1, MARKET, &[4]);
    let scene = scene.artifacts(1, &[Artifact::Counterspell]).artifacts(2, &[Artifact::Counterspell]);
    let mut t = Table::from(scene.evaluating(MARKET));
    t.answers(&["0: charity"]);
    t.answers(&["1: counterspell 0", "2: counterspell 0"]);
    let used = |player: usize| t.spectator().players[player].magic.unwrap().used.count();
    assert_eq!((used(1), used(2)), (0, 1), "2 is the start player");
    assert!(t.public().contains(&"taken-back 1".to_owned()));
}

#[test]
fn m14_3_mr11_a_cancelled_parasite_lets_the_spell_stand_again() {
    let scene = casters(4, &[Spell::Charity, Spell::Parasite]).figures(2, MARKET, &[4]);
    let scene = scene.artifacts(2, &[Artifact::Counterspell]).used(2, Artifact::Counterspell);
    let scene = scene.artifacts(3, &[Artifact::Counterspell]);
    let mut t = Table::from(scene.evaluating(MARKET));
    t.answers(&["0: charity"]);
    t.answers(&["1: parasite counterspell 0"]);
    assert_eq!(t.spectator().magic.unwrap().plays[0].fate, tabletop::Fate::Cancelled);
    t.answers(&["3: counterspell 1"]);
    t.all_pass();
    assert_eq!(t.asked(), ("charity", vec![0]));
}

#[test]
fn m14_4_m1_10_plays_resolve_in_player_order() {
    let scene = casters(3, &[Spell::LunarEclipse, Spell::EyeForAnEye]).figures(1, DJINN, &[5]).figures(0, DJINN, &[7]);
    let mut t = Table::from(scene.camel(1).figures(2, DJINN, &[8]).evaluating(DJINN));
    t.answers(&["0: lunar-eclipse djinn", "1: eye-for-an-eye #3"]);
    t.all_pass();
    assert_eq!(t.asked(), ("eye", vec![2]), "seat 1 has the camel and comes first");
    t.says("2: pass");
    t.all_pass();
    assert_eq!(t.state.figures_on(DJINN), []);
}

#[test]
fn m14_4_mr21_a_play_on_a_figure_follows_it() {
    let scene = casters(3, &[Spell::SecondChance, Spell::EyeForAnEye]).figures(0, DJINN, &[5]).figures(2, DJINN, &[4]);
    let mut t = Table::from(scene.evaluating(DJINN));
    t.answers(&["0: second-chance #1 market", "1: eye-for-an-eye #1"]);
    t.all_pass();
    assert_eq!(t.state.figures_on(MARKET), [], "it was removed where it had gone");
}

#[test]
fn m14_4_a_play_without_its_target_is_spent_for_nothing() {
    let scene = casters(3, &[Spell::LunarEclipse, Spell::EyeForAnEye]).figures(2, DJINN, &[5]).figures(1, DJINN, &[4]);
    let mut t = Table::from(scene.figures(2, MARKET, &[1]).evaluating(DJINN));
    t.answers(&["0: lunar-eclipse djinn", "1: eye-for-an-eye #1"]);
    t.all_pass();
    assert_eq!(t.state.figures_on(DJINN), [(1, 4)], "nobody may remove one in return");
    assert_eq!(t.state.spells_of(1).len(), 0);
}

#[test]
fn m14_5_the_carpets_in_the_market() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Carpet]).artifacts(1, &[Artifact::Carpet]);
    let mut t = Table::from(scene.figures(0, MARKET, &[7]).figures(1, MARKET, &[7]).evaluating(MARKET));
    t.answers(&["1: carpet market"]);
    t.answers(&["0: carpet market"]);
    t.all_pass();
    assert_eq!(t.asked(), ("market", vec![0]), "10 to 10, and Anna is ahead on the tie");
}

#[test]
fn m14_5_it_opens_again_if_anything_resolved() {
    let scene = casters(3, &[Spell::Taboo]).spells(0, &[Spell::LastWillBeFirst]).figures(1, MARKET, &[4]);
    let mut t = Table::from(scene.evaluating(MARKET));
    t.answers(&["0: taboo room-1"]);
    t.pass_round();
    assert_eq!(t.asked(), ("window", vec![0]), "reopened");
    assert!(t.spectator().magic.unwrap().plays.is_empty());
    t.pass_round();
    assert_eq!(t.asked(), ("market", vec![1]));
}

#[test]
fn m14_6_m5_5_who_decides_may_play_first_and_is_asked_anew() {
    let scene = casters(3, &[Spell::LastWillBeFirst]).hoard(0, [1, 0, 0, 0, 0]);
    let mut t = Table::from(scene.figures(0, MARKET, &[9]).figures(1, MARKET, &[4]).evaluating(MARKET));
    t.pass_round();
    assert_eq!(t.asked(), ("market", vec![0]));
    t.plays("0: last-will-be-first");
    t.all_pass();
    assert_eq!(t.asked(), ("market", vec![1]), "MR18: the decision is now another's");
}

#[test]
fn m14_6_his_play_can_be_countered_and_nobody_else_may_begin() {
    let scene = casters(3, &[Spell::Charity]).artifacts(1, &[Artifact::Counterspell]).figures(0, MARKET, &[9]);
    let mut t = Table::from(scene.evaluating(MARKET));
    t.pass_round();
    assert_eq!(t.refuses("1: pass"), morgenland::Illegal::NotAsked);
    t.plays("0: charity");
    assert_eq!(t.asked(), ("window", vec![1]));
    t.answers(&["1: counterspell 0"]);
    assert_eq!(t.asked(), ("market", vec![0]));
}

#[test]
fn m14_6_mr23_no_plays_while_the_tents_cards_are_shared() {
    let scene = casters(3, &[Spell::Charity]).figures(0, TENT, &[4]);
    let mut t = Table::from(scene.evaluating(TENT));
    t.all_pass();
    assert_eq!(t.asked(), ("tent", vec![0]));
    assert_eq!(t.refuses_play("0: charity"), Illegal::OtherQuestion { asked: Topic::Tent });
}

#[test]
fn m14_7_second_chance_saves_only_earlier_in_player_order() {
    for (camel, saved) in [(0, true), (1, false)] {
        let scene = casters(3, &[Spell::SecondChance, Spell::LunarEclipse]).camel(camel);
        let mut t = Table::from(scene.figures(0, DJINN, &[5]).figures(1, DJINN, &[7]).evaluating(DJINN));
        t.answers(&["1: lunar-eclipse djinn"]);
        t.answers(&["0: second-chance #1 market"]);
        t.all_pass();
        assert_eq!(t.state.figures_on(MARKET) == [(0, 5)], saved);
        assert_eq!(t.state.figures_on(DJINN), []);
        assert_eq!(t.asked().0, if saved { "market" } else { "place" });
    }
}

/// M14.8: worlds that differ only in hidden cards ask the same players.
#[test]
fn m14_8_who_is_asked_does_not_depend_on_hidden_cards() {
    for spell in Spell::ALL {
        let scene = casters(3, &[spell]).figures(1, MARKET, &[4]);
        assert_eq!(Table::from(scene.evaluating(MARKET)).asked(), ("window", vec![0]), "{spell}");
    }
    for artifact in Artifact::ALL {
        let scene = if artifact == Artifact::Lamp { Scene::pro(3) } else { Scene::pro(3).artifacts(1, &[artifact]) };
        let scene = scene.unknown(1, &[artifact]).figures(0, MARKET, &[4]);
        assert_eq!(
            Table::from(scene.evaluating(MARKET)).asked(),
            ("window", vec![1]),
            "{artifact}: it may be a Carpet"
        );
    }
}

#[test]
fn m14_8_who_has_no_lamp_and_no_use_is_not_asked() {
    let scene = Scene::pro(3).spells(0, &[Spell::Charity]).artifacts(0, &[Artifact::Carpet]).used(0, Artifact::Carpet);
    let t = Table::from(scene.figures(1, MARKET, &[4]).evaluating(MARKET));
    assert_eq!(t.asked(), ("market", vec![1]));
    let scene = Scene::pro(3).artifacts(2, &[Artifact::Double]).figures(1, MARKET, &[4]).figures(2, ROOM, &[4]);
    let t = Table::from(scene.evaluating(MARKET));
    assert_eq!(t.asked(), ("market", vec![1]), "a Double needs a figure where it is evaluated");
}

#[test]
fn m14_9_answers_of_one_round_do_not_forbid_each_other() {
    let scene = casters(3, &[Spell::Taboo]).artifacts(1, &[Artifact::Carpet]).figures(2, DJINN, &[4]);
    let mut t = Table::from(scene.figures(2, MARKET, &[1]).evaluating(DJINN));
    t.answers(&["0: taboo market", "1: carpet market"]);
    t.all_pass();
    assert_eq!(t.state.figures_on(MARKET), [(2, 1)], "declared in time, but closed when it resolved");
    assert_eq!(t.spectator().players[1].magic.unwrap().used.count(), 1);
}
