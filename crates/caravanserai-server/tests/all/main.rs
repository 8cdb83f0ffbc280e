//! The house over real sockets, on free ports of this machine.

mod crowd;
mod games;
mod guests;
mod house;
mod http;
mod player;
mod refused;
mod restart;
mod secrecy;
mod storage;
