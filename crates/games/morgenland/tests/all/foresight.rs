//! What a player can foresee is what happens: tried with every answer in random games, and everybody passing.

use morgenland::{
    Action, Artifact, Asked, Entry, Event, Field, Foreseen, Foresight, Kind, Phase, Question, Scene, Spell, State,
    scene::{MARKET, ROOM, Table, casters, seat},
};
use tabletop::{Game, Pile, Seat, Viewer};
use tabletop_laws::{every_question, while_others_pass};
use words::{Language, Locale, Reader, Said, Spoken};

/// What really comes of an answer if everybody passes from then on, as its player hears it.
fn truth(state: &State, seat: Seat, action: Action) -> (Vec<Event>, Option<Asked>) {
    let phase = state.view(Viewer::Spectator).phase;
    let waits = |state: &State| {
        let waits = |seat: &Seat| state.ask(*seat).is_some_and(|ask| ask.question == Question::Window);
        state.to_act().iter().find(waits).filter(|_| state.view(Viewer::Spectator).phase == phase)
    };
    let (heard, after) = while_others_pass(state, (seat, action), Action::Pass, waits);
    (heard, after.view(Viewer::Seat(seat)).asked)
}

/// Compares what is foreseen with what happens. Says whether anything was foreseen of the field being evaluated.
fn compare(state: &State, seat: Seat, action: Action) -> bool {
    let view = state.view(Viewer::Seat(seat));
    let Foreseen { told, closed, asked, entry, .. } = Foresight::of(&view).expect("a player").after(&action);
    let (heard, then) = truth(state, seat, action);
    assert!(heard.starts_with(&told), "{seat} {action}: foreseen {told:?}, but it was {heard:?}");
    assert!(asked.is_none() || asked == then, "{seat} {action}: foreseen {asked:?}, but it was {then:?}");
    let Phase::Evaluating(field) = view.phase else { return false };
    if let (true, Some(cave)) = (closed, field.cave()) {
        let won = |events: &[Event]| -> Vec<Event> {
            events.iter().filter(|it| matches!(it, Event::Won { kind, .. } if *kind == cave)).copied().collect()
        };
        assert_eq!(won(&told), won(&heard), "{seat} {action}");
    }
    if let (Some(Entry::Bribe(units)), Some(Asked::Bribe { seat: by })) = (entry, then) {
        let mine = by != seat || units > 0;
        assert!(mine && closed, "{seat} {action}");
    }
    closed
}

#[test]
fn m14_2_what_a_player_foresees_is_what_happens_when_everybody_passes() {
    let (mut plays, mut passes) = (0, 0);
    for seed in 0..24 {
        let setup = format!("players={} version=pro", 3 + seed % 3).parse().unwrap();
        every_question(&setup, seed, |state: &State, seat, menu| {
            let ask = state.ask(seat).expect("whoever acts is asked");
            let all_wait = match state.view(Viewer::Spectator).asked {
                Some(Asked::Window { seats }) => seats == state.to_act(),
                _ => !matches!(ask.question, Question::Place | Question::StartTreasure),
            };
            for action in menu.iter().filter(|_| all_wait).take(12) {
                let foreseen = compare(state, seat, *action);
                plays += u32::from(foreseen && matches!(action, Action::Play(_) | Action::To(_)));
                passes += u32::from(foreseen && *action == Action::Pass);
            }
        });
    }
    assert!(plays > 100 && passes > 300, "{plays} plays and {passes} passes were foreseen");
}

fn shares(seen: &Foreseen) -> Vec<(u8, u8)> {
    let won = |event: &Event| match *event {
        Event::Won { seat, amount, .. } => Some((seat.index() as u8, amount)),
        _ => None,
    };
    seen.told.iter().filter_map(won).collect()
}

fn foresight(state: &State, player: u8) -> Foresight {
    Foresight::of(&state.view(Viewer::Seat(seat(player)))).expect("a player")
}

/// The example of a window in words: 10 against 7, and a Carpet makes it a tie that the camel decides.
#[test]
fn m6_1_the_shares_of_a_cave_are_foreseen_with_and_without_a_carpet() {
    let scene = Scene::pro(3).camel(0).artifacts(0, &[Artifact::Carpet]).cave(Kind::Gems, &[4, 2]);
    let state = scene.figures(0, Field::Gems, &[7]).figures(1, Field::Gems, &[9, 1]).evaluating(Field::Gems);
    let foresight = foresight(&state, 0);
    assert_eq!(foresight.standing(), [(seat(1), 10), (seat(0), 7)].into_iter().collect::<Pile<_, 5>>());
    assert_eq!(shares(&foresight.after(&Action::Pass)), [(1, 4), (0, 2)]);
    let carpet = foresight.after(&"play carpet gems".parse().unwrap());
    assert_eq!(shares(&carpet), [(0, 4), (1, 2)]);
    assert!(carpet.closed);
}

#[test]
fn m9_3_what_the_guard_wants_is_foreseen() {
    let scene = casters(3, &[Spell::Charity]).guard(8).figures(0, Field::Guard, &[6]).figures(1, Field::Guard, &[9]);
    let state = scene.figures(2, ROOM, &[4, 2]).evaluating(Field::Guard);
    let entry = |player: u8| foresight(&state, player).after(&Action::Pass).entry;
    assert_eq!(entry(0), Some(Entry::Bribe(2)));
}

#[test]
fn m5_6_a_hidden_figure_of_somebody_else_makes_the_end_unknown() {
    let scene = casters(3, &[Spell::Teleport]).cave(Kind::Gems, &[4, 2]).figures(0, Field::Gems, &[7]);
    let state = scene.figures(1, MARKET, &[9]).evaluating(Field::Gems);
    let mut t = Table::from(state);
    let first = t.options(0).into_iter().find(|it| it.starts_with("play teleport") && it.ends_with('2')).expect("it");
    t.says(&format!("0: {first}"));
    let seen = foresight(&t.state, 0).after(&"to gems".parse().unwrap());
    assert!(!seen.closed && shares(&seen).is_empty(), "{seen:?}");
}

/// What the player reads at that cave, and on two of the answers.
#[test]
fn m14_2_a_question_says_what_happened_and_how_it_ends() {
    let scene = Scene::pro(3).camel(0).artifacts(0, &[Artifact::Carpet]).cave(Kind::Gems, &[4, 2]);
    let state = scene.figures(0, Field::Gems, &[7]).figures(1, Field::Gems, &[9, 1]).evaluating(Field::Gems);
    let (view, ask) = (state.view(Viewer::Seat(seat(0))), state.ask(seat(0)).expect("a Carpet may fly"));
    let mut menu = Vec::new();
    state.options(seat(0), &mut menu);
    let prospect = State::prospect(&menu, &ask, &view);
    let locale = Locale::shipped(Language::English, &["common", State::NAME]).unwrap();
    let reader = Reader { me: Some(seat(0)), names: &["Amira", "Casim", "Bilal"] };
    let text = |said: &Option<Said>| locale.sentence(said.as_ref().expect("it is said"), &reader);
    let then =
        |action: &str| text(&prospect.then[menu.iter().position(|it| it.to_string() == action).expect("offered")]);
    assert_eq!(text(&prospect.happened), "Gems cave: Casim 10 and you 7.");
    assert_eq!(text(&prospect.unless), "If nobody plays: Casim takes 4 and you take 2.");
    assert_eq!(then("pass"), "you take 2");
    assert_eq!(then("play carpet gems"), "you take 4");
    assert_eq!(prospect.main, None, "nothing is gold where a pass would be");
}
