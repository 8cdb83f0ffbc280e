//! The way from an envoy to the attendant of its table, in this process or along the bus.

use std::{pin::Pin, time::Duration};

use axum::body::Bytes;
use tabletop_host::{AnswerKey, PersonId};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

use super::{Ended, Frames, Order, Said};
use crate::{
    bus::{self, Parcel},
    failure::Failure,
    nodes::{Heard, Nodes, Part},
    store::Node,
};

/// How long another process may take until the first frame comes. Perhaps it never got to know that a socket would like to listen.
const SILENCE: Duration = Duration::from_secs(5);

pub(super) enum Line {
    Here { orders: mpsc::Sender<Order>, listener: u64, frames: Frames },
    There(Far),
}

/// A way to another process.
pub(super) struct Far {
    node: Node,
    line: bus::Line,
    heard: mpsc::Receiver<Heard>,
    frames: Joints,
    /// Ends when something along it may have got lost.
    lost: Pin<Box<dyn Future<Output = ()> + Send>>,
    /// Until when the first frame must have come.
    patience: Instant,
}

/// What comes along it.
pub(super) enum Next {
    Frame(Bytes),
    Refused(Failure),
    /// The table is attended elsewhere, or something got lost.
    Moved,
    /// More came than could be passed on, and the line was closed.
    Behind,
}

impl Line {
    pub(super) async fn next(&mut self) -> Next {
        match self {
            Line::Here { frames, .. } => match frames.next().await {
                Ok(frame) => Next::Frame(frame),
                Err(Ended::Left) => Next::Moved,
                Err(Ended::Dismissed) => Next::Refused(Failure::ManyListeners),
            },
            Line::There(far) => far.next().await,
        }
    }

    pub(super) async fn say(&mut self, nodes: &Nodes, key: AnswerKey, said: Said) {
        match self {
            // If the attendant has left, its frames end, too.
            Line::Here { orders, listener, .. } => {
                drop(orders.send(Order::Say { listener: *listener, key, said }).await);
            }
            Line::There(Far { node, line, .. }) => {
                nodes.bus.send(node, &Parcel::Say { line: line.clone(), key, said }).await;
            }
        }
    }

    pub(super) async fn leave(self, nodes: &Nodes, person: Option<PersonId>) {
        match self {
            Line::Here { orders, listener, .. } => {
                drop(orders.send(Order::Leave { listener, person }).await);
            }
            Line::There(Far { node, line, .. }) => {
                nodes.close_line(&line);
                nodes.bus.send(&node, &Parcel::Leave { line }).await;
            }
        }
    }
}

impl Far {
    /// A way to this process, before anything is said along it: from now on losses are noticed.
    pub(super) fn open(nodes: &Nodes, node: Node) -> Far {
        let (line, heard) = nodes.open_line();
        let lost = Box::pin(nodes.lost(&node));
        Far { node, line, heard, frames: Joints::default(), lost, patience: Instant::now() + SILENCE }
    }

    pub(super) fn line(&self) -> &bus::Line {
        &self.line
    }

    async fn next(&mut self) -> Next {
        loop {
            let heard = tokio::select! {
                heard = self.heard.recv() => heard,
                () = &mut self.lost => return Next::Moved,
                () = sleep_until(self.patience), if self.frames.next == 0 => return Next::Moved,
            };
            match heard {
                None => return Next::Behind,
                Some(Heard::Refused(why)) => return Next::Refused(why),
                Some(Heard::Moved) => return Next::Moved,
                Some(Heard::Frame(part)) => match self.frames.join(part) {
                    Ok(None) => {}
                    Ok(Some(frame)) => return Next::Frame(frame),
                    Err(Gap) => return Next::Moved,
                },
            }
        }
    }
}

/// Joins the parts of frames, which are numbered along the line: none may be missing.
#[derive(Default)]
struct Joints {
    /// The number of the next part.
    next: u64,
    begun: Vec<u8>,
}

/// A part got lost.
#[derive(PartialEq, Eq, Debug)]
struct Gap;

impl Joints {
    /// Takes the next part; returns the frame, if this was the last of its parts.
    fn join(&mut self, Part { number, more, bytes }: Part) -> Result<Option<Bytes>, Gap> {
        if number != self.next {
            return Err(Gap);
        }
        self.next += 1;
        if !more && self.begun.is_empty() {
            return Ok(Some(bytes));
        }
        self.begun.extend_from_slice(&bytes);
        Ok((!more).then(|| std::mem::take(&mut self.begun).into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(number: u64, more: bool, text: &str) -> Part {
        Part { number, more, bytes: Bytes::copy_from_slice(text.as_bytes()) }
    }

    /// Nothing is passed on that has a hole, neither within a frame nor between two.
    #[test]
    fn frames_come_whole_or_not_at_all() {
        let mut joints = Joints::default();
        assert_eq!(joints.join(part(0, false, "one")), Ok(Some("one".into())));
        assert_eq!(joints.join(part(1, true, "tw")), Ok(None));
        assert_eq!(joints.join(part(2, false, "o")), Ok(Some("two".into())));
        assert_eq!(joints.join(part(3, true, "th")), Ok(None));
        assert_eq!(joints.join(part(5, false, "ee")), Err(Gap), "a part is missing");
        assert_eq!(Joints::default().join(part(1, false, "two")), Err(Gap), "the first frame is missing");
    }
}
