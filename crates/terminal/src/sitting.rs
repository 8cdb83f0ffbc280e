//! A table in this terminal: persons at the keyboard, bots on all other seats, and a record on disk after every step.

use anyhow::Context as _;
use tabletop::{Seat, Seats};
use tabletop_host::{BOT_NAMES, Intent, Key, Luck, Mind, Orders, Played, Refusal, Table, TableId, bot_key};
use words::Said;

use crate::{Save, Saved};

/// What a table's luck and its bots' luck come from, independent of each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seeds {
    /// The table's.
    pub table: Key,
    /// The bots'.
    pub bots: Key,
}

/// Persons and bots at a table.
pub struct Sitting {
    /// The table itself, which knows every secret.
    pub table: Table,
    /// Who is a person.
    pub persons: Seats,
    /// How well the others play.
    pub mind: Mind,
    seeds: Seeds,
    luck: Luck,
    /// By seat: how the bots mean to go on.
    intents: [Intent; Seat::MOST as usize],
    save: Option<Save>,
}

/// A step of the house, and the standing order that caused it, if one did.
pub struct ByHouse {
    /// What came of it.
    pub played: Played,
    /// Whose order it was, its key, and what it says.
    pub order: Option<(Seat, String, Said)>,
}

/// Every table in a terminal has this id; only its seeds differ.
fn id() -> anyhow::Result<TableId> {
    Ok("terminal".parse()?)
}

impl Sitting {
    /// The luck of the deal, of a table with these seeds.
    ///
    /// # Errors
    ///
    /// Never, unless this program is at fault.
    pub fn deal(seeds: &Seeds) -> anyhow::Result<tabletop::Chance> {
        Ok(Luck::new(seeds.table, &id()?, &[]).step(0))
    }

    /// Sits down: these seats are persons', the others bots'.
    ///
    /// # Errors
    ///
    /// If the game cannot be written where it is to be saved.
    pub fn new(
        mut table: Table,
        seeds: Seeds,
        persons: Seats,
        mind: Mind,
        save: Option<Save>,
    ) -> anyhow::Result<Sitting> {
        table.set_persons(persons);
        for person in persons.iter() {
            table.give_orders(person, Orders::default());
        }
        let luck = Luck::new(seeds.table, &id()?, &[]);
        let sitting = Sitting { table, persons, mind, seeds, luck, intents: Default::default(), save };
        sitting.keep()?;
        Ok(sitting)
    }

    /// What the players are called.
    pub fn names(&self) -> Vec<String> {
        BOT_NAMES.iter().take(self.table.seats().into()).map(|name| (*name).to_owned()).collect()
    }

    /// The person whose turn at the keyboard it is: the one who is there, if they are asked something.
    pub fn asked(&self, there: Seat) -> Option<Seat> {
        let asked = |seat: &Seat| self.persons.contains(*seat) && self.table.to_act().contains(*seat);
        Some(there).filter(asked).or_else(|| self.persons.iter().find(asked))
    }

    /// Writes the record.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn keep(&self) -> anyhow::Result<()> {
        let Some(save) = &self.save else { return Ok(()) };
        save.write(&self.table.record_text(), &self.saved())
    }

    /// Writes the same in another place.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    #[allow(clippy::needless_pass_by_value, reason = "a place to save is made for this")]
    pub fn copy_to(&self, save: Save) -> anyhow::Result<()> {
        save.write(&self.table.record_text(), &self.saved())
    }

    fn saved(&self) -> Saved {
        Saved { persons: self.persons, mind: self.mind, seeds: self.seeds, over: self.table.is_over() }
    }

    /// Where it is saved.
    pub fn save(&self) -> Option<&Save> {
        self.save.as_ref()
    }

    fn next_luck(&self) -> tabletop::Chance {
        self.luck.step(self.table.steps() as u64 + 1)
    }

    /// Lets the house answer once: a bot, or an order of a person. `None` if only persons are asked.
    ///
    /// # Errors
    ///
    /// If the game cannot be saved.
    pub fn house(&mut self) -> anyhow::Result<Option<ByHouse>> {
        let bots = self.table.to_act().iter().find(|seat| !self.persons.contains(*seat));
        if let Some(seat) = bots {
            let question = self.table.question(seat).context("a seat must act but is asked nothing")?;
            let answer = self.bot_answer(seat, question.asked)?;
            let played = self.answer(seat, question.asked, &answer)??;
            return Ok(Some(ByHouse { played, order: None }));
        }
        let obeying = self.table.to_act().iter().find(|seat| self.table.obeys(*seat));
        let Some(seat) = obeying else { return Ok(None) };
        let question = self.table.question(seat).context("a seat must act but is asked nothing")?;
        let key = question.order.clone().unwrap_or_default();
        let order = self.table.orders(seat).into_iter().find(|order| order.key == key);
        let luck = self.next_luck();
        let played = self.table.obey(seat, question.asked, luck)?;
        self.settle()?;
        Ok(Some(ByHouse { played, order: order.map(|order| (seat, key, order.said)) }))
    }

    fn bot_answer(&mut self, seat: Seat, asked: u32) -> anyhow::Result<String> {
        let intent = &mut self.intents[seat.index()];
        if let Some(planned) = self.table.intends(seat, intent) {
            return Ok(planned);
        }
        let key = bot_key(&self.seeds.bots, &id()?, seat, asked.into());
        let thought = self.table.ponder(seat, self.mind, &key).context("a seat must act but has no choice")?;
        let planned = thought.plan_among(1);
        *intent = planned.then;
        Ok(planned.action)
    }

    /// Gives an answer. The outer failure is ours; the inner one is a refusal.
    ///
    /// # Errors
    ///
    /// If the game cannot be saved.
    pub fn answer(&mut self, seat: Seat, asked: u32, action: &str) -> anyhow::Result<Result<Played, Refusal>> {
        let luck = self.next_luck();
        let played = match self.table.answer(seat, asked, action, luck) {
            Ok(played) => played,
            Err(refusal) => return Ok(Err(refusal)),
        };
        self.settle()?;
        Ok(Ok(played))
    }

    /// Takes back the last answer of this person, or all of their turn. A lone person may take back even what has been seen,
    /// because nobody else could mind.
    ///
    /// # Errors
    ///
    /// If the game cannot be saved.
    pub fn take_back(&mut self, seat: Seat, all: bool) -> anyhow::Result<Result<Vec<Played>, Refusal>> {
        let alone = self.persons.len() == 1;
        let played = if all && self.table.can_undo(seat) {
            self.table.take_back_all(seat)
        } else {
            self.table.take_back(seat, alone).map(|played| vec![played])
        };
        self.settle()?;
        Ok(played)
    }

    fn settle(&mut self) -> anyhow::Result<()> {
        self.table.lapse();
        self.keep()
    }
}
