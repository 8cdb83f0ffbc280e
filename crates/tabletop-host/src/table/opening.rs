//! How a table is made: dealt anew, from a record, or from what was stored.

use tabletop::{Broken, Chance, Record, Seats, game_of};

use super::{Deal, Halt, Step, Table};
use crate::{Hosted, OpenError, Proof, catalogue::Visit, games::visit, hosted::understood, typed::Typed, undo::Steps};

struct Open<'a> {
    setup: &'a str,
    luck: Chance,
}

impl Visit for Open<'_> {
    type Out = Result<Table, OpenError>;

    fn visit<G: Hosted>(self) -> Self::Out {
        Table::open_typed::<G>(self.setup, self.luck)
    }
}

struct Replay<'a> {
    text: &'a str,
}

impl Visit for Replay<'_> {
    type Out = Result<Table, OpenError>;

    fn visit<G: Hosted>(self) -> Self::Out {
        Ok(Table::replayed::<G>(self.text)?)
    }
}

struct Restore<'a> {
    setup: &'a str,
    deal: &'a Deal,
    steps: &'a [Step],
    persons: Seats,
    by_house: &'a [usize],
}

impl Visit for Restore<'_> {
    type Out = Result<(Table, Option<Halt>), OpenError>;

    fn visit<G: Hosted>(self) -> Self::Out {
        let setup = agreed::<G>(self.setup)?;
        let known = Steps::known(self.persons, self.steps.len(), self.by_house);
        let (table, halt) = Typed::<G>::restored(setup, self.deal, self.steps, &known)?;
        Ok((Table(Box::new(table)), halt))
    }
}

fn agreed<G: Hosted>(setup: &str) -> Result<G::Setup, OpenError> {
    understood(setup).map_err(|why| OpenError::setup::<G>(setup, why))
}

impl Table {
    /// Opens a table for the game of this name and deals. The setup is in the game's own notation or in JSON.
    ///
    /// # Errors
    ///
    /// If there is no such game, or the setup makes no sense.
    pub fn open(game: &str, setup: &str, luck: Chance) -> Result<Table, OpenError> {
        visit(game, Open { setup, luck })?
    }

    /// As [`Table::open`], for a game whose type is known here.
    ///
    /// # Errors
    ///
    /// If the setup makes no sense.
    pub fn open_typed<G: Hosted>(setup: &str, luck: Chance) -> Result<Table, OpenError> {
        Ok(Table(Box::new(Typed::<G>::open(&agreed::<G>(setup)?, luck))))
    }

    /// The table at the end of this record.
    ///
    /// # Errors
    ///
    /// If it is no record, is of a game we do not have, or does not replay.
    pub fn from_record(text: &str) -> Result<Table, OpenError> {
        let record = Proof::part(text).map_or(text, |(_, record)| record);
        visit(game_of(record)?, Replay { text: record })?
    }

    /// As [`Table::from_record`], for a game whose type is known here.
    ///
    /// # Errors
    ///
    /// If it is no record of this game, or does not replay.
    pub fn replayed<G: Hosted>(text: &str) -> Result<Table, Broken> {
        let record: Record<G> = text.parse()?;
        Ok(Table(Box::new(Typed::replayed(&record)?)))
    }

    /// The table after these stored steps, all of them in order. `persons` says who is a person, and `by_house` which of
    /// their steps were answered by a standing order. If a step can no longer be played as it was, this is the table before
    /// that step, with where and why it halts.
    ///
    /// # Errors
    ///
    /// If there is no such game, its setup cannot be read, or its deal does not replay.
    pub fn restored(
        game: &str,
        setup: &str,
        (deal, steps): (&Deal, &[Step]),
        persons: Seats,
        by_house: &[usize],
    ) -> Result<(Table, Option<Halt>), OpenError> {
        visit(game, Restore { setup, deal, steps, persons, by_house })?
    }
}
