use std::time::Duration;

use tabletop::Seat;
use tabletop_host::{Mind, Table, bot_key};
use tokio::sync::oneshot::{self, error::TryRecvError};

use super::thinkers::Thinkers;
use crate::sheet::Sheet;

/// An answer that a bot owes, and is thinking about.
pub(super) struct Owed {
    pub(super) seat: Seat,
    pub(super) asked: u32,
    thought: oneshot::Receiver<String>,
    /// The answer, once it is there.
    pub(super) action: Option<String>,
}

impl Owed {
    /// Is the answer there? `None` if it will never be.
    pub(super) fn is_ready(&mut self) -> Option<bool> {
        if self.action.is_none() {
            match self.thought.try_recv() {
                Ok(action) => self.action = Some(action),
                Err(TryRecvError::Empty) => return Some(false),
                Err(TryRecvError::Closed) => return None,
            }
        }
        Some(true)
    }
}

/// Does any bot owe an answer?
pub(super) fn bots_owe(sheet: &Sheet, table: &Table) -> bool {
    let bots = sheet.bots();
    table.to_act().iter().any(|seat| bots.contains(seat))
}

/// What bots owe now, and how long they may take for it: it follows from the table alone, so a crash loses none of it. A
/// bot's luck is its own, and it is the same however often it is asked. How long it takes follows from what everybody
/// knows.
pub(super) fn owed(sheet: &Sheet, table: &Table, thinkers: &Thinkers) -> (Vec<Owed>, Duration) {
    let bots = sheet.bots();
    let mut longest = Duration::ZERO;
    let mut all = Vec::new();
    for seat in table.to_act().iter().filter(|seat| bots.contains(*seat)) {
        let Some(question) = table.question(seat) else { continue };
        let key = bot_key(&sheet.bot_seed, &sheet.id, seat, question.asked.into());
        let Some(question) = table.ponder(seat, Mind::from(sheet.level), &key) else { continue };
        longest = longest.max(question.takes);
        let asked = question.asked;
        all.push(Owed { seat, asked, thought: thinkers.ponder(question), action: None });
    }
    (all, longest)
}
