//! A connection with a time-out for writing, on which a client that sends a few bytes at a time is read once a second.

use std::{
    io::{self, IoSlice},
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::{Sleep, sleep},
};

/// A read of fewer bytes is a sip. Browsers and programs send a request in one go; the shortest that names a house is as long.
const SIP: usize = "GET / HTTP/1.1\r\nHost:a\r\n\r\n".len();
/// So many more sips than longer reads are harmless: the end of a body may be one.
const HARMLESS: u32 = 3;
/// The pause after each further sip.
const PAUSE: Duration = Duration::from_secs(1);

/// A connection that fails when the other side has read nothing for so long while data waited to be written.
///
/// A thousand clients that send a letter at a time would wake a thousand tasks at once, again and again, while players wait. So
/// after some sips it pauses before it reads again. Closing it would not help: its client would come back at once.
pub(crate) struct Patient {
    stream: TcpStream,
    patience: Duration,
    /// The timer, which runs while nothing can be written.
    waiting: Option<Pin<Box<Sleep>>>,
    /// How many more sips than longer reads there were lately.
    sips: u32,
    /// The timer, which runs while nothing is read.
    pausing: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    pub(crate) fn new(stream: TcpStream, patience: Duration) -> Patient {
        Patient { stream, patience, waiting: None, sips: 0, pausing: None }
    }

    /// The connection alone, for a socket, which has a patience of its own.
    pub(crate) fn into_inner(self) -> TcpStream {
        self.stream
    }

    fn or_give_up<T>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waiting = None;
            return written;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(waiting.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if let Some(pausing) = &mut self.pausing {
            ready!(pausing.as_mut().poll(cx));
            self.pausing = None;
        }
        let before = into.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, into))?;
        let is_sip = (1..SIP).contains(&(into.filled().len() - before));
        self.sips = if is_sip { (self.sips + 1).min(HARMLESS + 1) } else { self.sips.saturating_sub(1) };
        if self.sips > HARMLESS {
            self.pausing = Some(Box::pin(sleep(PAUSE)));
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Patient {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.or_give_up(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.or_give_up(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        self.or_give_up(cx, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::TcpListener,
        time::Instant,
    };

    use super::*;

    async fn connected() -> (Patient, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let there = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        there.set_nodelay(true).unwrap();
        (Patient::new(listener.accept().await.unwrap().0, Duration::from_secs(10)), there)
    }

    /// Sends this many bytes, and reads all of them.
    async fn sends((here, there): &mut (Patient, TcpStream), bytes: usize) {
        there.write_all(&vec![1; bytes]).await.unwrap();
        here.read_exact(&mut vec![0; bytes]).await.unwrap();
    }

    #[tokio::test]
    async fn who_sends_letter_by_letter_is_read_once_a_second() {
        let mut one = connected().await;
        for _ in 0..=HARMLESS {
            sends(&mut one, 1).await;
        }
        let begun = Instant::now();
        one.1.write_all(&[1; 10]).await.unwrap();
        one.0.read_exact(&mut [0; 10]).await.unwrap();
        assert!(begun.elapsed() >= PAUSE / 2);
        one.1.write_all(&[1; 200]).await.unwrap();
        one.0.read_exact(&mut [0; 200]).await.unwrap();
        assert!(one.0.pausing.is_none(), "a request that comes in one go is read at once again");
    }

    /// A monitor may ask with a head of few bytes, over and over on one connection.
    #[tokio::test]
    async fn short_requests_are_not_slow() {
        let mut one = connected().await;
        for _ in 0..20 {
            sends(&mut one, "GET / HTTP/1.1\r\nHost: inn\r\n\r\n".len()).await;
        }
        assert!(one.0.pausing.is_none());
    }

    /// The last chunk of a body is 5 bytes long.
    #[tokio::test]
    async fn requests_with_short_ends_are_not_slow() {
        let mut one = connected().await;
        for _ in 0..20 {
            sends(&mut one, 200).await;
            sends(&mut one, 5).await;
        }
        assert!(one.0.pausing.is_none());
    }
}
