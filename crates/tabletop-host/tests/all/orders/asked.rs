//! How often a person is asked in windows: `cargo nextest run -p tabletop-host asked --success-output immediate` prints
//! the table.

use tabletop_host::{Faced, Level, Orders, census};

/// Window questions of one person in professional games of four, by round.
struct Rounds {
    faced: Vec<Faced>,
    /// How many of each round were left to the person, the fewest first.
    asked: Vec<usize>,
}

fn rounds(orders: &str, alone: bool) -> Rounds {
    let (setup, orders): (_, Orders) = ("players=4 version=pro".parse().unwrap(), orders.parse().unwrap());
    let mut all = Rounds { faced: Vec::new(), asked: Vec::new() };
    for seed in 0..100 {
        let mut round = 0;
        let ranking = census::<morgenland::State>(&setup, Level::Easy.into(), (&orders, alone), seed, |faced| {
            all.asked.extend((round..faced.round).map(|_| 0));
            round = faced.round;
            *all.asked.last_mut().unwrap() += usize::from(faced.order.is_none());
            all.faced.push(faced);
        });
        assert!(ranking.is_some(), "game {seed} ends");
    }
    all.asked.sort_unstable();
    all
}

impl Rounds {
    fn part(&self, percent: usize) -> usize {
        self.asked[(self.asked.len() - 1) * percent / 100]
    }

    fn count(&self, which: impl Fn(&Faced) -> bool) -> usize {
        self.faced.iter().filter(|it| which(it)).count()
    }

    /// Asked with nothing to play.
    fn idle(&self) -> usize {
        self.count(|it| it.order.is_none() && it.answers == 1)
    }

    fn print(&self, name: &str) {
        let (median, most) = (self.part(50), self.part(100));
        let asked = self.count(|it| it.order.is_none());
        let (played, over) =
            (self.count(|it| it.order.is_none() && it.plays), self.count(|it| it.order.is_some() && it.plays));
        println!(
            "{name:<14} {:>5} {:>8} {asked:>6} {median:>7} {:>5} {most:>5} {:>5} {played:>7} {over:>12}",
            self.asked.len(),
            self.faced.len(),
            self.part(90),
            self.idle(),
        );
    }
}

/// 100 professional games of four easy bots, one of whom is a person who answers through the host's orders.
#[test]
fn a_person_is_asked_a_few_times_a_round() {
    println!("orders         rounds windows  asked  median  90 %  most  idle  played  passed over");
    let always = rounds("always=on.0.0", false);
    always.print("always");
    let several = rounds("", false);
    several.print("several people");
    let alone = rounds("", true);
    alone.print("one and bots");
    assert!(always.part(50) > 8 && always.idle() > 1000, "there is something to spare");
    assert!(several.part(50) <= 8 && several.part(100) <= 16);
    assert!(alone.part(50) <= 3 && alone.idle() == 0);
}
