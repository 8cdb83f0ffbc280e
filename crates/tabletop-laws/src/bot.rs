use std::{cell::Cell, ops::Range};

use tabletop::{Chance, Determinize, Game, Seat, Viewer};

use crate::{
    Broken, Law, LawBook,
    book::{ActionOf, AskOf, SetupOf, ViewOf},
    law::Verdict,
    trial::Trial,
};

/// A bot's place as a host sees it when the bot must act: everything that could be given to the bot, rightly or not.
pub struct Sitting<'a, G: Game> {
    /// The truth, which a bot must not see.
    pub game: &'a G,
    /// The seat that must answer.
    pub seat: Seat,
    /// The table's luck, which a bot must not touch.
    pub luck: &'a mut Chance,
    /// The bot's own seed for this question.
    pub seed: u64,
}

impl<G: Game> Sitting<'_, G> {
    /// What the bot may see.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// What the bot is asked.
    pub fn ask(&self) -> Option<G::Ask> {
        self.game.ask(self.seat)
    }

    /// What the bot may answer.
    pub fn menu(&self) -> Vec<G::Action> {
        let mut menu = Vec::new();
        self.game.options(self.seat, &mut menu);
        menu
    }
}

/// Plays games in which every seat is a bot's, and checks that the bot decides the same in worlds its seat cannot tell apart,
/// and under different luck of the table, which it must not touch. Returns the number of decisions compared.
///
/// `decide` asks the bot. With the same seed it must think the same: limit it by iterations, not by time.
///
/// # Errors
///
/// The first decision that differs, is illegal, or spends the table's luck.
pub fn bot_is_blind<B: LawBook>(
    setups: &[(&str, SetupOf<B>)],
    seeds: Range<u64>,
    decide: impl Fn(Sitting<'_, B::Game>) -> ActionOf<B>,
) -> Result<u64, Box<Broken>> {
    let mut compared = 0;
    for seed in seeds {
        for (label, setup) in setups {
            let step = Cell::new(0);
            let mut trial = Trial::<B>::new(label, setup, seed, &step);
            let mut luck = Chance::seeded(seed);
            let mut game = B::Game::start(setup, &mut luck, &mut tabletop::Telling::deaf());
            while let Some(seat) = game.to_act().first_seat() {
                let action = trial.decides_alike(&game, seat, &luck, &decide)?;
                compared += 1;
                let played = game.play(seat, &action, &mut luck);
                played.map_err(|why| trial.bot_broken(seat, format!("it answers `{action}`: {why}")))?;
                step.set(step.get() + 1);
                trial.demand(step.get() <= B::bound(setup), Law::Ends, || "the bots never come to an end".into())?;
            }
        }
    }
    Ok(compared)
}

/// As [`bot_is_blind`] for a bot that is handed nothing but what it may see.
///
/// # Errors
///
/// The first decision that is illegal, or differs though the same was seen.
pub fn bot_is_steady<B: LawBook>(
    setups: &[(&str, SetupOf<B>)],
    seeds: Range<u64>,
    decide: impl Fn(&ViewOf<B>, &AskOf<B>, &[ActionOf<B>], u64) -> ActionOf<B>,
) -> Result<u64, Box<Broken>> {
    bot_is_blind::<B>(setups, seeds, |sitting| {
        let (view, menu) = (sitting.view(), sitting.menu());
        sitting.ask().map_or(menu[0], |ask| decide(&view, &ask, &menu, sitting.seed))
    })
}

impl<B: LawBook> Trial<'_, B> {
    fn decides_alike(
        &mut self,
        game: &B::Game,
        seat: Seat,
        luck: &Chance,
        decide: &impl Fn(Sitting<'_, B::Game>) -> ActionOf<B>,
    ) -> Result<ActionOf<B>, Box<Broken>> {
        let view = game.view(Viewer::Seat(seat));
        let seed = u64::from(self.whim.below(u32::MAX));
        let mut luck = luck.clone();
        luck.take_drawn();
        let decision = decide(Sitting { game, seat, luck: &mut luck, seed });
        self.luck_is_untouched(seat, &mut luck)?;
        for _ in 0..2 {
            let world = B::Game::determinize(&view, &mut self.whim);
            let mut luck = Chance::seeded(u64::from(self.whim.below(u32::MAX)));
            let other = decide(Sitting { game: &world, seat, luck: &mut luck, seed });
            if other != decision {
                let detail = format!("it answers `{decision}` in truth and `{other}` in a world that looks the same");
                return Err(self.bot_broken(seat, detail));
            }
        }
        Ok(decision)
    }

    fn luck_is_untouched(&self, seat: Seat, luck: &mut Chance) -> Verdict {
        if luck.take_drawn().is_empty() { Ok(()) } else { Err(self.bot_broken(seat, "it draws from the table's luck")) }
    }

    #[expect(clippy::unnecessary_box_returns, reason = "a verdict carries it in its box")]
    fn bot_broken(&self, seat: Seat, detail: impl Into<String>) -> Box<Broken> {
        self.broken(Law::BotIsBlind, Some(Viewer::Seat(seat)), detail)
    }
}
