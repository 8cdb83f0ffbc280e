//! **What I imagine could have come about.**
//!
//! The law of secrecy compares what is seen with what is told; it cannot notice a fact that is told by *whether*
//! something happens, such as a window that opens only if a player holds the card for it. Then a viewer can infer more
//! than its view says, and what `determinize` makes of the view includes worlds the viewer can rule out. So, now and
//! then: push worlds imagined before a step through that step, keep those that were witnessed in the same way, and
//! compare what the other seats face in them with what they face in worlds imagined afterwards.

use std::collections::HashMap;

use tabletop::{Determinize, Game, Seat, Seats, Told, Viewer};

use super::secrecy::heard;
use crate::{
    Law, LawBook,
    book::{ActionOf, AskOf, EventOf},
    law::Verdict,
    trial::Trial,
};

/// The check is made at one step in this many.
const EVERY: u32 = 16;
/// How many worlds of either kind are compared.
const WORLDS: usize = 32;
/// How many are imagined at most to find them.
const TRIES: usize = 256;
/// What is found in this many of one kind must be found at least once in the other.
const MOST: usize = 20;

/// Menus with up to this many answers are tried in full.
const FEW: usize = 8;

/// What a seat faces.
type Faces<B> = (Option<AskOf<B>>, Vec<ActionOf<B>>);

impl<B: LawBook> Trial<'_, B> {
    pub(crate) fn could_have_happened(
        &mut self,
        before: &B::Game,
        after: &B::Game,
        (seat, action): (Seat, ActionOf<B>),
        told: &[Told<EventOf<B>>],
    ) -> Verdict {
        if self.whim.below(EVERY) != 0 {
            return Ok(());
        }
        let seats: Vec<Seat> = Seats::first(self.seats()).iter().collect();
        let Some(viewer) = self.whim.pick(&seats).map(Viewer::Seat) else { return Ok(()) };
        let words = heard(told, viewer);
        if words.is_empty() && !viewer.is(seat) {
            return Ok(());
        }
        let (sight, sight_after) = (before.view(viewer), after.view(viewer));
        let mut possible = Vec::new();
        // Others' answers in a window are imagined only if that is the only way: if this step closed it.
        let mut closes = false;
        for n in 0..TRIES {
            closes |= n == 16 && possible.is_empty();
            if possible.len() == WORLDS || n > 8 * (possible.len() + 4) {
                break;
            }
            let mut world = B::Game::determinize(&sight, &mut self.whim);
            if closes {
                self.catch_up(&mut world, before, viewer);
            }
            let deeds = self.alike(&world, viewer, seat, action);
            possible.extend(deeds.into_iter().find_map(|deed| {
                let mut next = world.clone();
                let told = next.play(seat, &deed, &mut self.whim).ok()?;
                (heard(&told, viewer) == words && next.view(viewer) == sight_after).then_some(next)
            }));
        }
        if possible.len() < WORLDS {
            return Ok(());
        }
        let imagined: Vec<B::Game> = (0..WORLDS).map(|_| B::Game::determinize(&sight_after, &mut self.whim)).collect();
        for other in seats.into_iter().filter(|&other| !viewer.is(other)) {
            let (possible, imagined) = (faced::<B>(&possible, other), faced::<B>(&imagined, other));
            let compare = [
                (&imagined, &possible, "is imagined, though it could not have come about"),
                (&possible, &imagined, "could have come about, but is never imagined"),
            ];
            for (some, none, what) in compare {
                let odd = some.iter().find(|(faces, n)| **n >= MOST && !none.contains_key(*faces));
                if let Some((faces, n)) = odd {
                    let detail = format!(
                        "after seat {seat} did `{action}`, in {n} of {WORLDS} worlds seat {other} faces {faces:?}: this {what}"
                    );
                    return Err(self.broken(Law::CouldHaveHappened, Some(viewer), detail));
                }
            }
        }
        Ok(())
    }

    /// The answers that may have been given. The viewer knows another's answer only by what is told, so from a small menu any
    /// answer will do that sounds the same.
    fn alike(&mut self, world: &B::Game, viewer: Viewer, seat: Seat, action: ActionOf<B>) -> Vec<ActionOf<B>> {
        let mut menu = Vec::new();
        if !viewer.is(seat) {
            world.options(seat, &mut menu);
        }
        if menu.is_empty() || menu.len() > FEW {
            return vec![action];
        }
        self.whim.shuffle(&mut menu);
        menu
    }
}

/// How often a seat faces each question with its menu.
fn faced<B: LawBook>(worlds: &[B::Game], seat: Seat) -> HashMap<Faces<B>, usize> {
    let mut faced = HashMap::new();
    for world in worlds {
        let mut menu = Vec::new();
        world.options(seat, &mut menu);
        *faced.entry((world.ask(seat), menu)).or_default() += 1;
    }
    faced
}
