//! One socket: what a viewer hears of a table, and what they say.

use std::{sync::Arc, time::Duration};

use axum::{
    Extension,
    extract::{
        Query, State, WebSocketUpgrade,
        ws::{close_code, rejection::WebSocketUpgradeRejection},
    },
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use futures_util::{SinkExt as _, StreamExt as _};
use governor::DefaultDirectRateLimiter;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::Value;
use tabletop_host::{AnswerKey, TableId};
use tokio::{
    sync::mpsc,
    time::{MissedTickBehavior, interval, timeout},
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Message,
        handshake::derive_accept_key,
        protocol::{CloseFrame, Role, WebSocketConfig},
    },
};
use words::{Language, Reader};

use crate::{
    api::{FromServer, ToServer},
    door::Arrival,
    failure::Failure,
    hall::{First, Joined, Order, Outlet, PASSING, Said, frame},
    house::House,
    limits::{Act, Rate},
    patient::Patient,
    people::Stay,
    refusal::Refused,
    store::Person,
    tongue::{Tongue, sentence},
    visitor::{Address, Anyone, At},
    wire::{Inward, Mouth, Wire},
};

/// The most bytes a message may have.
const MOST_BYTES: usize = 16 * 1024;
/// The read buffer of a socket: most messages to the house are shorter. It is zeroed before each read, so it is small.
const READS: usize = 1024;
/// How many lines may wait for a slow reader of a stream before it is closed.
pub(crate) const QUEUE: usize = 256;
/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_secs(1);

#[derive(Deserialize)]
pub(crate) struct Since {
    since: Option<String>,
}

impl Since {
    pub(crate) fn number(&self) -> Result<u32, Failure> {
        let since = self.since.as_deref().unwrap_or_default();
        if since.is_empty() {
            Ok(0)
        } else {
            since.parse().map(|since: u32| since.min(PASSING - 1)).map_err(|_| Failure::BadSince)
        }
    }
}

