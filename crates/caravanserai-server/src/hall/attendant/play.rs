//! Answers, from people and from bots: checked, stored, and only then told.

use std::time::Duration;

use serde_json::Value;
use tabletop::{Seat, Viewer};
use tabletop_host::{Message, Table};
use tokio::time::Instant;

use super::Attendant;
use crate::{
    api::{FromServer, Refusal, ToServer},
    hall::bots::Owed,
    store::{Deed, StoredStep},
};

/// When it is looked again whether late bots are ready, if the table's pace is faster.
const LATE: Duration = Duration::from_millis(5);

impl Attendant {
    /// Somebody says something on his socket, and hears what comes of it.
    pub(super) async fn hear(&mut self, listener: u64, said: ToServer) {
        let Some(speaker) = self.listeners.get(listener) else { return };
        let seat = self.sheet.seat_of(speaker.person());
        match said {
            ToServer::Check { key, action } => {
                let refusal = self.check(seat, &action).err();
                self.listeners.tell(listener, &FromServer::Checked { key, refusal });
            }
            ToServer::Answer { key, asked, action } => match self.answer(seat, asked, &key, &action).await {
                Err(refusal) => self.listeners.tell(listener, &FromServer::Refused { key, refusal }),
                Ok(messages) => {
                    self.listeners.tell(listener, &FromServer::Accepted { key });
                    self.announce(messages);
                }
            },
        }
    }

    fn check(&self, seat: Option<Seat>, action: &Value) -> Result<(), Refusal> {
        let seat = seat.ok_or_else(Refusal::not_seated)?;
        let table = self.table.as_ref().ok_or_else(Refusal::not_playing)?;
        Ok(table.check(seat, &text(action))?)
    }

    /// Takes an answer, unless it was taken before under the same key.
    async fn answer(&mut self, seat: Option<Seat>, asked: u32, key: &str, action: &Value) -> Result<Told, Refusal> {
        let seat = seat.ok_or_else(Refusal::not_seated)?;
        if self.keys.contains(&(seat, key.to_owned())) {
            return Ok(Told::new());
        }
        self.play(seat, asked, key.to_owned(), &text(action)).await
    }

    /// The bots answer what they were asked when their time began. In a window they all do so at once.
    pub(super) async fn play_bots(&mut self) {
        let waits = self.owed.iter_mut().map(Owed::is_ready).collect::<Option<Vec<bool>>>();
        if waits.as_ref().is_some_and(|ready| ready.contains(&false)) {
            // So many think that some are late. By how much is told in whole steps only.
            self.due = Some(Instant::now() + self.pace.max(LATE));
            return;
        }
        self.due = None;
        let mut played = false;
        for Owed { seat, asked, action, .. } in std::mem::take(&mut self.owed) {
            if self.leaving {
                return;
            }
            let Some(action) = action else { continue };
            if let Ok(messages) = self.play(seat, asked, format!("bot-{asked}"), &action).await {
                played = true;
                self.announce(messages);
            }
        }
        if !played && !self.leaving {
            tracing::error!(table = self.sheet.id, "bots owe an answer and cannot give it");
            self.leaving = true;
        }
    }

    /// Plays one step and stores it. Nobody has been told of it yet.
    async fn play(&mut self, seat: Seat, asked: u32, key: String, action: &str) -> Result<Told, Refusal> {
        let table = self.table.as_mut().ok_or_else(Refusal::not_playing)?;
        let luck = self.sheet.luck().step(table.steps() as u64 + 1);
        let played = table.answer(seat, asked, action, luck)?;
        let step = StoredStep {
            n: played.step.n,
            answered: Some((seat, key.clone())),
            action: played.step.action,
            draws: played.step.draws,
            digest: played.step.digest,
        };
        let ranking = table.ranking();
        let mut deeds = vec![Deed::Step { table: self.sheet.id.clone(), step }];
        deeds.extend(ranking.map(|ranking| Deed::End { table: self.sheet.id.clone(), ranking }));
        self.store(deeds).await.map_err(|_| Refusal::not_stored())?;
        self.keys.insert((seat, key));
        self.sheet.ended = ranking.is_some();
        self.sheet.ranking = ranking;
        Ok(played.messages)
    }

    /// Tells everybody what a step told him, and that the game is over if it is.
    fn announce(&mut self, messages: Told) {
        let news = !messages.is_empty();
        self.tell(messages);
        if news && self.table.as_ref().is_some_and(Table::is_over) {
            tracing::info!(table = self.sheet.id, "game over");
            self.show_table();
        }
    }
}

type Told = Vec<(Viewer, Message)>;

/// An answer as the host reads it: notation as it is, anything else as JSON.
fn text(action: &Value) -> String {
    action.as_str().map_or_else(|| action.to_string(), str::to_owned)
}
