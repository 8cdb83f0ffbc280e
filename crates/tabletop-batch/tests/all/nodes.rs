use tabletop::{Chance, Seat};
use tabletop_batch::{AnyNode, Reward, Turn, node};

use crate::TABLES;

fn walk(node: &mut Box<dyn AnyNode>, luck: &mut Chance, mut each: impl FnMut(&dyn AnyNode)) {
    loop {
        each(node.as_ref());
        let number = match node.turn() {
            Turn::Over => return,
            Turn::Luck(below) => luck.below(below),
            Turn::Seat(_) => luck.pick(node.numbers()).unwrap().into(),
        };
        assert!(node.play(number));
    }
}

#[test]
fn every_game_is_a_tree_that_ends() {
    for (game, setup) in TABLES {
        let mut luck = Chance::seeded(4).forgetful();
        let mut node = node(game, setup).unwrap();
        walk(&mut node, &mut luck, |_| ());
        let rewards = node.rewards(Reward::Win);
        assert!(rewards.iter().any(|&reward| reward > 0.0), "{game} {setup}: {rewards:?}");
        assert!(!node.play(0) && node.numbers().is_empty());
    }
}

/// A position imagined from a seat's view shows that seat the same, and it is still its turn.
#[test]
fn resampled_positions_look_alike() {
    for (game, setup) in TABLES {
        let mut luck = Chance::seeded(9).forgetful();
        let mut imagination = Chance::seeded(10).forgetful();
        let mut node = node(game, setup).unwrap();
        let cells = node.shape().cells;
        let mut steps = 0;
        walk(&mut node, &mut luck, |node| {
            let Turn::Seat(seat) = node.turn() else { return };
            steps += 1;
            if steps % 5 != 0 && game != "two-caves" {
                return;
            }
            let other = node.resampled(seat, &mut imagination);
            let (mut here, mut there) = (vec![0; cells], vec![0; cells]);
            node.observe(seat, &mut here);
            other.observe(seat, &mut there);
            assert_eq!((here, node.numbers()), (there, other.numbers()), "{game} {setup}");
            assert_eq!((node.turn(), node.past(seat)), (other.turn(), other.past(seat)));
        });
    }
}

#[test]
fn a_past_tells_what_was_seen_and_nothing_else() {
    let two = Seat::new(1).unwrap();
    let pasts = |figure: u32| {
        let mut node = node("two-caves", "").unwrap();
        assert!(node.play(0) && node.play(2 * figure));
        (node.past(Seat::default()), node.past(two))
    };
    assert_eq!(pasts(0).1, pasts(1).1, "the other does not see which figure was placed");
    assert_ne!(pasts(0).0, pasts(1).0);
}

#[test]
fn a_bot_gives_one_of_the_options() {
    let mut node = node("two-caves", "").unwrap();
    assert_eq!(node.advised("easy", 1).unwrap(), None, "luck is asked");
    node.play(1);
    let number = node.advised("search=50", 1).unwrap().unwrap();
    assert!(node.numbers().contains(&number));
    assert!(node.advised("clever", 1).is_err());
}
