use tabletop::{Chance, Telling};

use crate::{Call, Encoded, Unopened, terms};

/// Plays whole random games by the rules alone and shows nothing: the cost of a batch can be compared with it.
#[derive(Clone, Debug)]
pub struct PlayAlone<'a> {
    /// In the game's notation.
    pub setup: &'a str,
    /// The seed of all luck.
    pub seed: u64,
    /// At least this many.
    pub decisions: u64,
}

impl Call for PlayAlone<'_> {
    /// How many decisions were made.
    type Out = Result<u64, Unopened>;

    fn call<G: Encoded>(self) -> Self::Out {
        let setup = terms::<G>(self.setup, self.seed, &[])?.setup;
        let (mut luck, mut menu, mut made) = (Chance::seeded(self.seed).forgetful(), Vec::new(), 0);
        while made < self.decisions {
            let mut game = G::start(&setup, &mut luck, &mut Telling::deaf());
            while let Some(seat) = game.to_act().first_seat() {
                menu.clear();
                game.options(seat, &mut menu);
                let action = luck.pick(&menu).expect("a seat that must act has options");
                game.apply(seat, &action, &mut luck, &mut Telling::deaf());
                made += 1;
            }
        }
        Ok(made)
    }
}
