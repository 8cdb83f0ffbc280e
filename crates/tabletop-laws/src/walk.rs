use tabletop::{Chance, Game, Seat, Telling, Viewer};

/// Plays a random game, always by the last seat that owes an answer, and shows every question on the way: the state, who is
/// asked, and what they may answer.
///
/// # Panics
///
/// If what is offered is not legal, or nothing is offered.
pub fn every_question<G: Game>(setup: &G::Setup, seed: u64, mut show: impl FnMut(&G, Seat, &[G::Action])) {
    let mut chance = Chance::seeded(seed);
    let mut game = G::start(setup, &mut chance, &mut Telling::deaf());
    let mut menu = Vec::new();
    while let Some(seat) = game.to_act().iter().last() {
        menu.clear();
        game.options(seat, &mut menu);
        show(&game, seat, &menu);
        let action = chance.pick(&menu).expect("there is always an answer");
        game.play(seat, &action, &mut chance).expect("what is offered is legal");
    }
}

/// The outcome of an answer if every seat that `waits` then passes: all that its player hears, and the game after it.
///
/// # Panics
///
/// If the answer or a pass is not legal.
pub fn while_others_pass<G: Game>(
    game: &G,
    (seat, action): (Seat, G::Action),
    pass: G::Action,
    waits: impl Fn(&G) -> Option<Seat>,
) -> (Vec<G::Event>, G) {
    let (mut game, mut chance) = (game.clone(), Chance::seeded(1));
    let mut heard = Vec::new();
    let mut next = Some((seat, action));
    while let Some((by, action)) = next {
        let told = game.play(by, &action, &mut chance).expect("what is offered is legal");
        heard.extend(told.iter().filter(|it| it.to.includes(Viewer::Seat(seat))).map(|it| it.event));
        next = waits(&game).map(|seat| (seat, pass));
    }
    (heard, game)
}
