//! `determinize` is honest: everything possible comes up, as often as it should.

use std::collections::BTreeMap;

use five_tribes::{Card, Djinn, Item, Scene, State, View, play, seat};
use tabletop::{Chance, Determinize, Game, Viewer};
use tabletop_laws::uniform;

/// How often each outcome comes up in `n` imagined worlds.
fn imagined<T: Ord>(view: &View, n: u64, outcome: impl Fn(&State) -> T) -> BTreeMap<T, u64> {
    let mut seen = BTreeMap::new();
    for seed in 0..n {
        let world = State::determinize(view, &mut Chance::seeded(seed));
        assert_eq!((world.audit(), world.view(view.viewer) == *view), (Ok(()), true));
        *seen.entry(outcome(&world)).or_default() += 1;
    }
    seen
}

fn hand(world: &State, number: u8) -> (five_tribes::Cards, five_tribes::Items) {
    let hand = world.view(Viewer::Seat(seat(number))).hands[usize::from(number)].unwrap();
    (hand.cards, hand.items)
}

/// One unknown card: any kind, as often as there are cards of it that the viewer has not seen.
#[test]
fn an_unknown_card_is_any_that_is_unseen() {
    let scene = Scene::base(3).meeples("r1c1", "R").hidden_cards(1, &[Card::Ivory]).cards(2, &[Card::Fish, Card::Fish]);
    let state = scene.hidden_cards(0, &[Card::Ivory, Card::Fakir]).turn(0);
    let seen = imagined(&state.view(Viewer::Seat(seat(0))), 4_000, |world| hand(world, 1).0.kinds().next().unwrap());
    let weights: [f64; 10] = [1.0, 2.0, 2.0, 4.0, 4.0, 4.0, 4.0, 6.0, 6.0, 17.0];
    assert_eq!(uniform::fits(&seen.into_values().collect::<Vec<_>>(), &weights), Ok(()));
}

#[test]
fn an_unknown_item_is_any_that_is_unseen() {
    let scene = Scene::naqala(2).meeples("r1c1", "R").items(1, &[Item::Lamp]).items(0, &[Item::Horn]);
    let state = scene.item_discards(&[Item::Crown, Item::Crown]).turn(0);
    let seen = imagined(&state.view(Viewer::Seat(seat(0))), 3_000, |world| hand(world, 1).1.kinds().next().unwrap());
    let weights: [f64; 8] = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 5.0, 4.0];
    assert_eq!(uniform::fits(&seen.into_values().collect::<Vec<_>>(), &weights), Ok(()));
}

/// Two cards drawn with Sibittis are certain because the pile ran out; the third is any of the former discards.
#[test]
fn what_must_have_been_drawn_is_imagined() {
    let scene = Scene::base(2).meeples("r1c1", "R").djinns(0, &[Djinn::Sibittis]).front(0, "WW");
    let mut t = play(scene.djinn_pile(&[Djinn::Enki, Djinn::Utug]).turn(0));
    t.does(&["use sibittis elder+elder"]);
    let menu = |world: &State| {
        let mut menu = Vec::new();
        world.options(seat(0), &mut menu);
        menu.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let seen = imagined(&t.state.view(Viewer::Seat(seat(1))), 2_000, menu);
    assert!(
        seen.keys().all(|menu| menu.contains(&"keep-djinn enki".into()) && menu.contains(&"keep-djinn utug".into()))
    );
    assert_eq!(seen.len(), 22 - 3);
    assert_eq!(uniform::even(&seen.into_values().collect::<Vec<_>>()), Ok(()));
}

/// The truth behind a view does not matter: worlds with the same view imagine the same.
#[test]
fn the_truth_does_not_matter() {
    let with = |card: Card| Scene::base(2).meeples("r1c1", "R").hidden_cards(1, &[card]).turn(0);
    let (one, two) = (with(Card::Ivory), with(Card::Fakir));
    let viewer = Viewer::Seat(seat(0));
    assert_eq!(one.view(viewer), two.view(viewer));
    assert_ne!(one, two);
    for seed in 0..20 {
        let mut luck = [Chance::seeded(seed), Chance::seeded(seed)];
        assert_eq!(
            State::determinize(&one.view(viewer), &mut luck[0]),
            State::determinize(&two.view(viewer), &mut luck[1])
        );
    }
}
