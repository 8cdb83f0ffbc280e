//! The door: accepts connections, no more than the process may open files, and closes those that stay silent for too long.

use std::{convert::Infallible, io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{Router, body::Body, extract::Request, response::Response};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::mpsc,
    time::sleep,
};
use tower::ServiceExt as _;

use crate::{
    config::Config,
    house::House,
    limits::neighbourhood,
    patient::Patient,
    places::{Most, Place, Places},
};

/// One place in so many belongs to the doorstep.
const DOORSTEP: usize = 8;
/// Files that are no connections: the store, the log, the program itself.
pub(crate) const OTHER_FILES: usize = 200;
/// How long to wait when no connection can be taken in.
const PAUSE: Duration = Duration::from_millis(20);
/// The most bytes the head of a request may have.
const HEAD: usize = 16 * 1024;

/// How a connection came in.
#[derive(Clone)]
pub(crate) struct Arrival {
    pub(crate) from: SocketAddr,
    /// The house was full, or this network had all its places: only people who sit at a table are let in.
    pub(crate) on_doorstep: bool,
    /// Held as long as the connection, or the socket it was upgraded to, is open.
    _place: Arc<Place>,
}

/// All places for connections.
pub(crate) struct Door {
    inside: Arc<Places>,
    doorstep: Arc<Places>,
    most: Most,
    config: Config,
}

impl Door {
    pub(crate) fn new(config: &Config) -> Door {
        let all = config.connections.min(files().saturating_sub(OTHER_FILES)).max(DOORSTEP);
        let kept = all / DOORSTEP;
        // However small the limit is, one network does not use it up, unless there is no limit per network.
        let half = if config.connections_per_network == usize::MAX { all } else { (all - kept) / 2 };
        let of_network = config.connections_per_network.clamp(1, half);
        Door {
            inside: Places::new(Most { of_all: all - kept, of_network }),
            doorstep: Places::new(Most { of_all: kept, of_network: (kept / 4).clamp(1, of_network) }),
            most: Most { of_all: all, of_network },
            config: config.clone(),
        }
    }

    /// How many connections are taken in, and how many of them from one network.
    pub(crate) fn most(&self) -> Most {
        self.most
    }

    /// How many connections there are.
    pub(crate) fn connections(&self) -> usize {
        self.inside.taken() + self.doorstep.taken()
    }

    /// Finds a place for this connection; `None` if even the doorstep is full.
    fn admit(&self, from: SocketAddr) -> Option<Arrival> {
        // All who come through a proxy have its address: it has to count them itself.
        let network = if self.config.proxies.trust(from.ip()) { from.to_string() } else { neighbourhood(from.ip()) };
        let inside = self.inside.take(&network).map(|place| (place, false));
        let (place, on_doorstep) = inside.or_else(|| Some((self.doorstep.take(&network)?, true)))?;
        Some(Arrival { from, on_doorstep, _place: Arc::new(place) })
    }
}

/// Accepts connections until the house closes, and then waits until the open ones have ended.
pub(crate) async fn serve(listener: TcpListener, app: Router, house: Arc<House>) -> io::Result<()> {
    let (under_way, mut all_gone) = mpsc::channel::<Infallible>(1);
    loop {
        let (stream, from) = tokio::select! {
            () = house.closed() => break,
            taken = listener.accept() => match taken {
                Ok(taken) => taken,
                // The client is gone already, or no file can be opened: the next attempt may succeed.
                Err(why) => {
                    tracing::debug!(%why, "a connection was not taken in");
                    sleep(PAUSE).await;
                    continue;
                }
            },
        };
        let Some(arrival) = house.door.admit(from) else { continue };
        let (app, house, under_way) = (app.clone(), house.clone(), under_way.clone());
        tokio::spawn(async move {
            attend(stream, arrival, app, &house).await;
            drop(under_way);
        });
    }
    drop((listener, under_way));
    all_gone.recv().await;
    Ok(())
}

async fn attend(stream: TcpStream, arrival: Arrival, app: Router, house: &House) {
    // Frames are short and wanted at once.
    let _ = stream.set_nodelay(true);
    let patience = house.config.patience;
    let silence = if arrival.on_doorstep { patience.doorstep } else { patience.head };
    let stream = Patient::new(stream, patience.reader);
    let answer = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(arrival.clone());
        let app = app.clone();
        async move {
            let answered: Result<Response, Infallible> = app.oneshot(request).await;
            answered
        }
    });
    let talk = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(silence)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    let mut talk = pin!(talk);
    let ended = tokio::select! {
        ended = &mut talk => ended,
        () = house.closed() => {
            talk.as_mut().graceful_shutdown();
            talk.await
        }
    };
    if let Err(why) = ended {
        tracing::debug!(%why, "a connection broke off");
    }
}

/// How many files this process may have open, after raising the limit as far as the system allows.
#[cfg(unix)]
pub(crate) fn files() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok();
    let limit = if raised { maximum } else { current };
    limit.map_or(usize::MAX, |limit| usize::try_from(limit).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
pub(crate) fn files() -> usize {
    usize::MAX
}
