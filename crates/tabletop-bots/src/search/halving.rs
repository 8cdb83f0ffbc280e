use crate::tree::{Tree, float};

/// Sequential halving: all plans are tried equally often, then the better half of them, and so on down to two. Unlike UCB
/// it knows the budget, and spends most of it on the plans between which the choice is close.
pub(super) struct Halving {
    plans: Vec<u32>,
    /// Which is tried next.
    at: usize,
    /// How often half of them were dropped, and how often they will be.
    round: u32,
    rounds: u32,
}

impl Halving {
    /// A choice among these plans.
    pub(super) fn new(plans: Vec<u32>) -> Halving {
        let rounds = (plans.len().max(2) - 1).ilog2() + 1;
        Halving { plans, at: 0, round: 0, rounds }
    }

    /// Have all plans been tried equally often?
    pub(super) fn is_even(&self) -> bool {
        self.at == 0
    }

    /// The plan to try now, when this part of the budget is spent.
    pub(super) fn next<A: Copy + PartialEq>(&mut self, spent: f32, tree: &Tree<A>, bias: f32) -> Option<u32> {
        if self.is_even() && spent * float(self.rounds) >= float(self.round + 1) && self.plans.len() > 2 {
            self.plans.sort_by(|&a, &b| tree.value(b, bias).total_cmp(&tree.value(a, bias)));
            self.plans.truncate(self.plans.len().div_ceil(2));
            self.round += 1;
        }
        let plan = self.plans.get(self.at).copied();
        self.at = (self.at + 1) % self.plans.len().max(1);
        plan
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_half_is_tried_on() {
        let mut tree: Tree<u8> = Tree::new(8);
        let node = tree.add(1).unwrap();
        let plans: Vec<u32> = (0..6).filter_map(|plan| tree.try_plan(node, &[plan], 1.0)).collect();
        let mut halving = Halving::new(plans.clone());
        let mut tried = [0; 6];
        for game in 0_u8..72 {
            let plan = halving.next(f32::from(game) / 72.0, &tree, 0.1).unwrap();
            tried[plan as usize] += 1;
            tree.learn(node, plan, f32::from(plan as u8) / 10.0);
        }
        // Three rounds of 24 games: among six, among three, among two.
        assert_eq!(tried, [4, 4, 4, 12, 24, 24]);
        assert_eq!(Halving::new(Vec::new()).next(0.0, &tree, 0.1), None);
    }
}
