use std::{
    hash::{Hash as _, Hasher as _},
    time::Instant,
};

use rustc_hash::FxHasher;
use tabletop::{Chance, Determinize, Seat, Seats, Telling, Viewer};

use super::{Found, Opponents, Settings};
use crate::{
    Asked, Judge, Plans,
    playout::{Playout, carry_out},
    tree::{Taste, Tree},
};

/// How many games are imagined between two looks at the clock.
const BETWEEN_LOOKS: u32 = 16;

/// One thread of a search.
pub(super) struct Worker<'a, G: Determinize, J> {
    judge: &'a J,
    settings: &'a Settings,
    asked: &'a Asked<'a, G>,
    luck: Chance,
    tree: Tree<G::Action>,
    playout: Playout<G>,
    plans: Plans<G::Action>,
    menu: Vec<G::Action>,
    steps: Vec<G::Action>,
    /// The questions met on the way, whose they were, and what was chosen.
    path: Vec<(u32, u32, Seat)>,
    /// The moment at which imagined games break off.
    until: u32,
    taste: Taste,
    /// The key of the question that is really asked.
    root: u64,
}

impl<'a, G: Determinize, J: Judge<G>> Worker<'a, G, J> {
    pub(super) fn new(judge: &'a J, settings: &'a Settings, asked: &'a Asked<'a, G>, luck: Chance) -> Self {
        let until = settings.horizon.map_or(u32::MAX, |far| judge.moment(asked.view).saturating_add(far.max(1)));
        Worker {
            judge,
            settings,
            asked,
            luck,
            tree: Tree::new(settings.nodes),
            playout: Playout::new(settings.keen),
            plans: Plans::default(),
            menu: Vec::new(),
            steps: Vec::new(),
            path: Vec::new(),
            until,
            taste: Taste { explore: settings.explore, bias: settings.bias },
            root: key(asked.seat, asked.view),
        }
    }

    pub(super) fn search(mut self, iterations: u32, until: Option<Instant>) -> Found<G> {
        let mut done = 0;
        while done < iterations {
            if done % BETWEEN_LOOKS == BETWEEN_LOOKS - 1 && until.is_some_and(|until| Instant::now() >= until) {
                break;
            }
            let mut world = self.imagine(done);
            self.imagined_game(&mut world);
            done += 1;
        }
        let root = self.tree.find(self.root);
        let edges = root.into_iter().flat_map(|root| self.tree.edges(root));
        let plans = edges.map(|(_, edge)| (edge.plan.to_vec(), edge.visits, edge.sum)).collect();
        Found { iterations: done, nodes: self.tree.len(), plans }
    }

    /// A world that we cannot tell from the truth; or, now and then, one that another seat of such a world could not tell
    /// from it, in which we hold something else.
    fn imagine(&mut self, nth: u32) -> G {
        let world = G::determinize(self.asked.view, &mut self.luck);
        let every = self.settings.reimagine;
        if every == 0 || nth % every != every - 1 {
            return world;
        }
        let others = Seats::first(self.asked.seats).without(self.asked.seat);
        let at = self.luck.below(others.len().into());
        match others.iter().nth(at as usize) {
            Some(other) => G::determinize(&world.view(Viewer::Seat(other)), &mut self.luck),
            None => world,
        }
    }

    /// Plays a game in an imagined world: by what was learned as far as it goes, then one new question, then by instinct.
    fn imagined_game(&mut self, world: &mut G) {
        self.path.clear();
        let mut known = true;
        let mut waiting = world.to_act();
        let depth = self.settings.depth.map_or(usize::MAX, |depth| depth as usize);
        while known
            && self.path.len() < depth
            && let Some(seat) = self.next(waiting)
        {
            self.menu.clear();
            world.options(seat, &mut self.menu);
            if let [only] = self.menu.as_slice() {
                // Where there is no choice there is nothing to learn.
                world.apply(seat, only, &mut self.luck, &mut Telling::deaf());
                waiting = world.to_act();
                continue;
            }
            let view = world.view(Viewer::Seat(seat));
            if self.judge.moment(&view) >= self.until {
                break;
            }
            let key = self.key(world, seat, &view);
            let node = match self.tree.find(key) {
                Some(node) => node,
                None => match self.tree.add(key) {
                    Some(node) => {
                        known = false;
                        node
                    }
                    None => break,
                },
            };
            let Some(edge) = self.choose(world, node, seat, &view) else { break };
            self.path.push((node, edge, seat));
            self.steps.clear();
            self.steps.extend_from_slice(self.tree.plan(edge));
            carry_out(world, seat, &self.steps, &mut self.luck, &mut Telling::deaf());
            waiting = world.to_act();
        }
        let worth = self.playout.play(world, self.judge, self.until, &mut self.luck);
        for (node, edge, seat) in self.path.drain(..) {
            self.tree.learn(node, edge, worth[seat.index()]);
        }
    }

    /// Who answers next: we ourselves, where several are asked at once.
    fn next(&self, waiting: Seats) -> Option<Seat> {
        if waiting.contains(self.asked.seat) { Some(self.asked.seat) } else { waiting.first_seat() }
    }

    fn key(&self, world: &G, seat: Seat, view: &G::View) -> u64 {
        if seat == self.asked.seat || self.settings.opponents == Opponents::Knowing {
            key(seat, view)
        } else {
            key(seat, &world.view(Viewer::Spectator))
        }
    }

    /// The plan to follow at a question: a new one while there is room for it, else the most promising.
    fn choose(&mut self, world: &G, node: u32, seat: Seat, view: &G::View) -> Option<u32> {
        let possible = |action: &G::Action| world.check(seat, action).is_ok();
        let (best, known) = self.tree.choose(node, self.taste, possible);
        if !self.tree.wants_more(node, known, self.settings.widen) {
            return best;
        }
        self.plans.clear();
        self.judge.weigh(seat, view, &self.menu, &mut self.plans);
        let tree = &self.tree;
        let fresh = self.plans.best(|plan| !tree.has(node, plan));
        let heaviest = self.plans.best(|_| true).map_or(1.0, |(_, weight)| weight);
        if let Some((plan, weight)) = fresh {
            return self.tree.try_plan(node, plan, weight / heaviest).or(best);
        }
        self.tree.is_barren(node);
        best
    }
}

fn key<V: std::hash::Hash>(seat: Seat, view: &V) -> u64 {
    let mut hasher = FxHasher::default();
    seat.hash(&mut hasher);
    view.hash(&mut hasher);
    hasher.finish()
}
