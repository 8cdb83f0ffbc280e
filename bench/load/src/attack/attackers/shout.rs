//! Attackers who say more than anybody can hear.

use std::{sync::atomic::Ordering, time::Duration};

use futures_util::SinkExt as _;
use tokio::{
    net::TcpStream,
    time::{MissedTickBehavior, interval, timeout},
};
use tokio_tungstenite::{WebSocketStream, tungstenite::Message};

use super::{ATTACKERS, Scene};
use crate::attack::wire::watch;

/// How much all of them say in a second.
pub(super) const RATE: f64 = 10_000.0;
/// How much each of them says in a breath.
#[allow(clippy::cast_precision_loss, reason = "they are few")]
const SAID: f64 = RATE / ATTACKERS as f64 / 100.0;
/// How often each of them speaks.
const BREATH: Duration = Duration::from_millis(10);
/// A socket that takes no more for so long is given up.
const STUCK: Duration = Duration::from_secs(1);

/// Says its part of all messages. The house closes sockets on which too much is said; then there is a new one.
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

/// The socket, if it still takes something.
async fn flushed(mut socket: WebSocketStream<TcpStream>) -> Option<WebSocketStream<TcpStream>> {
    let flushed = timeout(STUCK, socket.flush()).await.is_ok_and(|flushed| flushed.is_ok());
    flushed.then_some(socket)
}

/// What is said: some ask, some answer for others, some say nothing that can be understood, and some only knock.
fn word(number: usize, said: usize) -> Message {
    match number % 4 {
        0 => Message::text(format!(r#"{{"type":"check","key":"k{said}","action":"keep"}}"#)),
        1 => Message::text(format!(r#"{{"type":"answer","key":"k{said}","asked":{said},"action":"keep"}}"#)),
        2 => Message::text("{".repeat(100)),
        _ => Message::Ping(vec![0; 100].into()),
    }
}
