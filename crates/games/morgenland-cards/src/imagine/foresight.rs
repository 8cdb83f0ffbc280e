//! What follows from an answer, as far as the player who gives it can know.

use tabletop::{Chance, Determinize as _, Game as _, Pile, Seat, Viewer};

use crate::{Action, Due, Event, Frame, Phase, Place, State, View};

/// A world imagined from a view, in which answers are tried. It tells only what is the same in every such world.
#[derive(Clone, Copy, Debug)]
pub struct Foresight {
    world: State,
    me: Seat,
}

/// What follows from an answer if everybody passes from then on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Foreseen {
    /// What the player will hear of it, until something hidden is turned up or a player must decide.
    pub told: Vec<Event>,
    /// Is the location in turn settled as it stands then, with no play left to wait for?
    pub closed: bool,
    /// The players there then and their totals, first rank first; empty if that cannot be known.
    pub standing: Pile<(Seat, u8), 6>,
    /// What is asked then, if anything is and nothing hidden is turned up before.
    pub asked: Option<Frame>,
}

impl Foresight {
    /// For the player whose view this is; `None` for spectators, who answer nothing.
    pub fn of(view: &View) -> Option<Foresight> {
        let me = view.viewer.seat()?;
        Some(Foresight { world: State::determinize(view, &mut Chance::seeded(0)), me })
    }

    /// The players at the location in turn and their totals, first rank first.
    pub fn standing(&self) -> Pile<(Seat, u8), 6> {
        self.world.standing()
    }

    /// K9.3, K10.2, K10.3: what a purchase in this room would cost a player, once the guard is turned up.
    pub fn due(&self, seat: Seat, total: u8) -> Option<Due> {
        let key = self.world.magic.keys.contains(seat);
        self.world.guard.face_up.then(|| Due::of(total, self.world.guard_strength(), key))
    }

    /// What follows from this answer.
    pub fn after(&self, action: &Action) -> Foreseen {
        let (mut world, mut chance) = (self.world, Chance::seeded(0));
        let mut seen = Foreseen::default();
        let mut next = Some((self.me, *action));
        while let Some((seat, action)) = next {
            let (before, first) = (world, seen.told.len());
            let Ok(heard) = world.play(seat, &action, &mut chance) else { return seen };
            let heard = heard.iter().filter(|told| told.to.includes(Viewer::Seat(self.me))).map(|told| told.event);
            let mut hidden = false;
            for event in heard {
                if self.is_strange(&seen.told, &event) {
                    return seen;
                }
                hidden |= self.is_unforeseen(&event);
                if !hidden {
                    seen.told.push(event);
                }
            }
            if world.begun(self.me).is_some() {
                return seen;
            }
            let same = !hidden && world.phase == self.world.phase && world.frame == Some(Frame::Window);
            next = world.to_act().first_seat().filter(|_| same).map(|seat| (seat, Action::Pass));
            if next.is_none() {
                self.conclude(&mut seen, &world, &before, first);
                seen.asked = world.frame.filter(|_| !hidden);
            }
        }
        seen
    }

    /// Is a hidden hero of another player moved to the location in turn and turned up there?
    fn is_strange(&self, told: &[Event], event: &Event) -> bool {
        let Event::TurnedUp { seat, number, .. } = *event else { return false };
        let here = |it: &Event| matches!(*it, Event::Moved { number: moved, place } if moved == number && Some(place) == self.place());
        seat != self.me && told.iter().any(here)
    }

    fn place(&self) -> Option<Place> {
        self.world.phase.in_turn()
    }

    /// Does luck, something hidden or another player decide this?
    fn is_unforeseen(&self, event: &Event) -> bool {
        let others = matches!(*event, Event::TurnedUp { seat, .. } | Event::Discarded { seat, .. } if seat != self.me);
        others
            || matches!(
                event,
                Event::Reshuffled
                    | Event::SpellsReshuffled
                    | Event::Round { .. }
                    | Event::Filled { .. }
                    | Event::Decided { .. }
                    | Event::Drew { .. }
                    | Event::SpellDiscarded { .. }
                    | Event::Guard { .. }
                    | Event::RoundOver { .. }
                    | Event::Showdown { .. }
                    | Event::Looked { .. }
            )
    }

    /// Notes how the location stands in the end, or stood when it was settled.
    fn conclude(&self, seen: &mut Foreseen, world: &State, before: &State, first: usize) {
        let settling = self.place().map(Phase::Settling) == Some(world.phase);
        seen.closed = world.phase != self.world.phase || settling && world.frame != Some(Frame::Window);
        let changed = seen.told[first..].iter().any(|event| matches!(event, Event::Resolved { .. }));
        if settling || world.phase == self.world.phase {
            seen.standing = world.standing();
        } else if !changed {
            seen.standing = before.standing();
        }
    }
}

impl State {
    /// The players present at the location in turn with their totals, first rank first.
    fn standing(&self) -> Pile<(Seat, u8), 6> {
        let Some(place) = self.phase.in_turn() else { return Pile::new() };
        let rank = if self.rank.is_empty() { self.ranked(place) } else { self.rank };
        rank.iter().map(|&seat| (seat, self.total(seat, place))).collect()
    }
}
