//! The games of the house in a terminal: pictures of views, menus and pickers, and the whole screen.
//!
//! ```
//! use tabletop::{Chance, Seat, Viewer};
//! use tabletop_host::{Table, setup_text};
//! use terminal::{Room, Voice, locale, renderer};
//!
//! let table = Table::open("morgenland", &setup_text("morgenland", Some(3), "", None)?, Chance::seeded(1))?;
//! let viewer = Viewer::Seat(Seat::new(0).expect("every table has a first seat"));
//! let voice = Voice::new(locale(words::Language::English, Some("morgenland"))?, viewer);
//! let picture = renderer("morgenland", &voice).picture(&table.view(viewer), Room::Plenty)?;
//! assert!(picture.text().contains("Market") && picture.spot("market").is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Desk`] is one person's side of a table: it hears [`News`], turns keys into [`Wish`]es and draws itself. What it plays with
//! is a table in this program ([`local`]), one of a house ([`remote`]) or a record ([`replay`]), each on threads of its own.

mod company;
mod desk;
mod manners;
mod menu;
mod pen;
mod picker;
mod picture;
mod render;
mod rulebook;
mod save;
mod scene;
mod screen;
mod sitting;
mod svg;
mod theme;
mod voice;

pub use company::{Ear, Hearing, House, Line, Mistrust, Unheard, Wishes, local, remote, replay};
pub use desk::Desk;
pub use manners::{
    Agreement, Call, Chair, ChairKind, ChatLine, Clocks, Deed, Face, Gathering, Hands, Manner, Manners, PHRASES,
    Status, Uttered, now, written,
};
pub use menu::{Entry, WIDTH, fill, fit, flow, lay_out, wide};
pub use picker::Picker;
pub use picture::{Picture, Room, Spot};
pub use render::{End, Render, renderer};
pub use rulebook::rule;
pub use save::{Save, Saved, Unsaved, home};
pub use scene::{News, Scene, Step, Wish};
pub use screen::{Canvas, arrow, canvas, is_there, sit_at};
pub use sitting::{ByHouse, Seeds, Sitting};
pub use svg::svg;
pub use theme::{Hue, Theme, ascii};
pub use voice::{Voice, locale, number, said, text};
