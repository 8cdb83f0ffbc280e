use std::{fmt::Write as _, time::Duration};

use tabletop_host::Finished;

/// How many games went how.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tally {
    steps: Spread,
    rounds: Spread,
    /// Wins by seat; a shared first place is shared out.
    wins: Vec<f64>,
}

/// How a number is spread over many games.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Spread {
    count: u64,
    sum: u64,
    least: u64,
    most: u64,
}

impl Spread {
    const NONE: Spread = Spread { count: 0, sum: 0, least: u64::MAX, most: 0 };

    fn join(&mut self, other: Spread) {
        self.count += other.count;
        self.sum += other.sum;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    fn add(&mut self, number: u64) {
        self.join(Spread { count: 1, sum: number, least: number, most: number });
    }

    fn line(&self, what: &str) -> String {
        let mean = float(self.sum) / float(self.count.max(1));
        format!("{what:<20} mean {mean:>8.1}   least {:>6}   most {:>6}", self.least.min(self.most), self.most)
    }
}

/// Counts of games and decisions stay far below 2^52.
#[allow(clippy::cast_precision_loss)]
fn float(number: u64) -> f64 {
    number as f64
}

impl Tally {
    pub(crate) fn new(seats: u8) -> Tally {
        Tally { steps: Spread::NONE, rounds: Spread::NONE, wins: vec![0.0; seats.into()] }
    }

    pub(crate) fn games(&self) -> u64 {
        self.steps.count
    }

    pub(crate) fn add(&mut self, game: &Finished) {
        self.steps.add(game.steps);
        game.round.into_iter().for_each(|round| self.rounds.add(round));
        let winners = game.ranking.winners();
        for seat in winners.iter() {
            self.wins[seat.index()] += 1.0 / f64::from(winners.len());
        }
    }

    pub(crate) fn join(&mut self, other: &Tally) {
        self.steps.join(other.steps);
        self.rounds.join(other.rounds);
        self.wins.iter_mut().zip(&other.wins).for_each(|(sum, wins)| *sum += wins);
    }

    /// Lengths, wins by seat with their advantage over a fair share and its standard error, and the speed.
    pub(crate) fn summary(&self, took: Duration) -> String {
        let games = float(self.games().max(1));
        let fair = 1.0 / float(self.wins.len() as u64);
        let error = 100.0 * (fair * (1.0 - fair) / games).sqrt();
        let mut text = self.steps.line("decisions a game");
        if self.rounds.count > 0 {
            text = format!("{text}\n{}", self.rounds.line("rounds a game"));
        }
        let _ = write!(text, "\nseat      wins     share   advantage (standard error {error:.1})");
        for (seat, wins) in self.wins.iter().enumerate() {
            let share = 100.0 * wins / games;
            let _ = write!(text, "\n{seat:>4} {wins:>9.1}   {share:>5.1} %   {:>+5.1} points", share - 100.0 * fair);
        }
        let speed = float(self.steps.sum) / took.as_secs_f64().max(1e-9);
        let _ = write!(text, "\n{:.1} s, {speed:.0} decisions/s", took.as_secs_f64());
        text
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Ranking;

    use super::*;

    #[test]
    fn shared_wins_are_shared_out_and_tallies_add_up() {
        let mut one = Tally::new(2);
        one.add(&Finished { steps: 10, round: Some(2), ranking: Ranking::by_points(&[1, 1]) });
        let mut two = Tally::new(2);
        two.add(&Finished { steps: 30, round: Some(4), ranking: Ranking::by_points(&[0, 1]) });
        one.join(&two);
        let text = one.summary(Duration::from_secs(4));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "decisions a game     mean     20.0   least     10   most     30");
        assert_eq!(lines[1], "rounds a game        mean      3.0   least      2   most      4");
        assert_eq!(lines[3..5], ["   0       0.5    25.0 %   -25.0 points", "   1       1.5    75.0 %   +25.0 points"]);
        assert_eq!(lines[5], "4.0 s, 10 decisions/s");
    }

    #[test]
    fn no_game_at_all_is_no_disaster() {
        assert!(Tally::new(3).summary(Duration::ZERO).contains("mean      0.0   least      0"));
    }
}
