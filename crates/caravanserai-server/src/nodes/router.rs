//! Delivers what other processes send here.

use std::sync::Arc;

use axum::body::Bytes;
use futures_util::StreamExt as _;

use super::{Nodes, standin};
use crate::{
    bus::{Parcel, Post},
    failure::Failure,
    hall::Hall,
};

/// What a socket here hears of a table elsewhere.
pub(crate) enum Heard {
    Frame(Part),
    Refused(Failure),
    Moved,
}

/// A frame, or a part of one.
pub(crate) struct Part {
    /// Parts are numbered along the line, from 0 on.
    pub(crate) number: u64,
    /// Whether more parts of the same frame follow.
    pub(crate) more: bool,
    pub(crate) bytes: Bytes,
}

/// Starts to read what comes over the bus.
pub(super) fn begin(nodes: &Arc<Nodes>, hall: &Arc<Hall>, post: Post) {
    let Post { mut parcels, mut errands, mut gone, mut losses } = post;
    let (ours, its_hall) = (nodes.clone(), hall.clone());
    tokio::spawn(async move {
        while let Some(message) = parcels.next().await {
            match Post::unpack(&message) {
                Ok((parcel, body)) => deliver(&ours, &its_hall, parcel, body).await,
                Err(unread) => ours.meet(unread).await,
            }
        }
    });
    let (ours, its_hall) = (nodes.clone(), hall.clone());
    tokio::spawn(async move {
        while let Some(question) = errands.next().await {
            let (nodes, hall) = (ours.clone(), its_hall.clone());
            tokio::spawn(async move {
                match Post::errand(&question) {
                    Ok(errand) => nodes.bus.answer(&question, Some(&hall.run(errand).await)).await,
                    Err(unread) => {
                        nodes.note_unread(&unread);
                        nodes.bus.answer(&question, None).await;
                    }
                }
            });
        }
    });
    let ours = nodes.clone();
    tokio::spawn(async move {
        while let Some(message) = losses.next().await {
            ours.note_loss(Post::sender(&message));
        }
    });
    let nodes = nodes.clone();
    tokio::spawn(async move {
        while let Some(message) = gone.next().await {
            let node = Post::sender(&message);
            if node != nodes.me && nodes.living.send_if_modified(|living| living.remove(&node)) {
                nodes.look.notify_one();
            }
        }
    });
}

async fn deliver(nodes: &Arc<Nodes>, hall: &Arc<Hall>, parcel: Parcel, body: Bytes) {
    match parcel {
        Parcel::Join { line, table, person, language, since } => {
            nodes.lives(&line.from);
            let told = nodes.theirs.open(line.clone());
            let comes = standin::Comes { table, person, language, since };
            tokio::spawn(standin::attend(nodes.clone(), hall.clone(), line, comes, told));
        }
        Parcel::Say { line, key, said } => {
            // This end of the line is closed, and the sender does not know it yet.
            if !nodes.theirs.pass_on(&line, standin::Told { key, said }) {
                nodes.bus.send(&line.from, &Parcel::Moved { line: line.clone() }).await;
            }
        }
        Parcel::Leave { line } => nodes.theirs.close(&line),
        Parcel::Frame { line, by, number, more } => {
            if !nodes.ours.pass_on(&line.number, Heard::Frame(Part { number, more, bytes: body })) {
                nodes.bus.send(&by, &Parcel::Leave { line }).await;
            }
        }
        Parcel::Refused { line, why } => drop(nodes.ours.pass_on(&line.number, Heard::Refused(why))),
        Parcel::Moved { line } => drop(nodes.ours.pass_on(&line.number, Heard::Moved)),
    }
}
