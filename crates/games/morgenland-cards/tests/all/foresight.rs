//! What a player can foresee is what happens: tried with every answer in random games, and everybody passing.

use morgenland_cards::{
    Action, Artifact, Card, Event, Foreseen, Foresight, Frame, Place, Play, Question, Scene, State, Target, seat,
};
use tabletop::{Game, Seat, Viewer};
use tabletop_laws::{every_question, while_others_pass};

/// What really comes of an answer if everybody passes from then on, as its player hears it.
fn truth(state: &State, seat: Seat, action: Action) -> (Vec<Event>, Option<Frame>) {
    let phase = state.view(Viewer::Spectator).phase;
    let waits = |state: &State| {
        let waits = |seat: &Seat| state.ask(*seat).is_some_and(|ask| matches!(ask.question, Question::Window { .. }));
        state.to_act().iter().find(waits).filter(|_| state.view(Viewer::Spectator).phase == phase)
    };
    let (heard, after) = while_others_pass(state, (seat, action), Action::Pass, waits);
    (heard, after.view(Viewer::Spectator).asked)
}

/// Compares what is foreseen with what happens. Says whether anything was foreseen of the location in turn.
fn compare(state: &State, seat: Seat, action: Action) -> bool {
    let view = state.view(Viewer::Seat(seat));
    let Foreseen { told, closed, asked, .. } = Foresight::of(&view).expect("a player").after(&action);
    let (heard, then) = truth(state, seat, action);
    assert!(heard.starts_with(&told), "{seat} {action}: foreseen {told:?}, but it was {heard:?}");
    assert!(asked.is_none() || asked == then, "{seat} {action}: foreseen {asked:?}, but it was {then:?}");
    closed && view.phase.in_turn().is_some()
}

#[test]
fn k15_6_what_a_player_foresees_is_what_happens_when_everybody_passes() {
    let (mut plays, mut passes) = (0, 0);
    for seed in 0..40 {
        let setup = format!("players={} spells=all", 2 + seed % 4).parse().unwrap();
        every_question(&setup, seed, |state: &State, seat, menu| {
            let (view, ask) = (state.view(Viewer::Spectator), state.ask(seat).expect("whoever acts is asked"));
            let all_wait = if view.asked == Some(Frame::Window) {
                view.seats == state.to_act()
            } else {
                ask.question != Question::Place
            };
            for action in menu.iter().filter(|_| all_wait).take(12) {
                let foreseen = compare(state, seat, *action);
                plays += u32::from(foreseen && matches!(action, Action::Play(_) | Action::To(_)));
                passes += u32::from(foreseen && *action == Action::Pass);
            }
        });
    }
    assert!(plays > 100 && passes > 100, "{plays} plays and {passes} passes were foreseen");
}

#[test]
fn k6_1_who_picks_first_is_foreseen_with_and_without_a_carpet() {
    let scene = Scene::core(3).start(0).artifacts(0, &[Artifact::Carpet]).cave(Place::Cave4, "gem-1 cup-2");
    let state = scene.heroes(0, Place::Cave4, &[2]).heroes(1, Place::Cave4, &[5]).reaching(Place::Cave4);
    let foresight = Foresight::of(&state.view(Viewer::Seat(seat(0)))).expect("a player");
    let order = |seen: &Foreseen| -> Vec<(usize, u8)> {
        seen.standing.iter().map(|(seat, total)| (seat.index(), *total)).collect()
    };
    assert_eq!(order(&foresight.after(&Action::Pass)), [(1, 5), (0, 2)]);
    let card = Card::Artifact(Artifact::Carpet);
    let carpet = foresight.after(&Action::Play(Play { card, at: Target::For(Place::Cave4, seat(0)) }));
    assert!(carpet.closed, "{carpet:?}");
    assert_eq!(order(&carpet)[0], (0, 5), "equal, and first in player order");
}
