//! Answers, from people and from bots: checked, stored, and only then told.

use serde_json::Value;
use tabletop::Seat;
use tabletop_host::{AnswerKey, Played, Table, Telling};
use words::Reader;

use super::Attendant;
use crate::{
    hall::order::Said,
    refusal::Refused,
    store::{Deed, StoredStep},
};

impl Attendant {
    /// Something is said on a socket, and the socket is told what comes of it.
    pub(super) async fn hear(&mut self, listener: u64, key: &AnswerKey, said: &Said) {
        let Some(speaker) = self.listeners.get(listener) else { return };
        let (seat, language) = (self.sheet.seat_of(speaker.person()), speaker.language());
        let outcome = match said {
            Said::Study { what } => match self.study(listener, key, what) {
                Ok(()) => return,
                Err(refused) => Err(refused),
            },
            Said::Check { action } => self.check(seat, action).map(|()| Telling::new()),
            Said::Answer { asked, action } => self.answer(seat, *asked, key, action).await,
            Said::TakeBack { all } => self.take_back(seat, key, *all).await,
            Said::Order { order, on } => self.order(seat, order, *on).await,
            Said::Agree { yes } => self.agree(seat, *yes).await,
        };
        if outcome.is_err() && self.has_moved() {
            return;
        }
        let (messages, refusal) = match outcome {
            Ok(messages) => (messages, None),
            Err(refused) => {
                let reader = Reader { me: seat, names: &self.sheet.names() };
                (Telling::new(), Some(refused.show(language, Some(self.sheet.game), &reader)))
            }
        };
        self.listeners.tell(listener, &said.outcome(key.to_string(), refusal));
        self.announce(messages);
    }

    fn check(&self, seat: Option<Seat>, action: &Value) -> Result<(), Refused> {
        let seat = seat.ok_or(Refused::NotSeated)?;
        let table = self.table.as_ref().ok_or(Refused::NotPlaying)?;
        Ok(table.check(seat, &text(action))?)
    }

    /// Takes an answer, unless it was taken before under the same key.
    async fn answer(
        &mut self,
        seat: Option<Seat>,
        asked: u32,
        key: &AnswerKey,
        action: &Value,
    ) -> Result<Telling, Refused> {
        let seat = seat.ok_or(Refused::NotSeated)?;
        if self.keys.contains(&(seat, key.clone())) {
            return Ok(Telling::new());
        }
        let action = text(action);
        let outcome = self.play(seat, asked, key.clone(), &action).await;
        // Another write came first. If it was this very answer, it is taken already; if not, the question may still stand.
        if outcome.is_err() && self.lost_a_race() {
            self.settle().await;
            if self.keys.contains(&(seat, key.clone())) {
                return Ok(Telling::new());
            }
            if self.unsure.is_none() {
                return self.play(seat, asked, key.clone(), &action).await;
            }
        }
        outcome
    }

    /// Plays one step and stores it. Nobody has been told of it yet.
    pub(super) async fn play(
        &mut self,
        seat: Seat,
        asked: u32,
        key: AnswerKey,
        action: &str,
    ) -> Result<Telling, Refused> {
        let table = self.table.as_mut().ok_or(Refused::NotPlaying)?;
        let luck = self.sheet.luck().step(table.steps() as u64 + 1);
        let played = table.answer(seat, asked, action, luck)?;
        self.keep(played, key).await
    }

    /// Stores a step that was just played.
    pub(super) async fn keep(&mut self, played: Played, key: AnswerKey) -> Result<Telling, Refused> {
        let (seat, ranking) = (played.step.seat, self.table.as_ref().and_then(Table::ranking));
        let step = StoredStep {
            n: played.step.n,
            answered: Some((seat, key.clone())),
            action: played.step.action,
            draws: played.step.draws,
            digest: played.step.digest,
        };
        let mut deeds = vec![Deed::Step { table: self.sheet.id.clone(), fence: self.sheet.fence, step }];
        deeds.extend(ranking.map(|ranking| Deed::End { table: self.sheet.id.clone(), ranking }));
        self.store(deeds).await.map_err(|_| Refused::NotStored)?;
        self.keys.insert((seat, key));
        self.sheet.ranking = ranking;
        self.wish = None;
        self.end_orders().await.map_err(|_| Refused::NotStored)?;
        self.reckon();
        Ok(played.messages)
    }

    /// Tells each viewer what a step told them, and all that the game is over if it is.
    pub(super) fn announce(&mut self, messages: Telling) {
        let news = !messages.is_empty();
        self.tell(messages);
        self.tell_who_thinks();
        if news && self.table.as_ref().is_some_and(Table::is_over) {
            tracing::info!(table = %self.sheet.id, "game over");
            self.show_table();
        }
        self.show_orders();
    }
}

/// An answer as the host reads it: notation as it is, anything else as JSON.
fn text(action: &Value) -> String {
    action.as_str().map_or_else(|| action.to_string(), str::to_owned)
}
