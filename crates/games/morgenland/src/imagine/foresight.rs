//! What follows from an answer, as far as the player who gives it can know.

use tabletop::{Chance, Determinize as _, Game as _, Pile, Seat, Stage, Viewer};

use crate::{
    Action, Asked, Event, Field, State, View,
    frame::Frame,
    state::{Entry, Phase},
};

/// A world imagined from a view, in which answers are tried. It tells only what is the same in every such world.
#[derive(Clone, Copy, Debug)]
pub struct Foresight {
    world: State,
    me: Seat,
}

/// What follows from an answer if everybody passes from then on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foreseen {
    /// What the player will hear of it, until something hidden is turned up or a player must decide.
    pub told: Vec<Event>,
    /// Does the field stand as it is evaluated, with no play left to wait for?
    pub closed: bool,
    /// The players on that field then and their strengths, strongest first; empty if that cannot be known.
    pub standing: Pile<(Seat, u8), 5>,
    /// M9.3: whether the player gets into the palace, while the guard is evaluated.
    pub entry: Option<Entry>,
    /// What is asked then, if anything is and nothing hidden is turned up before.
    pub asked: Option<Asked>,
}

impl Foresight {
    /// For the player whose view this is; `None` for spectators, who answer nothing.
    pub fn of(view: &View) -> Option<Foresight> {
        let me = view.viewer.seat()?;
        Some(Foresight { world: State::determinize(view, &mut Chance::seeded(0)), me })
    }

    /// The players on the field being evaluated and their strengths, strongest first; a smuggler has no strength.
    pub fn standing(&self) -> Pile<(Seat, u8), 5> {
        self.world.standing()
    }

    /// What follows from this answer.
    pub fn after(&self, action: &Action) -> Foreseen {
        let (mut world, mut chance) = (self.world, Chance::seeded(0));
        let mut seen = Foreseen { told: Vec::new(), closed: false, standing: Pile::new(), entry: None, asked: None };
        let mut next = (self.me, *action);
        loop {
            let before = world;
            let Ok(heard) = world.play(next.0, &next.1, &mut chance) else { return seen };
            let first = seen.told.len();
            for told in heard.iter().filter(|told| told.to.includes(Viewer::Seat(self.me))) {
                if self.is_on_this_field(&told.event) == Some(false) {
                    return seen;
                }
                if self.is_unforeseen(&told.event) {
                    self.conclude(&mut seen, &world, &before, first);
                    return seen;
                }
                seen.told.push(told.event);
            }
            if world.begun(self.me).is_some() {
                return seen;
            }
            match world.to_act().first_seat() {
                Some(seat) if world.phase == self.world.phase && matches!(world.frames.last(), Some(Frame::Window)) => {
                    next = (seat, Action::Pass);
                }
                Some(_) | None => {
                    self.conclude(&mut seen, &world, &before, first);
                    seen.asked = world.view(Viewer::Seat(self.me)).asked;
                    return seen;
                }
            }
        }
    }

    fn settles(&self, event: &Event) -> Option<Entry> {
        if let Event::TurnedAway { seat, figures } = *event {
            return (seat == self.me).then_some(Entry::Out { figures });
        }
        matches!(*event, Event::Admitted { seat } if seat == self.me).then_some(Entry::Admitted)
    }

    /// If a figure is turned up on the field being evaluated: is it ours, so that we know how strong it is?
    fn is_on_this_field(&self, event: &Event) -> Option<bool> {
        let Event::Shown { seat, field, .. } = *event else { return None };
        (self.world.evaluating() == Some(field)).then_some(seat == self.me)
    }

    /// Does luck or something hidden decide this, or does it belong to another field?
    fn is_unforeseen(&self, event: &Event) -> bool {
        let elsewhere = matches!(*event, Event::Shown { field, .. } if self.world.evaluating() != Some(field));
        elsewhere
            || matches!(
                event,
                Event::Chosen { .. }
                    | Event::Reshuffled
                    | Event::Round { .. }
                    | Event::Guard { .. }
                    | Event::RoundOver { .. }
                    | Event::YouBought { .. }
                    | Event::TookHidden { .. }
                    | Event::Drew { .. }
                    | Event::SpellsReshuffled
                    | Event::ReturnedAll { .. }
                    | Event::Looked { .. }
                    | Event::Showdown { .. }
            )
    }

    /// Notes how the field stands in the end, or stood when it was evaluated.
    fn conclude(&self, seen: &mut Foreseen, world: &State, before: &State, first: usize) {
        let left = world.phase != self.world.phase;
        seen.closed = left || world.window.stage() == Stage::Shut;
        let changed = seen.told[first..].iter().any(|event| matches!(event, Event::Resolved { .. }));
        if !left {
            seen.standing = world.standing();
        } else if !changed {
            seen.standing = before.standing();
        }
        if self.world.evaluating() == Some(Field::Guard) {
            let settled = seen.told.iter().find_map(|event| self.settles(event));
            seen.entry = settled.or_else(|| (!left).then(|| world.entry(self.me)));
        }
    }
}

impl State {
    /// The players present on the field being evaluated with their strengths, strongest first.
    fn standing(&self) -> Pile<(Seat, u8), 5> {
        let Phase::Evaluating(field) = self.phase else { return Pile::new() };
        self.ranked(field).iter().map(|&seat| (seat, self.strength(seat, field))).collect()
    }
}
