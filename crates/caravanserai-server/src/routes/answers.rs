//! Links that answer a simple question. Opening one changes nothing, because mail scanners and previews open links, too.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use tabletop_host::AnswerKey;
use words::{Arg, Reader, Said};

use super::body::Body;
use crate::{
    api::{Asked, Follow, LinkChoice, PressLink},
    failure::Failure,
    hall::{Faced, Order, Pressed},
    house::House,
    limits::Act,
    people::Trouble,
    secret::{TokenHash, handle, token_hash},
    store::{Deed, Notice, Press, StoreError},
    time::millis,
    tongue::{Tongue, told},
    visitor::Address,
};

/// A question with more answers is answered at the table.
const MOST: usize = 6;

/// What a link answers, and what its person is asked now.
async fn find(house: &Arc<House>, link: &str) -> Result<(TokenHash, Press, Faced), Failure> {
    let hash = token_hash(link).ok_or(Trouble::AnswerStale)?;
    let press = house.store.press(hash).await?.ok_or(Trouble::AnswerStale)?;
    if press.used {
        return Err(Trouble::AnswerUsed.into());
    }
    let account = house.store.account(&press.person).await?.filter(|account| account.banned.is_none());
    if account.is_none() || press.until <= millis(house.config.time.now()) {
        return Err(Trouble::AnswerStale.into());
    }
    let person = press.person.clone();
    let faced = house.hall.ask(&press.table, |reply| Order::Face { person: person.clone(), reply }).await;
    let faced = faced.map_err(|why| if why == Failure::NoTable { Trouble::AnswerStale.into() } else { why })?;
    if faced.question.asked == press.asked { Ok((hash, press, faced)) } else { Err(Trouble::AnswerStale.into()) }
}

/// The question that a link answers. Only `press` answers it.
pub(super) async fn look(
    State(house): State<Arc<House>>,
    address: Address,
    Tongue(language): Tongue,
    Body(Follow { link }): Body<Follow>,
) -> Result<Json<Asked>, Failure> {
    if !address.may(&house, Act::Retell, None) {
        return Err(Failure::ManyRetellings);
    }
    let (_, press, faced) = find(&house, &link).await?;
    let sheet = house.store.sheet(&press.table).await?.ok_or(Trouble::AnswerStale)?;
    let names: Vec<&str> = faced.names.iter().map(String::as_str).collect();
    let reader = Reader { me: Some(faced.seat), names: &names };
    let say = |said: &Said| told(language, Some(sheet.game), said, &reader);
    let question = &faced.question;
    let choices = question.options.iter().filter(|_| question.options.len() <= MOST);
    let game = Said::new("notice-game").with("game", Arg::Noun(format!("game-{}", sheet.game).into()));
    let others = names.iter().enumerate().filter(|(seat, _)| *seat != faced.seat.index());
    Ok(Json(Asked {
        table: press.table,
        game: say(&game),
        names: others.map(|(_, name)| (*name).to_owned()).collect(),
        question: say(&question.said),
        happened: question.happened.as_ref().map(say),
        choices: choices.map(|it| LinkChoice { action: it.text.clone(), text: say(&it.said) }).collect(),
    }))
}

/// Answers with a link, once.
pub(super) async fn press(
    State(house): State<Arc<House>>,
    address: Address,
    Body(PressLink { link, action }): Body<PressLink>,
) -> Result<StatusCode, Failure> {
    if !address.may(&house, Act::Change, None) {
        return Err(Failure::ManyChanges);
    }
    let (hash, Press { person, table, asked, .. }, faced) = find(&house, &link).await?;
    let options = &faced.question.options;
    if options.len() > MOST || !options.iter().any(|it| it.text == action) {
        return Err(Trouble::AnswerStale.into());
    }
    let key: AnswerKey = format!("link-{}", handle(&hash)).parse().map_err(|_| Failure::Closing)?;
    let order = |reply| Order::Press { person: person.clone(), asked, key: key.clone(), action: action.clone(), reply };
    // The key makes it idempotent: two presses at the same moment are one answer.
    if house.hall.ask(&table, order).await? == Pressed::Before {
        return Err(Trouble::AnswerUsed.into());
    }
    let used = Notice::Pressed { hash, now: millis(house.config.time.now()) };
    match house.store.write(vec![Deed::Notice(used)]).await {
        Ok(()) | Err(StoreError::Conflict) => {}
        // It has answered; that it is used up shows when its question is no longer open.
        Err(why) => tracing::warn!(%why, "a link that has answered could not be marked"),
    }
    Ok(StatusCode::NO_CONTENT)
}
