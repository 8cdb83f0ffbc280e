//! Leaving and coming back, resigning, calling a bot for a player who is gone, and the owner's kick; pauses and holidays.

use std::{sync::Arc, time::Duration};

use tabletop::{Seat, Seats, Viewer};
use tabletop_host::{ClockKind, PersonId, Table};

use super::{Attendant, calling::Since};
use crate::{
    api::{Absence, BackWish, Call},
    hall::listeners::message_frame,
    refusal::Refused,
    sheet::Chair,
    store::{Deed, Manner, Unwelcome},
};

/// After so long without a connection, the others may call a bot for a player.
const GONE: Duration = Duration::from_mins(2);

type Done = Result<(), Refused>;

impl Attendant {
    /// A person leaves the table.
    pub(super) async fn stand_up(&mut self, person: &PersonId) -> Done {
        let seat = self.sheet.seat_of(Some(person)).or_else(|| self.sheet.kept_seat(person));
        let seat = seat.ok_or(Refused::NotSeated)?;
        if !self.sheet.dealt {
            return self.clear_chair(seat, Chair::Open, Vec::new()).await;
        }
        self.playing()?;
        match self.sheet.absence(seat) {
            Some(_) => Ok(()),
            None => self.go_away(seat, Absence::Left).await,
        }
    }

    /// A person resigns: a bot plays on for them, and stays.
    pub(super) async fn resign(&mut self, seat: Option<Seat>) -> Done {
        let seat = seat.ok_or(Refused::NotSeated)?;
        self.playing()?;
        self.go_away(seat, Absence::Resigned).await
    }

    /// A person is back. A question on which their time ran out is still answered by the bot; the next one is theirs.
    pub(super) async fn come_back(&mut self, seat: Option<Seat>) -> Done {
        let seat = seat.ok_or(Refused::NotSeated)?;
        self.playing()?;
        match self.sheet.absence(seat) {
            None => return Ok(()),
            Some(Absence::Resigned) => return Err(Refused::Resigned),
            Some(Absence::Left | Absence::Late | Absence::Called) => {}
        }
        let now = self.time.now();
        let owes = self.table.as_ref().is_some_and(|table| table.to_act().contains(seat));
        if owes && self.sheet.clocks.as_ref().is_some_and(|clocks| clocks.is_late(seat, now)) {
            if self.sheet.returning.contains(seat) {
                return Ok(());
            }
            // Stored, because the process may end before the bot has answered.
            self.sheet.returning = self.sheet.returning.with(seat);
            return self.change(vec![Deed::Manner(Manner::Back { table: self.sheet.id.clone(), seat })]).await;
        }
        let deeds = vec![self.absent_deed(seat, None)];
        self.change(deeds).await
    }

    /// People who have deleted their account keep nobody waiting: before the deal their chair becomes free, later a bot plays on.
    pub(super) async fn release_the_gone(&mut self) {
        for seat in self.sheet.persons().iter().filter(|_| self.sheet.ranking.is_none()).collect::<Seats>().iter() {
            let Chair::Person { id, name } = &self.sheet.chairs[seat.index()] else { continue };
            if !name.is_empty() || self.sheet.absence(seat).is_some() {
                continue;
            }
            let id = id.clone();
            let released = if self.sheet.dealt { self.resign(Some(seat)).await } else { self.stand_up(&id).await };
            if released.is_err() {
                return;
            }
        }
    }

    async fn go_away(&mut self, seat: Seat, absence: Absence) -> Done {
        let deeds = vec![self.absent_deed(seat, Some(absence))];
        self.pause = None;
        self.change(deeds).await
    }

    /// A player, or the owner, wants a bot to play for a person who is gone.
    pub(super) async fn call_bot(&mut self, by: &PersonId, seat: Seat) -> Done {
        self.playing()?;
        let (mine, owner) = (self.sheet.seat_of(Some(by)), self.sheet.owner.id == *by);
        if mine.is_none_or(|mine| !self.sheet.attending().contains(mine)) && !owner {
            return Err(Refused::NotSeated);
        }
        if self.sheet.clocks.is_some() {
            return Err(Refused::NoClock);
        }
        if mine == Some(seat) || !self.sheet.attending().contains(seat) {
            return Err(Refused::Nobody);
        }
        let gone = self.gone[seat.index()].and_then(|since| self.time.now().checked_sub(since));
        if self.is_here(seat) || gone.is_none_or(|gone| gone < GONE) {
            return Err(Refused::NotGone);
        }
        let before = self.calls.iter().find(|call| call.seat == seat).map_or(Seats::NONE, |call| call.agreed);
        let agreed = mine.into_iter().fold(before, Seats::with);
        self.calls.retain(|call| call.seat != seat);
        self.calls.push(Call { seat, agreed });
        let all = self.sheet.attending().iter().filter(|it| *it != seat && self.is_here(*it));
        if owner || all.into_iter().all(|it| agreed.contains(it)) {
            self.calls.retain(|call| call.seat != seat);
            return self.go_away(seat, Absence::Called).await;
        }
        self.show_table();
        Ok(())
    }

