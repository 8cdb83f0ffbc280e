//! What follows from an answer, as far as the player who gives it can know.

use tabletop::{Chance, Determinize as _, Game as _, Seat, Viewer};

use crate::{Action, Event, State, View};

/// A world imagined from a view, in which answers are tried. It tells only what is the same in every such world.
#[derive(Clone, Copy, Debug)]
pub struct Foresight {
    world: State,
    me: Seat,
}

/// What follows from an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foreseen {
    /// What the player will hear of it.
    pub told: Vec<Event>,
    /// How the player's points would change, if the game ended then.
    pub points: i32,
    /// How much gold the player has then.
    pub gold: u16,
}

impl Foresight {
    /// For the player whose view this is; `None` for spectators, who answer nothing.
    pub fn of(view: &View) -> Option<Foresight> {
        let me = view.viewer.seat()?;
        Some(Foresight { world: State::determinize(view, &mut Chance::seeded(0)), me })
    }

    /// What follows from this answer; `None` where it is refused, luck decides or the game ends.
    pub fn after(&self, action: &Action) -> Option<Foreseen> {
        let (mut world, mut chance) = (self.world, Chance::seeded(0));
        let told = world.play(self.me, action, &mut chance).ok()?;
        // FH11: at the end all hands are shown.
        if !chance.take_drawn().is_empty() || world.table.is_over() {
            return None;
        }
        let points = |state: &State| i32::from(state.scores()[self.me.index()].total());
        Some(Foreseen {
            told: told.iter().filter(|it| it.to.includes(Viewer::Seat(self.me))).map(|it| it.event).collect(),
            points: points(&world) - points(&self.world),
            gold: world.player(self.me).gold,
        })
    }
}
