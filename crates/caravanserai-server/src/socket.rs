//! One socket: what a viewer hears of a table, and what they say.

use std::{sync::Arc, time::Duration};

use axum::{
    Extension,
    extract::{
        Query, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    },
    response::Response,
};
use futures_util::SinkExt as _;
use governor::DefaultDirectRateLimiter;
use serde::Deserialize;
use tabletop_host::{AnswerKey, TableId};
use tokio::{
    sync::mpsc,
    time::{MissedTickBehavior, interval, timeout},
};
use words::{Language, Reader};

use crate::{
    api::{FromServer, ToServer},
    door::Arrival,
    failure::Failure,
    hall::{First, Joined, Order, Said, frame},
    house::House,
    limits::Act,
    people::Stay,
    refusal::Refused,
    store::Person,
    tongue::{Tongue, sentence},
    visitor::{Address, Anyone, At},
};

/// No message needs more.
const MOST_BYTES: usize = 16 * 1024;
/// What a socket keeps for reading: most of what is said to the house is shorter. It is cleared before each look.
const READS: usize = 1024;
/// How much a socket gathers before it writes.
const WRITES: usize = 4 * 1024;
/// How many frames may wait for a slow socket before it is closed.
pub(crate) const QUEUE: usize = 256;
/// How long one frame may take.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Deserialize)]
pub(crate) struct Since {
    since: Option<String>,
}

impl Since {
    pub(crate) fn number(&self) -> Result<u32, Failure> {
        let since = self.since.as_deref().unwrap_or_default();
        if since.is_empty() { Ok(0) } else { since.parse().map_err(|_| Failure::BadSince) }
    }
}

/// The key of what a client says, and what it is.
pub(crate) fn meant(said: ToServer) -> (String, Said) {
    match said {
        ToServer::Answer { key, asked, action } => (key, Said::Answer { asked, action }),
        ToServer::TakeBack { key, all } => (key, Said::TakeBack { all }),
        ToServer::Order { key, order, on } => (key, Said::Order { order, on }),
        ToServer::Agree { key, yes } => (key, Said::Agree { yes }),
        ToServer::Check { key, action } => (key, Said::Check { action }),
        ToServer::Study { key, what } => (key, Said::Study { what }),
        ToServer::Chat { key, say } => (key, Said::Chat { say }),
        ToServer::Mute { key, line, on } => (key, Said::Mute { line, on }),
        ToServer::Silence { key, line, on } => (key, Said::Silence { line, on }),
        ToServer::Leave { key } => (key, Said::Leave),
        ToServer::Back { key } => (key, Said::Back),
        ToServer::Resign { key } => (key, Said::Resign),
        ToServer::CallBot { key, seat } => (key, Said::CallBot { seat }),
        ToServer::Kick { key, seat } => (key, Said::Kick { seat }),
        ToServer::Pause { key, yes } => (key, Said::Pause { yes }),
        ToServer::Resume { key } => (key, Said::Resume),
        ToServer::Holiday { key, on } => (key, Said::Holiday { on }),
    }
}

/// Opens a socket. A player hears what their seat may know, anybody else is a spectator.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    At(id): At,
    Query(since): Query<Since>,
    (address, Extension(arrival)): (Address, Extension<Arrival>),
    Tongue(language): Tongue,
    Anyone(caller): Anyone,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let since = since.number()?;
    let stay = house.presence.enter(caller.as_ref().map(|caller| (caller.token, caller.person.id.clone())));
    let person = caller.map(|caller| caller.person);
    let held = address.listens(&house, person.as_ref()).await?;
    house.hall.whereabouts(&id).await?;
    let upgrade = upgrade.read_buffer_size(READS).write_buffer_size(WRITES);
    Ok(upgrade.max_message_size(MOST_BYTES).max_frame_size(MOST_BYTES).on_upgrade(async move |socket| {
        talk(&house, socket, &id, (person, language, address, stay), since).await;
        drop((held, arrival));
    }))
}

async fn talk(
    house: &Arc<House>,
    mut socket: WebSocket,
    id: &TableId,
    (person, language, address, stay): (Option<Person>, Language, Address, Option<Stay>),
    since: u32,
) {
    let (queue, frames) = mpsc::channel(QUEUE);
    let who = person.as_ref().map(|person| person.id.clone());
    let joined = house.hall.join(id, (who.clone(), language), since, queue).await;
    let (joined, orders) = match joined {
        Ok(joined) => joined,
        Err(failure) => return close(&mut socket, close_code::AGAIN, &failure.problem(language).message).await,
    };
    let listener = joined.listener;
    let allowance = house.config.rates.messages.alone();
    let mut talk = Talk { house, socket, language, listener, orders, person, address, allowance };
    let (code, reason) = talk.go_on(joined, frames, stay).await;
    let _ = talk.orders.send(Order::Leave { listener, person: who }).await;
    let reason = reason.map(|id| sentence(language, &words::Said::new(id))).unwrap_or_default();
    close(&mut talk.socket, code, &reason).await;
}

struct Talk<'a> {
    house: &'a House,
    socket: WebSocket,
    language: Language,
    listener: u64,
    orders: mpsc::Sender<Order>,
    /// By whom and from where what is said is counted.
    person: Option<Person>,
    address: Address,
    /// What may be said on this socket; as much as one likes, if there is none.
    allowance: Option<DefaultDirectRateLimiter>,
}

