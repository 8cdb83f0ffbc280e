//! The house on the wire: tables served over HTTP and WebSocket, stored in SQLite.
//!
//! `docs/api.md` says what goes over the wire; [`api`] holds its types.

pub mod api;
