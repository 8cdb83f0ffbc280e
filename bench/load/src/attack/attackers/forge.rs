//! Attackers who guess, and who pretend to be somebody else or to come from elsewhere.

use super::Scene;
use crate::attack::wire::{Known, Wire, is_granted};

/// What a browser sends when it opens a socket.
const UPGRADE: &str = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

/// Endless pseudo-random numbers, different for each attacker.
fn guesses(number: usize) -> impl Iterator<Item = u64> {
    (1_u64..).map(move |n| (n << 8 | number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

/// Looks for tables by their names, and for their sockets.
pub(super) async fn tables(scene: &Scene, number: usize) {
    let mut wire = Wire::new(scene.house);
    scene.is_ready();
    for guess in guesses(number) {
        let answer = if guess % 2 == 0 {
            wire.ask(&format!("GET /api/v1/tables/{guess:016x}"), "", "").await
        } else {
            wire.ask(&format!("GET /api/v1/tables/{guess:016x}/socket"), UPGRADE, "").await
        };
        scene.count(is_granted(answer.as_ref()));
    }
}

/// A real guest who takes chairs where others sit, fills them with bots, and answers for them.
pub(super) async fn seats(scene: &Scene, number: usize) {
    let Some(mut guest) = Known::come(scene.house).await else { return };
    scene.is_ready();
    let table = format!("/api/v1/tables/{}", scene.table);
    for guess in guesses(number) {
        let (way, body) = match guess % 4 {
            0 => ("sit", format!(r#"{{"seat": {}}}"#, guess / 4 % 4)),
            1 => ("fill", "{}".to_owned()),
            2 => ("say", format!(r#"{{"type":"answer","key":"g{guess}","asked":{},"action":"keep"}}"#, guess % 200)),
            _ => ("say", format!(r#"{{"type":"kick","key":"g{guess}","seat":{}}}"#, guess / 4 % 4)),
        };
        let answer = guest.ask(&format!("POST {table}/{way}"), &body).await;
        scene.count(is_granted(answer.as_ref()));
    }
}

/// Tries tokens, as a program sends them and as a browser does, at requests and at sockets.
pub(super) async fn tokens(scene: &Scene, number: usize) {
    let mut wire = Wire::new(scene.house);
    scene.is_ready();
    for guess in guesses(number) {
        let token = format!("serai_{guess:016x}{guess:016x}{guess:016x}{guess:016x}");
        let answer = match guess % 3 {
            0 => wire.ask("GET /api/v1/me/tables", &format!("Authorization: Bearer {token}\r\n"), "").await,
            1 => wire.ask("POST /api/v1/me", &format!("Cookie: serai={token}\r\n"), r#"{"name": "n"}"#).await,
            _ => {
                let headers = format!("{UPGRADE}Authorization: Bearer {token}\r\n");
                wire.ask(&format!("GET /api/v1/tables/{}/socket", scene.table), &headers, "").await
            }
        };
        scene.count(is_granted(answer.as_ref()));
    }
}

/// Uses host names other than those of the house, and origins of other sites.
pub(super) async fn hosts(scene: &Scene, number: usize) {
    let mut wire = Wire::new(scene.house);
    scene.is_ready();
    let socket = format!("GET /api/v1/tables/{}/socket", scene.table);
    for guess in guesses(number) {
        let answer = match guess % 4 {
            0 => wire.ask("GET /api/v1/me", &format!("Host: evil{guess}.example\r\n"), "").await,
            1 => wire.ask("POST /api/v1/me", &format!("Origin: http://evil{guess}.example\r\n"), "{}").await,
            2 => wire.ask(&socket, &format!("{UPGRADE}Origin: http://evil{guess}.example\r\n"), "").await,
            _ => wire.ask("GET /api/v1/games", &format!("Host: evil{guess}.example\r\n"), "").await,
        };
        scene.count(is_granted(answer.as_ref()));
    }
}
