use tabletop::{Ranking, Seat};
use tabletop_host::{AnswerKey, Contribution, Orders, PersonId, TableId, hex};

use super::{
    StoreError, Tenure,
    link::{Link, Value},
    now, postgres, sql,
};
use crate::sheet::{Chair, Sheet};

/// Something to be written.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// A guest comes in, with the hash of their token.
    Guest { id: PersonId, name: String, token: [u8; 32] },
    /// A person takes another name.
    Rename { id: PersonId, name: String },
    /// A table is opened.
    Open { sheet: Box<Sheet>, rules: u32 },
    /// An open chair is taken.
    Sit { table: TableId, seat: u8, chair: Chair, added: Option<Contribution> },
    /// A step is played, by the owner who knows the table's fence.
    Step { table: TableId, fence: i64, step: StoredStep },
    /// The people of a table play once more at another one, which is opened with it.
    Again { table: TableId, next: TableId },
    /// A person's standing orders, all of them.
    Orders { table: TableId, seat: Seat, given: Orders },
    /// A game has ended.
    End { table: TableId, ranking: Ranking },
    /// Something about who attends what, where several processes share the store.
    Tenure(Tenure),
}

/// A step as it is stored; step 0 is the deal, which nobody answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StoredStep {
    pub(crate) n: usize,
    pub(crate) answered: Option<(Seat, AnswerKey)>,
    pub(crate) action: String,
    pub(crate) draws: Vec<u32>,
    pub(crate) digest: String,
}

/// A step with its table and the fence its owner knows.
pub(super) type Fenced<'a> = (&'a TableId, i64, &'a StoredStep);

impl StoredStep {
    pub(super) fn number(&self) -> i64 {
        i64::try_from(self.n).expect("a game has fewer steps")
    }

    pub(super) fn seat_and_key(&self) -> (Option<i64>, Option<String>) {
        self.answered.as_ref().map(|(seat, key)| (i64::from(u8::from(*seat)), key.to_string())).unzip()
    }

    pub(super) fn draws(&self) -> String {
        self.draws.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
    }
}

impl Deed {
    /// The step it is, if it is one.
    pub(super) fn step(&self) -> Option<Fenced<'_>> {
        match self {
            Deed::Step { table, fence, step } => Some((table, *fence, step)),
            Deed::Guest { .. }
            | Deed::Rename { .. }
            | Deed::Open { .. }
            | Deed::Sit { .. }
            | Deed::Again { .. }
            | Deed::Orders { .. }
            | Deed::End { .. }
            | Deed::Tenure(_) => None,
        }
    }

    /// Writes it.
    pub(super) async fn write(&self, to: &mut Link) -> Result<(), StoreError> {
        match self {
            Deed::Guest { id, name, token } => {
                once(to, sql::ADD_PERSON, vec![id.as_str().into(), name.as_str().into(), now().into()]).await?;
                once(to, sql::ADD_TOKEN, vec![token.as_slice().into(), id.as_str().into(), now().into()]).await
            }
            Deed::Rename { id, name } => once(to, sql::RENAME, vec![id.as_str().into(), name.as_str().into()]).await,
            Deed::Open { sheet, rules } => open(to, sheet, *rules).await,
            Deed::Sit { table, seat, chair, added } => {
                let id = table.as_str().into();
                once(to, sql::TAKE_CHAIR, chair_row(id, i64::from(*seat), chair, added.as_ref())).await
            }
            Deed::Step { table, fence, step } => add_steps(to, &[(table, *fence, step)]).await,
            Deed::Again { table, next } => {
                once(to, sql::AGAIN, vec![table.as_str().into(), next.as_str().into()]).await
            }
            Deed::Orders { table, seat, given } => {
                let seat = i64::from(u8::from(*seat));
                once(to, sql::SET_ORDERS, vec![table.as_str().into(), seat.into(), given.to_string().into()]).await
            }
            Deed::End { table, ranking } => {
                let places = serde_json::json!(ranking).to_string();
                once(to, sql::END, vec![table.as_str().into(), now().into(), places.into()]).await
            }
            Deed::Tenure(tenure) => tenure.write(to).await,
        }
    }
}

async fn open(to: &mut Link, sheet: &Sheet, rules: u32) -> Result<(), StoreError> {
    let id: Value = sheet.id.as_str().into();
    let table = vec![
        id.clone(),
        sheet.game.into(),
        i64::from(rules).into(),
        sheet.setup.as_str().into(),
        sheet.owner.id.as_str().into(),
        sheet.seed.as_slice().into(),
        sheet.bot_seed.as_slice().into(),
        now().into(),
        sheet.level.name().into(),
    ];
    once(to, sql::ADD_TABLE, table).await?;
    for (seat, chair) in (0_i64..).zip(&sheet.chairs) {
        once(to, sql::ADD_CHAIR, chair_row(id.clone(), seat, chair, None)).await?;
    }
    Ok(())
}

fn chair_row(table: Value, seat: i64, chair: &Chair, added: Option<&Contribution>) -> Vec<Value> {
    let person = chair.belongs_to().map(PersonId::to_string);
    vec![table, seat.into(), chair.kind().into(), person.into(), added.map(|bytes| hex(bytes)).into()]
}

/// Adds steps of any tables: all of them, or there is a conflict. `PostgreSQL` is told of all at once.
pub(super) async fn add_steps(to: &mut Link, steps: &[Fenced<'_>]) -> Result<(), StoreError> {
    if let Link::Postgres(to) = to {
        return postgres::add_steps(to, steps).await;
    }
    for (table, fence, step) in steps {
        let (seat, key) = step.seat_and_key();
        let values = vec![
            table.as_str().into(),
            step.number().into(),
            seat.into(),
            key.into(),
            step.action.as_str().into(),
            step.draws().into(),
            step.digest.as_str().into(),
            now().into(),
            (*fence).into(),
        ];
        once(to, sql::ADD_STEP, values).await?;
    }
    Ok(())
}

/// A statement that touches a row when it has done something: if it does not, another write came first.
async fn once(to: &mut Link, sql: &'static str, values: Vec<Value>) -> Result<(), StoreError> {
    if to.execute(sql, values).await? == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}
