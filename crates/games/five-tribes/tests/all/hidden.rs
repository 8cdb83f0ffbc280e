//! FH: who knows what.

use five_tribes::{Card, Cards, Djinn, Event, Item, Items, Land, Played, Scene, State, View, play, seat};
use tabletop::{Chance, Determinize, Game, Record, Viewer};

use crate::setting_up::naqala;

fn sees(t: &Played, number: u8) -> View {
    t.state.view(Viewer::Seat(seat(number)))
}

fn spectator(t: &Played) -> View {
    t.state.view(Viewer::Spectator)
}

/// A Sloar owner who has taken a Fakir and a fish openly.
fn sloar() -> Played {
    let scene = Scene::base(3).meeples("r4c1", "G").meeples("r4c2", "G").cards(0, &[Card::Fakir, Card::Fish]);
    play(scene.djinns(0, &[Djinn::Sloar]).turn(0))
}

/// FH1, FH2: gold and cards taken openly are known to all; a card drawn unseen is only counted.
#[test]
fn what_can_be_noted_is_known() {
    let mut t = sloar();
    t.does(&["use sloar fakir"]);
    let view = spectator(&t);
    let player = &view.table.players[0];
    assert_eq!((player.gold, player.known, player.unknown), (50, Cards::from_iter([Card::Fish]), 1));
    assert!(view.hands.iter().all(Option::is_none));
    assert_eq!(sees(&t, 0).hands[0].unwrap().cards.len(), 2);
    assert_eq!(sees(&t, 1).hands[0], None);
}

/// FH2: a card that leaves the hand is struck from the known ones of its kind, else from the unknown.
#[test]
fn fh2_cards_are_struck_from_the_known_first() {
    let scene = Scene::base(2).meeples("r4c1", "Y").meeples("r4c2", "Y").cards(0, &[Card::Fish]);
    let mut t = play(scene.hidden_cards(0, &[Card::Fish, Card::Silk]).turn(0));
    t.does(&["pick r4c1", "drop vizier r4c2", "offer fish", "sell"]);
    assert_eq!((t.player(0).known, t.player(0).unknown), (Cards::NONE, 2));
    t.does(&["offer silk", "sell"]);
    assert_eq!(t.player(0).unknown, 1);
}

/// FH3: items are only counted, but for one fetched with the Ring while it is held.
#[test]
fn fh3_items_are_hidden() {
    let scene = Scene::naqala(3).meeples("r4c1", "Y").meeples("r4c2", "Y").items(0, &[Item::Ring, Item::Crown]);
    let mut t = play(scene.item_discards(&[Item::Lamp]).turn(0));
    t.does(&["item ring", "fetch lamp"]);
    let view = sees(&t, 1);
    let player = &view.table.players[0];
    assert_eq!((player.known_items, player.unknown_items, player.items()), (Items::from_iter([Item::Lamp]), 1, 2));
    assert_eq!(view.hands[0], None);
}

/// FH4, FH5, FH7: what lies on the table, and the bag by colours, is the same for everybody.
#[test]
fn the_table_is_open() {
    let mut t = sloar();
    t.does(&["use sloar fakir"]);
    let table = *t.table();
    for viewer in Viewer::all(3) {
        assert_eq!(t.state.view(viewer).table, table);
    }
    assert!(table.turn.used.contains(Djinn::Sloar), "whether a djinn was used is open");
    assert_eq!(table.bag.total(), 88);
}

/// FH8, FH9: moves, cards from the row and gold are told to all; a card from the pile only to its owner.
#[test]
fn who_is_told() {
    let mut t = sloar();
    t.does(&["use sloar fakir"]);
    assert!(t.heard("0 spends fakir") && t.heard("uses sloar") && t.heard("0 draws 1 cards"));
    assert!(matches!(t.whispered[..], [(to, Event::YouDrew { .. })] if to == seat(0)));
    t.does(&["pick r4c1"]);
    assert!(t.heard("picks up G on r4c1") && t.whispered.is_empty());
}

/// FH9, FR42: of an Artisan draw others learn the number, and the items not kept, which lie open.
#[test]
fn items_not_kept_lie_open() {
    let scene = Scene::naqala(3).meeples("r3c1", "P").meeples("r3c2", "P").camel(1, "r3c2");
    let mut t = play(scene.turn(0));
    t.does(&["pick r3c1", "drop artisan r3c2"]);
    assert!(t.told.iter().all(|event| !matches!(event, Event::YouSawItems { .. })));
    assert!(matches!(t.whispered[..], [(to, Event::YouSawItems { items })] if to == seat(0) && items.len() == 2));
    assert_eq!((sees(&t, 1).drawn, sees(&t, 0).drawn.unwrap().items.len()), (None, 2));
    let keep = t.menu()[0].clone();
    t.does(&[&keep]);
    assert_eq!(spectator(&t).table.item_discards.len(), 1);
    assert!(t.told.iter().any(|event| matches!(event, Event::ItemDiscarded { .. })));
}

