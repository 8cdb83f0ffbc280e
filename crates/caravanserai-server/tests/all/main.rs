//! The house over real sockets, on free ports of this machine.

#[cfg(feature = "bazaar")]
mod bazaar;
mod crowd;
mod games;
mod guests;
mod house;
mod http;
mod languages;
mod player;
mod refused;
mod restart;
mod secrecy;
mod storage;
mod stores;
mod undo;
