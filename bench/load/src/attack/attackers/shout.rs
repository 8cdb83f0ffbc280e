//! Attackers who send more messages than any house could handle.

use std::{sync::atomic::Ordering, time::Duration};

use futures_util::SinkExt as _;
use tokio::{
    net::TcpStream,
    time::{MissedTickBehavior, interval, timeout},
};
use tokio_tungstenite::{WebSocketStream, tungstenite::Message};

use super::{ATTACKERS, Scene};
use crate::attack::wire::watch;

/// How many messages all of them send in a second.
pub(super) const RATE: f64 = 10_000.0;
/// How many messages each of them sends in one `BREATH`.
#[allow(clippy::cast_precision_loss, reason = "they are few")]
const SAID: f64 = RATE / ATTACKERS as f64 / 100.0;
/// How often each of them sends.
const BREATH: Duration = Duration::from_millis(10);
/// A socket that takes no more for this long is given up.
const STUCK: Duration = Duration::from_secs(1);

/// Sends this attacker's share of all messages. The house closes sockets on which too much is sent; then a new one is opened.
pub(super) async fn shout(scene: &Scene, number: usize) {
    let mut socket = watch(scene.house, &scene.table).await;
    scene.is_ready();
    let mut breath = interval(BREATH);
    breath.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let (mut due, mut said) = (0.0, 0_usize);
    loop {
        breath.tick().await;
        due += SAID;
        let Some(mut open) = socket.take() else {
            socket = watch(scene.house, &scene.table).await;
            continue;
        };
        while due >= 1.0 {
            due -= 1.0;
            said += 1;
            if timeout(STUCK, open.feed(word(number, said))).await.is_ok_and(|fed| fed.is_ok()) {
                scene.sent.fetch_add(1, Ordering::Relaxed);
            }
        }
        socket = flushed(open).await;
    }
}

/// The socket, if it still takes data.
async fn flushed(mut socket: WebSocketStream<TcpStream>) -> Option<WebSocketStream<TcpStream>> {
    let flushed = timeout(STUCK, socket.flush()).await.is_ok_and(|flushed| flushed.is_ok());
    flushed.then_some(socket)
}

/// What is sent: checks, answers for others, text that cannot be understood, or only pings.
fn word(number: usize, said: usize) -> Message {
    match number % 4 {
        0 => Message::text(format!(r#"{{"type":"check","key":"k{said}","action":"keep"}}"#)),
        1 => Message::text(format!(r#"{{"type":"answer","key":"k{said}","asked":{said},"action":"keep"}}"#)),
        2 => Message::text("{".repeat(100)),
        _ => Message::Ping(vec![0; 100].into()),
    }
}
