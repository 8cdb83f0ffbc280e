use std::{collections::BTreeMap, fmt::Write as _};

use serde::Serialize;

use skillratings::weng_lin::WengLinRating;

use super::{Arena, Outcome, rating, times::Times};

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

/// How the entrants of one name did; the results of several are averaged.
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
    /// How many decisions took a search, and how long those took.
    pub(crate) searched: u64,
    pub(crate) searched_median_s: f64,
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

/// The deals that were played with all seats rotated.
struct Whole<'a> {
    players: usize,
    deals: Vec<Vec<&'a Outcome>>,
}

impl<'a> Whole<'a> {
    fn of(players: usize, outcomes: &'a [Outcome]) -> Whole<'a> {
        let mut deals: BTreeMap<u64, Vec<&Outcome>> = BTreeMap::new();
        for outcome in outcomes {
            deals.entry(outcome.deal).or_default().push(outcome);
        }
        deals.retain(|_, games| games.len() == players);
        for games in deals.values_mut() {
            games.sort_by_key(|game| game.rotation);
        }
        Whole { players, deals: deals.into_values().collect() }
    }

    fn games(&self) -> impl Iterator<Item = &'a Outcome> {
        self.deals.iter().flatten().copied()
    }

    /// The mean of a number over the games of a deal, estimated over all deals.
    fn per_deal(&self, of: impl Fn(&Outcome) -> f64) -> Estimate {
        let mean = |games: &Vec<&Outcome>| games.iter().map(|game| of(game)).sum::<f64>() / float(self.players as u64);
        Estimate::of(&self.deals.iter().map(mean).collect::<Vec<f64>>())
    }
}

impl Standing {
    /// The standing of these entrants, who share one name.
    fn of(name: &str, mine: &[usize], whole: &Whole, rating: WengLinRating) -> Standing {
        let each = float(mine.len() as u64);
        let (mut thoughts, mut searched, mut windows) = (Times::default(), Times::default(), Times::default());
        let mut forfeits = 0;
        for record in whole.games().flat_map(|game| mine.iter().map(|&at| &game.records[at])) {
            thoughts.join(&record.thoughts);
            searched.join(&record.searched);
            windows.join(&record.windows);
            forfeits += record.forfeits;
        }
        let rank = |game: &Outcome| mine.iter().map(|&at| f64::from(game.records[at].place)).sum::<f64>() / each;
        Standing {
            name: name.to_owned(),
            seats: mine.len(),
            win_share: whole.per_deal(|game| mine.iter().map(|&at| game.won(at)).sum::<f64>() / each),
            mean_rank: whole.per_deal(rank),
            rating: rating.rating,
            rating_doubt: rating.uncertainty,
            decisions: thoughts.count(),
            median_s: thoughts.quantile(0.5),
            slowest_s: thoughts.quantile(1.0),
            searched: searched.count(),
            searched_median_s: searched.quantile(0.5),
            windows: windows.count(),
            window_median_s: windows.quantile(0.5),
            forfeits,
        }
    }
}

