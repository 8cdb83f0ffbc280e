//! A socket of another process, as the attendant here sees it: a listener like any other.

use std::sync::Arc;

use axum::body::Bytes;
use tabletop_host::{AnswerKey, PersonId, TableId};
use tokio::sync::mpsc;
use words::Language;

use super::{Nodes, WAITING};
use crate::{
    bus::{Line, Parcel},
    failure::Failure,
    hall::{Ended, First, Hall, Order, Outlet, Place, Said},
};

/// Who wants to listen, at which table and since which message.
pub(super) struct Comes {
    pub(super) table: TableId,
    pub(super) person: Option<PersonId>,
    pub(super) language: Language,
    pub(super) since: u32,
}

/// What was said on the socket.
pub(super) struct Told {
    pub(super) key: AnswerKey,
    pub(super) said: Said,
}

/// Listens for a socket elsewhere, until it leaves or the table is attended elsewhere.
pub(super) async fn attend(
    nodes: Arc<Nodes>,
    hall: Arc<Hall>,
    line: Line,
    comes: Comes,
    mut told: mpsc::Receiver<Told>,
) {
    let end = match listen(&nodes, &hall, &line, comes, &mut told).await {
        Ok(true) => Some(Parcel::Moved { line: line.clone() }),
        Ok(false) => None,
        Err(why) => Some(Parcel::Refused { line: line.clone(), why }),
    };
    nodes.theirs.close(&line);
    if let Some(end) = end {
        nodes.bus.send(&line.from, &end).await;
    }
}

/// True if its process has to look again where the table is attended, false if the socket has left.
async fn listen(
    nodes: &Nodes,
    hall: &Arc<Hall>,
    line: &Line,
    Comes { table, person, language, since }: Comes,
    told: &mut mpsc::Receiver<Told>,
) -> Result<bool, Failure> {
    let Place::Here(orders) = hall.whereabouts(&table).await? else { return Ok(true) };
    let (outlet, mut frames) = Outlet::queue(WAITING);
    let Some(joined) = Hall::join_at(&orders, (person.clone(), language), since, outlet).await else {
        return Ok(true);
    };
    let joined = joined?;
    let listener = joined.listener;
    let mut sent = 0;
    for frame in joined.first.map(First::frames).unwrap_or_default() {
        pass_on(nodes, line, &mut sent, frame).await;
    }
    let gone = nodes.gone(&line.from);
    tokio::pin!(gone);
    let outcome = loop {
        tokio::select! {
            frame = frames.next() => match frame {
                Ok(frame) => pass_on(nodes, line, &mut sent, frame).await,
                Err(Ended::Left) => break Ok(true),
                Err(Ended::Dismissed) => break Err(Failure::ManyListeners),
            },
            said = told.recv() => match said {
                Some(Told { key, said }) => {
                    if orders.send(Order::Say { listener, key, said }).await.is_err() {
                        break Ok(true);
                    }
                }
                None => break Ok(false),
            },
            // The process may merely have been suspended: then its socket joins again.
            () = &mut gone => break Ok(true),
        }
    };
    let _ = orders.send(Order::Leave { listener, person }).await;
    outcome
}

/// Sends a frame along the line, given how many parts were sent before.
async fn pass_on(nodes: &Nodes, line: &Line, sent: &mut u64, frame: Bytes) {
    let label = |more| {
        let number = std::mem::replace(sent, *sent + 1);
        Parcel::Frame { line: line.clone(), by: nodes.me.clone(), number, more }
    };
    nodes.bus.send_text(&line.from, &frame, label).await;
}
