use std::cell::Cell;

use tabletop::{Chance, Digest, Game, Record, Seat, Seats, Telling, Viewer};

use crate::{
    Broken, Law, LawBook,
    book::{ActionOf, SetupOf},
    difference::differing,
    law::Verdict,
    report::Tally,
};

/// One game under the laws: where we are, and the luck that chooses what is tried.
pub(crate) struct Trial<'a, B: LawBook> {
    pub(crate) label: &'a str,
    pub(crate) setup: &'a SetupOf<B>,
    pub(crate) seed: u64,
    pub(crate) scene: Option<usize>,
    /// Steps taken; shared, so that the number is still known when the rules panic.
    pub(crate) step: &'a Cell<usize>,
    pub(crate) whim: Chance,
    /// The luck of futures that are only tried. It remembers its draws, to tell whether any were needed.
    pub(crate) luck: Chance,
    pub(crate) tally: Tally,
    /// Answers that were on offer once: the best forgeries later.
    pub(crate) stale: Vec<ActionOf<B>>,
}

/// How many stale answers are kept.
const STALE: usize = 64;

impl<'a, B: LawBook> Trial<'a, B> {
    pub(crate) fn new(label: &'a str, setup: &'a SetupOf<B>, seed: u64, step: &'a Cell<usize>) -> Self {
        let whim = Chance::seeded(!seed).forgetful();
        let luck = Chance::seeded(seed.rotate_left(32) ^ 1);
        Trial { label, setup, seed, scene: None, step, whim, luck, tally: Tally::new(), stale: Vec::new() }
    }

    pub(crate) fn seats(&self) -> u8 {
        B::Game::seats(self.setup)
    }

    /// Says how `law` was broken here.
    #[expect(clippy::unnecessary_box_returns, reason = "a verdict carries it in its box")]
    pub(crate) fn broken(&self, law: Law, viewer: Option<Viewer>, detail: impl Into<String>) -> Box<Broken> {
        let Trial { label, seed, scene, step, .. } = self;
        let (label, detail) = ((*label).to_owned(), detail.into());
        Box::new(Broken { law, label, seed: *seed, scene: *scene, step: step.get(), viewer, detail })
    }

    /// Breaks `law` unless `holds`.
    pub(crate) fn demand(&self, holds: bool, law: Law, detail: impl FnOnce() -> String) -> Verdict {
        if holds { Ok(()) } else { Err(self.broken(law, None, detail())) }
    }

    /// Plays a whole game under all laws.
    pub(crate) fn play_game(&mut self) -> Verdict {
        let mut luck = Chance::seeded(self.seed);
        let (mut game, mut record, told) = Record::<B::Game>::begin(self.setup, &mut luck);
        self.deal(&game, &told)?;
        self.setup_reads_back()?;
        self.events_read_back(&told)?;
        let bound = B::bound(self.setup);
        while let Some((seat, action)) = self.moment(&game)? {
            self.demand(record.steps.len() < bound, Law::Ends, || format!("still going on after {bound} steps"))?;
            let before = game.clone();
            let told = record
                .play(&mut game, seat, action, &mut luck)
                .map_err(|why| self.broken(Law::OfferedIsLegal, None, format!("seat {seat} `{action}`: {why}")))?;
            let draws = record.steps.last().map(|step| step.draws.clone()).unwrap_or_default();
            self.step_laws(&before, &game, seat, action, &told, &draws)?;
            self.step.set(self.step.get() + 1);
        }
        self.record_replays(&record, &game)
    }

    /// Plays a scene on for some steps, under all laws but those on records.
    pub(crate) fn play_scene(&mut self, mut game: B::Game) -> Verdict {
        let mut luck = Chance::seeded(self.seed);
        for _ in 0..B::SCENE_STEPS {
            let Some((seat, action)) = self.moment(&game)? else { return Ok(()) };
            let before = game.clone();
            let told = game
                .play(seat, &action, &mut luck)
                .map_err(|why| self.broken(Law::OfferedIsLegal, None, format!("seat {seat} `{action}`: {why}")))?;
            self.step_laws(&before, &game, seat, action, &told, &luck.take_drawn())?;
            self.step.set(self.step.get() + 1);
        }
        Ok(())
    }

