//! Attackers who hold what they got: connections on which little or nothing is sent, and sockets.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use futures_util::StreamExt as _;
use tokio::{
    io::AsyncWriteExt as _,
    net::TcpStream,
    task::JoinSet,
    time::{sleep, timeout},
};

use super::{ATTACKERS, SPECTATORS, Scene};
use crate::attack::wire::{connect, watch};

/// How many connections each of them holds: together more than one network may, and than the house may open files.
const HELD: usize = 60;
/// How often a slow attacker sends a letter.
const SLOWLY: Duration = Duration::from_millis(100);

/// Holds connections on which this is sent and no more, and opens others for those that are closed. If it is not empty, a
/// letter follows every `SLOWLY`.
pub(super) async fn connections(scene: &Scene, says: &str) {
    let mut held = Vec::new();
    let mut ready = false;
    loop {
        while held.len() < HELD {
            let Some(mut stream) = connect(scene.house).await else { break };
            scene.opened.fetch_add(1, Ordering::Relaxed);
            scene.held.fetch_add(1, Ordering::Relaxed);
            let _ = stream.write_all(says.as_bytes()).await;
            held.push(stream);
        }
        if !std::mem::replace(&mut ready, true) {
            scene.is_ready();
        }
        sleep(SLOWLY).await;
        let before = held.len();
        held.retain(is_open);
        scene.held.fetch_sub(before - held.len(), Ordering::Relaxed);
        for stream in held.iter_mut().filter(|_| !says.is_empty()) {
            let wrote = timeout(SLOWLY, stream.write_all(b"x")).await;
            scene.count(wrote.is_ok_and(|wrote| wrote.is_ok()));
        }
    }
}

/// Whether the house has not closed it.
fn is_open(stream: &TcpStream) -> bool {
    match stream.try_read(&mut [0; 512]) {
        Ok(read) => read > 0,
        Err(why) => why.kind() == std::io::ErrorKind::WouldBlock,
    }
}

/// This attacker's share of the spectators, who read everything and send nothing.
pub(super) async fn spectators(scene: Arc<Scene>, number: usize) {
    let mut watching = JoinSet::new();
    let ours = (number..SPECTATORS).step_by(ATTACKERS).count();
    for _ in 0..ours {
        let Some(mut socket) = watch(scene.house, &scene.table).await else { continue };
        let scene = scene.clone();
        scene.held.fetch_add(1, Ordering::Relaxed);
        watching.spawn(async move {
            while let Some(Ok(_)) = socket.next().await {
                scene.count(true);
            }
            scene.held.fetch_sub(1, Ordering::Relaxed);
        });
    }
    scene.is_ready();
    watching.join_all().await;
}
