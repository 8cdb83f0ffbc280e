use morgenland::{Artifact, Field, Illegal, Payment, Purse, Scene};
use tabletop::Game;

use morgenland::scene::{Table, purse, seat};

fn rich(payment: Payment, figures: &[u8]) -> Table {
    let scene = Scene::basic(3).payment(payment).hoard(0, [9, 9, 9, 9, 9]).figures(0, Field::Room2, figures);
    Table::from(scene.evaluating(Field::Room2))
}

#[test]
fn m10_1_one_artifact_a_room_to_the_strongest_who_will() {
    let scene = Scene::basic(3).hoard(0, [9, 9, 0, 0, 0]).hoard(1, [9, 9, 0, 0, 0]).figures(0, Field::Room1, &[8]);
    let mut t =
        Table::from(scene.figures(1, Field::Room1, &[9]).figures(1, Field::Room2, &[1]).evaluating(Field::Room1));
    t.says("1: decline");
    assert_eq!(t.spectator().declined.iter().collect::<Vec<_>>(), [seat(1)]);
    t.says("0: buy 8 crowns");
    assert_eq!((t.state.artifacts_of(0), t.spectator().stacks[0]), (1, 5));
    assert_eq!(t.asked(), ("offer", vec![1]), "the next room");
    t.says("1: decline");
    assert_eq!(t.spectator().stacks[1], 6, "unsold, it stays on offer");
}

#[test]
fn m10_2_the_price_is_exactly_the_strength() {
    let mut t = rich(Payment::Split, &[7, 1]);
    assert_eq!(t.refuses("0: buy 4 crowns 3 pearls"), Illegal::WrongPrice);
    assert_eq!(t.refuses("0: buy 5 crowns 4 pearls"), Illegal::WrongPrice);
    t.says("0: buy 5 crowns 3 pearls");
    assert_eq!(t.public()[0], "bought 0 room-2 5 crowns 3 pearls");
}

#[test]
fn m10_3_as_many_kinds_as_figures_the_split_free() {
    let mut t = rich(Payment::Split, &[7, 1]);
    assert_eq!(t.refuses("0: buy 8 crowns"), Illegal::WrongKinds);
    assert_eq!(t.refuses("0: buy 3 crowns 3 pearls 2 cups"), Illegal::WrongKinds);
    let mut one = rich(Payment::Split, &[4]);
    assert_eq!(one.refuses("0: buy 2 crowns 2 cups"), Illegal::WrongKinds);
    one.says("0: buy 4 cups");
    assert_eq!(one.state.artifacts_of(0), 1);
}

#[test]
fn m10_4_with_match_each_figure_is_paid_in_a_kind_of_its_own() {
    let mut t = rich(Payment::Match, &[7, 1]);
    assert_eq!(t.refuses("0: buy 5 crowns 3 pearls"), Illegal::WrongParts);
    t.says("0: buy 1 crown 7 bars");
    assert_eq!(t.state.hoard_of(0), purse("8 crowns 9 pearls 9 gems 9 cups 2 bars"));
}

/// M10.5: the examples of the rules, for both ways to pay.
#[test]
fn examples_of_prices() {
    for way in ["5 gems 3 cups", "2 gems 6 cups", "7 gems 1 cup"] {
        rich(Payment::Split, &[7, 1]).says(&format!("0: buy {way}"));
        let matched = rich(Payment::Match, &[7, 1]).tries(&format!("0: buy {way}"));
        assert_eq!(matched.is_ok(), way.starts_with('7'), "{way}");
    }
    for payment in [Payment::Split, Payment::Match] {
        assert_eq!(rich(payment, &[8]).refuses("0: buy 4 crowns 4 cups"), Illegal::WrongKinds);
        rich(payment, &[8]).says("0: buy 8 crowns");
        rich(payment, &[2]).says("0: buy 2 crowns");
        rich(payment, &[4, 2, 1]).says("0: buy 4 crowns 2 pearls 1 gem");
        assert_eq!(rich(payment, &[4, 2, 1]).refuses("0: buy 4 crowns 3 pearls"), Illegal::WrongKinds);
    }
}

#[test]
fn m10_7_bought_unseen_and_known_to_the_buyer_only() {
    let mut t = rich(Payment::Split, &[4]);
    let top = *t.state.stack(2).last().unwrap();
    t.says("0: buy 4 cups");
    assert_eq!(t.private(0), [format!("you-bought {top}")]);
    assert_eq!(t.view(0).players[0].kinds.unwrap().of(top), 1);
    assert_eq!((t.view(1).players[0].kinds, t.view(1).players[0].artifacts), (None, 1));
    assert!(!t.public().iter().any(|it| Artifact::ALL.iter().any(|kind| it.contains(&kind.to_string()))));
}

#[test]
fn m10_8_the_payment_returns_to_the_supply() {
    let mut t = rich(Payment::Split, &[4]);
    assert_eq!(t.refuses("0: buy 30 cups"), Illegal::WrongPrice);
    let mut poor =
        Table::from(Scene::basic(3).hoard(1, [3, 0, 0, 0, 0]).figures(1, Field::Room1, &[4]).evaluating(Field::Room1));
    assert_eq!(poor.refuses("1: buy 4 crowns"), Illegal::TooPoor);
    let before = t.spectator().supply;
    t.says("0: buy 4 cups");
    let view = t.spectator();
    let caves = view.caves.map(|shelves| shelves.iter().sum());
    assert_eq!(
        view.supply.plus(Purse::new(caves)),
        before.plus(purse("4 cups")),
        "but for what the next round lays out"
    );
}

#[test]
fn m10_9_with_the_sale_the_room_is_evaluated() {
    let scene = Scene::basic(3).hoard(0, [9; 5]).hoard(1, [9; 5]).figures(0, Field::Room1, &[9]);
    let mut t = Table::from(scene.figures(1, Field::Room1, &[8]).evaluating(Field::Room1));
    t.says("0: buy 9 crowns");
    assert_ne!(t.state.asked(), "offer", "nobody else is asked in this room");
    assert!(t.state.to_act().len() == 1);
}
