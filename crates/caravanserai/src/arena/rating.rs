//! Ratings after Weng and Lin: a mean, and how far it may be off.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

/// Learns from the places of one game. Several seats may play under one name: its rating becomes the mean of the ratings that
/// each of them earned.
pub(super) fn learn(ratings: &mut [WengLinRating], names: &[usize], places: &[u8]) {
    let seats: Vec<[WengLinRating; 1]> = names.iter().map(|&name| [ratings[name]]).collect();
    let game: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        seats.iter().zip(places).map(|(seat, &place)| (seat.as_slice(), MultiTeamOutcome::new(place.into()))).collect();
    let learned = weng_lin_multi_team(&game, &WengLinConfig::new());
    for (name, rating) in ratings.iter_mut().enumerate() {
        let mine = || names.iter().zip(&learned).filter(|(of, _)| **of == name).map(|(_, seat)| seat[0]);
        let number = f64::from(mine().count() as u32);
        if number > 0.0 {
            rating.rating = mine().map(|it| it.rating).sum::<f64>() / number;
            rating.uncertainty = mine().map(|it| it.uncertainty).sum::<f64>() / number;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_rises_and_becomes_surer() {
        let mut ratings = [WengLinRating::new(); 2];
        for _ in 0..50 {
            learn(&mut ratings, &[0, 1, 1], &[1, 2, 3]);
        }
        assert!(ratings[0].rating > 30.0 && ratings[1].rating < 20.0, "{ratings:?}");
        assert!(ratings[0].uncertainty < 6.0, "{ratings:?}");
    }
}
