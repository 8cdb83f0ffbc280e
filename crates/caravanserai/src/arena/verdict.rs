use std::{collections::BTreeMap, fmt::Write as _};

use serde::Serialize;

use super::{Arena, Outcome, rating, rating::Rating, times::Times};

/// How a contest went.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Verdict {
    pub(crate) game: String,
    pub(crate) setup: String,
    pub(crate) seed: u64,
    /// Whole deals that count; a deal that was broken off does not.
    pub(crate) deals: usize,
    pub(crate) games: usize,
    /// What everybody would win if all were equal.
    pub(crate) fair_share: f64,
    pub(crate) entrants: Vec<Standing>,
    pub(crate) decisions_per_game: f64,
    pub(crate) rounds_per_game: Option<f64>,
    pub(crate) windows_per_round: Option<f64>,
    /// What each seat won, whoever sat there.
    pub(crate) seat_shares: Vec<Estimate>,
}

/// A mean over deals and half the width of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Estimate {
    pub(crate) mean: f64,
    pub(crate) margin: f64,
}

/// How those of one name did; what several of one name did is counted as one's in the mean.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Standing {
    pub(crate) name: String,
    pub(crate) seats: usize,
    pub(crate) win_share: Estimate,
    pub(crate) mean_rank: Estimate,
    pub(crate) rating: f64,
    pub(crate) rating_doubt: f64,
    pub(crate) decisions: u64,
    pub(crate) median_s: f64,
    pub(crate) slowest_s: f64,
    pub(crate) windows: u64,
    pub(crate) window_median_s: f64,
    pub(crate) forfeits: u32,
}

impl Estimate {
    /// Of the means of independent deals.
    fn of(values: &[f64]) -> Estimate {
        let number = float(values.len() as u64);
        let mean = values.iter().sum::<f64>() / number.max(1.0);
        if values.len() < 2 {
            return Estimate { mean, margin: f64::INFINITY };
        }
        let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (number - 1.0);
        // Student's quantile, within one in a hundred from four deals on.
        let quantile = 1.96 + 2.4 / (number - 1.0) + 3.0 / (number - 1.0).powi(2);
        Estimate { mean, margin: quantile * (variance / number).sqrt() }
    }
}

impl Verdict {
    pub(super) fn of(arena: &Arena, outcomes: &[Outcome]) -> Verdict {
        let players = arena.entrants.len();
        let mut deals: BTreeMap<u64, Vec<&Outcome>> = BTreeMap::new();
        for outcome in outcomes {
            deals.entry(outcome.deal).or_default().push(outcome);
        }
        deals.retain(|_, games| games.len() == players);
        deals.values_mut().for_each(|games| games.sort_by_key(|game| game.rotation));
        let games: Vec<&Outcome> = deals.values().flatten().copied().collect();
        let count = float(games.len() as u64).max(1.0);
        let mut names: Vec<String> = arena.entrants.iter().map(ToString::to_string).collect();
        let all = names.clone();
        names.sort_unstable();
        names.dedup();
        names.sort_by_key(|name| all.iter().position(|other| other == name));
        let whose: Vec<usize> = all.iter().filter_map(|name| names.iter().position(|one| one == name)).collect();
        let ratings = rate(&games, &whose, names.len());
        let rounds: u64 = games.iter().filter_map(|game| game.round).sum();
        let windows: u64 = games.iter().flat_map(|game| &game.records).map(|record| record.windows.count()).sum();
        let per_deal = |of: &dyn Fn(&Outcome) -> f64| {
            let mean = |games: &Vec<&Outcome>| games.iter().map(|game| of(game)).sum::<f64>() / float(players as u64);
            Estimate::of(&deals.values().map(mean).collect::<Vec<f64>>())
        };
        let standing = |(nth, name): (usize, &String)| {
            let mine: Vec<usize> = (0..players).filter(|&at| whose[at] == nth).collect();
            let each = float(mine.len() as u64);
            let records = || games.iter().flat_map(|game| mine.iter().map(|&at| &game.records[at]));
            let (mut thoughts, mut windows) = (Times::default(), Times::default());
            records().for_each(|record| {
                thoughts.join(&record.thoughts);
                windows.join(&record.windows);
            });
            Standing {
                name: name.clone(),
                seats: mine.len(),
                win_share: per_deal(&|game| mine.iter().map(|&at| game.won(at)).sum::<f64>() / each),
                mean_rank: per_deal(&|game| {
                    mine.iter().map(|&at| f64::from(game.records[at].place)).sum::<f64>() / each
                }),
                rating: ratings[nth].mean,
                rating_doubt: ratings[nth].doubt,
                decisions: thoughts.count(),
                median_s: thoughts.quantile(0.5),
                slowest_s: thoughts.quantile(1.0),
                windows: windows.count(),
                window_median_s: windows.quantile(0.5),
                forfeits: records().map(|record| record.forfeits).sum(),
            }
        };
        let seat_share = |seat: usize| {
            per_deal(&|game| (0..players).filter(|&at| game.records[at].seat == seat).map(|at| game.won(at)).sum())
        };
        Verdict {
            game: arena.game.clone(),
            setup: arena.setup.clone(),
            seed: arena.seed,
            deals: deals.len(),
            games: games.len(),
            fair_share: 1.0 / float(players as u64),
            entrants: names.iter().enumerate().map(standing).collect(),
            decisions_per_game: float(games.iter().map(|game| game.steps).sum()) / count,
            rounds_per_game: (rounds > 0).then(|| float(rounds) / count),
            windows_per_round: (rounds > 0).then(|| float(windows) / float(rounds)),
            seat_shares: (0..players).map(seat_share).collect(),
        }
    }

