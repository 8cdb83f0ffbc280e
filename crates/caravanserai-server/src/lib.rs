//! The house on the wire: tables served over HTTP and WebSocket, stored in `SQLite`.
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

mod assets;
mod config;
mod failure;
mod guard;
mod hall;
mod house;
mod limits;
mod record;
mod refusal;
mod routes;
mod secret;
mod server;
mod sheet;
mod socket;
mod store;
mod visitor;

pub use config::{Config, Rates};
pub use limits::Rate;
pub use server::{Server, StartError};
pub use store::{SCHEMA, StoreError};