/// The key of what a client says, and what it is.
pub(crate) fn meant(said: ToServer) -> (String, Said) {
    match said {
        ToServer::Answer { key, asked, action } => (key, Said::Answer { asked, action: notation(&action) }),
        ToServer::TakeBack { key, all } => (key, Said::TakeBack { all }),
        ToServer::Order { key, order, on } => (key, Said::Order { order, on }),
        ToServer::Agree { key, yes } => (key, Said::Agree { yes }),
        ToServer::Check { key, action } => (key, Said::Check { action: notation(&action) }),
        ToServer::Study { key, what } => (key, Said::Study { what: what.to_string() }),
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

/// An answer as the host reads it: notation as it is, anything else as JSON.
pub(crate) fn notation(action: &Value) -> String {
    action.as_str().map_or_else(|| action.to_string(), str::to_owned)
}

/// Opens a socket. A player hears what their seat may know, anybody else is a spectator.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    At(id): At,
    Query(since): Query<Since>,
    (address, Extension(arrival)): (Address, Extension<Arrival>),
    Tongue(language): Tongue,
    Anyone(caller): Anyone,
    // The connection itself, the headers with the request's key, and a check that the request asks for a socket.
    (upgrade, headers, asked): (
        Option<Extension<OnUpgrade>>,
        HeaderMap,
        Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
    ),
) -> Result<Response, Failure> {
    let (Some(Extension(upgrade)), Ok(_)) = (upgrade, asked) else { return Err(Failure::Method) };
    let since = since.number()?;
    let stay = house.presence.enter(caller.as_ref().map(|caller| (caller.token, caller.person.id.clone())));
    let person = caller.map(|caller| caller.person);
    let held = address.listens(&house, person.as_ref()).await?;
    house.hall.whereabouts(&id).await?;
    tokio::spawn(async move {
        if let Some(socket) = connection(upgrade, house.config.rates.messages).await {
            talk(&house, socket, &id, (person, language, address, stay), since).await;
        }
        drop((held, arrival));
    });
    let key = headers.get(header::SEC_WEBSOCKET_KEY).map(|key| derive_accept_key(key.as_bytes()));
    let accepted = [
        (header::CONNECTION, "upgrade".to_owned()),
        (header::UPGRADE, "websocket".to_owned()),
        (header::SEC_WEBSOCKET_ACCEPT, key.unwrap_or_default()),
    ];
    Ok((StatusCode::SWITCHING_PROTOCOLS, accepted).into_response())
}

type Socket = (WebSocketStream<Inward>, Arc<Wire>, Mouth);

/// The connection as a socket.
async fn connection(upgrade: OnUpgrade, messages: Rate) -> Option<Socket> {
    let parts = upgrade.await.ok()?.downcast::<TokioIo<Patient>>().ok()?;
    let (wire, mouth) = Wire::new(parts.io.into_inner().into_inner());
    let limits = WebSocketConfig::default()
        .read_buffer_size(READS)
        .write_buffer_size(0)
        .max_message_size(Some(MOST_BYTES))
        .max_frame_size(Some(MOST_BYTES));
    let inward = Inward::new(wire.clone(), parts.read_buf, messages);
    Some((WebSocketStream::from_raw_socket(inward, Role::Server, Some(limits)).await, wire, mouth))
}

async fn talk(
    house: &Arc<House>,
    (mut socket, wire, mouth): Socket,
    id: &TableId,
    (person, language, address, stay): (Option<Person>, Language, Address, Option<Stay>),
    since: u32,
) {
    let who = person.as_ref().map(|person| person.id.clone());
    let joined = house.hall.join(id, (who.clone(), language), since, Outlet::Wire(mouth)).await;
    let (joined, orders) = match joined {
        Ok(joined) => joined,
        Err(failure) => return close(&mut socket, &wire, close_code::AGAIN, &failure.problem(language).message).await,
    };
    let listener = joined.listener;
    let allowance = house.config.rates.messages.alone();
    let mut talk = Talk { house, socket, wire, language, listener, orders, person, address, allowance, sits: false };
    let (code, reason) = talk.go_on(joined, stay).await;
    let _ = talk.orders.send(Order::Leave { listener, person: who }).await;
    let reason = reason.map(|id| sentence(language, &words::Said::new(id))).unwrap_or_default();
    close(&mut talk.socket, &talk.wire, code, &reason).await;
}

struct Talk<'a> {
    house: &'a House,
    socket: WebSocketStream<Inward>,
    wire: Arc<Wire>,
    language: Language,
    listener: u64,
    orders: mpsc::Sender<Order>,
    /// The person and the address that messages are counted for.
    person: Option<Person>,
    address: Address,
    /// The rate limit of this socket; `None` for no limit.
    allowance: Option<DefaultDirectRateLimiter>,
    /// The person is known to have a chair somewhere. It is looked up only if their network says too much.
    sits: bool,
}

/// Whether a frame of the client is heard.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Heard {
    Yes,
    /// The neighbours of somebody who has a chair have said too much: this frame is refused, and the socket stays.
    NotNow,
    /// The client has sent too much.
    TooMuch,
}

