//! The receiving side of a socket. It reads no faster than a client may speak, whatever the bytes mean: the protocol swallows
//! parts of messages and control frames without end, and none of them would be counted as a message.

use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::body::Bytes;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Instant, Sleep, sleep_until},
};

use super::Wire;
use crate::limits::Rate;

/// How many bytes belong to each message that a client may send. Most messages are shorter.
const OF_A_MESSAGE: u32 = 1024;
/// A read counts like so many bytes, because each costs the system as much, however little comes.
const OF_A_READ: u32 = 256;

/// The connection as the WebSocket protocol sees it: it reads directly, and its own frames are queued with all others.
pub(crate) struct Inward {
    wire: Arc<Wire>,
    /// Bytes that came right behind the upgrade request. They lie in a large buffer, which is dropped once they are read.
    early: Option<Bytes>,
    /// How much may be read; `None` for no limit.
    intake: Option<Intake>,
    /// The timer, which runs while more was read than may be.
    pausing: Option<Pin<Box<Sleep>>>,
}

impl Inward {
    /// Reads as much as belongs to messages at this rate.
    pub(crate) fn new(wire: Arc<Wire>, early: Bytes, messages: Rate) -> Inward {
        let early = Some(early).filter(|early| !early.is_empty());
        Inward { wire, early, intake: Intake::new(messages), pausing: None }
    }
}

/// Counts what was read, in the time that it takes to be allowed as much again.
struct Intake {
    of_a_byte: Duration,
    burst: Duration,
    /// When all that was read will have been allowed.
    allowed: Instant,
}

impl Intake {
    fn new(messages: Rate) -> Option<Intake> {
        let burst = messages.every.saturating_mul(messages.burst);
        let of_a_byte = messages.every / OF_A_MESSAGE;
        (!of_a_byte.is_zero()).then(|| Intake { of_a_byte, burst, allowed: Instant::now() })
    }

    /// Counts a read of so many bytes. If it was too much, returns when to go on.
    fn take(&mut self, bytes: usize) -> Option<Instant> {
        let (now, bytes) = (Instant::now(), u32::try_from(bytes).unwrap_or(u32::MAX));
        self.allowed = self.allowed.max(now) + self.of_a_byte.saturating_mul(bytes.saturating_add(OF_A_READ));
        Some(self.allowed - self.burst.min(self.allowed - now)).filter(|then| *then > now)
    }
}

impl AsyncRead for Inward {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, to: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if let Some(pausing) = &mut self.pausing {
            ready!(pausing.as_mut().poll(cx));
            self.pausing = None;
        }
        let before = to.filled().len();
        ready!(self.receive(cx, to))?;
        let then = to.filled().len() - before;
        let then = self.intake.as_mut().and_then(|intake| intake.take(then));
        self.pausing = then.map(|then| Box::pin(sleep_until(then)));
        Poll::Ready(Ok(()))
    }
}

impl Inward {
    fn receive(&mut self, cx: &mut Context<'_>, to: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if let Some(mut early) = self.early.take() {
            let part = early.split_to(early.len().min(to.remaining()));
            to.put_slice(&part);
            self.early = Some(early).filter(|early| !early.is_empty());
            return Poll::Ready(Ok(()));
        }
        loop {
            ready!(self.wire.stream.poll_read_ready(cx))?;
            match self.wire.stream.try_read_buf(to) {
                Ok(_) => return Poll::Ready(Ok(())),
                Err(why) if why.kind() == io::ErrorKind::WouldBlock => {}
                Err(why) => return Poll::Ready(Err(why)),
            }
        }
    }
}

impl AsyncWrite for Inward {
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let put = self.wire.put(bytes);
        Poll::Ready(if put { Ok(bytes.len()) } else { Err(io::ErrorKind::BrokenPipe.into()) })
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::{TcpListener, TcpStream},
        time::timeout,
    };

    use super::*;

    /// The receiving side of a socket with this rate, and its client.
    async fn connected(messages: Rate) -> (Inward, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let there = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        there.set_nodelay(true).unwrap();
        let (wire, _) = Wire::new(listener.accept().await.unwrap().0);
        (Inward::new(wire, Bytes::new(), messages), there)
    }

    /// How many bytes are read for a while of a client that sends without end, and how many reads it took.
    async fn taken_in(messages: Rate, piece: &'static [u8]) -> (usize, usize) {
        let (mut inward, mut there) = connected(messages).await;
        let flood = tokio::spawn(async move { while there.write_all(piece).await.is_ok() {} });
        let (mut bytes, mut reads) = (0, 0);
        let read = async {
            loop {
                bytes += inward.read(&mut [0; 1024]).await.unwrap();
                reads += 1;
            }
        };
        assert!(timeout(Duration::from_millis(300), read).await.is_err());
        flood.abort();
        (bytes, reads)
    }

    #[tokio::test]
    async fn no_more_is_read_than_belongs_to_the_messages_of_a_client() {
        let slow = Rate { burst: 10, every: Duration::from_hours(1) };
        let (bytes, reads) = taken_in(slow, &[0; 16 * 1024]).await;
        assert!((5 * 1024..=11 * 1024).contains(&bytes), "{bytes} bytes");
        assert!(reads <= 11, "{reads} reads");
        let (bytes, reads) = taken_in(Rate::NONE, &[0; 16 * 1024]).await;
        assert!(bytes > 20 * 1024 && reads > 20, "without limits all is read: {bytes} bytes");
    }

    #[tokio::test]
    async fn many_short_reads_cost_as_much_as_long_ones() {
        let slow = Rate { burst: 10, every: Duration::from_hours(1) };
        let (mut inward, mut there) = connected(slow).await;
        let mut reads = 0;
        let read = async {
            loop {
                there.write_all(&[1]).await.unwrap();
                inward.read_exact(&mut [0]).await.unwrap();
                reads += 1;
            }
        };
        assert!(timeout(Duration::from_millis(300), read).await.is_err());
        assert!((1..=40).contains(&reads), "{reads} reads");
    }

    /// Reading goes on: nothing of what was sent is lost.
    #[tokio::test]
    async fn after_a_pause_the_rest_is_read() {
        let (mut inward, mut there) = connected(Rate { burst: 2, every: Duration::from_millis(2) }).await;
        there.write_all(&vec![7; 20 * 1024]).await.unwrap();
        let mut read = vec![0; 20 * 1024];
        inward.read_exact(&mut read).await.unwrap();
        assert!(read.iter().all(|byte| *byte == 7));
    }
}
