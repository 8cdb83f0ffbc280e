use crate::Chance;

/// How often each slot tries to exchange its value with another.
const EXCHANGES: usize = 4;

/// Makes an imagined deal a likelier one (the Metropolis algorithm): slots exchange values so that each deal comes up in
/// proportion to the product of what its slots say of their values. `likes` says how readily a slot takes a value, from 0 for
/// never to 1,000 at most.
pub fn lean(values: &mut [u8], chance: &mut Chance, likes: impl Fn(usize, u8) -> u32) {
    for at in (0..values.len()).flat_map(|at| std::iter::repeat_n(at, EXCHANGES)) {
        let other = chance.below(values.len() as u32) as usize;
        let (mine, theirs) = (values[at], values[other]);
        let new = likes(at, theirs) * likes(other, mine);
        let old = likes(at, mine) * likes(other, theirs);
        if new > 0 && (new >= old || chance.below(old) < new) {
            values.swap(at, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaning_follows_what_slots_like() {
        let mut luck = Chance::seeded(3).forgetful();
        // The first slot takes a 1 three times as readily as the others, and the last never a 2.
        let likes = |slot: usize, value: u8| match (slot, value) {
            (0, 1) => 3,
            (2, 2) => 0,
            _ => 1,
        };
        let mut first = [0_u32; 4];
        for _ in 0..12_000 {
            let mut values = [1, 2, 3];
            luck.shuffle(&mut values[..2]);
            lean(&mut values, &mut luck, likes);
            assert_ne!(values[2], 2);
            first[usize::from(values[0])] += 1;
        }
        // Of the four deals left, one weighs three times as much: 1 is first with weight 3 of 6, 2 with 2, 3 with 1.
        let share = |value: usize| f64::from(first[value]) / 12_000.0;
        let near = |value: usize, share: f64, wanted: f64| assert!((share - wanted).abs() < 0.03, "{value}: {share}");
        near(1, share(1), 0.5);
        near(2, share(2), 1.0 / 3.0);
        near(3, share(3), 1.0 / 6.0);
    }
}
