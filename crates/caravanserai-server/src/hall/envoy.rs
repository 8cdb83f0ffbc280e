//! Carries all messages between one socket and the attendant of its table, in whichever process that is. When the table moves
//! to another process, the envoy connects there, asks for the messages since then and repeats what was not answered: the client
//! notices nothing.

use std::sync::Arc;

use axum::body::Bytes;
use futures_util::future::OptionFuture;
use serde::Deserialize;
use tabletop_host::{AnswerKey, PersonId, TableId};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep},
};
use words::Language;

use super::{
    First, Hall, Joined, Order, Outlet, Place, Said,
    abroad::PATIENCE,
    line::{Far, Line, Next},
    pauses::Pauses,
};
use crate::{bus::Parcel, failure::Failure, nodes::Nodes, store::Node};

/// How many messages of the client may be unanswered; more have to wait.
const UNANSWERED: usize = 64;
/// How many frames wait between an attendant and the envoy.
const FRAMES: usize = 256;

pub(super) struct Envoy {
    hall: Arc<Hall>,
    nodes: Arc<Nodes>,
    table: TableId,
    person: Option<PersonId>,
    language: Language,
    /// The number of the last message that the socket got.
    since: u32,
    /// To the socket.
    outlet: Outlet,
    /// From the socket.
    orders: mpsc::Receiver<Order>,
    unanswered: Vec<(AnswerKey, Said)>,
    /// The other process to which the last line led.
    last: Option<Node>,
    pauses: Pauses,
    /// Gets the outcome of the first attempt.
    first: Option<oneshot::Sender<Result<(), Failure>>>,
}

/// What is read of a frame that answers something.
#[derive(Deserialize)]
struct Answered {
    key: String,
}

impl Envoy {
    /// Connects a socket to its table. All frames come through its outlet.
    pub(super) async fn bring(
        (hall, nodes): (Arc<Hall>, Arc<Nodes>),
        table: TableId,
        (person, language): (Option<PersonId>, Language),
        since: u32,
        outlet: Outlet,
    ) -> Result<(Joined, mpsc::Sender<Order>), Failure> {
        let (first, outcome) = oneshot::channel();
        let (sender, orders) = mpsc::channel(super::ORDERS);
        let envoy = Envoy {
            hall,
            nodes,
            table,
            person,
            language,
            since,
            outlet,
            orders,
            unanswered: Vec::new(),
            last: None,
            pauses: Pauses::new(),
            first: Some(first),
        };
        tokio::spawn(envoy.run());
        outcome.await.map_err(|_| Failure::Closing)??;
        Ok((Joined { listener: 0, first: None }, sender))
    }

    async fn run(mut self) {
        let patience = Instant::now() + PATIENCE;
        loop {
            let outcome = match self.connect().await {
                Ok(Some(line)) => self.carry(line).await,
                Ok(None) => Ok(true),
                Err(why) => Err(why),
            };
            let in_time = self.first.is_none() || Instant::now() < patience;
            let passes = match outcome {
                Ok(moved) => moved && in_time,
                Err(Failure::Closing) => !self.hall.is_closing() && in_time,
                Err(Failure::NotStored) => self.first.is_none(),
                Err(_) => false,
            };
            if !passes || self.outlet.is_closed() {
                if let Some(first) = self.first.take() {
                    let _ = first.send(Err(outcome.err().unwrap_or(Failure::Closing)));
                }
                return;
            }
            self.pause().await;
        }
    }

    /// Waits before the next attempt: not longer than until the process that had the table is gone.
    async fn pause(&mut self) {
        let last = self.last.take().filter(|node| self.nodes.has(node));
        let gone = OptionFuture::from(last.map(|node| self.nodes.gone(&node)));
        tokio::select! {
            () = sleep(self.pauses.next()) => (),
            Some(()) = gone => (),
        }
    }