/// Why a socket is closed: a code, and the message that says it.
type End = (u16, Option<&'static str>);

const GONE: End = (close_code::NORMAL, None);
const BEHIND: End = (close_code::AGAIN, Some("close-behind"));
const CLOSING: End = (close_code::AWAY, Some("close-closing"));
const TOO_MANY: End = (close_code::POLICY, Some("close-too-many"));
/// The token or the person may not stay; with a good token one may come again.
const DISMISSED: End = (close_code::AGAIN, Some("close-dismissed"));

impl Talk<'_> {
    async fn go_on(&mut self, joined: Joined, mut frames: mpsc::Receiver<Utf8Bytes>, mut stay: Option<Stay>) -> End {
        if !self.catch_up(joined).await {
            return BEHIND;
        }
        let (closed, dismissed) = (self.house.closed(), Stay::dismissed(stay.as_mut()));
        tokio::pin!(closed, dismissed);
        let mut pulse = interval(self.house.config.patience.pulse);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut silent = 0;
        loop {
            // Frames come most often, and then nothing else is looked at. What waits long is begun once.
            tokio::select! {
                biased;
                frame = frames.recv() => match frame {
                    None => return BEHIND,
                    Some(frame) => if !self.pass_on(frame, &mut frames).await { return BEHIND },
                },
                () = &mut closed => return CLOSING,
                () = &mut dismissed => return DISMISSED,
                said = self.socket.recv() => {
                    silent = 0;
                    match said {
                        None | Some(Err(_) | Ok(Message::Close(_))) => return GONE,
                        Some(Ok(Message::Text(said))) => if let Some(end) = self.hear(&said).await { return end },
                        Some(Ok(Message::Binary(_))) => if let Some(end) = self.hear("").await { return end },
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    }
                }
                _ = pulse.tick() => {
                    silent += 1;
                    if silent > 2 || !self.send(Message::Ping(Vec::new().into())).await {
                        return GONE;
                    }
                }
            }
        }
    }

    /// Tells what has to be told first. It is written here and not by the attendant, because it may be long.
    async fn catch_up(&mut self, joined: Joined) -> bool {
        for frame in joined.first.map(First::frames).unwrap_or_default() {
            if !self.feed(frame).await {
                return false;
            }
        }
        self.flush().await
    }

    /// Sends a frame, together with what waits behind it.
    async fn pass_on(&mut self, frame: Utf8Bytes, frames: &mut mpsc::Receiver<Utf8Bytes>) -> bool {
        let mut next = Some(frame);
        while let Some(frame) = next {
            if !self.feed(frame).await {
                return false;
            }
            next = frames.try_recv().ok();
        }
        self.flush().await
    }

    /// What is said goes to the attendant, who answers in the order of things.
    async fn hear(&mut self, said: &str) -> Option<End> {
        let much = self.allowance.as_ref().is_some_and(|allowance| allowance.check().is_err());
        if much || !self.may(Act::Speak) {
            return Some(TOO_MANY);
        }
        let said: ToServer = match serde_json::from_str(said) {
            Ok(said) => said,
            Err(why) => {
                let error = Failure::bad_json(&why).problem(self.language);
                return self.reply(&FromServer::Error { error }).await;
            }
        };
        let (key, said) = meant(said);
        let Ok(key) = key.parse::<AnswerKey>() else {
            return self.refuse(&said, String::new(), Refused::BadKey).await;
        };
        if said.act().is_some_and(|act| !self.may(act)) {
            return self.refuse(&said, key.into(), Refused::TooMany).await;
        }
        let order = Order::Say { listener: self.listener, key, said };
        if self.orders.send(order).await.is_err() { Some(BEHIND) } else { None }
    }

    /// May they do it once more?
    fn may(&self, act: Act) -> bool {
        self.address.may(self.house, act, self.person.as_ref())
    }

    async fn refuse(&mut self, said: &Said, key: String, why: Refused) -> Option<End> {
        let refusal = why.show(self.language, None, &Reader::default());
        self.reply(&said.outcome(key, Some(refusal))).await
    }

    async fn reply(&mut self, what: &FromServer) -> Option<End> {
        if self.send(Message::Text(frame(what))).await { None } else { Some(BEHIND) }
    }

    async fn feed(&mut self, frame: Utf8Bytes) -> bool {
        matches!(timeout(PATIENCE, self.socket.feed(Message::Text(frame))).await, Ok(Ok(())))
    }

    async fn flush(&mut self) -> bool {
        matches!(timeout(PATIENCE, self.socket.flush()).await, Ok(Ok(())))
    }

    /// False if the client is gone or takes too long.
    async fn send(&mut self, message: Message) -> bool {
        matches!(timeout(PATIENCE, self.socket.send(message)).await, Ok(Ok(())))
    }
}

async fn close(socket: &mut WebSocket, code: u16, reason: &str) {
    let frame = CloseFrame { code, reason: reason.into() };
    let farewell = async {
        let _ = socket.send(Message::Close(Some(frame))).await;
        // Whatever is still on its way is read and dropped: a connection with unread words in it is reset, and then the
        // other side may never read why it was closed.
        while let Some(Ok(_)) = socket.recv().await {}
    };
    let _ = timeout(Duration::from_secs(1), farewell).await;
}
