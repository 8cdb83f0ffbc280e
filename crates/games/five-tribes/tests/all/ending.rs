//! FT10, FT11: clean-up and the end of the game.

use five_tribes::{Card, Djinn, Illegal, Item, Played, Scene, play};

fn quiet(players: u8) -> Scene {
    Scene::base(players).meeples("r4c1", "Y").meeples("r4c2", "Y").meeples("r5c1", "Y").meeples("r5c2", "Y")
}

/// Three turns without anything special.
fn round(t: &mut Played) {
    t.does(&["pick r4c1", "drop vizier r4c2", "end-turn"]);
    t.does(&["pick r5c1", "drop vizier r5c2", "end-turn"]);
    t.does(&["pick r1c1", "drop builder r1c2", "end-turn"]);
}

/// FT10.1, FH13: rows are closed up and filled at their ends when a round is over; that shows new cards.
#[test]
fn rows_are_filled_after_the_round() {
    let scene = quiet(3).meeples("r1c1", "B").meeples("r1c2", "B").meeples("r3c3", "W").meeples("r3c4", "W");
    let mut t = play(scene.row(&[Card::Fish, Card::Silk]).djinn_row(&[Djinn::Enki]).turn(0));
    t.does(&["pick r4c1", "drop vizier r4c2", "decline", "end-turn"]);
    t.does(&["pick r5c1", "drop vizier r5c2", "decline", "end-turn"]);
    t.does(&["pick r1c1", "drop builder r1c2", "end-turn"]);
    assert_eq!((t.table().row.len(), t.table().djinn_row.len()), (9, 3));
    assert_eq!((&t.table().row[..2], t.table().djinn_row[0]), (&[Card::Fish, Card::Silk][..], Djinn::Enki));
    assert!(t.table().is_bidding());
    assert!(!t.luck.take_drawn().is_empty(), "a refill draws luck, so it cannot be taken back");
}

/// FT10.2, FR53: an empty pile is renewed from the discards in the middle of drawing, else the row stays short.
#[test]
fn piles_are_renewed() {
    let scene = quiet(3).meeples("r1c1", "B").meeples("r1c2", "B").meeples("r3c3", "W").meeples("r3c4", "W");
    let mut t = play(scene.pile(&[Card::Fish]).turn(0));
    round(&mut t);
    assert_eq!((t.table().row.len(), t.table().row[0]), (9, Card::Fish));
    assert!(t.heard("cards renewed from the discards") && t.table().discards.is_empty());
    let mut t = play(scene.all_cards_to(0).djinns(1, &Djinn::ALL[..21]).turn(0));
    t.does(&["pick r4c1", "drop vizier r4c2"]);
    while t.offers("continue") {
        t.does(&["continue"]);
    }
    t.does(&["end-turn", "pick r5c1", "drop vizier r5c2"]);
    t.does(&["end-turn", "pick r1c1", "drop builder r1c2", "end-turn"]);
    assert_eq!((t.table().row.len(), t.table().djinn_row.len()), (0, 1));
}

/// FT11.1, FT11.2, FR54: the last camel ends the game after the round, without clean-up.
#[test]
fn the_last_camel_ends_the_game() {
    let scene = quiet(3).camels(0, 1).meeples("r1c1", "B").meeples("r1c2", "B").meeples("r3c3", "W");
    let mut t = play(scene.meeples("r3c4", "W").turn(0));
    t.does(&["pick r4c1", "drop vizier r4c2"]);
    assert!(t.table().last_round && t.heard("this is the last round"));
    t.does(&["end-turn", "pick r5c1", "drop vizier r5c2", "end-turn"]);
    assert!(!t.table().is_over(), "the round is played to its end");
    t.does(&["pick r1c1", "drop builder r1c2", "end-turn"]);
    assert!(t.table().is_over() && t.table().row.is_empty());
    assert!(tabletop::Game::result(&t.state).is_some());
}

/// FR23: the last piece ends the game by whatever effect it is placed.
#[test]
fn fr23_leta_can_trigger_the_end() {
    let mut t = play(quiet(3).camels(0, 1).djinns(0, &[Djinn::Leta]).front(0, "WW").turn(0));
    t.does(&["use leta elder+elder r1c1"]);
    assert!(t.table().last_round);
}

/// FE31, FT11.3, FT11.4: without a move the player may use powers and declares; later markers only have powers.
#[test]
fn no_move_is_left() {
    let scene = Scene::base(3).meeples("r1c1", "R").meeples("r3c5", "B").djinns(0, &[Djinn::Enki]).front(0, "W");
    let scene = scene.djinns(1, &[Djinn::Leta]).front(1, "WW").cards(1, &[Card::Fish]);
    let mut t = play(scene.turn(0));
    t.does(&["use enki elder r3c1", "no-move", "end-turn"]);
    assert!(t.table().last_round && t.table().no_move);
    assert!(t.offered("pick").is_empty() && t.offers("use leta elder+elder r2c2"));
    t.does(&["use leta elder+elder r2c2", "offer fish", "sell", "end-turn", "end-turn"]);
    assert!(t.table().is_over());
    assert_eq!((t.owner("r2c2"), t.gold(1), t.table().row.len()), (Some(1), 51, 0));
}

