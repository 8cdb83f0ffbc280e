//! The house over real sockets, on free ports of this machine.

mod again;
mod attack;
mod backend;
#[cfg(feature = "bazaar")]
mod bazaar;
mod crowd;
mod games;
mod guests;
mod house;
mod http;
mod languages;
mod lessons;
mod nodes;
mod orders;
mod player;
mod recovery;
mod refused;
mod restart;
mod secrecy;
mod storage;
mod stores;
mod stream;
mod study;
mod thinking;
mod undo;
