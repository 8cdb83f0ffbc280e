use std::ops::Range;

use tabletop::Chance;

/// Sensible ways to go on, each with a weight: how readily a sensible player would choose it.
///
/// A plan is one answer, or several that the same seat will give one after the other, as in a move of many steps.
#[derive(Clone, Debug)]
pub struct Plans<A> {
    steps: Vec<A>,
    plans: Vec<(Range<usize>, f32)>,
}

impl<A> Default for Plans<A> {
    fn default() -> Plans<A> {
        Plans { steps: Vec::new(), plans: Vec::new() }
    }
}

impl<A: Copy + PartialEq> Plans<A> {
    /// Adds a plan; a weight that is no positive number counts as next to nothing.
    pub fn add(&mut self, steps: &[A], weight: f32) {
        let begin = self.steps.len();
        self.steps.extend_from_slice(steps);
        let weight = if weight.is_finite() && weight > 1e-6 { weight } else { 1e-6 };
        self.plans.push((begin..self.steps.len(), weight));
    }

    /// Removes all.
    pub fn clear(&mut self) {
        self.steps.clear();
        self.plans.clear();
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.plans.len()
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.plans.is_empty()
    }

    /// All plans with their weights, in the order they were added.
    pub fn iter(&self) -> impl Iterator<Item = (&[A], f32)> {
        self.plans.iter().map(|(range, weight)| (&self.steps[range.clone()], *weight))
    }

    /// The heaviest plan that is `wanted`; of equals the first.
    pub fn best(&self, mut wanted: impl FnMut(&[A]) -> bool) -> Option<(&[A], f32)> {
        let mut best: Option<(&[A], f32)> = None;
        for (plan, weight) in self.iter() {
            if best.is_none_or(|(_, most)| weight > most) && wanted(plan) {
                best = Some((plan, weight));
            }
        }
        best
    }

    /// Makes the weights more alike with a power below 1, less with one above.
    pub fn flatten(&mut self, power: f32) {
        for (_, weight) in &mut self.plans {
            *weight = weight.powf(power);
        }
    }

    /// A random plan, with a probability in proportion to its weight.
    pub fn pick(&self, luck: &mut Chance) -> Option<&[A]> {
        const PARTS: u16 = 1 << 15;
        let total: f32 = self.plans.iter().map(|(_, weight)| weight).sum();
        let mut left = total * f32::from(luck.below(PARTS.into()) as u16) / f32::from(PARTS);
        let at = self.plans.iter().position(|(_, weight)| {
            left -= weight;
            left < 0.0
        });
        let (range, _) = self.plans.get(at.unwrap_or(self.plans.len().saturating_sub(1)))?;
        Some(&self.steps[range.clone()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_are_picked_by_weight() {
        let mut plans = Plans::default();
        plans.add(&["go"], 1.0);
        plans.add(&["stay", "wait"], 3.0);
        plans.add(&["fall"], f32::NAN);
        let mut luck = Chance::seeded(1);
        let stays = (0..1000).filter(|_| plans.pick(&mut luck) == Some(&["stay", "wait"][..])).count();
        assert!((700..800).contains(&stays), "{stays} of 1000, 750 were expected");
        assert_eq!(plans.best(|_| true), Some((&["stay", "wait"][..], 3.0)));
        assert_eq!(plans.best(|plan| plan.len() == 1).unwrap().0, ["go"]);
        plans.clear();
        assert_eq!((plans.len(), plans.pick(&mut luck)), (0, None));
    }
}
