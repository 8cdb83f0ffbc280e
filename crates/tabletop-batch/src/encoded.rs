use tabletop::{Chance, Determinize, Game, Seat, Telling, Viewer};
use tabletop_host::Opposed;
use words::Said;

use crate::{Ink, Layout};

/// How many numbers describe an option: what kind of answer it is, and its arguments.
pub const FEATURES: usize = 16;

/// A game whose views and answers can be written as flat numbers. Each game has one implementation, in `games/`.
///
/// An observation is written from a view and from nothing else, so it cannot tell more than its seat may know.
pub trait Encoded:
    Opposed
    + Determinize<Setup: Send + Sync, Action: Send + Sync, View: Send + Sync, Ask: Send + Sync>
    + Send
    + Sync
    + 'static
{
    /// A setup from options in the game's notation.
    ///
    /// # Errors
    ///
    /// Says why it cannot be played like that.
    fn agreed(options: &str) -> Result<Self::Setup, Said>;

    /// Writes what this seat sees. Seats are counted from this one; the number of cells and their meaning follow from the
    /// setup alone.
    fn observe(view: &Self::View, seat: Seat, ink: &mut impl Ink);

    /// Writes what this seat sees of a game, without making a whole view if the game can do with parts of it.
    fn look(&self, seat: Seat, ink: &mut impl Ink) {
        Self::observe(&self.view(Viewer::Seat(seat)), seat, ink);
    }

    /// How many answers have a number of their own, whatever the menu.
    const NUMBERED: u16;

    /// How many further numbers there are, for answers that are numbered by their order in the menu.
    fn listed(setup: &Self::Setup) -> u16;

    /// The answer's own number, if it has one.
    fn number(action: &Self::Action) -> Option<u16>;

    /// Describes an answer: first its kind, then its arguments.
    fn describe(action: &Self::Action, features: &mut [i16; FEATURES]);

    /// What the cells of an observation are about.
    fn layout(setup: &Self::Setup) -> Layout {
        let mut layout = Layout::default();
        let game = Self::start(setup, &mut Chance::seeded(0), &mut Telling::deaf());
        let seat = Seat::default();
        Self::observe(&game.view(Viewer::Seat(seat)), seat, &mut layout);
        layout
    }

    /// How many numbers answers can have.
    fn numbers(setup: &Self::Setup) -> usize {
        usize::from(Self::NUMBERED + Self::listed(setup))
    }
}

/// Numbers the answers of a menu: each with its own number, else with the next of those given out by order.
pub fn number_menu<G: Encoded>(menu: &[G::Action], numbers: &mut Vec<u16>) {
    let mut next = G::NUMBERED;
    numbers.clear();
    numbers.extend(menu.iter().map(|action| {
        G::number(action).unwrap_or_else(|| {
            next += 1;
            next - 1
        })
    }));
}

/// Where a seat sits, counted from `me`.
#[inline]
pub(crate) fn from_me(me: Seat, seat: Seat, seats: u8) -> u8 {
    let place = u8::from(seat) + seats - u8::from(me);
    // Cheaper than a division, which would be made for every figure.
    if place >= seats { place - seats } else { place }
}

/// The seats in order, beginning with `me`.
pub(crate) fn round_the_table(me: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    tabletop::Seats::clockwise(seats, me)
}

/// How many sit at the table of this setup.
pub(crate) fn seats<G: Game>(setup: &G::Setup) -> u8 {
    G::seats(setup)
}
