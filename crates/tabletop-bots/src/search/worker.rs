use std::time::{Duration, Instant};

use tabletop::{Chance, Determinize, Seat, Seats, Telling, Viewer};

use super::{Found, Opponents, Settings, halving::Halving};
use crate::{
    Asked, Judge, Plans,
    line::sight,
    playout::{Playout, carry_out},
    tree::{Taste, Tree, float, room},
};

/// How many games are imagined between two looks at the clock.
const BETWEEN_LOOKS: u32 = 16;

/// One thread of a search.
pub(super) struct Worker<'a, G: Determinize, J> {
    judge: &'a J,
    settings: &'a Settings,
    asked: &'a Asked<'a, G>,
    /// The sensible answers to what is really asked.
    sensible: &'a Plans<G::Action>,
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
    /// The plan that is tried now.
    tries: Option<u32>,
}

impl<'a, G: Determinize, J: Judge<G>> Worker<'a, G, J> {
    pub(super) fn new(
        judge: &'a J,
        settings: &'a Settings,
        asked: &'a Asked<'a, G>,
        sensible: &'a Plans<G::Action>,
        luck: Chance,
    ) -> Self {
        let until = settings.horizon.map_or(u32::MAX, |far| judge.moment(asked.view).saturating_add(far.max(1)));
        Worker {
            judge,
            settings,
            asked,
            sensible,
            luck,
            tree: Tree::new(settings.nodes),
            playout: Playout::new(settings.keen),
            plans: Plans::default(),
            menu: Vec::new(),
            steps: Vec::new(),
            path: Vec::new(),
            until,
            taste: Taste { explore: settings.explore, bias: settings.bias },
            root: sight(asked.seat, asked.view),
            tries: None,
        }
    }

    /// Imagines this many games, or as many as fit into a time that began at this instant.
    pub(super) fn search(mut self, iterations: u32, time: Option<(Instant, Duration)>) -> Found<G> {
        let mut halving = self.settings.halve.then(|| self.halving(iterations));
        // Plans that are compared are tried in the same world with the same luck.
        let mut same: Option<(G, Chance)> = None;
        let (mut done, mut passed) = (0, 0.0);
        while done < iterations && passed < 1.0 {
            let mut world = match (&halving, &same) {
                (Some(halving), Some((world, luck))) if !halving.is_even() => {
                    self.luck.clone_from(luck);
                    world.clone()
                }
                _ => self.imagine(done),
            };
            if let Some(halving) = &mut halving {
                if halving.is_even() {
                    same = Some((world.clone(), self.luck.clone()));
                }
                let spent = f32::max(float(done) / float(iterations), passed);
                self.tries = halving.next(spent, &self.tree, self.settings.bias);
            }
            self.imagined_game(&mut world);
            done += 1;
            if let Some((begun, time)) = time
                && done.is_multiple_of(BETWEEN_LOOKS)
            {
                passed = begun.elapsed().as_secs_f32() / time.as_secs_f32();
            }
        }
        let root = self.tree.find(self.root);
        let edges = root.into_iter().flat_map(|root| self.tree.edges(root));
        let plans = edges.map(|(_, edge)| (edge.plan.to_vec(), edge.visits, edge.sum)).collect();
        Found { iterations: done, nodes: self.tree.len(), plans }
    }

    /// Sequential halving among the heaviest plans, as many of them as this number of games allows.
    fn halving(&mut self, games: u32) -> Halving {
        let mut heavy: Vec<_> = self.sensible.iter().collect();
        heavy.sort_by(|a, b| b.1.total_cmp(&a.1));
        heavy.truncate(room(games, self.settings.widen));
        let heaviest = heavy.first().map_or(1.0, |it| it.1);
        let Some(root) = self.tree.add(self.root) else { return Halving::new(Vec::new()) };
        let tree = &mut self.tree;
        Halving::new(heavy.iter().filter_map(|(plan, weight)| tree.try_plan(root, plan, weight / heaviest)).collect())
    }

    /// A world that we cannot tell from the truth; or, now and then, one that another seat of such a world could not tell
    /// from that one, and in which we hold something else.
    fn imagine(&mut self, nth: u32) -> G {
        let world = self.judge.imagine(self.asked.view, &mut self.luck);
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
            if self.judge.breaks_off(&view, self.until) {
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
            let Some(edge) = self.choose(world, node, key, seat, &view) else { break };
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
            sight(seat, view)
        } else {
            sight(seat, &world.view(Viewer::Spectator))
        }
    }

    /// The plan to follow at a question: a new one while there is room for it, else the most promising.
    fn choose(&mut self, world: &G, node: u32, key: u64, seat: Seat, view: &G::View) -> Option<u32> {
        if key == self.root && self.tries.is_some() {
            return self.tries;
        }
        let possible = |action: &G::Action| world.check(seat, action).is_ok();
        let (best, known) = self.tree.choose(node, self.taste, possible);
        if !self.tree.wants_more(node, known, self.settings.widen) {
            return best;
        }
        let plans = if key == self.root {
            self.sensible
        } else {
            self.plans.clear();
            self.judge.weigh(seat, view, &self.menu, &mut self.plans);
            &self.plans
        };
        let tree = &self.tree;
        let fresh = plans.best(|plan| !tree.has(node, plan));
        let heaviest = plans.best(|_| true).map_or(1.0, |(_, weight)| weight);
        if let Some((plan, weight)) = fresh {
            return self.tree.try_plan(node, plan, weight / heaviest).or(best);
        }
        self.tree.is_barren(node);
        best
    }
}