fn last_turn() -> Played {
    let scene = Scene::naqala(2).meeples("r1c1", "R").cards(0, &[Card::Fish]).hidden_cards(0, &[Card::Silk]);
    play(scene.items(0, &[Item::Crown]).front(0, "W").turn(0))
}

/// FH11: at the end hands and scores are shown to everybody.
#[test]
fn fh11_everything_is_revealed_at_the_end() {
    let mut t = last_turn();
    assert!(spectator(&t).scores.is_empty());
    t.does(&["no-move", "end-turn", "end-turn", "end-turn", "end-turn"]);
    let view = spectator(&t);
    assert!(view.table.is_over() && view.hands.iter().all(Option::is_some));
    assert_eq!(view.scores, t.state.scores());
    assert!(t.heard("0 shows cards silk,fish items crown"));
    assert!(t.heard("0 scores gold 50 + elders 2 + cards 3 + items 9 = 64"));
}

/// FH12: others' points are counted without what they hide, a player's own in full.
#[test]
fn fh12_a_live_score_has_public_parts_only() {
    let t = last_turn();
    let (mine, theirs) = (sees(&t, 0).standing(seat(0)).unwrap(), sees(&t, 1).standing(seat(0)).unwrap());
    assert_eq!((mine.cards, mine.items, mine.total()), (3, 9, 64));
    assert_eq!((theirs.cards, theirs.items, theirs.total()), (1, 0, 53));
}

/// FH13: whatever shows something new draws luck, and nothing else does, so that a host sees where undo must stop.
#[test]
fn fh13_only_what_reveals_draws_luck() {
    let mut t = sloar();
    t.luck.take_drawn();
    t.does(&["use sloar fakir"]);
    assert_eq!(t.luck.take_drawn().len(), 1);
    t.does(&["pick r4c1", "drop merchant r4c2"]);
    assert!(t.luck.take_drawn().is_empty());
}

/// FH14: a step is one seat's, and a record cut off before it replays to the position before it.
#[test]
fn fh14_steps_can_be_taken_back_one_by_one() {
    let mut luck = Chance::seeded(3);
    let (mut game, mut record, _) = Record::<State>::begin(&naqala(4), &mut luck);
    let mut past = vec![game];
    for n in 0..60 {
        let seat = game.to_act().first_seat().unwrap();
        let mut menu = Vec::new();
        game.options(seat, &mut menu);
        record.play(&mut game, seat, menu[n * 7 % menu.len()], &mut luck).unwrap();
        past.push(game);
    }
    while let Some(before) = past.pop() {
        assert_eq!(record.replay().unwrap(), before);
        record.steps.pop();
    }
}

/// FR74: a set being put together is seen by nobody else, and nothing is told before it is sold.
#[test]
fn fr74_a_set_is_hidden_until_it_is_sold() {
    let scene = Scene::base(2).meeples("r4c1", "Y").meeples("r4c2", "Y").hidden_cards(0, &[Card::Fish, Card::Wheat]);
    let mut t = play(scene.turn(0));
    t.does(&["pick r4c1", "drop vizier r4c2"]);
    let before = sees(&t, 1);
    t.does(&["offer fish"]);
    assert!(t.told.is_empty() && t.whispered.is_empty());
    assert_eq!(sees(&t, 1), before);
    assert_eq!(t.menu(), ["offer wheat", "sell"]);
    t.does(&["sell"]);
    assert!(t.heard("0 sells fish"));
}

/// FR75: when the pile has run out, everybody knows which unseen cards the hands hold.
#[test]
fn fr75_a_pile_that_runs_out_tells_what_is_in_hands() {
    let scene = Scene::base(2).meeples("r4c1", "Y").meeples("r4c2", "Y").djinns(0, &[Djinn::Sloar]);
    let scene = scene.cards(0, &[Card::Fakir]).hidden_cards(1, &[Card::Ivory]);
    let mut t = play(scene.pile(&[]).turn(0));
    t.does(&["use sloar fakir"]);
    assert!(t.heard("cards renewed from the discards"));
    assert_eq!((t.table().past, t.player(1).old), (Cards::from_iter([Card::Ivory]), 1));
    for seed in 0..20 {
        let imagined = State::determinize(&spectator(&t), &mut Chance::seeded(seed));
        let hand = imagined.view(Viewer::Seat(seat(1))).hands[1].unwrap();
        assert_eq!(hand.cards, Cards::from_iter([Card::Ivory]), "the only unseen card that is in no pile");
    }
}

/// FR75: a card that may have been drawn before or after blurs what is known.
#[test]
fn fr75_knowledge_can_become_blurred() {
    let scene = Scene::base(2).meeples("r4c1", "Y").meeples("r4c2", "Y").djinns(0, &[Djinn::Sloar]);
    let scene = scene.cards(0, &[Card::Fakir]).hidden_cards(0, &[Card::Fish]).hidden_cards(1, &[Card::Ivory]);
    let mut t = play(scene.pile(&[]).turn(0));
    t.does(&["use sloar fakir", "pick r4c1", "drop vizier r4c2"]);
    while t.offers("continue") {
        t.does(&["continue"]);
    }
    assert_eq!((t.table().past, t.player(0).old), (Cards::from_iter([Card::Fish, Card::Ivory]), 1));
    t.does(&["offer fish", "sell"]);
    assert_eq!((t.table().past, t.player(0).old, t.player(1).old), (Cards::NONE, 0, 0));
    assert_eq!(t.state.audit(), Ok(()));
}

