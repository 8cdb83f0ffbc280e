//! The Bazaar as a game for tables: its notation has defaults, and its JSON the forms of all games.

use serde_json::{Value, json};
use tabletop::{Cited as _, Seat};
use tabletop_laws::toys::{
    BazaarSetup,
    bazaar::{Action, Ask, Card, Event, Illegal, Question},
};

fn json(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

#[test]
fn what_a_setup_leaves_out_is_as_usual() {
    let text =
        |text: &str| text.parse::<BazaarSetup>().map(|setup| setup.to_string()).map_err(|why| format!("{why:?}"));
    assert_eq!(text("").unwrap(), "players=3 turns=6");
    assert_eq!(text("turns=3 players=2").unwrap(), "players=2 turns=3");
    assert_eq!(text("players=5").unwrap_err(), r#"Players("5")"#);
    assert_eq!(text("turns=9").unwrap_err(), r#"Choice { key: "turns", value: "9", choices: ["6", "3"] }"#);
    assert_eq!(text("pets=2").unwrap_err(), r#"Word("pets=2")"#);
}

#[test]
fn everything_says_its_type() {
    let seat = Seat::new(1).unwrap();
    assert_eq!(json(Event::YouDrew { card: Card::Spice }), json!({"type": "you-drew", "card": "spice"}));
    assert_eq!(json(Event::Guarded { by: seat, card: Card::Spy }), json!({"type": "guarded", "by": 1, "card": "spy"}));
    assert_eq!(json(Ask { question: Question::Turn }), json!({"question": {"type": "turn"}}));
    let answer = Question::Answer { card: Card::Silk, hint: 0 };
    assert_eq!(json(Ask { question: answer }), json!({"question": {"type": "answer", "card": "silk"}}));
    assert_eq!((json(Illegal::NoGuard), Illegal::NoGuard.rule()), (json!({"type": "no-guard"}), "B3"));
    assert_eq!(json([Action::Draw, Action::Play(Card::Spy)]), json!(["draw", {"play": "spy"}]));
}
