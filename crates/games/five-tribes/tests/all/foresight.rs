//! What a player can foresee is what happens: tried with answers in random games.

use five_tribes::{Action, Foreseen, Foresight, State};
use tabletop::{Chance, Game, Seat, Telling, Viewer};

/// Compares what is foreseen with what happens. Says whether anything was foreseen.
fn compare(state: &State, seat: Seat, action: Action) -> bool {
    let view = state.view(Viewer::Seat(seat));
    let Some(Foreseen { told, points, gold }) = Foresight::of(&view).expect("a player").after(&action) else {
        return false;
    };
    let mut after = *state;
    let heard = after.play(seat, &action, &mut Chance::seeded(1)).expect("what is offered is legal");
    let heard: Vec<_> = heard.iter().filter(|it| it.to.includes(Viewer::Seat(seat))).map(|it| it.event).collect();
    assert_eq!(told, heard, "{seat} {action}");
    let total = |state: &State| i32::from(state.scores()[seat.index()].total());
    assert_eq!(points, total(&after) - total(state), "{seat} {action}");
    assert_eq!(gold, after.table().players[seat.index()].gold, "{seat} {action}");
    true
}

#[test]
fn ft12_points_are_foreseen_where_no_luck_decides() {
    let mut foreseen = 0;
    for seed in 0..16 {
        let setup = format!("players={} expansion={}", 2 + seed % 3, if seed % 2 == 0 { "on" } else { "off" });
        let mut chance = Chance::seeded(seed);
        let mut state = State::start(&setup.parse().unwrap(), &mut chance, &mut Telling::deaf());
        while let Some(seat) = state.to_act().iter().next() {
            let mut menu = Vec::new();
            state.options(seat, &mut menu);
            for action in menu.iter().filter(|it| !matches!(it, Action::PickUp { .. } | Action::Drop { .. })).take(8) {
                foreseen += u32::from(compare(&state, seat, *action));
            }
            let action = chance.pick(&menu).expect("there is always an answer");
            state.play(seat, &action, &mut chance).expect("what is offered is legal");
        }
    }
    assert!(foreseen > 500, "{foreseen} answers were foreseen");
}
