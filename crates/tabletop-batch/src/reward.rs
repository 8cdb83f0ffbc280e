use tabletop::Ranking;

/// What the end of a game is worth to each seat. The rewards of all seats add up to zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reward {
    /// 1 for a single winner, less for each of several; the other seats lose the same in all, in equal parts.
    #[default]
    Win,
    /// From 1 for the first place down to -1 for the last, in even steps.
    Place,
}

impl Reward {
    /// Both, by name.
    pub const ALL: [(&'static str, Reward); 2] = [("win", Reward::Win), ("place", Reward::Place)];

    /// The one of this name.
    pub fn named(name: &str) -> Option<Reward> {
        Reward::ALL.iter().find(|(known, _)| *known == name).map(|(_, reward)| *reward)
    }

    /// What each seat gets.
    pub fn of(self, ranking: &Ranking) -> Vec<f64> {
        let places = ranking.places();
        let seats = places.len() as f64;
        let others = (seats - 1.0).max(1.0);
        let of = |&place: &u8| {
            let sharing: f64 = places.iter().map(|&other| if other == place { 1.0 } else { 0.0 }).sum();
            match self {
                Reward::Win if place == 1 => (seats / sharing - 1.0) / others,
                Reward::Win => -1.0 / others,
                // Seats that share a place get the mean of the places they take up.
                Reward::Place => 1.0 - 2.0 * (f64::from(place) - 1.0 + (sharing - 1.0) / 2.0) / others,
            }
        };
        places.iter().map(of).collect()
    }

    /// Writes what each seat gets.
    pub fn pay(self, ranking: &Ranking, rewards: &mut [f32]) {
        for (reward, paid) in rewards.iter_mut().zip(self.of(ranking)) {
            *reward = paid as f32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rewards_add_up_to_nothing() {
        for points in [&[3, 1][..], &[2, 2], &[5, 9, 9, 2], &[1, 1, 1, 1], &[4, 3, 2, 2, 0]] {
            for (name, reward) in Reward::ALL {
                let mut rewards = vec![0.0; points.len()];
                reward.pay(&Ranking::by_points(points), &mut rewards);
                assert!(rewards.iter().sum::<f32>().abs() < 1e-6, "{name} {points:?}: {rewards:?}");
                assert_eq!(Reward::named(name), Some(reward));
            }
        }
        let mut rewards = [0.0; 4];
        Reward::Win.pay(&Ranking::by_points(&[9, 1, 2, 3]), &mut rewards);
        assert_eq!(rewards.map(|reward| (reward * 3.0).round() as i32), [3, -1, -1, -1]);
    }
}