/// FR75: with nothing drawn since, a card that leaves is an old one, and the rest stays known.
#[test]
fn fr75_knowledge_stays_while_it_is_clear() {
    let scene = Scene::base(2).meeples("r4c1", "Y").meeples("r4c2", "Y").djinns(1, &[Djinn::Sloar]);
    let scene = scene.cards(1, &[Card::Fakir]).hidden_cards(0, &[Card::Fish]).hidden_cards(1, &[Card::Ivory]);
    let mut t = play(scene.meeples("r1c1", "B").meeples("r1c2", "B").pile(&[]).turn(0));
    t.does(&["pick r1c1", "drop builder r1c2", "end-turn", "use sloar fakir"]);
    t.does(&["pick r4c1", "drop vizier r4c2", "end-turn", "no-move", "offer fish", "sell"]);
    assert_eq!((t.table().past, t.player(0).old, t.player(1).old), (Cards::from_iter([Card::Ivory]), 0, 1));
}

/// FR75: the same for items, when the stack runs out between two draws.
#[test]
fn fr75_an_item_stack_that_runs_out() {
    let precious = [[Item::Jewellery; 5].as_slice(), &[Item::Chest; 4], &[Item::Crown; 2]].concat();
    let magic = [Item::Scimitar, Item::Flute, Item::Carpet, Item::Ring, Item::Talisman, Item::Horn];
    let scene = Scene::naqala(3).land("r3c2", Land::Workshop("es".parse().unwrap())).camel(2, "r3c2").front(0, "P");
    let scene = scene.items(1, &[Item::Lamp]).item_discards(&precious).item_discards(&magic);
    let mut t = play(scene.meeples("r3c1", "Y").meeples("r3c2", "Y").turn(0));
    t.does(&["pick r3c1", "drop vizier r3c2", "craft artisan"]);
    assert!(t.heard("items renewed from the discards"));
    assert_eq!((t.table().past_items, t.player(1).old_items), (Items::from_iter([Item::Lamp]), 1));
    for seed in 0..20 {
        let imagined = State::determinize(&spectator(&t), &mut Chance::seeded(seed));
        let hands = imagined.view(Viewer::Seat(seat(1))).hands;
        assert_eq!(hands[1].unwrap().items, Items::from_iter([Item::Lamp]));
    }
    assert_eq!(t.state.audit(), Ok(()));
}

/// The questions after a move that takes two Viziers on r4c2, a market without cards.
fn asked_after_the_move(scene: Scene) -> Vec<String> {
    let mut t = play(scene.meeples("r4c1", "Y").meeples("r4c2", "Y").turn(0));
    t.does(&["pick r4c1", "drop vizier r4c2", "camel"]);
    let mut asked = Vec::new();
    while !t.offers("end-turn") {
        asked.push(t.menu().join(", "));
        t.does(&["continue"]);
    }
    asked
}

/// FR77: a known Carpet opens no window after the move; with rules 1 it did.
#[test]
fn fr77_a_known_carpet_opens_no_window() {
    for (rules, windows) in [(1, 2), (2, 0)] {
        let scene = Scene::naqala(2).rules(rules).known_items(0, &[Item::Carpet]);
        assert_eq!(asked_after_the_move(scene), vec!["continue"; windows]);
    }
}

/// FR77: an unknown item opens a window only while some item that could be used is unseen.
#[test]
fn fr77_unknown_items_are_what_is_unseen() {
    let magic = [Item::Scimitar, Item::Lamp, Item::Flute, Item::Ring, Item::Talisman, Item::Horn];
    let unseen = Scene::naqala(2).items(0, &[Item::Crown]);
    assert_eq!(asked_after_the_move(unseen), ["continue", "continue"], "it may be magic");
    let seen = Scene::naqala(2).items(0, &[Item::Crown]).item_discards(&magic);
    assert_eq!(asked_after_the_move(seen), [""; 0], "only the Carpet and precious items are unseen");
    assert_eq!(asked_after_the_move(seen.rules(1)), ["continue", "continue"]);
}

/// FR77: unknown cards are no Fakirs once all Fakirs are seen.
#[test]
fn fr77_fakirs_that_are_all_seen() {
    let builders = |scene: Scene| {
        let mut t = play(scene.hidden_cards(0, &[Card::Fish]).meeples("r4c1", "B").meeples("r4c2", "B").turn(0));
        t.does(&["pick r4c1", "drop builder r4c2"]);
        t.menu()
    };
    assert_eq!(builders(Scene::base(2).cards(1, &[Card::Fakir; 17])), ["builders fakirs 0"]);
    assert!(!builders(Scene::base(2).cards(1, &[Card::Fakir; 18])).contains(&"builders fakirs 0".into()));
    assert_eq!(builders(Scene::base(2).rules(1).cards(1, &[Card::Fakir; 18])), ["builders fakirs 0"]);
}
