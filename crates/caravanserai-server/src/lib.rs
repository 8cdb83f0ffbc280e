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
mod checkup;
mod chronicle;
mod config;
mod door;
mod failure;
mod guard;
mod hall;
mod house;
mod lesson;
mod limits;
mod listening;
mod metrics;
mod names;
mod nodes;
mod notices;
mod openapi;
mod patient;
mod people;
mod places;
mod proxies;
mod quotas;
mod rating;
mod record;
mod refusal;
mod retention;
mod routes;
mod secret;
mod server;
mod sheet;
mod socket;
mod stakes;
mod statistics;
mod store;
mod time;
mod tongue;
mod visitor;
mod wire;

pub use bus::{BusAddress, BusError, UnknownBus};
pub use checkup::look_around;
pub use config::{Config, Keep, Notices, Patience, Rates, Token};
pub use courier::{Mail, MailRelay, Sender};
pub use hall::Wits;
pub use limits::Rate;
pub use proxies::{Network, Proxies, ProxyHeader, UnknownProxy};
pub use quotas::Quotas;
pub use server::{Server, StartError};
pub use store::{
    Database, Exported, Finding, SCHEMA, Steward, StoreError, UnknownDatabase, backup, examine, export, restore,
};
pub use time::Time;

/// The licences and notices of everything that is in this program: `cargo xtask licences` writes them.
pub const NOTICES: &str = include_str!("../notices.txt");
