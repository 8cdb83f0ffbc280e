use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use tabletop_host::lesson;

use super::body::Body;
use crate::{
    api::{Learner, Lesson},
    failure::Failure,
    house::House,
    lesson::{Pupil, take},
    limits::Act,
    tongue::Tongue,
    visitor::{Address, Visitor},
};

/// Shows a guided first game where the learner is, or takes what they say there.
pub(super) async fn learn(
    State(house): State<Arc<House>>,
    address: Address,
    Path(game): Path<String>,
    Tongue(language): Tongue,
    Visitor(person): Visitor,
    Body(learner): Body<Learner>,
) -> Result<Json<Lesson>, Failure> {
    if !address.may(&house, Act::Study, person.as_ref()) {
        return Err(Failure::ManyRequests);
    }
    let lesson = lesson(&game).ok_or(Failure::NoTable)?;
    let pupil = Pupil { name: person.map(|person| person.name), language };
    // The lesson is replayed from its beginning, on a blocking thread so that no other request waits.
    let taken = tokio::task::spawn_blocking(move || take(&lesson, &pupil, learner));
    taken.await.map_err(|_| Failure::Closing)?.map(Json).ok_or(Failure::NoTable)
}
