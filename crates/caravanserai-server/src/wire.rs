//! The sending side of a socket. Frames are written directly to the connection by the sender, so no task has to be woken. Only
//! frames that the connection does not take at once are queued, and the socket's own task writes those.

mod inward;

use std::{
    collections::VecDeque,
    io::{self, IoSlice},
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    time::Duration,
};

use axum::body::Bytes;
pub(crate) use inward::Inward;
use tokio::{net::TcpStream, sync::Notify, time::timeout};

/// How many frames may wait for a slow socket before it is dropped.
const MOST: usize = 256;
/// How many bytes may wait beside the first frames, which may be a long game. A single frame may be longer.
const MOST_BYTES: usize = 1024 * 1024;
/// How many frames are written at once.
const TOGETHER: usize = 8;
/// How long a connection may take nothing at all.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection to which frames are written.
pub(crate) struct Wire {
    stream: TcpStream,
    out: Mutex<Out>,
    /// Wakes the socket's task: frames wait, or no more will come.
    wake: Notify,
}

/// What goes out.
struct Out {
    /// Frames that are not written yet, in order.
    waiting: VecDeque<Frame>,
    /// How many bytes of the first frame are written.
    begun: usize,
    /// How many bytes the first frames have, until they are written.
    first: usize,
    /// Only the socket's own task may write now, so that nothing overtakes the queue.
    held: bool,
    /// The client is gone, or no more frames will come.
    ended: bool,
}

impl Out {
    /// Whether these frames may wait, too.
    fn has_room(&self, frames: &[Bytes]) -> bool {
        if self.waiting.is_empty() {
            return frames.len() <= MOST;
        }
        let bytes: usize = self.waiting.iter().map(Frame::len).chain(frames.iter().map(Bytes::len)).sum();
        self.waiting.len() + frames.len() <= MOST && bytes <= MOST_BYTES + self.first
    }
}

/// Sends frames on a wire. When the last clone is dropped, the socket is closed.
#[derive(Clone)]
pub(crate) struct Mouth(Arc<Speaker>);

struct Speaker(Weak<Wire>);

impl Drop for Speaker {
    fn drop(&mut self) {
        if let Some(wire) = self.0.upgrade() {
            wire.out().ended = true;
            wire.wake.notify_one();
        }
    }
}

impl Mouth {
    /// Sends without blocking. False if the socket is gone or its queue is full.
    pub(crate) fn say(&self, frames: &[Bytes]) -> bool {
        self.0.0.upgrade().is_some_and(|wire| wire.say(frames))
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.0.0.upgrade().is_none_or(|wire| wire.out().ended)
    }
}

impl Wire {
    /// Frames wait until the first [`Wire::drain`].
    pub(crate) fn new(stream: TcpStream) -> (Arc<Wire>, Mouth) {
        let out = Mutex::new(Out { waiting: VecDeque::new(), begun: 0, first: 0, held: true, ended: false });
        let wire = Arc::new(Wire { stream, out, wake: Notify::new() });
        let mouth = Mouth(Arc::new(Speaker(Arc::downgrade(&wire))));
        (wire, mouth)
    }

    fn out(&self) -> MutexGuard<'_, Out> {
        self.out.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends without blocking. False if the connection has ended or the queue is full.
    pub(crate) fn say(&self, frames: &[Bytes]) -> bool {
        let mut out = self.out();
        if out.ended || !out.has_room(frames) {
            return false;
        }
        out.waiting.extend(frames.iter().cloned().map(Frame::text));
        self.write(&mut out)
    }

    /// Writes bytes that are whole frames already: pings, pongs and the close of the protocol. As [`Wire::say`], but with room
    /// for the close behind a full queue.
    fn put(&self, bytes: &[u8]) -> bool {
        let mut out = self.out();
        if out.waiting.len() >= 2 * MOST {
            return false;
        }
        out.waiting.push_back(Frame::whole(Bytes::copy_from_slice(bytes)));
        self.write(&mut out)
    }

    /// Writes what waits, unless the socket's own task does so. False if the connection is broken.
    fn write(&self, out: &mut Out) -> bool {
        if out.held {
            return true;
        }
        match self.try_write(out) {
            Ok(()) => true,
            Err(why) if why.kind() == io::ErrorKind::WouldBlock => {
                out.held = true;
                self.wake.notify_one();
                true
            }
            Err(_) => {
                out.ended = true;
                self.wake.notify_one();
                false
            }
        }
    }

