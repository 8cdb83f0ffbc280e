use rustc_hash::FxHashMap;

/// What was learned at questions that seats cannot tell apart, in a store whose size is fixed at the start.
pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    index: FxHashMap<u64, u32>,
    most: usize,
}

/// A question as its seat sees it.
struct Node {
    /// Its first edge, or `NONE`.
    first: u32,
    visits: u32,
    /// No other plan is looked for until it has been visited this often, since the last search found none.
    barren: u32,
}

/// A plan that was tried there.
pub(crate) struct Edge<A> {
    next: u32,
    pub(crate) plan: Box<[A]>,
    pub(crate) weight: f32,
    pub(crate) visits: u32,
    /// How often it could have been chosen.
    seen: u32,
    pub(crate) sum: f32,
}

const NONE: u32 = u32::MAX;

/// How edges are chosen.
#[derive(Clone, Copy)]
pub(crate) struct Taste {
    pub(crate) explore: f32,
    pub(crate) bias: f32,
}

impl<A: Copy + PartialEq> Tree<A> {
    /// Room for this many questions, and on average four plans for each.
    pub(crate) fn new(most: usize) -> Tree<A> {
        let most = most.clamp(1, NONE as usize / 8);
        let begin = most.min(1 << 12);
        let mut index = FxHashMap::default();
        index.reserve(begin);
        Tree { nodes: Vec::with_capacity(begin), edges: Vec::with_capacity(4 * begin), index, most }
    }

    /// How many questions it holds.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The question of this key, if it was met before.
    pub(crate) fn find(&self, key: u64) -> Option<u32> {
        self.index.get(&key).copied()
    }

    /// A place for a new question, while there is room.
    pub(crate) fn add(&mut self, key: u64) -> Option<u32> {
        if self.nodes.len() >= self.most {
            return None;
        }
        let node = self.nodes.len() as u32;
        self.nodes.push(Node { first: NONE, visits: 0, barren: 0 });
        self.index.insert(key, node);
        Some(node)
    }

    /// A place for a new plan, while there is room.
    pub(crate) fn try_plan(&mut self, node: u32, plan: &[A], weight: f32) -> Option<u32> {
        if self.edges.len() >= 4 * self.most {
            return None;
        }
        let edge = self.edges.len() as u32;
        let node = &mut self.nodes[node as usize];
        self.edges.push(Edge { next: node.first, plan: plan.into(), weight, visits: 0, seen: 1, sum: 0.0 });
        node.first = edge;
        Some(edge)
    }

    /// The plans tried at a question, the newest first.
    pub(crate) fn edges(&self, node: u32) -> impl Iterator<Item = (u32, &Edge<A>)> {
        let mut at = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            let number = std::mem::replace(&mut at, edge.next);
            Some((number, edge))
        })
    }

    pub(crate) fn has(&self, node: u32, plan: &[A]) -> bool {
        self.edges(node).any(|(_, edge)| *edge.plan == *plan)
    }

    /// The most promising of the plans that are possible now, and how many are possible.
    pub(crate) fn choose(&mut self, node: u32, taste: Taste, possible: impl Fn(&A) -> bool) -> (Option<u32>, usize) {
        let mut best = (None, f32::NEG_INFINITY);
        let mut count = 0;
        let mut at = self.nodes[node as usize].first;
        while let Some(edge) = self.edges.get_mut(at as usize) {
            if edge.plan.first().is_some_and(&possible) {
                edge.seen += 1;
                count += 1;
                let promise = edge.promise(taste);
                if promise > best.1 {
                    best = (Some(at), promise);
                }
            }
            at = edge.next;
        }
        (best.0, count)
    }

    /// Whether to look for another plan here, with this many possible ones known. The more are known, the later.
    pub(crate) fn wants_more(&self, node: u32, known: usize, widen: f32) -> bool {
        let node = &self.nodes[node as usize];
        known < room(node.visits, widen) && node.visits >= node.barren
    }

    /// Notes that no other plan was found: none is looked for until there are twice as many visits.
    pub(crate) fn is_barren(&mut self, node: u32) {
        let node = &mut self.nodes[node as usize];
        node.barren = 2 * node.visits + 2;
    }

    /// Remembers what a plan was worth in one game.
    pub(crate) fn learn(&mut self, node: u32, edge: u32, worth: f32) {
        self.nodes[node as usize].visits += 1;
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.sum += worth;
    }

    /// The mean worth of a plan, with a small bonus for its weight.
    pub(crate) fn value(&self, edge: u32, bias: f32) -> f32 {
        let edge = &self.edges[edge as usize];
        (edge.sum + bias * edge.weight) / (float(edge.visits) + 1e-3)
    }

    pub(crate) fn plan(&self, edge: u32) -> &[A] {
        &self.edges[edge as usize].plan
    }
}

impl<A> Edge<A> {
    /// Its mean worth so far, and a bonus that is larger the less it was tried and the more sensible it looks.
    fn promise(&self, taste: Taste) -> f32 {
        let visits = float(self.visits) + 1e-3;
        let doubt = (float(self.seen + 1).ln() / visits).sqrt();
        self.sum / visits + taste.explore * doubt + taste.bias * self.weight / (1.0 + visits)
    }
}

/// How many plans are worth trying after this many visits: one, and more with the root of the visits.
#[allow(clippy::cast_sign_loss, reason = "`widen` is not negative")]
pub(crate) fn room(visits: u32, widen: f32) -> usize {
    (1.0 + widen * float(visits).sqrt()).ceil() as usize
}

/// Counts stay far below 2^24, up to which single precision is exact; beyond that an error does no harm.
#[allow(clippy::cast_precision_loss)]
pub(crate) fn float(number: u32) -> f32 {
    number as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_bounded() {
        let mut tree: Tree<u8> = Tree::new(2);
        assert!(tree.add(10).is_some() && tree.add(11).is_some());
        assert_eq!(tree.add(12), None);
        assert_eq!((tree.find(11), tree.find(12), tree.len()), (Some(1), None, 2));
        assert_eq!((0..20).filter(|&plan| tree.try_plan(0, &[plan], 1.0).is_some()).count(), 8);
        assert!(tree.has(0, &[7]) && !tree.has(0, &[8]));
    }

    #[test]
    fn what_pays_is_chosen_and_what_is_impossible_is_not() {
        let mut tree: Tree<u8> = Tree::new(8);
        let node = tree.add(1).unwrap();
        let (bad, good) = (tree.try_plan(node, &[1], 1.0).unwrap(), tree.try_plan(node, &[2], 1.0).unwrap());
        for _ in 0..50 {
            tree.learn(node, bad, 0.1);
            tree.learn(node, good, 0.9);
        }
        let taste = Taste { explore: 0.4, bias: 0.0 };
        assert_eq!(tree.choose(node, taste, |_| true), (Some(good), 2));
        assert_eq!(tree.choose(node, taste, |&action| action == 1), (Some(bad), 1));
        assert_eq!(tree.choose(node, taste, |_| false), (None, 0));
    }
}