/// FR24: a move that arises from a power must be made, and the turn is normal; FR64: powers may remove the last one.
#[test]
fn fr24_a_move_that_arises_must_be_made() {
    let scene = Scene::naqala(3).meeples("r1c1", "R").meeples("r1c3", "R").items(0, &[Item::Flute]);
    let mut t = play(scene.turn(0));
    assert!(t.offers("no-move"));
    t.does(&["item flute", "charm r1c2", "lure r1c1 assassin", "enough"]);
    assert_eq!(t.refuses("no-move"), Illegal::MustMove);
    t.does(&["pick r1c2", "drop assassin r1c3"]);
    assert!(!t.table().no_move);
}

/// FR64: whether there is a move is tested when the pick-up is due, also if own powers have removed the last one.
#[test]
fn fr64_powers_may_remove_the_last_move() {
    let scene = Scene::naqala(3).meeples("r1c1", "R").meeples("r1c2", "R").items(0, &[Item::Scimitar]);
    let mut t = play(scene.turn(0));
    assert_eq!(t.refuses("no-move"), Illegal::MustMove);
    t.does(&["item scimitar", "strike r1c1", "camel"]);
    assert_eq!(t.menu(), ["no-move"]);
    t.does(&["no-move"]);
    assert!(t.table().last_round);
}

/// FT11.5, FR66: if no move is left after the last turn of a round, the game is over and nobody bids again.
#[test]
fn ft11_5_no_move_after_the_round() {
    let mut t = play(quiet(3).meeples("r1c1", "B").meeples("r1c2", "B").turn(0));
    round(&mut t);
    assert!(t.table().is_over() && !t.table().is_bidding() && t.table().row.is_empty());
    assert!(!t.heard("this is the last round"), "nobody triggered it before");
}

/// FR63: a move that only the Carpet makes possible is no legal move: its holder may fly or declare.
#[test]
fn fr63_the_carpet_is_optional() {
    let scene = Scene::naqala(3).meeples("r1c1", "R").meeples("r5c5", "R").items(0, &[Item::Carpet]);
    let mut t = play(scene.turn(0));
    assert_eq!(t.menu(), ["pick r1c1 carpet", "pick r5c5 carpet", "no-move"]);
    t.does(&["pick r1c1 carpet", "drop assassin r5c5"]);
    assert!(!t.table().no_move && t.table().item_discards.has(Item::Carpet));
}

/// FR55: after a declared no move items and sales are allowed like powers, the Scimitar's control included.
#[test]
fn fr55_items_after_no_move() {
    let scene = Scene::naqala(3).meeples("r1c1", "R").meeples("r3c5", "B").items(1, &[Item::Scimitar]);
    let mut t = play(scene.turn(0));
    t.does(&["no-move", "end-turn", "item scimitar", "strike r1c1", "tent"]);
    assert_eq!((t.owner("r1c1"), t.on("r1c1")), (Some(1), "-".into()));
    assert!(t.offers("end-turn"));
}

/// FT11.4: after a declared no move nobody moves, even if a legal move has become possible again.
#[test]
fn ft11_4_nobody_moves_any_more() {
    let scene = Scene::naqala(3).meeples("r1c1", "R").meeples("r1c3", "R").items(1, &[Item::Flute]);
    let mut t = play(scene.turn(0));
    t.does(&["no-move", "end-turn", "item flute", "charm r1c2", "lure r1c1 assassin", "enough"]);
    assert_eq!(t.refuses("pick r1c2"), Illegal::NobodyMoves);
    t.does(&["end-turn"]);
    assert_eq!(t.menu(), ["end-turn"], "the last marker has the closing window only");
    t.does(&["end-turn"]);
    assert!(t.table().is_over());
}

/// FR35: the Talisman takes no trigger back that was given already.
#[test]
fn fr35_a_trigger_stays() {
    let scene = Scene::naqala(3).tent(0, "r1c1").camels(0, 1).items(0, &[Item::Talisman]);
    let mut t = play(scene.meeples("r4c1", "Y").meeples("r4c2", "Y").turn(0));
    t.does(&["pick r4c1", "drop vizier r4c2", "continue", "continue"]);
    assert!(t.table().last_round);
    t.does(&["item talisman", "lift r4c2", "settle r5c5"]);
    assert!(t.table().last_round && t.player(0).pieces() == 0);
}
