//! Ratings by Weng and Lin: how strong somebody is, and how sure that is, from the places of finished games.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use tabletop::Ranking;
use tabletop_host::{Level, PersonId};

use crate::{
    api::{self, Absence},
    sheet::{Chair, Sheet},
};

/// Strengths are kept as whole numbers, so that every store keeps the same.
const MILLION: f64 = 1_000_000.0;
/// Points as people see them: a newcomer has 1500, give or take 1000.
const POINTS: f64 = 60.0;

/// How strong somebody is, and how sure that is, in millionths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strength {
    pub(crate) mu: i64,
    pub(crate) sigma: i64,
}

/// Whose rating it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Rated {
    Person(PersonId),
    /// All bots of this level have one in common.
    Bot(Level),
    /// A person who has deleted their account.
    Nobody,
}

/// The place of one seat in a rated game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finish {
    pub(crate) who: Rated,
    pub(crate) place: u8,
}

impl Strength {
    /// The strength of a player before their first rated game.
    pub(crate) fn unknown() -> Strength {
        Strength::from(WengLinRating::new())
    }

    /// In points, as people see it.
    pub(crate) fn show(self, games: i64) -> api::Rating {
        let points = |millionths: i64| (whole(millionths) * POINTS).round() as i32;
        api::Rating { points: points(self.mu), within: points(2 * self.sigma), games }
    }
}

#[expect(clippy::cast_precision_loss, reason = "strengths are some tens of millions")]
fn whole(millionths: i64) -> f64 {
    millionths as f64 / MILLION
}

impl From<WengLinRating> for Strength {
    fn from(WengLinRating { rating, uncertainty }: WengLinRating) -> Strength {
        let millionths = |it: f64| (it * MILLION).round() as i64;
        Strength { mu: millionths(rating), sigma: millionths(uncertainty) }
    }
}

impl From<Strength> for WengLinRating {
    fn from(Strength { mu, sigma }: Strength) -> WengLinRating {
        WengLinRating { rating: whole(mu), uncertainty: whole(sigma) }
    }
}

impl Rated {
    /// As it is stored.
    pub(crate) fn name(&self) -> String {
        match self {
            Rated::Person(id) => id.to_string(),
            Rated::Bot(level) => format!("bot:{}", level.name()),
            Rated::Nobody => String::new(),
        }
    }

    /// Who sits on this chair.
    pub(crate) fn on(chair: &Chair, level: Level) -> Option<Rated> {
        match chair {
            Chair::Bot => Some(Rated::Bot(level)),
            Chair::Person { name, .. } if name.is_empty() => Some(Rated::Nobody),
            Chair::Person { id, .. } => Some(Rated::Person(id.clone())),
            Chair::Open | Chair::Kept { .. } => None,
        }
    }
}

/// The places of a rated game. A person gets the place of their seat, even if a bot sat in for a while; but players who
/// resigned come behind all who have not, however well the bot did.
pub(crate) fn finishes(sheet: &Sheet, ranking: &Ranking) -> Vec<Finish> {
    let resigned = |seat: usize| sheet.absent.iter().any(|it| it.0.index() == seat && it.1 == Absence::Resigned);
    let key = |seat: usize| (resigned(seat), if resigned(seat) { 0 } else { ranking.places()[seat] });
    let seats = 0..sheet.chairs.len();
    let place = |seat: usize| 1 + seats.clone().filter(|other| key(*other) < key(seat)).count() as u8;
    let finish = |seat: usize| {
        let who = Rated::on(&sheet.chairs[seat], sheet.level).unwrap_or(Rated::Nobody);
        Finish { who, place: place(seat) }
    };
    seats.clone().map(finish).collect()
}

/// The strengths after a game, from those before and the places.
pub(crate) fn rate(before: &[(Strength, u8)]) -> Vec<Strength> {
    let teams: Vec<[WengLinRating; 1]> = before.iter().map(|(strength, _)| [(*strength).into()]).collect();
    let outcomes = before.iter().map(|(_, place)| MultiTeamOutcome::new(usize::from(*place)));
    let game: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams.iter().map(|it| &it[..]).zip(outcomes).collect();
    let after = weng_lin_multi_team(&game, &WengLinConfig::new());
    after.into_iter().flatten().map(Strength::from).collect()
}

/// The new common strength of several bots of one level at a table: the mean of theirs.
pub(crate) fn mean(of: &[Strength]) -> Strength {
    let count = i64::try_from(of.len().max(1)).expect("a table has few chairs");
    let sum = |value: fn(&Strength) -> i64| of.iter().map(value).sum::<i64>() / count;
    Strength { mu: sum(|it| it.mu), sigma: sum(|it| it.sigma) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_rises_and_everybody_is_better_known() {
        let new = Strength::unknown();
        assert_eq!(new.show(0), api::Rating { points: 1500, within: 1000, games: 0 });
        let after = rate(&[(new, 2), (new, 1), (new, 3)]);
        assert!(after[1].mu > new.mu && after[2].mu < new.mu && after[0].mu > after[2].mu, "{after:?}");
        assert!(after.iter().all(|it| it.sigma < new.sigma));
        let tied = rate(&[(new, 1), (new, 1)]);
        assert_eq!(tied[0], tied[1]);
    }

    #[test]
    fn a_surprise_counts_more() {
        let (strong, weak) =
            (Strength { mu: 32_000_000, sigma: 3_000_000 }, Strength { mu: 18_000_000, sigma: 3_000_000 });
        let gain = |won: Strength, lost: Strength| rate(&[(won, 1), (lost, 2)])[0].mu - won.mu;
        assert!(gain(weak, strong) > 4 * gain(strong, weak));
    }

    #[test]
    fn bots_of_one_level_learn_in_common() {
        let one = |mu| Strength { mu, sigma: 4 };
        assert_eq!(mean(&[one(10), one(20), one(60)]), Strength { mu: 30, sigma: 4 });
    }
}