impl Verdict {
    pub(super) fn of(arena: &Arena, outcomes: &[Outcome]) -> Verdict {
        let players = arena.entrants.len();
        let whole = Whole::of(players, outcomes);
        let mut names: Vec<String> = Vec::new();
        let mut name_of = Vec::new();
        for entrant in &arena.entrants {
            let name = entrant.to_string();
            let known = names.iter().position(|other| *other == name);
            name_of.push(known.unwrap_or(names.len()));
            names.extend(known.is_none().then_some(name));
        }
        let ratings = rate(&whole, &name_of, names.len());
        let standing = |(nth, name): (usize, &String)| {
            let mine: Vec<usize> = (0..players).filter(|&at| name_of[at] == nth).collect();
            Standing::of(name, &mine, &whole, ratings[nth])
        };
        let games = whole.games().count();
        let count = float(games as u64).max(1.0);
        let rounds: u64 = whole.games().filter_map(|game| game.round).sum();
        let windows: u64 = whole.games().flat_map(|game| &game.records).map(|record| record.windows.count()).sum();
        let seat_share = |seat: usize| {
            let won = |game: &Outcome| {
                (0..players).filter(|&at| game.records[at].seat == seat).map(|at| game.won(at)).sum::<f64>()
            };
            whole.per_deal(won)
        };
        Verdict {
            game: arena.game.clone(),
            setup: arena.setup.clone(),
            seed: arena.seed,
            deals: whole.deals.len(),
            games,
            fair_share: 1.0 / float(players as u64),
            entrants: names.iter().enumerate().map(standing).collect(),
            decisions_per_game: float(whole.games().map(|game| game.steps).sum()) / count,
            rounds_per_game: (rounds > 0).then(|| float(rounds) / count),
            windows_per_round: (rounds > 0).then(|| float(windows) / float(rounds)),
            seat_shares: (0..players).map(seat_share).collect(),
        }
    }

    /// As a table for people.
    pub(super) fn text(&self) -> String {
        if self.deals == 0 {
            return "No deal has been played with all seats rotated yet, so nothing can be said of anybody.".into();
        }
        let deals = if self.deals == 1 { "1 deal".into() } else { format!("{} deals", self.deals) };
        let mut text =
            format!("{}, {deals} with all seats rotated, {} games, seed {}", self.game, self.games, self.seed);
        let _ = write!(text, "\nfair share {:.1} %; intervals are 95 %, per deal", 100.0 * self.fair_share);
        let _ = write!(
            text,
            "\n{:<22} {:>5} {:>16} {:>14} {:>14} {:>9} {:>9} {:>9}",
            "who", "seats", "wins", "mean rank", "rating", "median", "searched", "slowest"
        );
        for it in &self.entrants {
            let _ = write!(
                text,
                "\n{:<22} {:>5} {:>7.1} ± {:>4.1} % {:>7.2} ± {:<4.2} {:>7.1} ± {:<4.1} {:>9} {:>9} {:>9}",
                it.name,
                it.seats,
                100.0 * it.win_share.mean,
                100.0 * it.win_share.margin,
                it.mean_rank.mean,
                it.mean_rank.margin,
                it.rating,
                2.0 * it.rating_doubt,
                spell(it.median_s),
                spell(it.searched_median_s),
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

fn rate(whole: &Whole, name_of: &[usize], names: usize) -> Vec<WengLinRating> {
    let mut ratings = vec![WengLinRating::new(); names];
    for game in whole.games() {
        let places: Vec<u8> = game.records.iter().map(|record| record.place).collect();
        rating::learn(&mut ratings, name_of, &places);
    }
    ratings
}

/// A time, written short enough for a table.
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
    fn of_no_whole_deal_nothing_is_said() {
        let none = Verdict {
            game: "nim".into(),
            setup: String::new(),
            seed: 1,
            deals: 0,
            games: 0,
            fair_share: 0.5,
            entrants: Vec::new(),
            decisions_per_game: 0.0,
            rounds_per_game: None,
            windows_per_round: None,
            seat_shares: Vec::new(),
        };
        assert!(none.text().starts_with("No deal has been played"));
        assert!(
            Verdict { deals: 1, games: 2, ..none }.text().starts_with("nim, 1 deal with all seats rotated, 2 games")
        );
    }

    #[test]
    fn an_estimate_is_as_sure_as_its_deals() {
        let few = Estimate::of(&[0.2, 0.4, 0.6, 0.8]);
        assert!((few.mean - 0.5).abs() < 1e-9 && (0.39..0.45).contains(&few.margin), "{few:?}");
        let many: Vec<f64> = (0..400).map(|n| f64::from(n % 4) / 5.0 + 0.2).collect();
        assert!(Estimate::of(&many).margin < 0.03);
        assert!(Estimate::of(&[0.5]).margin.is_infinite());
    }
}
