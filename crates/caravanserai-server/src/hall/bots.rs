use tabletop::Seat;
use tabletop_host::{Table, bot_key, random_answer};

use crate::sheet::Sheet;

/// An answer that a bot owes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Owed {
    pub(super) seat: Seat,
    pub(super) asked: u32,
    pub(super) action: String,
}

/// Does any bot owe an answer?
pub(super) fn bots_owe(sheet: &Sheet, table: &Table) -> bool {
    let bots = sheet.bots();
    table.to_act().iter().any(|seat| bots.contains(seat))
}

/// What bots owe now: it follows from the table alone, so a crash loses none of it. A bot's luck is its own, and it is
/// the same however often it is asked.
pub(super) fn owed(sheet: &Sheet, table: &Table) -> Vec<Owed> {
    let bots = sheet.bots();
    table.to_act().iter().filter(|seat| bots.contains(*seat)).filter_map(|seat| answer(sheet, table, seat)).collect()
}

fn answer(sheet: &Sheet, table: &Table, seat: Seat) -> Option<Owed> {
    let question = table.question(seat)?;
    let key = bot_key(&sheet.bot_seed, &sheet.id, seat, question.asked.into());
    let choice = random_answer(&question, key)?;
    Some(Owed { seat, asked: question.asked, action: choice.text.clone() })
}
