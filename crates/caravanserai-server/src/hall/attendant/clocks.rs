//! The clocks of a table: stored with every step, and shown to everybody alike.

use tabletop::{Seat, Seats};
use tabletop_host::{Clocks, Face, Moment, Sitter, Telling, owed};

use super::Attendant;
use crate::{
    api::{self, Absence, FromServer},
    hall::listeners::frame,
    record::BY_SILENCE,
    refusal::Refused,
    store::{Deed, Manner},
    time::millis,
};

impl Attendant {
    /// Who plays for each seat.
    pub(super) fn sitters(&self) -> Vec<Sitter> {
        self.sheet.sitters(&self.stood_in)
    }

    /// Notes the time of a step and whether an absent person is back because of it; returns what has to be stored with it.
    pub(super) fn note_step(&mut self, seat: Seat, by_house: bool) -> Vec<Deed> {
        let (now, sitters) = (self.time.now(), self.sitters());
        let mut deeds = Vec::new();
        let returns = !by_house || self.sheet.returning.contains(seat);
        if returns && self.sheet.absence(seat).is_some_and(|absence| absence != Absence::Resigned) {
            deeds.push(self.absent_deed(seat, None));
            self.changed.people = true;
        }
        let (Some(clocks), Some(table)) = (&mut self.sheet.clocks, &self.table) else { return deeds };
        if !by_house && clocks.is_paused() {
            clocks.go_on(now);
            self.changed.people = true;
        }
        self.changed.clocks |= clocks.note(table, &sitters, now);
        // Always stored: who still owes an answer to a secret question is known here alone, and may have changed.
        deeds.extend(self.clocks_deed());
        deeds
    }

    /// The write that stores the clocks, if there are any.
    pub(super) fn clocks_deed(&mut self) -> Option<Deed> {
        let (table, fence) = (self.sheet.id.clone(), self.sheet.fence);
        let clocks = serde_json::to_string(self.sheet.clocks.as_ref()?).expect("clocks are plain data");
        let wake_at = self.first_deadline();
        Some(Deed::Manner(Manner::Clocks { table, fence, clocks: Some(clocks), wake_at }))
    }

    /// When the first clock runs out, if the table has to be woken for it.
    fn first_deadline(&self) -> Option<Moment> {
        let (Some(table), Some(clocks)) = (&self.table, &self.sheet.clocks) else { return None };
        if self.sheet.attending().is_empty() || self.sheet.frozen {
            return None;
        }
        let told_at = vec![Moment::ZERO; table.steps() + 1];
        let owed = owed(table, &self.sitters(), &told_at, self.pace, Some(clocks));
        owed.deeds.iter().filter(|deed| deed.is_of_time()).map(tabletop_host::Deed::due).min()
    }

    /// Sets the clocks of a game that was just dealt.
    pub(super) fn set_clocks(&mut self) -> Option<Deed> {
        let (clock, table) = (self.sheet.clock?, self.table.as_ref()?);
        self.sheet.clocks = Some(Clocks::start(clock, table, self.time.now()).knowing(&self.closed));
        self.changed.clocks = true;
        self.clocks_deed()
    }

    /// Notes that a bot plays for this seat from now on, or no longer.
    pub(super) fn absent_deed(&mut self, seat: Seat, absence: Option<Absence>) -> Deed {
        self.stood_in[seat.index()] = self.time.now();
        self.sheet.set_absence(seat, absence);
        Deed::Manner(Manner::Absent { table: self.sheet.id.clone(), seat, absence })
    }

    /// Lets bots play for these seats, whose time has run out.
    pub(super) async fn sit_in(&mut self, seats: Seats) -> Result<(), Refused> {
        for seat in seats.iter() {
            self.sheet.clocks.iter_mut().for_each(|clocks| clocks.run_out(seat));
        }
        let deeds = seats.iter().map(|seat| self.absent_deed(seat, Some(Absence::Late))).collect();
        self.change(deeds).await
    }

    /// Passes for a seat that has not answered until its window closed. An answer that was begun is taken back first.
    pub(super) async fn pass_by_silence(&mut self, seat: Seat, asked: u32) -> Result<Telling, Refused> {
        let mut told = Telling::new();
        let mut asked = asked;
        let passes = |it: &Attendant| it.table.as_ref().and_then(|table| table.pass(seat));
        if passes(self).is_none() {
            let key = self.house_key(&format!("{BY_SILENCE}back-"), seat, asked);
            told.extend(self.leave_begun(seat, &key).await?);
            let question = self.table.as_ref().and_then(|table| table.question(seat));
            asked = question.ok_or(Refused::NotPlaying)?.asked;
        }
        let pass = passes(self).ok_or(Refused::NotPlaying)?;
        let key = self.house_key(BY_SILENCE, seat, asked);
        told.extend(self.play(seat, asked, key, &pass).await?);
        Ok(told)
    }

    /// Shows everybody how the clocks stand, if that has changed.
    pub(super) fn show_clocks(&mut self) {
        if !std::mem::take(&mut self.changed.clocks) {
            return;
        }
        if let Some(clocks) = self.clocks_shown() {
            let clocks = frame(&clocks);
            self.listeners.tell_each(|_| Some(clocks.clone()));
        }
    }

    /// The clocks as everybody may see them.
    pub(super) fn clocks_shown(&self) -> Option<FromServer> {
        let clocks = self.sheet.clocks.as_ref()?;
        let seats = clocks.faces(&self.sitters()).into_iter().map(shown).collect();
        let clocks = api::Clocks { now: millis(self.time.now()), paused: clocks.is_paused(), seats };
        Some(FromServer::Clocks { clocks })
    }
}

fn shown(Face { reserve, runs_out, holidays, holiday }: Face) -> api::ClockFace {
    api::ClockFace {
        reserve: millis(reserve),
        reserve_from: runs_out.map(|(from, _)| millis(from)),
        until: runs_out.map(|(_, until)| millis(until)),
        holidays: millis(holidays),
        holiday: holiday.map(millis),
    }
}
