//! Answers, from people and from bots: checked, stored, and only then told.

use tabletop::Seat;
use tabletop_host::{AnswerKey, Played, Table, Telling};
use tokio::time::Instant;
use words::Reader;

use super::{Attendant, calling::Since};
use crate::{
    hall::order::Said,
    metrics,
    record::is_by_house,
    refusal::Refused,
    store::{Deed, StoredStep},
};

impl Attendant {
    /// Carries out what a client said, and tells its socket the outcome.
    pub(super) async fn hear(&mut self, listener: u64, key: &AnswerKey, said: &Said) {
        let heard = Instant::now();
        let Some(speaker) = self.listeners.get(listener) else { return };
        let (person, language) = (speaker.person().cloned(), speaker.language());
        let seat = self.sheet.seat_of(person.as_ref());
        let known = || person.clone().ok_or(Refused::Unknown);
        let outcome = match said {
            _ if self.is_frozen_for(seat, key, said) => Err(Refused::Frozen),
            Said::Study { what } => match self.study(listener, key, what) {
                Ok(()) => return,
                Err(refused) => Err(refused),
            },
            Said::Check { action } => self.check(seat, action).map(|()| Telling::new()),
            Said::Answer { asked, action } => self.answer(seat, *asked, key, action).await,
            Said::TakeBack { all } => self.take_back(seat, key, *all).await,
            Said::Order { order, on } => self.order(seat, order, *on).await,
            Said::Agree { yes } => self.agree(seat, *yes).await,
            Said::Chat { say } => quiet(self.chat(listener, key, say).await),
            Said::Mute { line, on } => quiet(self.mute(listener, *line, *on).await),
            Said::Silence { line, on } => quiet(self.silence(listener, *line, *on).await),
            Said::Leave => match known() {
                Ok(person) => quiet(self.stand_up(&person).await),
                Err(why) => Err(why),
            },
            Said::Back => quiet(self.come_back(seat).await),
            Said::Resign => quiet(self.resign(seat).await),
            Said::CallBot { seat } => match known() {
                Ok(person) => quiet(self.call_bot(&person, *seat).await),
                Err(why) => Err(why),
            },
            Said::Kick { seat } => match known() {
                Ok(person) => quiet(self.kick(&person, *seat).await),
                Err(why) => Err(why),
            },
            Said::Pause { yes } => quiet(self.ask_for_pause(seat, *yes).await),
            Said::Resume => quiet(self.resume(seat).await),
            Said::Holiday { on } => quiet(self.holiday(seat, *on).await),
        };
        if outcome.is_err() && self.has_moved() {
            return;
        }
        let answered = outcome.is_ok() && matches!(said, Said::Answer { .. });
        let (messages, refusal) = match outcome {
            Ok(messages) => (messages, None),
            Err(refused) => {
                let reader = Reader { me: seat, names: &self.sheet.names() };
                (Telling::new(), Some(refused.show(language, Some(self.sheet.game), &reader)))
            }
        };
        self.listeners.tell(listener, &said.outcome(key.to_string(), refusal));
        self.announce(messages);
        if answered {
            metrics::TOLD.took(heard.elapsed());
        }
    }

    /// Whether this cannot be said any more because the table is frozen. Keys that were taken before are answered as before.
    fn is_frozen_for(&self, seat: Option<Seat>, key: &AnswerKey, said: &Said) -> bool {
        let taken = || seat.is_some_and(|seat| self.keys.contains(seat, key));
        self.sheet.frozen
            && !taken()
            && !matches!(said, Said::Study { .. } | Said::Chat { .. } | Said::Mute { .. } | Said::Silence { .. })
    }

    fn check(&self, seat: Option<Seat>, action: &str) -> Result<(), Refused> {
        let seat = seat.ok_or(Refused::NotSeated)?;
        let table = self.table.as_ref().ok_or(Refused::NotPlaying)?;
        Ok(table.check(seat, action)?)
    }

    /// Takes an answer, unless it was taken before under the same key.
    pub(super) async fn answer(
        &mut self,
        seat: Option<Seat>,
        asked: u32,
        key: &AnswerKey,
        action: &str,
    ) -> Result<Telling, Refused> {
        let seat = seat.ok_or(Refused::NotSeated)?;
        if self.keys.contains(seat, key) {
            return Ok(Telling::new());
        }
        let outcome = self.play(seat, asked, key.clone(), action).await;
        // Another write came first. If it was this very answer, it is stored already; if not, the question may still be open.
        if outcome.is_err() && self.lost_a_race() {
            self.settle().await;
            if self.keys.contains(seat, key) {
                return Ok(Telling::new());
            }
            if self.unsure.is_none() {
                return self.play(seat, asked, key.clone(), action).await;
            }
        }
        outcome
    }

    /// Plays one step and stores it. The caller tells the listeners.
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
        let by_house = is_by_house(&key);
        if let Some(table) = self.table.as_mut().filter(|_| by_house) {
            table.by_house(step.n);
        }
        let mut deeds = vec![Deed::Step { table: self.sheet.id.clone(), fence: self.sheet.fence, step }];
        deeds.extend(self.note_step(seat, by_house));
        deeds.extend(ranking.iter().flat_map(|ranking| self.sheet.end(*ranking)));
        deeds.extend(self.call(Since::Asked).await);
        let played_at = Instant::now();
        self.store(deeds).await.map_err(|_| Refused::NotStored)?;
        self.keys.insert(seat, &key);
        self.sheet.ranking = ranking;
        // The game went on, which ends a wish to take back: everybody is shown that.
        self.changed.people |= self.wish.take().is_some();
        if self.held.is_none() {
            self.have_stored(1, played_at).await;
        }
        self.end_orders().await.map_err(|_| Refused::NotStored)?;
        self.reckon();
        Ok(played.messages)
    }

    /// Counts what was stored, and learns what has come of it.
    pub(super) async fn have_stored(&mut self, steps: usize, played_at: Instant) {
        metrics::STORED.took(played_at.elapsed());
        metrics::MOVES.add(steps as u64);
        if self.sheet.ranking.is_some() {
            self.learn_ratings().await;
        }
    }

    /// Tells each viewer what a step told them, and all listeners if the game is over.
    pub(super) fn announce(&mut self, messages: Telling) {
        let news = !messages.is_empty();
        self.tell(messages);
        self.tell_who_thinks();
        self.show_clocks();
        let over = news && self.table.as_ref().is_some_and(Table::is_over);
        if over {
            tracing::info!(table = %self.sheet.id, "game over");
            self.pause = None;
        }
        if over || std::mem::take(&mut self.changed.people) {
            self.show_table();
        }
        if over {
            // Now players may read the chat of the spectators.
            self.tell_lines(0, true);
        }
        self.show_orders();
        self.listeners.flush();
    }
}

/// The outcome of what tells nothing to the players' views.
fn quiet(outcome: Result<(), Refused>) -> Result<Telling, Refused> {
    outcome.map(|()| Telling::new())
}
