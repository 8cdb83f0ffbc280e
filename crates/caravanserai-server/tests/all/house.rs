use std::{net::SocketAddr, path::Path, time::Duration};

use caravanserai_server::{Config, Keep, Quotas, Rates, Server, StartError};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// A house with a runtime of its own, so that it can be killed.
pub(crate) struct House {
    server: Option<Server>,
    runtime: Option<Runtime>,
    pub(crate) address: SocketAddr,
    folder: Option<TempDir>,
    pub(crate) config: Config,
}

/// A house for tests: bots answer at once, and there are no limits.
pub(crate) fn config(data: &Path) -> Config {
    let mut config = Config::new(data);
    config.port = 0;
    config.pace = Duration::ZERO;
    config.rates = Rates::NONE;
    config.quotas = Quotas::NONE;
    config.keep = Keep { waiting: None, running: None, finished: None };
    config
}

/// Opens a house with this configuration in a runtime of its own.
pub(crate) fn start(config: &Config) -> (Runtime, Result<Server, StartError>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let config = config.clone();
    let started = std::thread::scope(|scope| scope.spawn(|| runtime.block_on(Server::start(config))).join().unwrap());
    (runtime, started)
}

/// Which store a house has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

/// A test that both stores must pass.
macro_rules! on_both {
    ($(#[doc = $about:literal])* async fn $name:ident($kind:ident: Kind) $body:block) => {
        $(#[doc = $about])*
        mod $name {
            use super::*;

            async fn on($kind: Kind) $body

            #[tokio::test]
            async fn sqlite() {
                on(Kind::Sqlite).await;
            }

            #[tokio::test]
            async fn postgres() {
                if trial_postgres::shared().is_some() {
                    on(Kind::Postgres).await;
                }
            }
        }
    };
}
pub(crate) use on_both;

impl House {
    pub(crate) fn open() -> House {
        House::open_with(|_| ())
    }

    /// A house with this store.
    pub(crate) fn open_on(kind: Kind) -> House {
        House::open_with(|config| {
            if kind == Kind::Postgres {
                config.database = trial_postgres::shared().expect("it was asked before").parse().unwrap();
            }
        })
    }

    pub(crate) fn open_with(change: impl FnOnce(&mut Config)) -> House {
        let folder = TempDir::new().unwrap();
        let mut config = config(folder.path());
        change(&mut config);
        let (runtime, server) = start(&config);
        let server = server.unwrap();
        let address = server.address();
        House { server: Some(server), runtime: Some(runtime), address, folder: Some(folder), config }
    }

    /// The address of its metrics, on a port of their own.
    pub(crate) fn figures(&self) -> SocketAddr {
        self.server.as_ref().and_then(Server::figures).expect("it was opened with such a port")
    }

    /// Ends it as a power cut would: nothing is finished, no client is told.
    pub(crate) fn kill(&mut self) {
        self.runtime.take().unwrap().shutdown_background();
        self.server = None;
    }

    /// Closes it in good order.
    pub(crate) async fn stop(&mut self) {
        let server = self.server.take().unwrap();
        self.runtime.as_ref().unwrap().spawn(server.stop()).await.unwrap();
        self.runtime.take().unwrap().shutdown_background();
    }

    /// Opens it again with the same folder, as soon as the old one has let go of it.
    pub(crate) async fn reopen(&mut self) {
        for _ in 0..500 {
            let (runtime, started) = start(&self.config);
            match started {
                Ok(server) => {
                    self.address = server.address();
                    self.server = Some(server);
                    self.runtime = Some(runtime);
                    return;
                }
                Err(_) => runtime.shutdown_background(),
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the house does not open again");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
        drop(self.folder.take());
    }
}
