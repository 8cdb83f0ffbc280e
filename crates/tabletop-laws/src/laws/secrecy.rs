//! **I see a change exactly when I am told of it.**
//!
//! Takes worlds that a viewer cannot tell apart and ways each can go on, each with luck of its own. Where the viewer
//! did the same and heard the same, it must see the same: else the view leaks. Where the same deed looks the same
//! afterwards, it must have sounded the same: else an event leaks. Where another's deed changes nothing to be seen,
//! nothing may be heard: else there is a message, or a number of messages, that betrays a secret answer.
//!
//! A client gets only what is heard and seen, so it cannot notice in any other way either when one question closes and the
//! next opens. Whatever luck is told must leave its trace in the view (the last roll, the card turned up).

use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHasher};
use tabletop::{Game, Seat, Seats, Told, Viewer};

use crate::{
    Law, LawBook,
    book::{ActionOf, EventOf, ViewOf},
    difference::unlike,
    law::{Broken, Verdict},
    trial::Trial,
};

/// How many answers of a seat are tried in a world.
const ANSWERS: usize = 8;

/// One way a world can go on, as the viewer witnesses it.
struct Future<B: LawBook> {
    world: usize,
    seat: Seat,
    action: ActionOf<B>,
    /// Who was to act before it.
    asked: Seats,
    heard: Vec<EventOf<B>>,
    sees: ViewOf<B>,
}

impl<B: LawBook> Future<B> {
    /// The viewer's own deed; it knows the deeds of others only from events.
    fn mine(&self, viewer: Viewer) -> Option<&ActionOf<B>> {
        viewer.is(self.seat).then_some(&self.action)
    }

    fn story(&self) -> String {
        let world = if self.world == 0 { "in truth".into() } else { format!("in imagined world {}", self.world) };
        let heard: Vec<String> = self.heard.iter().map(|event| format!("`{event}`")).collect();
        format!("{world} seat {} does `{}`, heard: [{}]", self.seat, self.action, heard.join(", "))
    }
}

/// What `viewer` hears of what was told.
pub(crate) fn heard<E: Copy>(told: &[Told<E>], viewer: Viewer) -> Vec<E> {
    told.iter().filter(|told| told.to.includes(viewer)).map(|told| told.event).collect()
}

