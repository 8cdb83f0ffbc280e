//! Messages between the processes of one house, when there are several. They go over NATS without its persistence: what got
//! lost is asked for again. In one process orders go to the attendant directly, and there is no bus.

mod address;
mod nats;
mod parcel;

pub use address::{BusAddress, UnknownBus};
pub use nats::BusError;
pub(crate) use nats::{Bus, Post};
pub(crate) use parcel::{Answer, Errand, Line, Parcel, Request, Unread, VERSION};
