//! What the laws of `tabletop-laws` need to know of this game. Only with the feature `laws`.

mod basic;
mod deed;
#[cfg(feature = "leaks")]
mod leak;
mod pro;

pub use basic::Basic;
pub use deed::deed;
#[cfg(feature = "leaks")]
pub use leak::Leak;
pub use pro::Pro;