    /// Checks the laws of a standing position, then picks who acts and how, if the game is not over.
    fn moment(&mut self, game: &B::Game) -> Result<Option<(Seat, ActionOf<B>)>, Box<Broken>> {
        let menus = self.standing_laws(game)?;
        let acting: Vec<Seat> = game.to_act().iter().collect();
        let actor = self.whim.pick(&acting);
        let viewer = self.viewer_in_turn();
        self.looks(game, viewer)?;
        let Some(seat) = actor else { return Ok(None) };
        if !viewer.is(seat) {
            self.imagined(game, Viewer::Seat(seat), 1)?;
        }
        let menu = &menus[seat.index()];
        let action = self.whim.pick(menu);
        self.remember(menu);
        Ok(action.map(|action| (seat, action)))
    }

    /// The viewer for whom this step is checked: each seat in turn, then a spectator.
    fn viewer_in_turn(&self) -> Viewer {
        let seats = self.seats();
        let turn = (self.step.get() as u64 + self.seed) % (u64::from(seats) + 1);
        Seat::new(turn as u8).filter(|&seat| Seats::first(seats).contains(seat)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn remember(&mut self, menu: &[ActionOf<B>]) {
        for _ in 0..2 {
            let Some(action) = self.whim.pick(menu) else { return };
            if self.stale.len() < STALE {
                self.stale.push(action);
            } else {
                let at = self.whim.below(STALE as u32) as usize;
                self.stale[at] = action;
            }
        }
    }

    /// Some actions that are probably illegal now: forged ones, and some that were on offer once.
    pub(crate) fn forgeries(&mut self) -> Vec<ActionOf<B>> {
        let mut forged: Vec<_> = (0..6).map(|_| B::forge(&mut self.whim)).collect();
        forged.extend((0..6).filter_map(|_| self.whim.pick(&self.stale)));
        forged
    }

    fn record_replays(&self, record: &Record<B::Game>, end: &B::Game) -> Verdict {
        let law = Law::RecordReplays;
        let text = record.to_string();
        let read: Record<B::Game> =
            text.parse().map_err(|why| self.broken(law, None, format!("its text is refused: {why}\n{text}")))?;
        self.demand(read == *record, law, || format!("its text says something else:\n{text}"))?;
        let again = read.replay().map_err(|why| self.broken(law, None, why.to_string()))?;
        self.demand(again == *end, law, || differing(&again, end))
    }

    /// The same luck makes the same step, whether anybody hears of it or not.
    pub(crate) fn same_luck(
        &self,
        before: &B::Game,
        after: &B::Game,
        (seat, action): (Seat, ActionOf<B>),
        told: &[tabletop::Told<crate::book::EventOf<B>>],
        draws: &[u32],
    ) -> Verdict {
        let law = Law::SameLuckSameGame;
        let mut again = before.clone();
        let mut luck = Chance::recorded(draws);
        let retold = again.play(seat, &action, &mut luck);
        self.demand(retold.as_deref() == Ok(told), law, || format!("told {told:?}, then {retold:?}"))?;
        self.demand(again == *after, law, || differing(&again, after))?;
        self.demand(luck.finish().is_ok(), law, || format!("the draws differ: {:?}", luck.finish()))?;
        let mut unheard = before.clone();
        unheard.apply(seat, &action, &mut Chance::recorded(draws), &mut Telling::deaf());
        self.demand(unheard == *after, law, || format!("if nobody listens: {}", differing(&unheard, after)))?;
        let digest = Digest::of(told);
        self.demand(retold.is_ok_and(|it| Digest::of(&it) == digest), law, || "the digest differs".into())
    }
}
