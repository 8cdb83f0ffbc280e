use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Message, Subscriber};
use axum::body::Bytes;
use thiserror::Error;
use tokio::sync::watch;

use super::{
    Answer, BusAddress, Errand, Parcel,
    parcel::{Unread, greeted, greeting, read},
};
use crate::store::Node;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest pause between two attempts to reach the bus.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// How often the client pings the bus.
const PULSE: Duration = Duration::from_secs(5);
/// Longer texts are sent in parts of this size: NATS takes messages of up to a megabyte.
const PART: usize = 256 * 1024;
/// The subject on which processes say that they stop.
const GONE: &str = "serai.gone";
/// The subject on which they say that something may have got lost on its way to them or from them.
const LOSS: &str = "serai.loss";

/// The bus cannot be reached.
#[derive(Debug, Error)]
#[error("{place}: {why}")]
pub struct BusError {
    /// Where it should be.
    pub place: String,
    /// Why not.
    pub why: String,
}

/// How this process is connected to the others.
pub(crate) struct Bus {
    client: Client,
    me: Node,
    link: watch::Receiver<Link>,
}

/// The state of the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    up: bool,
    /// How often something may have got lost.
    losses: u64,
}

/// What others send here.
pub(crate) struct Post {
    pub(crate) parcels: Subscriber,
    pub(crate) errands: Subscriber,
    pub(crate) gone: Subscriber,
    pub(crate) losses: Subscriber,
}

impl Bus {
    pub(crate) async fn connect(address: &BusAddress, me: &Node) -> Result<(Bus, Post), BusError> {
        let unreachable = |why: String| BusError { place: address.to_string(), why };
        let (state, link) = watch::channel(Link { up: true, losses: 0 });
        let noted = move |event: Event| {
            note(&state, &event);
            std::future::ready(())
        };
        let guarded = address.credentials().map(|(name, word)| ConnectOptions::with_user_and_password(name, word));
        let options = guarded
            .unwrap_or_default()
            .name("caravanserai")
            .request_timeout(Some(PATIENCE))
            .ping_interval(PULSE)
            .reconnect_delay_callback(|tries| (Duration::from_millis(50) * tries as u32).min(LONGEST_PAUSE))
            .event_callback(noted);
        let client = options.connect(address.server()).await.map_err(|why| unreachable(why.to_string()))?;
        let subscribe = async |subject: String| client.subscribe(subject).await;
        let post = async {
            Ok(Post {
                parcels: subscribe(format!("serai.node.{me}")).await?,
                errands: subscribe(format!("serai.errand.{me}")).await?,
                gone: subscribe(GONE.to_owned()).await?,
                losses: subscribe(LOSS.to_owned()).await?,
            })
        };
        let post = post.await.map_err(|why: async_nats::SubscribeError| unreachable(why.to_string()))?;
        client.flush().await.map_err(|why| unreachable(why.to_string()))?;
        Ok((Bus { client, me: me.clone(), link }, post))
    }

    /// Can the others be reached?
    pub(crate) fn is_up(&self) -> bool {
        self.link.borrow().up
    }

    /// Waits until something may have got lost after this was called.
    pub(crate) fn loss(&self) -> impl Future<Output = ()> + use<> {
        let mut link = self.link.clone();
        let before = link.borrow_and_update().losses;
        async move {
            let _ = link.wait_for(|link| link.up && link.losses > before).await;
        }
    }

    /// Sends a parcel to another process, without knowing whether it arrives.
    pub(crate) async fn send(&self, to: &Node, parcel: &Parcel) {
        self.publish(format!("serai.node.{to}"), parcel.pack(&self.me, b"")).await;
    }

    /// Sends this text, in parts if it is long; `label` makes the parcel of each.
    pub(crate) async fn send_text(&self, to: &Node, text: &[u8], mut label: impl FnMut(bool) -> Parcel) {
        let mut parts = text.chunks(PART).peekable();
        while let Some(part) = parts.next() {
            let parcel = label(parts.peek().is_some());
            self.publish(format!("serai.node.{to}"), parcel.pack(&self.me, part)).await;
        }
    }

    async fn publish(&self, subject: String, packed: Bytes) {
        if let Err(error) = self.client.publish(subject, packed).await {
            tracing::warn!(%error, "a parcel was not sent");
        }
    }

    /// Says to a process of another version that it was not understood, in words that every version knows.
    pub(crate) async fn greet(&self, whom: &Node) {
        self.publish(format!("serai.node.{whom}"), greeting(&self.me).into()).await;
    }

    /// Asks another process; `None` if it does not answer.
    pub(crate) async fn ask(&self, whom: &Node, errand: &Errand) -> Option<Result<Answer, Unread>> {
        let question = greeted(&self.me, errand);
        let answer = self.client.request(format!("serai.errand.{whom}"), question.into()).await.ok()?;
        Some(read(&answer.payload))
    }

    /// Answers a question of another process. Without an answer it sends a greeting: the question was not understood.
    pub(crate) async fn answer(&self, question: &Message, answer: Option<&Answer>) {
        let Some(asker) = &question.reply else { return };
        let answer = answer.map_or_else(|| greeting(&self.me).into_bytes(), |answer| greeted(&self.me, answer));
        let _ = self.client.publish(asker.clone(), answer.into()).await;
    }

    /// Tells all processes that something between them and this one may have got lost. What they answer to it arrives: this goes
    /// out behind the subscriptions of a connection that was made again.
    pub(crate) async fn tell_loss(&self) {
        self.publish(LOSS.to_owned(), self.me.as_str().to_owned().into()).await;
    }

    /// Tells all processes that this one stops. Everything sent before goes out first.
    pub(crate) async fn leave(&self, me: &Node) {
        let said = async {
            let _ = self.client.publish(GONE, me.as_str().to_owned().into()).await;
            let _ = self.client.flush().await;
        };
        let _ = tokio::time::timeout(Duration::from_secs(1), said).await;
    }
}

impl Post {
    pub(crate) fn unpack(message: &Message) -> Result<(Parcel, Bytes), Unread> {
        Parcel::unpack(&message.payload)
    }

    /// Who tells all processes something.
    pub(crate) fn sender(message: &Message) -> Node {
        String::from_utf8_lossy(&message.payload).into_owned().into()
    }

    pub(crate) fn errand(message: &Message) -> Result<Errand, Unread> {
        read(&message.payload)
    }
}

fn note(state: &watch::Sender<Link>, event: &Event) {
    match event {
        Event::Connected => {
            tracing::info!("the bus is reached");
            state.send_modify(|link| *link = Link { up: true, losses: link.losses + 1 });
        }
        Event::Disconnected | Event::Closed => {
            tracing::warn!("the bus is lost; trying again");
            state.send_modify(|link| link.up = false);
        }
        Event::SlowConsumer(_) => {
            tracing::warn!("this process reads too slowly from the bus");
            state.send_modify(|link| link.losses += 1);
        }
        Event::ServerError(_) | Event::ClientError(_) => tracing::warn!(%event, "the bus is in trouble"),
        Event::LameDuckMode | Event::Draining => {}
    }
}
