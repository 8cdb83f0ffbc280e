//! The house on the wire: tables served over HTTP and WebSocket, stored in `SQLite` or `PostgreSQL`.
//!
//! ```
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use caravanserai_server::{Config, Server};
//!
//! let folder = tempfile::tempdir()?;
//! let mut config = Config::new(folder.path());
//! config.port = 0;
//! let server = Server::start(config).await?;
//! println!("The house is open at http://{}", server.address());
//! server.stop().await;
//! # Ok(())
//! # }
//! ```
//!
//! `docs/api.md` says what goes over the wire; [`api`] holds its types. One answer on its way:
//!
//! ```text
//! socket.rs ──order──▶ hall/attendant/play.rs ──▶ tabletop-host: checked, played
//!                            │ store/writer.rs: on the disk
//!                            ▼
//!                      hall/listeners.rs ──frames──▶ every socket, each with what its viewer may know
//! ```

pub mod api;

mod address;
mod assets;
mod bus;
mod config;
mod door;
mod failure;
mod guard;
mod hall;
mod house;
mod lesson;
mod limits;
mod names;
mod nodes;
mod places;
mod proxies;
mod record;
mod refusal;
mod routes;
mod secret;
mod server;
mod sheet;
mod socket;
mod store;
mod tongue;
mod visitor;

pub use bus::{BusAddress, BusError, UnknownBus};
pub use config::{Config, Rates};
pub use limits::Rate;
pub use proxies::{Network, Proxies, ProxyHeader, UnknownProxy};
pub use server::{Server, StartError};
pub use store::{Database, Finding, SCHEMA, StoreError, UnknownDatabase, backup, examine, export, restore};
