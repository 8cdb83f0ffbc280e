//! Who sits where until the game begins, and under which names.

use tabletop::Seat;
use tabletop_host::{Contribution, Deal, Key, PersonId, Table, TableId};

use super::{Attendant, calling::Since};
use crate::{
    api,
    failure::Failure,
    people::Trouble,
    record::deal,
    sheet::{Chair, Sheet},
    stakes::Stakes,
    store::{Deed, Person, StoredStep, Unwelcome},
};

impl Attendant {
    pub(super) fn rename(&mut self, was: &PersonId, person: &Person) {
        // Nobody has two chairs.
        let has_one = *was != person.id && self.sheet.chairs.iter().any(|it| it.belongs_to() == Some(&person.id));
        let chair = self.sheet.chairs.iter_mut().find(|chair| chair.belongs_to() == Some(was));
        if let Some(Chair::Person { id, name } | Chair::Kept { id, name }) = chair.filter(|_| !has_one) {
            id.clone_from(&person.id);
            name.clone_from(&person.name);
        }
        if self.sheet.owner.id == *was {
            self.sheet.owner = person.clone();
        }
        self.show_table();
    }

    /// Gives this person a chair. A person who sits already keeps theirs.
    pub(super) async fn sit(
        &mut self,
        person: Person,
        seat: Option<Seat>,
        added: Option<Contribution>,
    ) -> Result<api::Table, Failure> {
        let id = person.id.clone();
        if self.sheet.seat_of(Some(&id)).is_none() {
            if self.is_unwelcome(&id, Unwelcome::Kicked) {
                return Err(Failure::Kicked);
            }
            if self.sheet.stakes.is_strict() && self.store.account(&id).await?.is_none() {
                return Err(Trouble::NeedsAccount.into());
            }
            let seat = free_seat(&self.sheet, &id, seat)?;
            if self.sheet.has_one_like(&person) {
                return Err(Failure::NameTaken);
            }
            self.seat(vec![(seat, Chair::Person { id: person.id, name: person.name }, added)]).await?;
        }
        Ok(self.shown(Some(&id)))
    }

    /// Gives all free chairs to bots, if the owner of the table asks for it.
    pub(super) async fn fill(&mut self, person: &PersonId) -> Result<api::Table, Failure> {
        if self.sheet.owner.id != *person {
            return Err(Failure::NotOwner);
        }
        self.seat(self.sheet.free_seats().iter().map(|seat| (seat, Chair::Bot, None)).collect()).await?;
        Ok(self.shown(Some(person)))
    }

    /// The table where the people of this one play once more: the first request opens it, and all get the same one. Their
    /// chairs are kept, level and options stay.
    pub(super) async fn again(&mut self, person: Person, fresh: (TableId, Key, Key)) -> Result<TableId, Failure> {
        if self.sheet.ranking.is_none() {
            return Err(Failure::NotOver);
        }
        if self.sheet.seat_of(Some(&person.id)).is_none() {
            return Err(Failure::NotSeated);
        }
        if let Some(next) = &self.sheet.again {
            return Ok(next.clone());
        }
        let sheet = self.sheet.once_more(fresh, person);
        let rules = tabletop_host::entry(sheet.game).expect("a game of this name was just played").rules;
        let next = sheet.id.clone();
        let open = Deed::Open { sheet: Box::new(sheet), rules };
        self.store(vec![open, Deed::Again { table: self.sheet.id.clone(), next: next.clone() }]).await?;
        tracing::info!(table = %next, "table opened to play once more");
        self.sheet.again = Some(next.clone());
        self.show_table();
        Ok(next)
    }

    /// Deals if no chair is free, as at a table that was opened without an open chair. If it cannot be dealt at all, the
    /// attendant leaves.
    pub(super) async fn begin(&mut self) {
        let outcome = self.seat(Vec::new()).await;
        self.leaving |= outcome.is_err() && self.unsure.is_none();
    }

    /// Reads the ratings of the people at a rated table. If they cannot be read now, they are shown the next time.
    pub(super) async fn learn_ratings(&mut self) {
        if self.sheet.stakes == Stakes::Rated
            && let Ok(ratings) = self.store.ratings_at(&self.sheet).await
        {
            self.sheet.ratings = ratings;
        }
    }

    /// Fills these chairs, and deals if none is free then. All of it is stored before anybody sees it.
    async fn seat(&mut self, chairs: Vec<(Seat, Chair, Option<Contribution>)>) -> Result<(), Failure> {
        if self.sheet.dealt || (chairs.is_empty() && !self.sheet.free_seats().is_empty()) {
            return Ok(());
        }
        let mut sheet = self.sheet.clone();
        let mut deeds = Vec::new();
        for (seat, chair, added) in chairs {
            sheet.chairs[seat.index()] = chair.clone();
            sheet.added.extend(added.map(|bytes| (seat, bytes)));
            deeds.push(Deed::Sit { table: sheet.id.clone(), seat: seat.into(), chair, added });
        }
        sheet.added.sort_unstable();
        let table = if sheet.free_seats().is_empty() { Some(deal(&sheet)?) } else { None };
        if let Some(table) = &table {
            sheet.dealt = true;
            deeds.push(Deed::Step { table: sheet.id.clone(), fence: sheet.fence, step: dealt(table) });
        }
        (self.sheet, self.table) = (sheet, table);
        deeds.extend(self.set_clocks());
        deeds.extend(self.call(Since::Asked).await);
        self.store(deeds).await?;
        self.learn_ratings().await;
        self.know_persons();
        self.show_table();
        if let Some(table) = &self.table {
            self.tell(table.latest());
        }
        self.note_present();
        self.note_gone();
        self.show_orders();
        self.reckon();
        self.show_clocks();
        self.tell_who_thinks();
        Ok(())
    }
}

/// The chair that is kept for this person, else the one that is wanted, else the first open one.
fn free_seat(sheet: &Sheet, person: &PersonId, wanted: Option<Seat>) -> Result<Seat, Failure> {
    if let Some(kept) = sheet.kept_seat(person) {
        return Ok(kept);
    }
    let open = sheet.open_seats();
    let seat = wanted.or_else(|| open.first_seat()).filter(|seat| open.contains(*seat));
    seat.ok_or_else(|| match wanted {
        Some(_) if !open.is_empty() => Failure::SeatTaken,
        Some(_) | None => Failure::TableFull,
    })
}

fn dealt(table: &Table) -> StoredStep {
    let Deal { draws, digest } = table.deal();
    StoredStep { n: 0, answered: None, action: "deal".into(), draws, digest }
}
