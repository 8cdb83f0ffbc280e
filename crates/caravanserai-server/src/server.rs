use std::{io, net::SocketAddr, sync::Arc, time::Duration};

use thiserror::Error;
use tokio::{
    net::{TcpListener, TcpSocket},
    sync::watch,
    task::JoinHandle,
    time::timeout,
};

use crate::{
    bus::{Bus, BusError},
    chronicle,
    config::Config,
    door,
    hall::{Hall, Wits, reopen},
    house::{House, SOCKETS},
    metrics::Figures,
    nodes::Nodes,
    notices,
    people::{first_claim, look_after},
    retention,
    routes::routes,
    store::{Database, Deed, Node, Store, StoreError, Tenure, Use},
};

/// How long a stopping server waits for open connections.
const PATIENCE: Duration = Duration::from_secs(5);

/// A house that is open.
pub struct Server {
    address: SocketAddr,
    figures: Option<Figures>,
    house: Arc<House>,
    claim: Option<String>,
    closing: watch::Sender<bool>,
    serving: JoinHandle<io::Result<()>>,
}

/// Why a house cannot open.
#[derive(Debug, Error)]
pub enum StartError {
    /// Another program has the port.
    #[error("port {} taken", .0.port())]
    PortTaken(SocketAddr),
    /// It cannot listen there.
    #[error("{address}: {why}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why.
        why: io::Error,
    },
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bus cannot be used.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// Several processes cannot share a file.
    #[error("not shared")]
    NotShared,
}

impl Server {
    /// Opens the house: takes the port and the store, and goes on with every game that bots owe an answer.
    ///
    /// # Errors
    ///
    /// If the port is taken, or the store or the bus cannot be used.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let (listener, address) = bind(SocketAddr::new(config.host, config.port))?;
        let figures = match config.metrics_port {
            None => None,
            Some(port) => Some(bind(SocketAddr::new([127, 0, 0, 1].into(), port))?),
        };
        let (store, hall) = open(&config).await?;
        let claim = first_claim(&store).await?;
        let (closing, told) = watch::channel(false);
        let house = Arc::new(House::new(config, address, (store, hall), told));
        tokio::spawn(house.hall.clone().watch_clocks());
        tokio::spawn(retention::tidy(house.clone()));
        tokio::spawn(look_after(house.clone()));
        tokio::spawn(chronicle::keep(house.clone()));
        tokio::spawn(notices::watch(house.clone()));
        let figures = figures.map(|(listener, address)| Figures::serve(listener, address, house.clone()));
        let serving = tokio::spawn(door::serve(listener, routes(house.clone()), house.clone()));
        tracing::info!(%address, "the house is open");
        Ok(Server { address, figures, house, claim, closing, serving })
    }

    /// Where the metrics are served, if they have a port of their own.
    pub fn figures(&self) -> Option<SocketAddr> {
        self.figures.as_ref().map(|it| it.address)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The addresses under which other machines reach it, best first; empty if it listens to this machine only.
    pub fn addresses(&self) -> &[String] {
        &self.house.addresses
    }

    /// The secret of the link by which an account takes charge of the house, once. There is one at the first start only.
    pub fn claim(&self) -> Option<&str> {
        self.claim.as_deref()
    }

    /// Closes the house: every socket is told so, tables are left to other processes, requests under way are finished, and
    /// what is queued is written.
    pub async fn stop(self) {
        tracing::info!("the house is closing: what was begun is finished, and nobody new is let in");
        let _ = self.closing.send(true);
        self.house.hall.hand_over().await;
        let sockets = self.house.sockets.acquire_many(SOCKETS);
        let quiet = async { (self.serving.await.is_ok(), sockets.await.is_ok()) };
        if timeout(PATIENCE, quiet).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        self.house.store.close().await;
        if let Some(figures) = self.figures {
            figures.close().await;
        }
        tracing::info!("the house is closed");
    }
}

/// The store and the hall, of a house with one process or with several.
async fn open(config: &Config) -> Result<(Arc<Store>, Arc<Hall>), StartError> {
    let usual = if config.seed_for_tests.is_some() { Wits::Fixed } else { Wits::Shared };
    let wits = config.wits_for_tests.unwrap_or(usual);
    let Some(address) = &config.bus else {
        let store = Arc::new(Store::open(&config.database, Use::Alone).await?);
        let closed = reopen(&store, Use::Alone, &config.time).await?;
        let time = (config.time.clone(), closed);
        return Ok((store.clone(), Hall::new(store, (config.pace, wits), None, time)));
    };
    if matches!(config.database, Database::Sqlite(_)) {
        return Err(StartError::NotShared);
    }
    let store = Arc::new(Store::open(&config.database, Use::Shared).await?);
    let me = Node::fresh();
    let (bus, post) = Bus::connect(address, &me).await?;
    store.write(vec![Deed::Tenure(Tenure::Begin { node: me.clone(), lasts: config.lease })]).await?;
    let nodes = Nodes::new(me, bus, config.lease);
    let time = (config.time.clone(), reopen(&store, Use::Shared, &config.time).await?);
    let hall = Hall::new(store.clone(), (config.pace, wits), Some(nodes.clone()), time);
    nodes.begin(&hall, post);
    Ok((store, hall))
}

fn bind(wanted: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let listener = listen(wanted).map_err(|why| cannot_listen(wanted, why))?;
    let address = listener.local_addr().map_err(|why| cannot_listen(wanted, why))?;
    Ok((listener, address))
}

fn cannot_listen(address: SocketAddr, why: io::Error) -> StartError {
    if why.kind() == io::ErrorKind::AddrInUse {
        return StartError::PortTaken(address);
    }
    StartError::Listen { address, why }
}

/// How much the system keeps of what a client has not taken in yet, before the house itself has to wait. By itself it would
/// keep megabytes for each client that does not read. Linux counts double.
const UNREAD: u32 = 128 * 1024;
/// How many connections the system takes in before the house sees them.
const BACKLOG: u32 = 1024;

/// Listens, with send buffers of a modest size for every connection that is accepted.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(UNREAD)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use tokio::net::TcpStream;

    use super::*;

    #[tokio::test]
    async fn a_client_that_does_not_read_takes_little_of_the_systems_memory() {
        let listener = listen("127.0.0.1:0".parse().unwrap()).unwrap();
        let (there, here) = tokio::join!(TcpStream::connect(listener.local_addr().unwrap()), listener.accept());
        let (_there, (here, _)) = (there.unwrap(), here.unwrap());
        let here = TcpSocket::from_std_stream(here.into_std().unwrap());
        assert_eq!(here.send_buffer_size().unwrap(), 2 * UNREAD);
    }
}
