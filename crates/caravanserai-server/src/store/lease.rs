//! Several processes share one store. Each has a lease, a row that it renews all the time; a table is attended by the process
//! that is named in its row, as long as the lease of that process lasts. A process that takes a table over raises its fence,
//! and from then on writes of the previous one are refused. Times are by the database's clock.

use std::{fmt, time::Duration};

use serde::{Deserialize, Serialize};
use tabletop_host::{Clocks, TableId};

use super::{
    Store, StoreError,
    link::{Link, Value},
    stored::Stored,
};
use crate::secret::fresh_id;

/// One process of a house. Its name is new with every start.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Node(String);

/// Who attends a table.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Whose {
    /// A process whose lease lasts.
    Of(Node),
    /// One whose lease has ended.
    Late(Node),
    Nobody,
}

/// A write about leases and tables.
#[derive(Clone, Debug)]
pub(crate) enum Tenure {
    /// The process begins, or begins again: it may have tables for so long.
    Begin { node: Node, lasts: Duration },
    /// The process lives, and keeps all its tables for so long. It is a conflict if its lease had ended.
    Renew { node: Node, lasts: Duration },
    /// The process stops: any other may have its tables.
    Leave { node: Node },
    /// The process takes a table that no other attends.
    Claim { node: Node, table: TableId },
    /// The process gives up a table that it holds under this fence, if that is known.
    PutAway { node: Node, table: TableId, fence: Option<i64> },
    /// Checks that the table still has this fence, before writes other than steps.
    Held { table: TableId, fence: i64 },
}

/// The database's clock, in milliseconds.
macro_rules! clock {
    () => {
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    };
}

const BEGIN: &str = concat!(
    "INSERT INTO nodes (id, until, heard) VALUES ($1, ",
    clock!(),
    " + $2, ",
    clock!(),
    ") ON CONFLICT (id) DO UPDATE SET until = excluded.until, heard = excluded.heard"
);
/// The row is locked before it is looked at: a lease that another transaction holds is waited for, also if it has ended.
const RENEW: &str = concat!(
    "WITH mine AS (SELECT until FROM nodes WHERE id = $1 FOR UPDATE) UPDATE nodes SET until = ",
    clock!(),
    " + $2, heard = ",
    clock!(),
    " FROM mine WHERE nodes.id = $1 AND mine.until > ",
    clock!()
);
const LEAVE: &str = concat!("DELETE FROM nodes WHERE id = $1 OR until < ", clock!(), " - 86400000");
const CLAIM: &str = concat!(
    "UPDATE tables SET node = $2, fence = fence + 1 WHERE id = $1 AND (node IS NULL OR node = $2 OR NOT EXISTS \
     (SELECT 1 FROM nodes WHERE nodes.id = tables.node AND nodes.until > ",
    clock!(),
    "))"
);
const PUT_AWAY: &str = "UPDATE tables SET node = NULL WHERE id = $1 AND node = $2 AND fence = COALESCE($3, fence)";
const HELD: &str = "SELECT id FROM tables WHERE id = $1 AND fence = $2 FOR SHARE";
const WHOSE: &str = concat!(
    "SELECT node, EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.node AND nodes.until > ",
    clock!(),
    ") AS lives FROM tables WHERE id = $1"
);
/// How long ago the process of a table was last heard of, if its lease has ended; and the table's clocks.
const SILENT: &str = concat!(
    "SELECT ",
    clock!(),
    " - nodes.heard AS silent, tables.clocks FROM tables JOIN nodes ON nodes.id = tables.node WHERE tables.id = $1 AND nodes.until <= ",
    clock!()
);
const LIVING: &str = concat!("SELECT id FROM nodes WHERE until > ", clock!());
/// Every process has another order, so that they take about as many each.
const ORPHANS: &str = concat!(
    "SELECT id FROM tables WHERE node IS NOT NULL AND ended IS NULL AND NOT EXISTS \
     (SELECT 1 FROM nodes WHERE nodes.id = tables.node AND nodes.until > ",
    clock!(),
    ") ORDER BY md5(id || $1) LIMIT 100"
);

impl Node {
    pub(crate) fn fresh() -> Node {
        Node(fresh_id())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<String> for Node {
    fn from(id: String) -> Node {
        Node(id)
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Tenure {
    /// Writes it. A table that another process has is a conflict.
    pub(super) async fn write(&self, to: &mut Link) -> Result<(), StoreError> {
        let text = |it: &str| Value::from(it);
        let long = |it: &Duration| Value::from(i64::try_from(it.as_millis()).expect("a lease is short"));
        let touched = match self {
            Tenure::Begin { node, lasts } => to.execute(BEGIN, vec![text(node.as_str()), long(lasts)]).await?,
            Tenure::Renew { node, lasts } => to.execute(RENEW, vec![text(node.as_str()), long(lasts)]).await?,
            Tenure::Leave { node } => to.execute(LEAVE, vec![text(node.as_str())]).await?,
            Tenure::Claim { node, table } => to.execute(CLAIM, vec![text(table.as_str()), text(node.as_str())]).await?,
            Tenure::PutAway { node, table, fence } => {
                to.execute(PUT_AWAY, vec![text(table.as_str()), text(node.as_str()), (*fence).into()]).await?
            }
            Tenure::Held { table, fence } => {
                to.rows(HELD, vec![text(table.as_str()), (*fence).into()]).await?.len() as u64
            }
        };
        if touched == 0 { Err(StoreError::Conflict) } else { Ok(()) }
    }
}

impl Store {
    /// Who attends this table; `None` if there is no such table.
    pub(crate) async fn whose(&self, table: &TableId) -> Result<Option<Whose>, StoreError> {
        let rows = self.readers.rows(WHOSE, vec![table.as_str().into()]).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let row = Stored { row, whose: format!("table {table}") };
        let lives: bool = row.get("lives")?;
        Ok(Some(match row.maybe::<String>("node")?.map(Node) {
            None => Whose::Nobody,
            Some(node) if lives => Whose::Of(node),
            Some(node) => Whose::Late(node),
        }))
    }

    /// The clocks of a table whose process has ended without leaving, read and as text, and how long ago it was last heard of.
    pub(crate) async fn unattended(&self, table: &TableId) -> Result<Option<(Clocks, String, Duration)>, StoreError> {
        let rows = self.readers.rows(SILENT, vec![table.as_str().into()]).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let row = Stored { row, whose: format!("table {table}") };
        let (clocks, written) = (row.clocks()?, row.maybe("clocks")?);
        let silent = row.moment("silent")?;
        Ok(clocks.zip(written).map(|(clocks, written)| (clocks, written, silent)))
    }

    /// All processes whose lease lasts.
    pub(crate) async fn living(&self) -> Result<Vec<Node>, StoreError> {
        let rows = self.readers.rows(LIVING, Vec::new()).await?;
        rows.iter().map(|row| Stored { row, whose: "a node".to_owned() }.get("id").map(Node)).collect()
    }

    /// Some of the games under way whose process is gone.
    pub(crate) async fn orphans(&self, node: &Node) -> Result<Vec<TableId>, StoreError> {
        let rows = self.readers.rows(ORPHANS, vec![node.as_str().into()]).await?;
        rows.iter().map(|row| Stored { row, whose: "a table".to_owned() }.read("id")).collect()
    }
}
