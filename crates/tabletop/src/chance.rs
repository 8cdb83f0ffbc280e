use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use serde::Serialize;

/// The only source of luck in a game.
///
/// Draws are remembered, so that a finished step can be replayed without the seed. Recorded luck never panics: a
/// missing, surplus or unfitting draw yields 0 and is remembered as a [`Fault`].
#[derive(Clone, Debug)]
pub struct Chance {
    source: Source,
    drawn: Vec<u32>,
    remembers: bool,
    fault: Option<Fault>,
    /// The (exclusive) bound of the first missing draw.
    lacks: Option<u32>,
}

#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "seeded luck is the common kind, and boxing it would cost every draw")]
enum Source {
    Seeded(ChaCha20Rng),
    /// The draws that are left, and the bounds of the draws so far.
    Recorded(std::vec::IntoIter<u32>, Vec<u32>),
}

/// What is wrong with recorded luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// More was drawn than was recorded.
    Missing,
    /// More was recorded than was drawn.
    Surplus,
    /// The recorded draw is not below `n`.
    Unfitting {
        /// What the record says.
        draw: u32,
        /// What it should be below.
        n: u32,
    },
}

impl Chance {
    /// Luck from a small seed: the same seed gives the same game on every machine. For tests, benches and bots.
    pub fn seeded(seed: u64) -> Chance {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Chance::keyed(key)
    }

    /// Luck from a 256-bit key: `ChaCha20` with a zero nonce, read as little-endian 32-bit words.
    pub fn keyed(key: [u8; 32]) -> Chance {
        Chance::new(Source::Seeded(ChaCha20Rng::from_seed(key)))
    }

    /// Luck that is known beforehand: from a record, or written by a test.
    pub fn recorded(draws: impl Into<Vec<u32>>) -> Chance {
        Chance::new(Source::Recorded(draws.into().into_iter(), Vec::new()))
    }

    fn new(source: Source) -> Chance {
        Chance { source, drawn: Vec::new(), remembers: true, fault: None, lacks: None }
    }

    /// The same luck, but draws are not remembered: for searches and benchmarks.
    #[must_use]
    pub fn forgetful(mut self) -> Chance {
        self.remembers = false;
        self
    }

    /// One of `0..n`, all equally likely (Lemire's method with rejection, pinned by a test). If `n` is 0, it is 0 and
    /// nothing is drawn.
    pub fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        let draw = match &mut self.source {
            Source::Seeded(rng) => fair(rng, n),
            Source::Recorded(draws, bounds) => {
                bounds.push(n);
                match draws.next() {
                    None => {
                        self.lacks.get_or_insert(n);
                        self.fault(Fault::Missing)
                    }
                    Some(draw) if draw >= n => self.fault(Fault::Unfitting { draw, n }),
                    Some(draw) => draw,
                }
            }
        };
        if self.remembers {
            self.drawn.push(draw);
        }
        draw
    }

    fn fault(&mut self, fault: Fault) -> u32 {
        self.fault.get_or_insert(fault);
        0
    }

    /// One of `items`, all equally likely.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let at = if items.is_empty() { 0 } else { self.below(items.len() as u32) };
        items.get(at as usize).copied()
    }

    /// Shuffles: Fisher–Yates, from the last item down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let j = self.below(i as u32 + 1);
            items.swap(i, j as usize);
        }
    }

    /// The draws made since this was last called.
    pub fn take_drawn(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.drawn)
    }

    /// Closes a recorded step.
    ///
    /// # Errors
    ///
    /// The first fault, if the record did not fit what was drawn.
    pub fn finish(&self) -> Result<(), Fault> {
        match (self.fault, &self.source) {
            (Some(fault), _) => Err(fault),
            (None, Source::Recorded(draws, _)) if draws.len() > 0 => Err(Fault::Surplus),
            (None, Source::Recorded(..) | Source::Seeded(_)) => Ok(()),
        }
    }

    /// The bound of the first draw that is missing from recorded luck: a program that explores all luck supplies the draw and
    /// plays the step again.
    pub fn lacks(&self) -> Option<u32> {
        self.lacks
    }

    /// The bound of each draw of recorded luck: with these, anybody who has the seed can repeat the draws.
    pub(crate) fn into_bounds(self) -> Vec<u32> {
        match self.source {
            Source::Seeded(_) => Vec::new(),
            Source::Recorded(_, bounds) => bounds,
        }
    }
}

fn fair(rng: &mut ChaCha20Rng, n: u32) -> u32 {
    let mut wide = u64::from(rng.next_u32()) * u64::from(n);
    if (wide as u32) < n {
        let reject_below = n.wrapping_neg() % n;
        while (wide as u32) < reject_below {
            wide = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (wide >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_luck_for_ever() {
        let mut luck = Chance::seeded(7);
        let draws: Vec<u32> = (0..8).map(|_| luck.below(100)).collect();
        assert_eq!(draws, [72, 26, 19, 5, 33, 17, 90, 16]);
        assert_eq!(luck.take_drawn(), draws);
    }

    /// RFC 8439, appendix A.1, test vector 1: the key stream of an all-zero key begins 76 b8 e0 ad a0 f1 3d 90.
    #[test]
    fn the_generator_is_chacha20() {
        let mut luck = Chance::keyed([0; 32]);
        let top = luck.below(1 << 16);
        assert_eq!(top, 0xade0_b876_u32 >> 16);
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut luck = Chance::seeded(1).forgetful();
        let mut seen = [0_u32; 6];
        (0..60_000).for_each(|_| seen[luck.below(6) as usize] += 1);
        let chi: f64 = seen.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 20.5, "chi-square {chi:.1} with 5 degrees of freedom, limit for 0.1 %");
        assert!(luck.take_drawn().is_empty());
    }

    #[test]
    fn a_bad_record_is_a_fault_and_never_a_panic() {
        let mut short = Chance::recorded([]);
        assert_eq!((short.below(6), short.finish()), (0, Err(Fault::Missing)));
        assert_eq!((short.below(9), short.lacks()), (0, Some(6)), "the first that was missing");
        let mut odd = Chance::recorded([9]);
        assert_eq!((odd.below(6), odd.finish()), (0, Err(Fault::Unfitting { draw: 9, n: 6 })));
        assert_eq!(Chance::recorded([1]).finish(), Err(Fault::Surplus));
        assert_eq!(Chance::recorded([]).below(0), 0);
    }
}
