//! Weng and Lin's ratings (2011, algorithm 1: Bradley–Terry, all pairs of a game).

/// What is thought of one player, in points, and how far it may be off.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rating {
    pub(super) mean: f64,
    pub(super) doubt: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { mean: 25.0, doubt: 25.0 / 3.0 }
    }
}

/// How much luck is in one game.
const BETA: f64 = 25.0 / 6.0;

/// Learns from the places of one game; those who play under one name do not play against themselves, and what each of
/// them showed counts in the mean.
pub(super) fn learn(ratings: &mut [Rating], names: &[usize], places: &[u8]) {
    let before = ratings.to_vec();
    for (name, rating) in ratings.iter_mut().enumerate() {
        let mine: Vec<usize> = (0..names.len()).filter(|&at| names[at] == name).collect();
        let (mut shift, mut shrink) = (0.0, 0.0);
        for &at in &mine {
            for other in (0..names.len()).filter(|&other| names[other] != name) {
                let theirs = before[names[other]];
                let spread = (rating.doubt.powi(2) + theirs.doubt.powi(2) + 2.0 * BETA.powi(2)).sqrt();
                let chance = 1.0 / (1.0 + ((theirs.mean - before[name].mean) / spread).exp());
                let won = match places[at].cmp(&places[other]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                let part = before[name].doubt.powi(2) / spread;
                shift += part * (won - chance);
                shrink += (before[name].doubt / spread).powi(3) * chance * (1.0 - chance);
            }
        }
        let number = f64::from(mine.len().max(1) as u32);
        rating.mean += shift / number;
        rating.doubt *= (1.0 - shrink / number).max(1e-4).sqrt();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_rises_and_becomes_surer() {
        let mut ratings = [Rating::default(); 2];
        for _ in 0..50 {
            learn(&mut ratings, &[0, 1, 1], &[1, 2, 3]);
        }
        assert!(ratings[0].mean > 30.0 && ratings[1].mean < 20.0, "{ratings:?}");
        assert!(ratings[0].doubt < 6.0, "{ratings:?}");
    }
}