impl<B: LawBook> Trial<'_, B> {
    pub(crate) fn secrecy(&mut self, game: &B::Game, viewer: Viewer, worlds: &[B::Game]) -> Verdict {
        let before = game.view(viewer);
        let futures = self.futures(game, viewer, worlds)?;
        let mut by_words = FxHashMap::default();
        let mut by_deed = FxHashMap::default();
        for future in &futures {
            let mine = future.mine(viewer);
            let unseen = mine.is_none() && future.sees == before;
            if unseen && !future.heard.is_empty() {
                let detail = format!("{}, and the view does not change", future.story());
                return Err(self.broken(Law::ToldOnlyIfSeen, Some(viewer), detail));
            }
            if mine.is_none() && future.heard.is_empty() && !unseen {
                let detail = format!("{}, but the view changes, {}", future.story(), unlike(&before, &future.sees));
                return Err(self.broken(Law::SeenOnlyIfTold, Some(viewer), detail));
            }
            let alike: &mut &Future<B> = by_words.entry((mine, &future.heard)).or_insert(future);
            if alike.sees != future.sees {
                let detail = both(alike, future, &unlike(&alike.sees, &future.sees));
                return Err(self.broken(Law::SeenOnlyIfTold, Some(viewer), detail));
            }
            // The same deed is there once or twice a world, so a short list is searched sooner than a view is hashed.
            let same_deed: &mut Vec<&Future<B>> = by_deed.entry((future.seat, &future.action)).or_default();
            if let Some(alike) = same_deed.iter().find(|it| it.heard != future.heard && it.sees == future.sees) {
                let detail = both(alike, future, "and both look the same afterwards");
                return Err(self.broken(Law::ToldOnlyIfSeen, Some(viewer), detail));
            }
            same_deed.push(future);
        }
        self.told_to_the_end(&futures, viewer)?;
        self.written_alike(&futures, viewer)
    }

    /// Where the same deed sounds the same in two worlds until one of them asks a question, the other must ask it too:
    /// whether a question opens follows from what is public. (In an open window only worlds are compared in which the
    /// same seats still owe an answer.)
    fn told_to_the_end(&self, futures: &[Future<B>], viewer: Viewer) -> Verdict {
        let mut alike: FxHashMap<_, Vec<&Future<B>>> = FxHashMap::default();
        for future in futures {
            alike.entry((future.seat, &future.action, future.asked)).or_default().push(future);
        }
        for group in alike.values() {
            for short in group {
                let goes_on =
                    |long: &&&Future<B>| long.heard.len() > short.heard.len() && long.heard.starts_with(&short.heard);
                if let Some(long) = group.iter().find(goes_on) {
                    let detail = both(short, long, "one stops where the other goes on, by what only somebody can know");
                    return Err(self.broken(Law::AskedInPublic, Some(viewer), detail));
                }
            }
        }
        Ok(())
    }

    /// While other seats are still asked, only the seat that answered may notice its answer. The other laws do not catch
    /// this: they allow an answer that is both told and shown at once.
    pub(crate) fn secret_until_closed(
        &self,
        before: &B::Game,
        after: &B::Game,
        (seat, action): (Seat, ActionOf<B>),
        told: &[Told<EventOf<B>>],
    ) -> Verdict {
        let left = before.to_act().without(seat);
        if left.is_empty() || after.to_act() != left {
            return Ok(());
        }
        for viewer in Viewer::all(self.seats()).filter(|viewer| !viewer.is(seat)) {
            let words = heard(told, viewer);
            let (sight, now) = (before.view(viewer), after.view(viewer));
            if !words.is_empty() || sight != now {
                let detail = format!("seat {seat} does `{action}`, heard: {words:?}, {}", unlike(&sight, &now));
                return Err(self.broken(Law::SecretUntilClosed, Some(viewer), detail));
            }
        }
        Ok(())
    }

    fn futures(&mut self, game: &B::Game, viewer: Viewer, worlds: &[B::Game]) -> Result<Vec<Future<B>>, Box<Broken>> {
        let salt = self.whim.below(u32::MAX);
        let mut futures = Vec::new();
        let mut menu = Vec::new();
        for (world, state) in std::iter::once(game).chain(worlds).enumerate() {
            for seat in state.to_act().iter() {
                menu.clear();
                state.options(seat, &mut menu);
                sample(&mut menu, salt);
                for &action in &menu {
                    self.count(state, &action)?;
                    let (future, lucky) = self.future(state, world, viewer, seat, action)?;
                    futures.push(future);
                    if lucky {
                        futures.push(self.future(state, world, viewer, seat, action)?.0);
                    }
                }
            }
        }
        Ok(futures)
    }

    /// One way to go on, and whether luck had a part in it, so that it might have gone otherwise.
    fn future(
        &mut self,
        state: &B::Game,
        world: usize,
        viewer: Viewer,
        seat: Seat,
        action: ActionOf<B>,
    ) -> Result<(Future<B>, bool), Box<Broken>> {
        let mut next = state.clone();
        let told = next.play(seat, &action, &mut self.luck).map_err(|why| {
            let detail = format!("world {world} offers seat {seat} `{action}`: {why}");
            self.broken(Law::OfferedIsLegal, Some(viewer), detail)
        })?;
        let lucky = !self.luck.take_drawn().is_empty();
        let (heard, sees) = (heard(&told, viewer), next.view(viewer));
        Ok((Future { world, seat, action, asked: state.to_act(), heard, sees }, lucky))
    }

    /// In a window the imagined others have not answered yet. This lets those seats answer that have answered in truth, as
    /// long as the viewer does not notice, so that the close of a window is compared in several worlds too.
    pub(crate) fn catch_up(&mut self, world: &mut B::Game, game: &B::Game, viewer: Viewer) {
        let waiting = game.to_act();
        for seat in world.to_act().iter().filter(|&seat| !waiting.contains(seat) && !viewer.is(seat)) {
            let mut menu = Vec::new();
            world.options(seat, &mut menu);
            let Some(action) = self.any_kind(&menu) else { return };
            let mut next = world.clone();
            let told = next.play(seat, &action, &mut self.whim);
            if told.is_ok_and(|told| heard(&told, viewer).is_empty()) && next.view(viewer) == world.view(viewer) {
                *world = next;
            }
        }
    }

    /// One of these answers, all kinds equally likely. If a card with forty targets were played forty times as often as a
    /// pass, worlds in which it can be played would hardly be among those where all passed.
    fn any_kind(&mut self, menu: &[ActionOf<B>]) -> Option<ActionOf<B>> {
        let mut kinds: Vec<&str> = menu.iter().map(B::deed).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let kind = self.whim.pick(&kinds)?;
        let alike: Vec<ActionOf<B>> = menu.iter().copied().filter(|action| B::deed(action) == kind).collect();
        self.whim.pick(&alike)
    }

    /// Equal views must give equal JSON too: the order of fields or entries can betray something. Writing JSON is slow, so
    /// one pair is compared now and then.
    fn written_alike(&self, futures: &[Future<B>], viewer: Viewer) -> Verdict {
        if !self.step.get().is_multiple_of(4) {
            return Ok(());
        }
        let Some(last) = futures.last() else { return Ok(()) };
        let Some(twin) = futures.iter().find(|it| it.world != last.world && it.sees == last.sees) else {
            return Ok(());
        };
        let (a, b) = (serde_json::to_string(&twin.sees), serde_json::to_string(&last.sees));
        if a.as_ref().ok() == b.as_ref().ok() {
            return Ok(());
        }
        let detail = both(twin, last, &format!("equal views are written differently:\n{a:?}\n{b:?}"));
        Err(self.broken(Law::SeenOnlyIfTold, Some(viewer), detail))
    }
}

fn both<B: LawBook>(one: &Future<B>, other: &Future<B>, then: &str) -> String {
    format!("{}\n{}\n{then}", one.story(), other.story())
}

/// Keeps all of a small menu and a sample of a large one. The same salt prefers the same answers in every world, so that
/// futures can be compared.
fn sample<A: Hash + Copy>(menu: &mut Vec<A>, salt: u32) {
    if menu.len() <= ANSWERS {
        return;
    }
    menu.sort_by_cached_key(|action| {
        let mut hash = FxHasher::default();
        (salt, action).hash(&mut hash);
        hash.finish()
    });
    menu.truncate(ANSWERS);
}
