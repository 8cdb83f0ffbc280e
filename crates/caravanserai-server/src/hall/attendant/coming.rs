//! Who comes and goes, and for whom messages are made.

use std::collections::HashSet;

use tabletop::Seats;
use tabletop_host::{PersonId, Present, Table};
use words::Language;

use super::Attendant;
use crate::{
    api::FromServer,
    failure::Failure,
    hall::{
        listeners::Listener,
        order::{First, Joined, PASSING},
        outlet::Outlet,
    },
};

impl Attendant {
    /// Tells the table for which viewers to make messages: for persons who listen or have just done so, and for spectators if
    /// there are any.
    pub(super) fn note_present(&mut self) {
        let Attendant { sheet, table: Some(table), listeners, heard_by, .. } = self else { return };
        let mut spectators = false;
        for listener in listeners.iter() {
            match sheet.seat_of(listener.person()) {
                Some(seat) => *heard_by = heard_by.with(seat),
                None => spectators = true,
            }
        }
        table.set_present(Present { seats: *heard_by, spectators });
    }

    /// Nothing has happened for a while.
    pub(super) fn rest(&mut self) {
        self.rests.rested();
        self.heard_by = Seats::NONE;
        self.table.iter_mut().for_each(Table::rest);
        self.note_present();
    }

    pub(super) fn join(
        &mut self,
        person: Option<&PersonId>,
        language: Language,
        since: u32,
        outlet: Outlet,
    ) -> Result<Joined, Failure> {
        let sits = self.sheet.seat_of(person).is_some();
        if !sits && self.sheet.stakes.is_sealed(self.time.now()) {
            return Err(Failure::Sealed);
        }
        self.visited = true;
        if since == PASSING {
            let listener = self.listeners.add_passing(person.cloned(), language, outlet);
            let first = First { table: self.shown(person), missed: None, besides: Vec::new() };
            return Ok(Joined { listener, first: Some(first) });
        }
        let comes = sits && !person.is_some_and(|person| self.listeners.has(person));
        let sheet = &self.sheet;
        let listener = self.listeners.add(person.cloned(), language, outlet, |who| sheet.seat_of(who).is_some())?;
        self.note_gone();
        if self.count_watching() || comes {
            // The newcomer gets the table below.
            self.show_table_but(Some(listener));
        }
        let viewer = self.sheet.viewer(person);
        self.note_present();
        self.go_on_or_pause();
        let missed = self.table.as_ref().map(|table| table.recap(viewer, since));
        let mut besides: Vec<FromServer> = self.orders_of(person).into_iter().collect();
        besides.extend(self.who_thinks(self.time.now()));
        besides.extend(self.clocks_shown());
        besides.extend(self.chat_shown(person));
        Ok(Joined { listener, first: Some(First { table: self.shown(person), missed, besides }) })
    }

    /// The listener may have been dropped already for being too slow; the others learn of it now.
    pub(super) fn leave(&mut self, listener: u64, person: Option<&PersonId>) {
        if self.listeners.remove(listener).is_some_and(|listener| listener.is_passing()) {
            return;
        }
        if self.listeners.is_empty() && self.sheet.ranking.is_some() {
            // The game is over and all clients have gone: the last messages are not needed any more.
            self.rest();
        }
        self.note_present();
        self.go_on_or_pause();
        self.note_gone();
        let sat = self.sheet.seat_of(person).is_some();
        let fewer = self.count_watching();
        if fewer || (sat && !person.is_some_and(|person| self.listeners.has(person))) {
            self.show_table();
        }
    }

    /// Counts the spectators: from twenty on in tens, to spare a crowd updates with each newcomer. True if the number changed.
    pub(super) fn count_watching(&mut self) -> bool {
        let (known, unknown): (Vec<_>, Vec<_>) = self.listeners.iter().map(Listener::person).partition(Option::is_some);
        let known: HashSet<_> = known.into_iter().filter(|it| self.sheet.seat_of(*it).is_none()).collect();
        let watching = (known.len() + unknown.len()) as u32;
        let watching = if watching < 20 { watching } else { watching / 10 * 10 };
        std::mem::replace(&mut self.watching, watching) != watching
    }
}
