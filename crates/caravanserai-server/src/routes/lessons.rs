use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use tabletop_host::lesson;

use super::body::Body;
use crate::{
    api::{Learner, Lesson, ToServer},
    failure::Failure,
    hall::Takes,
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
    // A lesson costs as much as a study, unless a bot is to think.
    let takes = match &learner.say {
        Some(ToServer::Study { what, .. }) => Takes::of_study(what),
        Some(_) | None => Takes::Moments,
    };
    if !address.may(&house, Act::of_study(takes), person.as_ref()) {
        return Err(Failure::ManyRequests);
    }
    let lesson = lesson(&game).ok_or(Failure::NoTable)?;
    let pupil = Pupil { name: person.map(|person| person.name), language };
    // The lesson is replayed from its beginning.
    let replayed = move || take(&lesson, &pupil, learner);
    let replayed = house.hall.aside().run(takes, &address.0, Failure::ManyRequests, replayed).await?;
    replayed.map(Json).ok_or(Failure::NoTable)
}