    /// Writes all that waits, as far as the connection takes it at once.
    fn try_write(&self, out: &mut Out) -> io::Result<()> {
        while !out.waiting.is_empty() {
            let mut pieces = [IoSlice::new(&[]); 2 * TOGETHER];
            let mut skip = out.begun;
            for (pair, frame) in pieces.chunks_exact_mut(2).zip(&out.waiting) {
                let (head, words) = frame.after(std::mem::take(&mut skip));
                pair[0] = IoSlice::new(head);
                pair[1] = IoSlice::new(words);
            }
            out.begun += self.stream.try_write_vectored(&pieces[..2 * out.waiting.len().min(TOGETHER)])?;
            while let Some(first) = out.waiting.front().filter(|first| first.len() <= out.begun) {
                out.begun -= first.len();
                out.waiting.pop_front();
            }
        }
        Ok(())
    }

    /// Writes the first frames before all that waits. False if the connection does not take them.
    pub(crate) async fn begin(&self, frames: Vec<Bytes>) -> bool {
        {
            let mut out = self.out();
            for frame in frames.into_iter().rev().map(Frame::text) {
                out.first += frame.len();
                out.waiting.push_front(frame);
            }
        }
        self.drain().await
    }

    /// Writes what waits whenever it is woken, until no more frames will come or the connection fails.
    pub(crate) async fn carry(&self) {
        loop {
            self.wake.notified().await;
            if !self.drain().await || self.out().ended {
                return;
            }
        }
    }

    /// Writes all that waits; from then on senders write directly. False if the connection is broken or takes nothing.
    pub(crate) async fn drain(&self) -> bool {
        loop {
            {
                let mut out = self.out();
                match self.try_write(&mut out) {
                    Ok(()) => {
                        (out.held, out.first) = (false, 0);
                        return true;
                    }
                    Err(why) if why.kind() == io::ErrorKind::WouldBlock => out.held = true,
                    Err(_) => return false,
                }
            }
            if !matches!(timeout(PATIENCE, self.stream.writable()).await, Ok(Ok(()))) {
                return false;
            }
        }
    }

    /// Takes no more frames; the close frame of the protocol is still written.
    pub(crate) fn end(&self) {
        self.out().ended = true;
    }
}

/// A frame as it goes over the wire (RFC 6455, 5.2).
struct Frame {
    head: [u8; 10],
    /// How many bytes of the head are used.
    head_len: usize,
    words: Bytes,
}

impl Frame {
    fn text(words: Bytes) -> Frame {
        const TEXT: u8 = 0x81;
        let (mut head, length) = ([0; 10], words.len());
        head[0] = TEXT;
        let head_len = match (u8::try_from(length), u16::try_from(length)) {
            (Ok(short @ ..=125), _) => {
                head[1] = short;
                2
            }
            (_, Ok(middle)) => {
                head[1] = 126;
                head[2..4].copy_from_slice(&middle.to_be_bytes());
                4
            }
            (_, Err(_)) => {
                head[1] = 127;
                head[2..].copy_from_slice(&(length as u64).to_be_bytes());
                10
            }
        };
        Frame { head, head_len, words }
    }

    /// One that was made elsewhere.
    fn whole(words: Bytes) -> Frame {
        Frame { head: [0; 10], head_len: 0, words }
    }

    fn len(&self) -> usize {
        self.head_len + self.words.len()
    }