    /// The owner of the table removes a person from it.
    pub(super) async fn kick(&mut self, by: &PersonId, seat: Seat) -> Done {
        if self.sheet.owner.id != *by {
            return Err(Refused::NotOwner);
        }
        let chair = self.sheet.chairs.get(seat.index()).and_then(Chair::belongs_to);
        let person = chair.filter(|person| *person != by).cloned().ok_or(Refused::Nobody)?;
        if self.sheet.ranking.is_some() {
            return Err(tabletop_host::Refusal::Over.into());
        }
        if self.sheet.stakes.is_strict() && self.sheet.dealt {
            return Err(Refused::Counts);
        }
        let table = self.sheet.id.clone();
        let out = Manner::Unwelcome { table, person: person.clone(), why: Unwelcome::Kicked, on: true };
        let chair = if self.sheet.dealt { Chair::Bot } else { Chair::Open };
        self.clear_chair(seat, chair, vec![Deed::Manner(out)]).await?;
        self.unwelcome.push((person.clone(), Unwelcome::Kicked));
        // They watch from now on, and see no hand any more.
        if let Some(table) = &self.table {
            let whole = message_frame(&Arc::new(table.whole(Viewer::Spectator)));
            self.listeners.tell_each(|it| (it.person() == Some(&person)).then(|| whole.clone()));
        }
        self.note_present();
        Ok(())
    }

    /// Gives the chair of a person who is gone for good to a bot, or opens it.
    async fn clear_chair(&mut self, seat: Seat, chair: Chair, mut deeds: Vec<Deed>) -> Done {
        let (table, dealt) = (self.sheet.id.clone(), self.sheet.dealt);
        self.sheet.chairs[seat.index()] = chair.clone();
        self.sheet.set_absence(seat, None);
        if !dealt {
            self.sheet.added.retain(|(added, _)| *added != seat);
        }
        deeds.push(Deed::Manner(Manner::Chair { table, seat, chair, dealt }));
        (self.pause, self.wish) = (None, None);
        self.change(deeds).await?;
        self.know_persons();
        Ok(())
    }

    /// A player wants to stop all clocks, or says whether they agree.
    pub(super) async fn ask_for_pause(&mut self, seat: Option<Seat>, yes: bool) -> Done {
        let seat = seat.filter(|seat| self.sheet.attending().contains(*seat)).ok_or(Refused::NotSeated)?;
        self.playing()?;
        let clocks = self.sheet.clocks.as_ref().ok_or(Refused::NoClock)?;
        if clocks.is_paused() {
            return Ok(());
        }
        if !yes {
            self.pause = None;
            self.show_table();
            return Ok(());
        }
        let wish = self.pause.get_or_insert(BackWish { by: seat, agreed: Seats::NONE });
        wish.agreed = wish.agreed.with(seat);
        let agreed = wish.agreed;
        if !self.sheet.attending().iter().all(|person| agreed.contains(person)) {
            self.show_table();
            return Ok(());
        }
        let now = self.time.now();
        self.pause = None;
        self.sheet.clocks.iter_mut().for_each(|clocks| clocks.pause(now));
        self.change(Vec::new()).await
    }

    /// All clocks go on.
    pub(super) async fn resume(&mut self, seat: Option<Seat>) -> Done {
        seat.filter(|seat| self.sheet.attending().contains(*seat)).ok_or(Refused::NotSeated)?;
        let now = self.time.now();
        self.sheet.clocks.as_mut().ok_or(Refused::NoClock)?.go_on(now);
        self.change(Vec::new()).await
    }

    /// Stops one person's clock for a holiday, or lets it go on.
    pub(super) async fn holiday(&mut self, seat: Option<Seat>, on: bool) -> Done {
        let seat = seat.ok_or(Refused::NotSeated)?;
        self.playing()?;
        let now = self.time.now();
        let clocks = self.sheet.clocks.as_mut().filter(|clocks| clocks.clock().kind == ClockKind::Days);
        let clocks = clocks.ok_or(Refused::NoClock)?;
        if on {
            clocks.take_holiday(seat, now);
        } else {
            clocks.end_holiday(seat, now);
        }
        self.change(Vec::new()).await
    }

    /// Stores what has changed, and shows it to everybody.
    pub(super) async fn change(&mut self, mut deeds: Vec<Deed>) -> Done {
        deeds.extend(self.clocks_deed());
        deeds.extend(self.call(Since::Asked).await);
        self.store(deeds).await.map_err(|_| Refused::NotStored)?;
        self.changed.clocks = true;
        self.reckon();
        self.show_table();
        self.show_clocks();
        self.tell_who_thinks();
        Ok(())
    }

    /// The table, if a game is under way.
    fn playing(&self) -> Result<&Table, Refused> {
        let table = self.table.as_ref().ok_or(Refused::NotPlaying)?;
        if table.is_over() { Err(tabletop_host::Refusal::Over.into()) } else { Ok(table) }
    }

    /// Is the person on this seat here now?
    fn is_here(&self, seat: Seat) -> bool {
        self.sheet.chairs[seat.index()].person().is_some_and(|person| self.listeners.has(person))
    }

    /// Notes which players have come or gone.
    pub(super) fn note_gone(&mut self) {
        let now = self.time.now();
        for seat in self.sheet.persons().iter() {
            let here = self.is_here(seat);
            let gone = &mut self.gone[seat.index()];
            *gone = if here { None } else { Some(gone.unwrap_or(now)) };
        }
        let (sheet, listeners) = (&self.sheet, &self.listeners);
        let is_gone = |seat: Seat| !sheet.chairs[seat.index()].person().is_some_and(|it| listeners.has(it));
        self.calls.retain(|call| is_gone(call.seat) && sheet.attending().contains(call.seat));
    }

    /// Whether this person is barred from doing this here.
    pub(super) fn is_unwelcome(&self, person: &PersonId, why: Unwelcome) -> bool {
        self.unwelcome.iter().any(|(other, of)| other == person && *of == why)
    }
}
