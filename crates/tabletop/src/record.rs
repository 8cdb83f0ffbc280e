mod broken;
mod text;
mod trail;
mod undo;

pub use broken::{Broken, Misread};
pub use text::game_of;
pub use trail::Trail;
pub use undo::{Done, NoUndo, Undo};

use crate::{Chance, Cited as _, Digest, Game, Seat, Telling, Told};

/// The version of the text format, named in its first line. See `docs/records.md`.
pub const FORMAT: u32 = 1;

/// A whole game: what was agreed, and then every answer with the luck it caused.
///
/// This is what gets stored, not the state. It replays without the seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// What was agreed.
    pub setup: G::Setup,
    /// The luck of the deal.
    pub deal: Vec<u32>,
    /// What the deal told.
    pub dealt: Digest,
    /// Every answer, in order.
    pub steps: Vec<Step<G::Action>>,
}

/// One answer and the luck it caused, or answers taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<A> {
    /// Whose it is.
    pub seat: Seat,
    /// What they did.
    pub done: Done<A>,
    /// The draws it caused.
    pub draws: Vec<u32>,
    /// What it told.
    pub digest: Digest,
}

/// A game just dealt, and what that told.
type Dealt<G> = (G, Retold<G>);

/// A game just dealt, and the events of that alone.
type Begun<G> = (G, Vec<Told<<G as Game>::Event>>);

/// What a step of a record told when it was played again, and the bounds of its draws.
struct Retold<G: Game> {
    told: Vec<Told<G::Event>>,
    bounds: Vec<u32>,
}

impl<G: Game> Record<G> {
    /// Deals, begins the record, and returns what was told.
    pub fn begin(setup: &G::Setup, chance: &mut Chance) -> (G, Record<G>, Vec<Told<G::Event>>) {
        let mut told = Telling::new();
        let game = G::start(setup, chance, &mut told);
        let told = told.take();
        let deal = chance.take_drawn();
        let record = Record { setup: setup.clone(), deal, dealt: Digest::of(&told), steps: Vec::new() };
        (game, record, told)
    }

    /// Plays a step of `game` and records it.
    ///
    /// # Errors
    ///
    /// If the action is illegal; nothing has changed then.
    pub fn play(
        &mut self,
        game: &mut G,
        seat: Seat,
        action: G::Action,
        chance: &mut Chance,
    ) -> Result<Vec<Told<G::Event>>, G::Illegal> {
        let told = game.play(seat, &action, chance)?;
        let draws = chance.take_drawn();
        self.steps.push(Step { seat, done: Done::Answer(action), draws, digest: Digest::of(&told) });
        Ok(told)
    }

    /// Records that answers are taken back. The host decides whether it is allowed, and goes back.
    pub fn undo(&mut self, seat: Seat, undo: Undo) {
        let digest = Digest::of_text(&undo.to_string());
        self.steps.push(Step { seat, done: Done::Undo(undo), draws: Vec::new(), digest });
    }

    /// The numbers of the answers that count after this many steps, in order: those that were not taken back.
    pub fn in_force(&self, steps: usize) -> Vec<usize> {
        let mut in_force = Vec::new();
        for (n, step) in (1..=steps).zip(&self.steps) {
            match step.done {
                Done::Answer(_) => in_force.push(n),
                Done::Undo(undo) => undo.apply(&mut in_force),
            }
        }
        in_force
    }

    /// Plays the deal and these answers only, showing them as [`Record::replay_with`] does.
    ///
    /// # Errors
    ///
    /// If luck, answers or digests do not fit the rules.
    pub fn played(&self, answers: &[usize], mut show: impl FnMut(usize, &[Told<G::Event>], &G)) -> Result<G, Broken> {
        let (mut game, dealt) = self.dealt()?;
        show(0, &dealt.told, &game);
        for &step in answers {
            let played = self.step(&mut game, step)?;
            show(step, &played.told, &game);
        }
        Ok(game)
    }

    /// Plays the record from the deal to its last step.
    ///
    /// # Errors
    ///
    /// If luck, answers or digests do not fit the rules.
    pub fn replay(&self) -> Result<G, Broken> {
        self.replay_with(|_, _, _| ())
    }

    /// As [`Record::replay`], showing the deal (0) and every step with what it told and the state after it. Taking back
    /// tells nothing; the state after it is an earlier one.
    ///
    /// # Errors
    ///
    /// If luck, answers or digests do not fit the rules.
    pub fn replay_with(&self, mut show: impl FnMut(usize, &[Told<G::Event>], &G)) -> Result<G, Broken> {
        self.retell(|step, retold, game| show(step, &retold.told, game))
    }

