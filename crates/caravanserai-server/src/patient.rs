//! A connection with a time-out for writing, and with few places for clients that send a few bytes at a time.

use std::{
    io::{self, IoSlice},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::{Sleep, sleep},
};

use crate::places::{Place, Places};

/// A read of fewer bytes is a sip. Browsers and programs send a request in one go, which is longer.
const SIP: usize = 16;
/// So many sips in a row are harmless: the end of a body may be one.
const HARMLESS: u32 = 3;

/// A connection that fails when the other side has read nothing for so long while data waited to be written.
///
/// A thousand clients that send a letter at a time would wake a thousand tasks at once, again and again, while players wait. So
/// a connection that brings one sip after another fails, too, unless there is a place for it among the few that may.
pub(crate) struct Patient {
    stream: TcpStream,
    patience: Duration,
    /// The timer, which runs while nothing can be written.
    waiting: Option<Pin<Box<Sleep>>>,
    slow: Slow,
}

/// How slowly a connection sends.
pub(crate) struct Slow {
    places: Arc<Places>,
    /// The place of the connection itself, which says from which network it comes.
    arrived: Arc<Place>,
    sips: u32,
    taken: Option<Place>,
}

impl Slow {
    pub(crate) fn new(places: Arc<Places>, arrived: Arc<Place>) -> Slow {
        Slow { places, arrived, sips: 0, taken: None }
    }

    /// Notes how much was read. False if it was too little too often.
    fn may_go_on(&mut self, read: usize) -> bool {
        if !(1..SIP).contains(&read) {
            (self.sips, self.taken) = (0, None);
            return true;
        }
        self.sips += 1;
        if self.sips > HARMLESS && self.taken.is_none() {
            self.taken = self.places.take(self.arrived.network());
        }
        self.sips <= HARMLESS || self.taken.is_some()
    }
}

impl Patient {
    pub(crate) fn new(stream: TcpStream, patience: Duration, slow: Slow) -> Patient {
        Patient { stream, patience, waiting: None, slow }
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
        let before = into.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, into))?;
        if !self.slow.may_go_on(into.filled().len() - before) {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
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
    };

    use super::*;
    use crate::places::Most;

    fn places(of_network: usize) -> Arc<Places> {
        Places::new(Most { of_all: 100, of_network })
    }

    async fn connected(slow: &Arc<Places>) -> (Patient, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let there = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        there.set_nodelay(true).unwrap();
        let slow = Slow::new(slow.clone(), Arc::new(places(100).take("here").unwrap()));
        (Patient::new(listener.accept().await.unwrap().0, Duration::from_secs(10), slow), there)
    }

    /// Sends so many bytes; says whether they were read.
    async fn sends((here, there): &mut (Patient, TcpStream), bytes: usize) -> bool {
        there.write_all(&vec![1; bytes]).await.unwrap();
        here.read_exact(&mut vec![0; bytes]).await.is_ok()
    }

    #[tokio::test]
    async fn few_of_a_network_may_send_letter_by_letter() {
        let slow = places(2);
        let mut all = [connected(&slow).await, connected(&slow).await, connected(&slow).await];
        for _ in 0..HARMLESS {
            for one in &mut all {
                assert!(sends(one, 1).await);
            }
        }
        let [first, second, third] = &mut all;
        assert!(sends(first, 1).await && sends(second, 1).await && !sends(third, 1).await);
        assert!(sends(first, 200).await, "a request that comes in one go gives the place back");
        let mut fourth = connected(&slow).await;
        for _ in 0..10 {
            assert!(sends(&mut fourth, 1).await && sends(second, 1).await);
        }
        drop(all);
        drop(fourth);
        assert_eq!(slow.taken(), 0);
    }

    /// The last chunk of a body is 5 bytes long.
    #[tokio::test]
    async fn requests_with_short_ends_are_not_slow() {
        let mut one = connected(&places(0)).await;
        for _ in 0..20 {
            assert!(sends(&mut one, 200).await && sends(&mut one, 5).await);
        }
    }
}
