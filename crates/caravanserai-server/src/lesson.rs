//! Guided first games. The house keeps no state: the client says how far the learner is, and the lesson is replayed up to
//! there. So a lesson is no table: it is not stored, not listed and not rated, and its luck proves nothing.

use tabletop_host::{Advice, BOT_NAMES, Lesson, Level, Refusal, Table, Tried};
use words::{Language, Reader};

use crate::{
    api::{self, ChairKind, FromServer, Learner, Status, ToServer},
    refusal::Refused,
    socket::notation,
};

/// The learner: their name, and the language they read.
pub(crate) struct Pupil {
    pub(crate) name: Option<String>,
    pub(crate) language: Language,
}

/// Where the learner is after what they said.
struct Place {
    table: Table,
    at: usize,
    astray: bool,
    but: Option<String>,
    /// What is sent before the messages of the game.
    first: Vec<FromServer>,
}

/// Takes what a learner says. `None` if the position they name is not one of this lesson.
pub(crate) fn take(lesson: &Lesson, pupil: &Pupil, learner: Learner) -> Option<api::Lesson> {
    let stray: Vec<String> = learner.stray.iter().map(notation).collect();
    let table = lesson.table(learner.at, &stray).ok()?;
    lesson.stops().get(learner.at)?;
    let here = Place { table, at: learner.at, astray: !stray.is_empty(), but: None, first: Vec::new() };
    let place = hear(lesson, pupil, here, &stray, learner.say);
    let stop = lesson.stops().get(place.at)?;
    let mut said = place.first;
    said.extend(place.table.heard(lesson.viewer(), learner.since).into_iter().map(FromServer::Message));
    Some(api::Lesson {
        table: outside(lesson, pupil, &place.table),
        at: place.at,
        stops: lesson.stops().len(),
        beat: stop.beat,
        beats: lesson.beats(),
        id: stop.id.clone(),
        show: stop.show.clone(),
        rule: stop.rule.clone(),
        answer: stop.answer.clone(),
        astray: place.astray,
        but: place.but,
        said,
    })
}

fn hear(lesson: &Lesson, pupil: &Pupil, here: Place, stray: &[String], say: Option<ToServer>) -> Place {
    match say {
        Some(ToServer::Answer { key, action, .. }) => match lesson.try_answer(here.at, stray, &notation(&action)) {
            Ok(Tried::Onward(table, at)) => {
                Place { table, at, astray: false, but: None, first: vec![FromServer::Accepted { key }] }
            }
            Ok(Tried::Astray(table, but)) => {
                Place { table, astray: true, but, first: vec![FromServer::Accepted { key }], ..here }
            }
            Err(refusal) => {
                let refusal = shown(lesson, pupil, &here.table, refusal);
                Place { first: vec![FromServer::Refused { key, refusal }], ..here }
            }
        },
        Some(ToServer::Check { key, action }) => {
            let refusal = here.table.check(lesson.seat(), &notation(&action)).err();
            let refusal = refusal.map(|refusal| shown(lesson, pupil, &here.table, refusal));
            Place { first: vec![FromServer::Checked { key, refusal }], ..here }
        }
        Some(ToServer::Study { key, what }) => {
            let answer = here.table.study(lesson.viewer(), what, Advice::Free).find();
            Place { first: vec![FromServer::Studied { key, answer }], ..here }
        }
        // To take back, the client names an earlier stop; and there is nobody else at the table.
        Some(
            ToServer::TakeBack { .. }
            | ToServer::Agree { .. }
            | ToServer::Order { .. }
            | ToServer::Chat { .. }
            | ToServer::Mute { .. }
            | ToServer::Silence { .. }
            | ToServer::Leave { .. }
            | ToServer::Back { .. }
            | ToServer::Resign { .. }
            | ToServer::CallBot { .. }
            | ToServer::Kick { .. }
            | ToServer::Pause { .. }
            | ToServer::Resume { .. }
            | ToServer::Holiday { .. },
        )
        | None => here,
    }
}

fn shown(lesson: &Lesson, pupil: &Pupil, table: &Table, refusal: Refusal) -> api::Refusal {
    let names: Vec<&str> = names(lesson, pupil, table);
    let reader = Reader { me: Some(lesson.seat()), names: &names };
    Refused::from(refusal).show(pupil.language, Some(table.game()), &reader)
}

/// What the players are called, by seat.
fn names<'a>(lesson: &Lesson, pupil: &'a Pupil, table: &Table) -> Vec<&'a str> {
    let seats = BOT_NAMES.iter().copied().take(table.seats().into()).enumerate();
    let own = pupil.name.as_deref().unwrap_or_default();
    seats.map(|(seat, name)| if seat == lesson.seat().index() { own } else { name }).collect()
}

/// The table from outside.
fn outside(lesson: &Lesson, pupil: &Pupil, table: &Table) -> api::Table {
    let chair = |(seat, name): (usize, &str)| {
        let you = seat == lesson.seat().index();
        let kind = if you { ChairKind::Person } else { ChairKind::Bot };
        api::Chair {
            kind,
            name: Some(name.to_owned()).filter(|it| !it.is_empty()),
            you,
            online: true,
            kept: None,
            absence: None,
            added: None,
            rating: None,
        }
    };
    api::Table {
        id: format!("lesson-{}", table.game()).try_into().expect("letters and hyphens make an id"),
        game: table.game().to_owned(),
        setup: table.setup(),
        status: if table.is_over() { Status::Over } else { Status::Playing },
        level: Level::default(),
        seats: names(lesson, pupil, table).into_iter().enumerate().map(chair).collect(),
        owner: false,
        opener: String::new(),
        commitment: String::new(),
        seed: None,
        ranking: table.ranking(),
        wish: None,
        clock: None,
        pause: None,
        calls: Vec::new(),
        watching: 0,
        again: None,
        turn: false,
        frozen: false,
        public: false,
        rated: false,
        daily: None,
    }
}
