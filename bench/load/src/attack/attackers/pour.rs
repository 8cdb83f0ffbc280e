//! Attackers who ask for what costs the house much, and who send what is no message.

use std::{sync::atomic::Ordering, time::Duration};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    time::timeout,
};

use super::Scene;
use crate::attack::wire::{Known, Wire, connect, is_granted, request, watch};

/// How many pages are asked for before an answer is read.
const AT_ONCE: usize = 20;
/// A socket that takes no more for this long is given up.
const STUCK: Duration = Duration::from_secs(1);
/// The begin of a message of which more parts are to come.
pub(super) const BEGIN: &[u8] = &[0x01, 0x80, 0, 0, 0, 0];
/// A further part with nothing in it.
pub(super) const PART: &[u8] = &[0x00, 0x80, 0, 0, 0, 0];
/// A ping with nothing in it.
pub(super) const PING: &[u8] = &[0x89, 0x80, 0, 0, 0, 0];

/// Asks for a page many times before it reads an answer.
pub(super) async fn pages(scene: &Scene) {
    scene.is_ready();
    let many = request(scene.house, "HEAD /settings", "", "").repeat(AT_ONCE);
    while let Some(mut stream) = connect(scene.house).await {
        while stream.write_all(many.as_bytes()).await.is_ok() {
            let mut heads = Vec::new();
            while heads.windows(4).filter(|end| end == b"\r\n\r\n").count() < AT_ONCE {
                let Ok(Ok(1..)) = timeout(STUCK * 5, stream.read_buf(&mut heads)).await else { break };
            }
            let heads = String::from_utf8_lossy(&heads);
            heads
                .lines()
                .filter(|line| line.starts_with("HTTP/1.1"))
                .for_each(|line| scene.count(line.contains(" 200")));
            if heads.is_empty() {
                break;
            }
        }
    }
}

/// Has a long game told again, in each way there is.
pub(super) async fn replays(scene: &Scene, number: usize) {
    let mut wire = Wire::new(scene.house);
    scene.is_ready();
    for again in number.. {
        let what = ["replay", "record", "course"][again % 3];
        let answer = wire.ask(&format!("GET /api/v1/tables/{}/{what}", scene.long), "", "").await;
        scene.count(is_granted(answer.as_ref()));
    }
}

/// A real guest who plays with a bot, and wants advice all the time.
pub(super) async fn advice(scene: &Scene) {
    let Some(mut guest) = Known::come(scene.house).await else { return };
    let wish = r#"{"game": "five-tribes", "setup": "players=2", "seats": ["me", "bot"]}"#;
    let opened = guest.ask("POST /api/v1/tables", wish).await.unwrap_or_default();
    let Some(table) = opened.split(r#""id":""#).nth(1).and_then(|after| after.split('"').next()) else { return };
    scene.is_ready();
    for number in 0_usize.. {
        let hint = format!(r#"{{"type":"study","key":"h{number}","what":{{"hint":{{}}}}}}"#);
        let answer = guest.ask(&format!("POST /api/v1/tables/{table}/say"), &hint).await;
        scene.count(is_granted(answer.as_ref()));
    }
}

/// Asks for the lobby as fast as it can.
pub(super) async fn lobby(scene: &Scene) {
    let mut wire = Wire::new(scene.house);
    scene.is_ready();
    loop {
        scene.count(is_granted(wire.ask("GET /api/v1/lobby", "", "").await.as_ref()));
    }
}

/// Sends this piece of the protocol without end, whatever the house says, on a new socket where it takes no more.
pub(super) async fn frames(scene: &Scene, begin: &[u8], piece: &[u8]) {
    scene.is_ready();
    let many = piece.repeat(1000);
    loop {
        let Some(socket) = watch(scene.house, &scene.table).await else { continue };
        let (mut stream, mut sent) = (socket.into_inner(), 0);
        if stream.write_all(begin).await.is_err() {
            continue;
        }
        while let Ok(Ok(more)) = timeout(STUCK, stream.write(&many[sent % many.len()..])).await {
            sent += more;
            scene.sent.fetch_add(more / piece.len(), Ordering::Relaxed);
        }
    }
}
