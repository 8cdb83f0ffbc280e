//! Chairs and people: who may sit with whom, and what becomes of chairs when a guest gets an account or a person is deleted.

use tabletop_host::{PersonId, TableId};

use super::Trouble;
use crate::{failure::Failure, house::House, store::Person};

/// May this person sit at this table? Not if somebody who sits there, or opened it, has blocked them.
pub(crate) async fn welcome(house: &House, table: &TableId, person: &PersonId) -> Result<(), Failure> {
    let sheet = house.store.sheet(table).await?.ok_or(Failure::NoTable)?;
    let others = sheet.chairs.iter().filter_map(|chair| chair.person()).chain([&sheet.owner.id]);
    for other in others.filter(|other| *other != person) {
        if house.store.blocks(other, person).await? {
            return Err(Trouble::NotWelcome.into());
        }
    }
    Ok(())
}

/// Tells every table where the account sits now that the guest's chair belongs to the account.
pub(crate) async fn pass_seats(house: &House, guest: &PersonId, account: &Person) -> Result<(), Failure> {
    for sheet in house.store.sheets_of(&account.id).await? {
        house.hall.rename(&sheet, guest, account).await;
    }
    Ok(())
}

/// Frees the chairs of a person who is deleted. Those of finished games stay, without a name. In running games a bot plays on
/// for them: loaded tables are told, others see the chair without a name when they are loaded.
pub(crate) async fn free_seats(house: &House, person: &PersonId) -> Result<(), Failure> {
    let nobody = Person { id: person.clone(), name: String::new() };
    for sheet in house.store.sheets_of(person).await? {
        house.hall.rename(&sheet, person, &nobody).await;
    }
    Ok(())
}