    /// The (exclusive) bound of each draw, by step; the deal comes first. It is not in the record but follows from the rules.
    ///
    /// # Errors
    ///
    /// If luck, answers or digests do not fit the rules.
    pub fn bounds(&self) -> Result<Vec<Vec<u32>>, Broken> {
        let mut bounds = Vec::with_capacity(self.steps.len() + 1);
        self.retell(|_, retold, _| bounds.push(retold.bounds))?;
        Ok(bounds)
    }

    /// Every answer is played once. Only where more is taken back than a trail remembers, the game is played up to there again.
    fn retell(&self, mut show: impl FnMut(usize, Retold<G>, &G)) -> Result<G, Broken> {
        let (mut game, dealt) = self.dealt()?;
        let (mut in_force, mut trail) = (Vec::new(), Trail::default());
        trail.add(0, game.clone());
        show(0, dealt, &game);
        for (step, it) in (1..).zip(&self.steps) {
            let retold = match it.done {
                Done::Answer(_) => {
                    let retold = self.step(&mut game, step)?;
                    in_force.push(step);
                    trail.add(step, game.clone());
                    retold
                }
                Done::Undo(undo) => {
                    self.taken_back(step)?;
                    game = self.go_back(undo, &mut in_force, &mut trail)?;
                    Retold { told: Vec::new(), bounds: Vec::new() }
                }
            };
            show(step, retold, &game);
        }
        Ok(game)
    }

    fn go_back(&self, undo: Undo, in_force: &mut Vec<usize>, trail: &mut Trail<G>) -> Result<G, Broken> {
        let (stay, again) = undo.leaves(in_force);
        let last = stay.last().copied().unwrap_or(0);
        trail.go_back(last);
        let mut game = match trail.after(last) {
            Some(game) => game.clone(),
            None => self.played(stay, |step, _, game| trail.add(step, game.clone()))?,
        };
        for &step in again {
            self.step(&mut game, step)?;
            trail.add(step, game.clone());
        }
        undo.apply(in_force);
        Ok(game)
    }

    /// Deals once more, as it was recorded, and returns what that told.
    ///
    /// # Errors
    ///
    /// If luck or digest does not fit the rules.
    pub fn dealt_again(&self) -> Result<Begun<G>, Broken> {
        self.dealt().map(|(game, retold)| (game, retold.told))
    }

    /// Plays the answer of this step once more, as it was recorded, and returns what it told; nothing where it is no answer.
    ///
    /// # Errors
    ///
    /// If luck, answer or digest does not fit the rules.
    pub fn again(&self, game: &mut G, step: usize) -> Result<Vec<Told<G::Event>>, Broken> {
        Ok(self.step(game, step)?.told)
    }

    /// What this step took back, if it is not an answer.
    ///
    /// # Errors
    ///
    /// If its digest does not fit.
    pub fn taken_back(&self, step: usize) -> Result<Option<Undo>, Broken> {
        let it = &self.steps[step - 1];
        let Done::Undo(undo) = it.done else { return Ok(None) };
        if it.digest == Digest::of_text(&undo.to_string()) { Ok(Some(undo)) } else { Err(Broken::Retold { step }) }
    }

    fn dealt(&self) -> Result<Dealt<G>, Broken> {
        let mut luck = Chance::recorded(self.deal.as_slice());
        let mut told = Telling::new();
        let game = G::start(&self.setup, &mut luck, &mut told);
        luck.finish().map_err(|fault| Broken::Luck { step: 0, fault })?;
        let retold = Retold { told: told.take(), bounds: luck.into_bounds() };
        if Digest::of(&retold.told) == self.dealt { Ok((game, retold)) } else { Err(Broken::Retold { step: 0 }) }
    }

    /// Plays the answer of this step, as it was recorded.
    fn step(&self, game: &mut G, step: usize) -> Result<Retold<G>, Broken> {
        let it = &self.steps[step - 1];
        let Done::Answer(action) = it.done else { return Ok(Retold { told: Vec::new(), bounds: Vec::new() }) };
        let mut luck = Chance::recorded(it.draws.as_slice());
        let told = game.play(it.seat, &action, &mut luck).map_err(|why| Broken::Refused {
            step,
            seat: it.seat,
            action: action.to_string(),
            rule: why.rule(),
        })?;
        luck.finish().map_err(|fault| Broken::Luck { step, fault })?;
        let retold = Retold { told, bounds: luck.into_bounds() };
        if Digest::of(&retold.told) == it.digest { Ok(retold) } else { Err(Broken::Retold { step }) }
    }
}