    /// As a table for people.
    pub(super) fn text(&self) -> String {
        let mut text = format!(
            "{}, {} deals with all seats rotated, {} games, seed {}",
            self.game, self.deals, self.games, self.seed
        );
        let _ = write!(text, "\nfair share {:.1} %; intervals are 95 %, per deal", 100.0 * self.fair_share);
        let _ = write!(
            text,
            "\n{:<22} {:>5} {:>16} {:>14} {:>14} {:>9} {:>9}",
            "who", "seats", "wins", "mean rank", "rating", "median", "slowest"
        );
        for it in &self.entrants {
            let _ = write!(
                text,
                "\n{:<22} {:>5} {:>7.1} ± {:>4.1} % {:>7.2} ± {:<4.2} {:>7.1} ± {:<4.1} {:>9} {:>9}",
                it.name,
                it.seats,
                100.0 * it.win_share.mean,
                100.0 * it.win_share.margin,
                it.mean_rank.mean,
                it.mean_rank.margin,
                it.rating,
                2.0 * it.rating_doubt,
                spell(it.median_s),
                spell(it.slowest_s),
            );
            if it.forfeits > 0 {
                let _ = write!(text, "   {} decisions forfeited", it.forfeits);
            }
        }
        let _ = write!(text, "\n{:.1} decisions a game", self.decisions_per_game);
        if let (Some(rounds), Some(windows)) = (self.rounds_per_game, self.windows_per_round) {
            let _ = write!(text, ", {rounds:.1} rounds, {windows:.1} window questions a round");
        }
        let _ = write!(text, "\nseats, whoever sat there:");
        for (seat, share) in self.seat_shares.iter().enumerate() {
            let _ = write!(text, "  {seat}: {:.1} ± {:.1} %", 100.0 * share.mean, 100.0 * share.margin);
        }
        text
    }
}

fn rate(games: &[&Outcome], whose: &[usize], names: usize) -> Vec<Rating> {
    let mut ratings = vec![Rating::default(); names];
    for game in games {
        let places: Vec<u8> = game.records.iter().map(|record| record.place).collect();
        rating::learn(&mut ratings, whose, &places);
    }
    ratings
}

/// A time in words short enough for a table.
fn spell(seconds: f64) -> String {
    match seconds {
        s if s < 1e-3 => format!("{:.0} us", s * 1e6),
        s if s < 1.0 => format!("{:.1} ms", s * 1e3),
        s => format!("{s:.2} s"),
    }
}

/// Counts stay far below 2^52.
#[allow(clippy::cast_precision_loss)]
pub(super) fn float(number: u64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_estimate_is_as_sure_as_its_deals() {
        let few = Estimate::of(&[0.2, 0.4, 0.6, 0.8]);
        assert!((few.mean - 0.5).abs() < 1e-9 && (0.39..0.45).contains(&few.margin), "{few:?}");
        let many: Vec<f64> = (0..400).map(|n| f64::from(n % 4) / 5.0 + 0.2).collect();
        assert!(Estimate::of(&many).margin < 0.03);
        assert!(Estimate::of(&[0.5]).margin.is_infinite());
    }
}
