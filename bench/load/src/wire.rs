//! The part of the WebSocket protocol that a crowd needs (RFC 6455). The crowd shares the machine with the house, so its cost
//! reduces what is measured: one read of the socket for each message, and no copy of it.

use std::net::SocketAddr;

use anyhow::{Context as _, bail, ensure};
use bytes::{Buf as _, BytesMut};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// How much is read at once; a menu has about 8 KiB.
const READS: usize = 16 * 1024;

/// A socket, and the bytes that were read but not used yet.
pub(crate) struct Wire {
    stream: TcpStream,
    come: BytesMut,
}

/// The head of a frame: its kind, and where its payload begins and ends.
struct Head {
    kind: u8,
    begin: usize,
    end: usize,
}

impl Head {
    /// Parses a head; `None` if too little has come for one.
    fn of(come: &[u8]) -> Option<Head> {
        let kind = come.first()? & 0x0f;
        // The frames of a server are not masked.
        let (begin, length) = match *come.get(1)? {
            126 => (4, u16::from_be_bytes(come.get(2..4)?.try_into().ok()?).into()),
            127 => (10, usize::try_from(u64::from_be_bytes(come.get(2..10)?.try_into().ok()?)).ok()?),
            short => (2, short.into()),
        };
        Some(Head { kind, begin, end: begin + length })
    }
}

impl Wire {
    pub(crate) async fn open(house: SocketAddr, path: &str, token: &str) -> anyhow::Result<Wire> {
        let mut stream = TcpStream::connect(house).await?;
        stream.set_nodelay(true)?;
        let known = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
        let wish = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
        // The key proves that the other side speaks the protocol. It need not differ each time.
        let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        stream.write_all(format!("GET {path} HTTP/1.1\r\nHost: {house}\r\n{wish}{key}{known}\r\n").as_bytes()).await?;
        let mut wire = Wire { stream, come: BytesMut::with_capacity(READS) };
        let end = loop {
            if let Some(end) = wire.come.windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
            wire.read().await?;
        };
        let head = wire.come.split_to(end);
        ensure!(head.starts_with(b"HTTP/1.1 101 "), "no socket: {}", String::from_utf8_lossy(&head));
        Ok(wire)
    }

    async fn read(&mut self) -> anyhow::Result<()> {
        self.come.reserve(READS);
        ensure!(self.stream.read_buf(&mut self.come).await? > 0, "the socket was closed");
        Ok(())
    }

    /// The next text. Nothing is lost if the caller stops waiting.
    pub(crate) async fn hear(&mut self) -> anyhow::Result<Utf8Bytes> {
        loop {
            let head = Head::of(&self.come).filter(|head| head.end <= self.come.len());
            let Some(Head { kind, begin, end }) = head else {
                self.read().await?;
                continue;
            };
            let mut frame = self.come.split_to(end);
            frame.advance(begin);
            match kind {
                1 => return Utf8Bytes::try_from(frame.freeze()).context("words are no text"),
                8 => bail!("the socket was closed: {}", String::from_utf8_lossy(frame.get(2..).unwrap_or_default())),
                9 => self.send(10, &frame).await?,
                _ => {}
            }
        }
    }

    pub(crate) async fn say(&mut self, words: &str) -> anyhow::Result<()> {
        self.send(1, words.as_bytes()).await
    }

    /// A client has to mask its frames; that protects browsers, and a mask of zeros changes nothing.
    async fn send(&mut self, kind: u8, words: &[u8]) -> anyhow::Result<()> {
        let length = words.len();
        let mut frame = vec![0x80 | kind];
        if let Ok(short @ ..=125) = u8::try_from(length) {
            frame.push(0x80 | short);
        } else {
            frame.push(0x80 | 0x7e);
            frame.extend(u16::try_from(length).context("nobody says so much at once")?.to_be_bytes());
        }
        frame.extend([0; 4]);
        frame.extend_from_slice(words);
        Ok(self.stream.write_all(&frame).await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_known_by_its_head() {
        let head = |come: &[u8]| Head::of(come).map(|head| (head.kind, head.begin, head.end));
        assert_eq!(head(&[0x81, 3, b'a', b'b']), Some((1, 2, 5)));
        assert_eq!(head(&[0x89, 0]), Some((9, 2, 2)));
        assert_eq!(head(&[0x81, 126, 1]), None, "its length has not come");
        assert_eq!(head(&[0x81, 126, 1, 2]), Some((1, 4, 4 + 258)));
        assert_eq!(head(&[0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]), Some((1, 10, 10 + 65536)));
    }
}
