//! In two worlds that a seat cannot tell apart, everything it is shown is equal, byte for byte.

use tabletop_batch::{Compare, call};

use crate::TABLES;

#[test]
fn worlds_that_look_alike_are_shown_alike() {
    for (game, setup) in TABLES {
        let (pairs, differs) = call(game, Compare { setup, seeds: 0..200 }).unwrap().unwrap();
        println!("{game} {setup}: {pairs} pairs of worlds");
        assert_eq!(differs, None);
        assert!(pairs >= 200, "{game} {setup}: only {pairs} pairs");
    }
}