    /// Finds the attendant and joins; `None` if it has just left.
    async fn connect(&mut self) -> Result<Option<Line>, Failure> {
        match self.hall.whereabouts(&self.table).await? {
            Place::Here(orders) => {
                let (outlet, frames) = Outlet::queue(FRAMES);
                let who = (self.person.clone(), self.language);
                let Some(joined) = Hall::join_at(&orders, who, self.since, outlet).await else {
                    return Ok(None);
                };
                let Joined { listener, first } = joined?;
                let line = Line::Here { orders, listener, frames };
                for frame in first.map(First::frames).unwrap_or_default() {
                    if !self.bring_frame(frame) {
                        line.leave(&self.nodes, self.person.clone()).await;
                        return Err(Failure::Closing);
                    }
                }
                Ok(Some(line))
            }
            // A client that still waits for the first frame is told to come back when this has lasted too long.
            Place::There(node) if self.nodes.is_foreign(&node) => Err(Failure::Closing),
            Place::There(node) => {
                self.last = Some(node.clone());
                let far = Far::open(&self.nodes, node.clone());
                let (table, person) = (self.table.clone(), self.person.clone());
                let (language, since) = (self.language, self.since);
                let join = Parcel::Join { line: far.line().clone(), table, person, language, since };
                self.nodes.bus.send(&node, &join).await;
                Ok(Some(Line::There(far)))
            }
        }
    }

    /// Carries everything to and fro. True if the table is attended elsewhere, false if the socket is closed.
    async fn carry(&mut self, mut line: Line) -> Result<bool, Failure> {
        for (key, said) in self.unanswered.clone() {
            line.say(&self.nodes, key, said).await;
        }
        let end = loop {
            tokio::select! {
                order = self.orders.recv(), if self.unanswered.len() < UNANSWERED => match order {
                    Some(Order::Say { key, said, .. }) => {
                        self.unanswered.push((key.clone(), said.clone()));
                        line.say(&self.nodes, key, said).await;
                    }
                    // The only other order of a socket is to leave.
                    Some(_) | None => break Ok(false),
                },
                next = line.next() => match next {
                    Next::Frame(frame) => if !self.bring_frame(frame) { break Ok(false) },
                    Next::Refused(why) => break Err(why),
                    Next::Moved => break Ok(true),
                    Next::Behind => break Ok(false),
                },
            }
        };
        line.leave(&self.nodes, self.person.clone()).await;
        end
    }

    /// Sends the socket a frame, and notes what it has heard with it. False if the socket is closed.
    fn bring_frame(&mut self, frame: Bytes) -> bool {
        // What was attempted has succeeded: the next attempt is one at something else.
        self.pauses = Pauses::new();
        if let Some(first) = self.first.take() {
            let _ = first.send(Ok(()));
        }
        if let Some(rest) = frame.strip_prefix(br#"{"type":"message","v":"#) {
            let digits = rest.iter().take_while(|byte| byte.is_ascii_digit());
            self.since = digits.fold(0, |number, digit| number * 10 + u32::from(digit - b'0'));
        } else if let Some(answered) = answered(&frame) {
            self.unanswered.retain(|(key, _)| key.as_str() != answered);
        }
        self.outlet.say(&[frame])
    }
}

/// The key that this frame answers, if it is an answer.
fn answered(frame: &[u8]) -> Option<String> {
    const ANSWERS: [&[u8]; 4] = [b"accepted", b"refused", b"checked", b"studied"];
    let kind = frame.strip_prefix(br#"{"type":""#)?.split(|byte| *byte == b'"').next()?;
    let it: Option<Answered> = if ANSWERS.contains(&kind) { serde_json::from_slice(frame).ok() } else { None };
    it.map(|it| it.key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{api::FromServer, hall::frame};

    #[test]
    fn an_envoy_knows_what_a_frame_answers() {
        assert_eq!(answered(&frame(&FromServer::Accepted { key: "k-1".into() })), Some("k-1".into()));
        assert_eq!(answered(&frame(&FromServer::Checked { key: "k".into(), refusal: None })), Some("k".into()));
        let studied = FromServer::Studied { key: "s".into(), answer: serde_json::json!({"type": "accepted"}) };
        assert_eq!(answered(&frame(&studied)), Some("s".into()));
        assert_eq!(answered(&frame(&FromServer::Orders { orders: Vec::new() })), None);
    }
}