/// Why a socket is closed: a code, and the message that says it.
type End = (u16, Option<&'static str>);

const GONE: End = (close_code::NORMAL, None);
const BEHIND: End = (close_code::AGAIN, Some("close-behind"));
const CLOSING: End = (close_code::AWAY, Some("close-closing"));
const TOO_MANY: End = (close_code::POLICY, Some("close-too-many"));
/// The token or the person may not stay; with a valid token the client may come again.
const DISMISSED: End = (close_code::AGAIN, Some("close-dismissed"));

impl Talk<'_> {
    async fn go_on(&mut self, joined: Joined, mut stay: Option<Stay>) -> End {
        // The first frames are serialised here and not by the attendant, because they may be long.
        let wire = self.wire.clone();
        if !wire.begin(joined.first.map(First::frames).unwrap_or_default()).await {
            return BEHIND;
        }
        let (closed, dismissed, carried) = (self.house.closed(), Stay::dismissed(stay.as_mut()), wire.carry());
        tokio::pin!(closed, dismissed, carried);
        let mut pulse = interval(self.house.config.patience.pulse);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut silent = 0;
        loop {
            // The long-lived futures are created once, outside the loop.
            tokio::select! {
                biased;
                () = &mut carried => return BEHIND,
                () = &mut closed => return CLOSING,
                () = &mut dismissed => return DISMISSED,
                said = self.socket.next() => {
                    silent = 0;
                    match said {
                        None | Some(Err(_) | Ok(Message::Close(_))) => return GONE,
                        Some(Ok(Message::Text(said))) => if let Some(end) = self.hear(&said).await { return end },
                        Some(Ok(Message::Binary(_))) => if let Some(end) = self.hear("").await { return end },
                        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {
                            if self.may_speak().await == Heard::TooMuch { return TOO_MANY }
                        }
                    }
                }
                _ = pulse.tick() => {
                    silent += 1;
                    if silent > 2 || self.socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                        return GONE;
                    }
                }
            }
        }
    }

    /// Passes a message to the attendant, whose replies come in the order of messages.
    async fn hear(&mut self, said: &str) -> Option<End> {
        let heard = self.may_speak().await;
        if heard == Heard::TooMuch {
            return Some(TOO_MANY);
        }
        let said: ToServer = match serde_json::from_str(said) {
            Ok(said) => said,
            Err(why) => {
                let error = Failure::bad_json(&why).problem(self.language);
                return self.reply(&FromServer::Error { error });
            }
        };
        let (key, said) = meant(said);
        let Ok(key) = key.parse::<AnswerKey>() else {
            return self.refuse(&said, String::new(), Refused::BadKey);
        };
        if heard == Heard::NotNow || said.act().is_some_and(|act| !self.may(act)) {
            return self.refuse(&said, key.into(), Refused::TooMany);
        }
        let order = Order::Say { listener: self.listener, key, said };
        if self.orders.send(order).await.is_err() { Some(BEHIND) } else { None }
    }

    /// Whether the client may send another frame.
    async fn may_speak(&mut self) -> Heard {
        if self.allowance.as_ref().is_some_and(|allowance| allowance.check().is_err()) {
            return Heard::TooMuch;
        }
        if self.may(Act::Speak) {
            return Heard::Yes;
        }
        let Some(person) = &self.person else { return Heard::TooMuch };
        self.sits = self.sits || self.house.store.sits(&person.id).await.unwrap_or_default();
        match self.sits {
            false => Heard::TooMuch,
            true if self.may(Act::Insist) => Heard::Yes,
            true => Heard::NotNow,
        }
    }

    /// Whether they are still within this limit.
    fn may(&self, act: Act) -> bool {
        self.address.may(self.house, act, self.person.as_ref())
    }

    fn refuse(&self, said: &Said, key: String, why: Refused) -> Option<End> {
        let refusal = why.show(self.language, None, &Reader::default());
        self.reply(&said.outcome(key, Some(refusal)))
    }

    fn reply(&self, what: &FromServer) -> Option<End> {
        if self.wire.say(&[frame(what)]) { None } else { Some(BEHIND) }
    }
}

async fn close(socket: &mut WebSocketStream<Inward>, wire: &Wire, code: u16, reason: &str) {
    let frame = CloseFrame { code: code.into(), reason: reason.into() };
    wire.end();
    let farewell = async {
        let _ = socket.send(Message::Close(Some(frame))).await;
        wire.drain().await;
        // What is still on its way is read and dropped, no faster than before: closing a connection with unread data resets
        // it, and then the client may never see the reason.
        while let Some(Ok(_)) = socket.next().await {}
    };
    let _ = timeout(FAREWELL, farewell).await;
}
