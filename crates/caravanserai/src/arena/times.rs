use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How long things took: counted in steps of a quarter octave, so that medians of millions take no room.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Times(BTreeMap<i32, u64>);

/// Steps to an octave.
const STEPS: f64 = 4.0;

impl Times {
    pub(super) fn add(&mut self, seconds: f64) {
        let step = (seconds.max(1e-7).log2() * STEPS).round();
        #[allow(clippy::cast_possible_truncation, reason = "between -100 and 100")]
        let step = step as i32;
        *self.0.entry(step).or_default() += 1;
    }

    pub(super) fn join(&mut self, other: &Times) {
        for (&step, &count) in &other.0 {
            *self.0.entry(step).or_default() += count;
        }
    }

    pub(super) fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// The time that this fraction of all stayed under, within a tenth.
    pub(super) fn quantile(&self, part: f64) -> f64 {
        let mut left = part * super::verdict::float(self.count());
        for (&step, &count) in &self.0 {
            left -= super::verdict::float(count);
            if left <= 0.0 {
                return (f64::from(step) / STEPS).exp2();
            }
        }
        self.0.keys().last().map_or(0.0, |&step| (f64::from(step) / STEPS).exp2())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_are_near() {
        let mut times = Times::default();
        (1..=1000).for_each(|ms| times.add(f64::from(ms) / 1000.0));
        assert!((0.45..0.56).contains(&times.quantile(0.5)), "{}", times.quantile(0.5));
        assert!(times.quantile(1.0) > 0.9);
        assert!(Times::default().quantile(0.5).abs() < 1e-12);
    }
}
