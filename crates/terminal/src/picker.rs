//! Amounts to pay or to take, chosen kind by kind.

use std::fmt;

use serde_json::Value;
use tabletop::Bill;

/// Turns amounts into an answer: for each column, the count chosen of each row.
pub(crate) type Answer = Box<dyn Fn(&[Vec<u8>]) -> Value + Send>;

/// What is wanted in a column: as much as a bill says, or the worth of what is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// Amounts that settle this.
    Bill(Bill),
    /// Things that are together worth at least this much.
    Worth(u8),
}

/// A column of amounts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Column {
    /// What it is for.
    pub(crate) name: String,
    pub(crate) wanted: Wanted,
    /// How many are chosen of each row.
    pub(crate) chosen: Vec<u8>,
}

/// One kind of thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) name: String,
    /// How many there are.
    pub(crate) most: u8,
    /// What one of them is worth.
    pub(crate) worth: u8,
}

/// Amounts being chosen. It is made from the question alone, and whether an answer is legal is for the rules to say.
pub struct Picker {
    pub(crate) rows: Vec<Row>,
    pub(crate) columns: Vec<Column>,
    pub(crate) answer: Answer,
    /// Where the cursor is.
    pub(crate) row: usize,
    pub(crate) column: usize,
}

impl fmt::Debug for Picker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Picker").field("rows", &self.rows).field("columns", &self.columns).finish_non_exhaustive()
    }
}

impl Picker {
    pub(crate) fn new(rows: Vec<Row>, columns: Vec<Column>, answer: Answer) -> Picker {
        Picker { rows, columns, answer, row: 0, column: 0 }
    }

    /// One more or one less of the kind under the cursor, as far as there are any.
    pub(crate) fn change(&mut self, by: i8) {
        let spent: u8 = self.columns.iter().map(|column| column.chosen[self.row]).sum();
        let here = &mut self.columns[self.column].chosen[self.row];
        let left = self.rows[self.row].most.saturating_sub(spent);
        *here = if by > 0 { *here + left.min(1) } else { here.saturating_sub(1) };
    }

    /// The answer that these amounts make.
    pub(crate) fn action(&self) -> Value {
        let amounts: Vec<Vec<u8>> = self.columns.iter().map(|column| column.chosen.clone()).collect();
        (self.answer)(&amounts)
    }

    /// How much is chosen in a column, and how much is wanted.
    pub(crate) fn sum(&self, column: usize) -> (u32, u32) {
        let Column { wanted, chosen, .. } = &self.columns[column];
        let weigh = |row: &Row| if matches!(wanted, Wanted::Bill(_)) { 1 } else { u32::from(row.worth) };
        let sum = chosen.iter().zip(&self.rows).map(|(&n, row)| u32::from(n) * weigh(row)).sum();
        let wanted = match wanted {
            Wanted::Bill(bill) => bill.total,
            Wanted::Worth(worth) => *worth,
        };
        (sum, wanted.into())
    }

    /// Whether the amounts look sufficient; the rules have the last word.
    pub(crate) fn is_settled(&self) -> bool {
        (0..self.columns.len()).all(|at| match &self.columns[at].wanted {
            Wanted::Bill(bill) => bill.settled_by(&self.columns[at].chosen).is_ok(),
            Wanted::Worth(_) => {
                let (sum, wanted) = self.sum(at);
                sum >= wanted
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn row(name: &str, most: u8) -> Row {
        Row { name: name.into(), most, worth: 2 }
    }

    fn column(wanted: Wanted) -> Column {
        Column { name: String::new(), wanted, chosen: vec![0, 0] }
    }

    #[test]
    fn no_more_is_chosen_than_there_is() {
        let bill = Bill::split(3, 2, &[2, 1]);
        let columns = vec![column(Wanted::Bill(bill)), column(Wanted::Worth(0))];
        let mut picker = Picker::new(vec![row("cup", 2), row("gem", 1)], columns, Box::new(|them| json!(them)));
        for _ in 0..4 {
            picker.change(1);
        }
        assert_eq!((picker.sum(0), picker.is_settled()), ((2, 3), false));
        picker.column = 1;
        picker.change(1);
        assert_eq!(picker.columns[1].chosen, [0, 0], "both cups are in the other column");
        (picker.column, picker.row) = (0, 1);
        picker.change(1);
        assert!(picker.is_settled());
        assert_eq!(picker.action(), json!([[2, 1], [0, 0]]));
        picker.change(-1);
        picker.change(-1);
        assert_eq!(picker.columns[0].chosen, [2, 0]);
    }
}
