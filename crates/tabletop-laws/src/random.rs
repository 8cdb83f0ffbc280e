use tabletop::{Chance, Game, Record, Seat, Told};

/// Plays a game to its end, every answer at random, and shows what happened after each step: the record so far, what was
/// told, and the states before and after it. The deal has no state before it.
///
/// `seed` gives two independent streams of luck: one for the game, one for who answers first in a window, and what.
pub fn random_game<G: Game>(
    setup: &G::Setup,
    seed: u64,
    mut show: impl FnMut(&Record<G>, &[Told<G::Event>], Option<&G>, &G),
) -> (G, Record<G>) {
    let mut luck = Chance::seeded(seed);
    let mut whim = Chance::seeded(!seed).forgetful();
    let (mut game, mut record, told) = Record::<G>::begin(setup, &mut luck);
    show(&record, &told, None, &game);
    while let Some((seat, action)) = random_answer(&game, &mut whim) {
        let before = game.clone();
        let Ok(told) = record.play(&mut game, seat, action, &mut luck) else { break };
        show(&record, &told, Some(&before), &game);
    }
    (game, record)
}

/// A random seat that must act and one of its options; `None` if the game is over.
pub fn random_answer<G: Game>(game: &G, whim: &mut Chance) -> Option<(Seat, G::Action)> {
    let acting: Vec<Seat> = game.to_act().iter().collect();
    let seat = whim.pick(&acting)?;
    let mut menu = Vec::new();
    game.options(seat, &mut menu);
    Some((seat, whim.pick(&menu)?))
}
