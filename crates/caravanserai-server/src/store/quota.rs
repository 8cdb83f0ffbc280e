//! How many tables are under way.

use tabletop_host::{PersonId, TableId};

use super::{Store, StoreError, stored::Stored};

const UNDER_WAY: &str = "SELECT COUNT(*) AS tables, COUNT(CASE WHEN EXISTS (SELECT 1 FROM chairs \
     WHERE table_id = tables.id AND kind = 'bot') THEN 1 END) AS bots FROM tables \
     WHERE owner = $1 AND ended IS NULL AND removed IS NULL";
const IS_UNDER_WAY: &str = "SELECT 1 AS one FROM tables WHERE id = $1 AND ended IS NULL AND removed IS NULL";

impl Store {
    /// How many tables that are not over this person has opened, and at how many of them bots sit.
    pub(crate) async fn under_way(&self, owner: &PersonId) -> Result<(i64, i64), StoreError> {
        let rows = self.readers.rows(UNDER_WAY, vec![owner.as_str().into()]).await?;
        let Some(row) = rows.first() else { return Ok((0, 0)) };
        let row = Stored { row, whose: format!("the tables of {owner}") };
        Ok((row.get("tables")?, row.get("bots")?))
    }

    /// Is there such a table, and is its game not over?
    pub(crate) async fn is_under_way(&self, table: &TableId) -> Result<bool, StoreError> {
        Ok(!self.readers.rows(IS_UNDER_WAY, vec![table.as_str().into()]).await?.is_empty())
    }
}
