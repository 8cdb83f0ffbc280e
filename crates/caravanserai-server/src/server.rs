use std::{io, net::SocketAddr, sync::Arc, time::Duration};

use thiserror::Error;
use tokio::{net::TcpListener, sync::watch, task::JoinHandle, time::timeout};

use crate::{
    config::Config,
    door,
    house::{House, SOCKETS},
    routes::routes,
    store::{Store, StoreError},
};

/// How long a stopping server waits for open connections.
const PATIENCE: Duration = Duration::from_secs(5);

/// A house that is open.
pub struct Server {
    address: SocketAddr,
    house: Arc<House>,
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
}

impl Server {
    /// Opens the house: takes the port and the store, and goes on with every game that bots owe an answer.
    ///
    /// # Errors
    ///
    /// If the port is taken or the store cannot be used.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let wanted = SocketAddr::new(config.host, config.port);
        let listener = TcpListener::bind(wanted).await.map_err(|why| cannot_listen(wanted, why))?;
        let address = listener.local_addr().map_err(|why| cannot_listen(wanted, why))?;
        let store = Arc::new(Store::open(&config.database).await?);
        let (closing, told) = watch::channel(false);
        let house = Arc::new(House::new(config, address, store, told));
        tokio::spawn(house.hall.clone().wake());
        let serving = tokio::spawn(door::serve(listener, routes(house.clone()), house.clone()));
        tracing::info!(%address, "the house is open");
        Ok(Server { address, house, closing, serving })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where friends on other machines find it, the best first; nowhere if it listens to this machine only.
    pub fn addresses(&self) -> &[String] {
        &self.house.addresses
    }

    /// Closes the house: every socket is told so, requests under way are finished, and what is queued is written.
    pub async fn stop(self) {
        let _ = self.closing.send(true);
        let sockets = self.house.sockets.acquire_many(SOCKETS);
        let quiet = async { (self.serving.await.is_ok(), sockets.await.is_ok()) };
        if timeout(PATIENCE, quiet).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        self.house.store.close().await;
        tracing::info!("the house is closed");
    }
}

fn cannot_listen(address: SocketAddr, why: io::Error) -> StartError {
    if why.kind() == io::ErrorKind::AddrInUse {
        return StartError::PortTaken(address);
    }
    StartError::Listen { address, why }
}
