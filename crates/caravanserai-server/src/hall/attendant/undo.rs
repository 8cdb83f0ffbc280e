//! Taking back: at once if nobody has learned anything from the answer, else if all persons at the table agree.

use tabletop::{Seat, Seats};
use tabletop_host::{AnswerKey, Played, Telling};

use super::Attendant;
use crate::{api::BackWish, refusal::Refused};

/// A player's wish to take back.
pub(super) struct Wish {
    by: Seat,
    key: AnswerKey,
    agreed: Seats,
}

impl Wish {
    pub(super) fn show(&self) -> BackWish {
        BackWish { by: self.by, agreed: self.agreed }
    }
}

impl Attendant {
    /// Takes back, or asks the other persons whether they agree.
    pub(super) async fn take_back(
        &mut self,
        seat: Option<Seat>,
        key: &AnswerKey,
        all: bool,
    ) -> Result<Telling, Refused> {
        let seat = seat.ok_or(Refused::NotSeated)?;
        if self.keys.contains(seat, key) {
            return Ok(Telling::new());
        }
        let table = self.table.as_mut().ok_or(Refused::NotPlaying)?;
        if table.can_undo(seat) {
            let played = if all { table.take_back_all(seat)? } else { vec![table.take_back(seat, false)?] };
            return self.keep_backs(played, key).await;
        }
        if self.sheet.stakes.is_strict() {
            return Err(Refused::Counts);
        }
        table.may_take_back(seat, true)?;
        self.wish = Some(Wish { by: seat, key: key.clone(), agreed: Seats::only(seat) });
        self.weigh().await
    }

    /// Takes back what a seat has begun to answer, for the house, however often its player has done so.
    pub(super) async fn leave_begun(&mut self, seat: Seat, key: &AnswerKey) -> Result<Telling, Refused> {
        let played = self.table.as_mut().ok_or(Refused::NotPlaying)?.take_back_all(seat)?;
        self.keep_backs(played, key).await
    }

    /// Stores each step of a take-back.
    async fn keep_backs(&mut self, played: Vec<Played>, key: &AnswerKey) -> Result<Telling, Refused> {
        let mut told = Telling::new();
        for (played, n) in played.into_iter().zip(0..) {
            let further = || format!("back-{}-{n}", played.step.n).try_into().expect("it is made like a key");
            let key = if n == 0 { key.clone() } else { further() };
            told.extend(self.keep(played, key).await?);
        }
        Ok(told)
    }

    /// A player answers the wish of another. One no ends it.
    pub(super) async fn agree(&mut self, seat: Option<Seat>, yes: bool) -> Result<Telling, Refused> {
        let seat = seat.filter(|seat| self.sheet.attending().contains(*seat)).ok_or(Refused::NotSeated)?;
        let wish = self.wish.as_mut().ok_or(tabletop_host::Refusal::NothingToTakeBack)?;
        if yes {
            wish.agreed = wish.agreed.with(seat);
        } else {
            self.wish = None;
        }
        self.weigh().await
    }

    /// Takes back if all persons agree; everybody sees who has agreed so far.
    async fn weigh(&mut self) -> Result<Telling, Refused> {
        let persons = self.sheet.attending();
        let agreed = self.wish.take_if(|wish| persons.iter().all(|seat| wish.agreed.contains(seat)));
        let told = match (agreed, self.table.as_mut()) {
            (Some(Wish { by, key, .. }), Some(table)) => {
                let played = table.take_back(by, true)?;
                self.keep(played, key).await?
            }
            (Some(_) | None, _) => Telling::new(),
        };
        self.show_table();
        Ok(told)
    }
}