    /// Head and words without the first `skip` bytes.
    fn after(&self, skip: usize) -> (&[u8], &[u8]) {
        let of_head = skip.min(self.head_len);
        (&self.head[of_head..self.head_len], &self.words[skip - of_head..])
    }
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::AsyncReadExt as _,
        net::{TcpListener, TcpSocket},
        time::{Instant, sleep},
    };

    use super::*;

    /// Both ends of a connection with a small receive buffer.
    async fn connected() -> (TcpStream, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let (there, here) = tokio::join!(socket.connect(listener.local_addr().unwrap()), listener.accept());
        (here.unwrap().0, there.unwrap())
    }

    fn text(n: usize) -> Bytes {
        format!("{n}:").repeat(n % 700).into()
    }

    /// The words of the first `count` frames that come.
    async fn heard(mut there: TcpStream, count: usize) -> Vec<Bytes> {
        let (mut come, mut words) = (Vec::new(), Vec::new());
        while words.len() < count {
            assert!(there.read_buf(&mut come).await.unwrap() > 0, "it ended after {} frames", words.len());
            let mut at = 0;
            while let Some((begin, end)) = frame_at(&come[at..]).filter(|(_, end)| at + end <= come.len()) {
                words.push(Bytes::copy_from_slice(&come[at + begin..at + end]));
                at += end;
            }
            come.drain(..at);
        }
        assert!(come.is_empty());
        words
    }

    /// Where the words of the first frame begin and end.
    fn frame_at(come: &[u8]) -> Option<(usize, usize)> {
        let (begin, length) = match *come.get(1)? {
            126 => (4, u16::from_be_bytes(come.get(2..4)?.try_into().ok()?) as usize),
            127 => (10, u64::from_be_bytes(come.get(2..10)?.try_into().ok()?) as usize),
            short => (2, short as usize),
        };
        Some((begin, begin + length))
    }

    #[tokio::test]
    async fn everything_comes_in_order_whoever_writes_it() {
        let (here, there) = connected().await;
        let (wire, mouth) = Wire::new(here);
        assert!(mouth.say(&[text(1), text(2)]), "it waits until the first words are said");
        let hearing = tokio::spawn(heard(there, 2001));
        assert!(wire.begin(vec![text(0)]).await);
        let carried = wire.clone();
        let carrying = tokio::spawn(async move { carried.carry().await });
        for n in 3..2001 {
            while wire.out().waiting.len() + 1 > MOST {
                sleep(Duration::from_millis(1)).await;
            }
            assert!(mouth.say(&[text(n)]));
        }
        assert_eq!(hearing.await.unwrap(), (0..2001).map(text).collect::<Vec<_>>());
        drop(mouth);
        timeout(PATIENCE, carrying).await.expect("with the last who speaks it ends").unwrap();
    }

    #[tokio::test]
    async fn long_frames_are_told_their_length() {
        let (here, there) = connected().await;
        let (wire, mouth) = Wire::new(here);
        let long: Vec<Bytes> = [125, 126, 65_535, 65_536, 300_000].map(|length| "x".repeat(length).into()).into();
        assert!(mouth.say(&long));
        let hearing = tokio::spawn(heard(there, long.len()));
        assert!(wire.begin(Vec::new()).await);
        assert_eq!(hearing.await.unwrap(), long);
    }

    /// A client that does not read holds up no sender.
    #[tokio::test]
    async fn who_takes_nothing_is_let_go() {
        let (here, _there) = connected().await;
        let (wire, mouth) = Wire::new(here);
        assert!(wire.begin(Vec::new()).await);
        let begun = Instant::now();
        let words: Bytes = "x".repeat(1_000).into();
        let said = (0..50_000).take_while(|_| mouth.say(std::slice::from_ref(&words))).count();
        assert!((MOST..49_999).contains(&said), "{said}");
        assert!(begun.elapsed() < PATIENCE);
        assert!(!mouth.is_closed(), "that is for the caller to decide");
        wire.end();
        assert!(mouth.is_closed() && !mouth.say(&[words]));
    }

    /// Long frames fill the queue sooner; what a newcomer is told first takes no room from what follows.
    #[tokio::test]
    async fn no_more_waits_than_a_megabyte_beside_the_first_frames() {
        let (here, _there) = connected().await;
        let (wire, mouth) = Wire::new(here);
        let (long, words): (Bytes, Bytes) = ("x".repeat(20 << 20).into(), "x".repeat(100_000).into());
        let _ = timeout(Duration::from_millis(50), wire.begin(vec![long])).await;
        let said = (0..MOST).take_while(|_| mouth.say(std::slice::from_ref(&words))).count();
        assert_eq!(said, 10);
    }

    #[tokio::test]
    async fn who_asks_for_pongs_and_takes_none_is_let_go() {
        let (wire, _mouth) = Wire::new(connected().await.0);
        let put = (0..100_000).take_while(|_| wire.put(&[0x8a, 0])).count();
        assert_eq!((put, wire.out().waiting.len()), (2 * MOST, 2 * MOST));
    }

    #[tokio::test]
    async fn who_is_gone_hears_nothing() {
        let (here, there) = connected().await;
        let (wire, mouth) = Wire::new(here);
        assert!(wire.begin(Vec::new()).await);
        drop((there, wire));
        assert!(mouth.is_closed() && !mouth.say(&[text(1)]));
    }
}
