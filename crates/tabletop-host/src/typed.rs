mod cached;
mod ordering;
mod reading;
mod replaying;
mod retelling;
mod telling;
mod undoing;

use std::{sync::Arc, time::Duration};

use cached::Cached;
use reading::{illegal, read};
use serde_json::Value;
use tabletop::{Broken, Chance, Ranking, Record, Seat, Seats, Trail, Viewer};
use undoing::{Place, ears};

use crate::{
    Advice, Considered, Course, Hosted, Intent, Level, Lot, Message, Mind, Orders, Pondering, Present, Question,
    Refusal, StandingOrder, Studying, Tally,
    ear::{Ear, json},
    erased::Erased,
    pondering::considered,
    table::{Deal, Played, Standing, Step, Telling},
    undo::Steps,
    whole::{self, Recap},
    write::write_question,
};

/// A game with its record and all its viewers.
#[derive(Clone)]
pub(crate) struct Typed<G: Hosted> {
    game: G,
    record: Record<G>,
    /// One for each seat, then the spectators'.
    ears: Vec<Ear<G>>,
    steps: Steps,
    /// What was after the last answers.
    trail: Trail<Place<G>>,
    /// By seat: the orders by which the house answers for it. `None` if it gave none, as bots and in replays.
    orders: Vec<Option<Orders>>,
    /// For whom messages are made.
    present: Present,
    cached: Cached<G>,
}

impl<G: Hosted> Typed<G> {
    pub(crate) fn open(setup: &G::Setup, mut luck: Chance) -> Typed<G> {
        let (game, record, told) = Record::begin(setup, &mut luck);
        let mut table = Typed::seated(game, record, steps::<G>(setup));
        let news = table.hear_deal(&told);
        table.tell(news, None);
        table
    }

    fn seated(game: G, record: Record<G>, steps: Steps) -> Typed<G> {
        let seats = G::seats(&record.setup);
        let ears = ears::<G>(&record.setup);
        let orders = vec![None; usize::from(seats)];
        let (trail, present, cached) = (Trail::default(), Present::ALL, Cached::new(seats));
        Typed { game, record, ears, steps, trail, orders, present, cached }
    }

    /// A viewer who does not sit here is a spectator.
    fn ear(&self, viewer: Viewer) -> &Ear<G> {
        &self.ears[self.place(viewer)]
    }

    /// What everybody sees.
    fn seen(&self) -> &G::View {
        self.ear(Viewer::Spectator).sight().expect("spectators saw the deal")
    }

    /// The place of a viewer's ear; a viewer who does not sit here is a spectator.
    fn place(&self, viewer: Viewer) -> usize {
        let spectators = self.ears.len() - 1;
        viewer.seat().map_or(spectators, Seat::index).min(spectators)
    }

    /// The last step, as it is stored.
    fn last_step(&self) -> Step {
        let n = self.record.steps.len();
        let tabletop::Step { seat, done, draws, digest } = &self.record.steps[n - 1];
        Step { n, seat: *seat, action: done.to_string(), draws: draws.clone(), digest: digest.to_string() }
    }

    fn sits(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.seats();
        if Seats::first(seats).contains(seat) { Ok(()) } else { Err(Refusal::NoSeat { seat, seats }) }
    }

    fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        luck: &mut Chance,
        by_order: Option<(Seat, &'static str)>,
    ) -> Result<Played, Refusal> {
        self.look_again();
        let told = self.record.play(&mut self.game, seat, action, luck);
        let told = told.map_err(|why| illegal(&self.game, seat, &why))?;
        let news = self.hear(&told);
        let messages = self.tell(news, by_order);
        Ok(Played { step: self.last_step(), messages })
    }

    /// Is `asked` the question `seat` faces?
    fn faces(&self, seat: Seat, asked: u32) -> Result<(), Refusal> {
        if self.game.to_act().is_empty() {
            return Err(Refusal::Over);
        }
        let ear = self.ear(Viewer::Seat(seat));
        match ear.asked() {
            Some(open) if open == asked => Ok(()),
            open if asked > ear.heard() || open.is_some_and(|open| asked > open) => {
                Err(Refusal::Unasked { named: asked, open })
            }
            open => Err(Refusal::Stale { named: asked, open }),
        }
    }
}

fn steps<G: Hosted>(setup: &G::Setup) -> Steps {
    Steps::new(Seats::first(G::seats(setup)))
}

impl<G: Hosted> Erased for Typed<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn setup_text(&self) -> String {
        self.record.setup.to_string()
    }

    fn seats(&self) -> u8 {
        G::seats(&self.record.setup)
    }

    fn steps(&self) -> usize {
        self.record.steps.len()
    }

    fn to_act(&self) -> Seats {
        self.game.to_act()
    }

    fn ranking(&self) -> Option<Ranking> {
        self.game.result()
    }

    fn record_text(&self) -> String {
        self.record.to_string()
    }

    fn deal(&self) -> Deal {
        Deal { draws: self.record.deal.clone(), digest: self.record.dealt.to_string() }
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        self.sits(seat).ok()?;
        let (asked, view) = (self.ear(Viewer::Seat(seat)).question()?, self.game.view(Viewer::Seat(seat)));
        let mut text = String::new();
        write_question(&mut text, &self.game, seat, &view, asked, self.aside(Viewer::Seat(seat), None));
        Some(serde_json::from_str(&text).expect("what the host has written can be read"))
    }

    fn ponder(&self, seat: Seat, mind: Mind, seed: u64) -> Option<Pondering> {
        self.sits(seat).ok()?;
        let asked = self.ear(Viewer::Seat(seat)).asked()?;
        Pondering::of::<G>(&self.game, seat, self.seats(), asked, mind, seed)
    }

    fn consider(&self, seat: Seat, mind: Mind, seed: u64) -> Vec<Considered<String>> {
        considered(&self.game, seat, self.seats(), mind, seed)
    }

    fn told(&self, viewer: Viewer) -> u32 {
        self.ear(viewer).heard()
    }

    fn pass(&self, seat: Seat) -> Option<(String, bool)> {
        self.passing(seat).map(|pass| (pass.to_string(), self.game.check(seat, &pass).is_ok()))
    }

    fn standing(&self, seat: Seat) -> Option<Standing> {
        self.sits(seat).ok()?;
        self.ear(Viewer::Seat(seat)).standing()
    }

    fn takes(&self, level: Option<Level>, pace: Duration) -> Duration {
        let weight = G::weight(self.seen());
        weight.paced(pace).max(level.map_or(Duration::ZERO, |level| level.takes(weight)))
    }

    fn intends(&self, seat: Seat, intent: &mut Intent) -> Option<String> {
        let answer = intent.follow(seat, &self.game.view(Viewer::Seat(seat)))?;
        self.check(seat, &answer).is_ok().then_some(answer)
    }

    fn study(&self, viewer: Viewer, what: Value, advice: Advice) -> Studying {
        Studying::of::<G>(&self.game, self.ear(viewer).viewer(), what, advice)
    }

    fn check(&self, seat: Seat, text: &str) -> Result<(), Refusal> {
        self.sits(seat)?;
        self.game.check(seat, &read::<G>(text)?).map_err(|why| illegal(&self.game, seat, &why))
    }

    fn answer(&mut self, seat: Seat, asked: u32, text: &str, mut luck: Chance) -> Result<Played, Refusal> {
        self.sits(seat)?;
        self.faces(seat, asked)?;
        self.play(seat, read::<G>(text)?, &mut luck, None)
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.game.view(self.ear(viewer).viewer()))
    }

    fn whole(&self, viewer: Viewer) -> Message {
        self.ear(viewer).whole(&self.game, self.aside(viewer, None)).message()
    }

    fn recap(&self, viewer: Viewer, since: u32) -> Recap {
        let ear = self.ear(viewer);
        let known = ear.since(since).map(whole::Told::Known);
        Recap(known.unwrap_or_else(|| {
            let whole = ear.whole(&self.game, self.aside(viewer, None));
            whole::Told::Whole(Box::new(move || whole.message()))
        }))
    }

    fn set_present(&mut self, present: Present) {
        self.present = present;
    }

    fn rest(&mut self) {
        Ear::rest(&mut self.ears);
        self.trail.keep(&self.places_to_go_back_to());
        self.record.steps.shrink_to_fit();
    }

    fn latest(&self) -> Telling {
        self.ears.iter().filter_map(|ear| Some((ear.viewer(), ear.latest()?))).collect()
    }

    fn log(&self, viewer: Viewer) -> Vec<(usize, Arc<Message>)> {
        self.retold(viewer)
    }

    fn course(&self) -> Course {
        self.measured()
    }

    fn lots(&self) -> Vec<Vec<Lot>> {
        self.drawn()
    }

    fn tally(&self) -> Tally {
        self.tallied()
    }

    fn set_persons(&mut self, persons: Seats) {
        self.steps.set_persons(persons);
        self.cached.forget();
    }

    fn by_house(&mut self, step: usize) {
        self.steps.by_house(step);
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.to_undo(seat, false).is_ok()
    }

    fn may_take_back(&self, seat: Seat, consent: bool) -> Result<(), Refusal> {
        self.to_undo(seat, consent).map(|_| ())
    }

    fn take_back(&mut self, seat: Seat, consent: bool) -> Result<Played, Refusal> {
        self.undo(seat, self.to_undo(seat, consent)?)
    }

    fn take_back_all(&mut self, seat: Seat) -> Result<Vec<Played>, Refusal> {
        self.undo_all(seat)
    }

    fn orders(&self, seat: Seat) -> Vec<StandingOrder> {
        self.standing_orders(seat)
    }

    fn orders_stand(&self, seat: Seat, shown: &[StandingOrder]) -> bool {
        Typed::orders_stand(self, seat, shown)
    }

    fn given_orders(&self, seat: Seat) -> Orders {
        self.orders.get(seat.index()).cloned().flatten().unwrap_or_default()
    }

    fn give_orders(&mut self, seat: Seat, orders: Orders) {
        if let Some(given) = self.orders.get_mut(seat.index()) {
            *given = Some(orders);
        }
        self.cached.forget();
    }

    fn order(&mut self, seat: Seat, key: &str, on: bool) -> Result<(), Refusal> {
        self.change_order(seat, key, on)
    }

    fn lapse(&mut self) -> Seats {
        self.end_orders()
    }

    fn obeys(&self, seat: Seat) -> bool {
        self.ordered(seat).is_some()
    }

    fn obey(&mut self, seat: Seat, asked: u32, mut luck: Chance) -> Result<Played, Refusal> {
        self.sits(seat)?;
        self.faces(seat, asked)?;
        let (key, action) = self.ordered(seat).ok_or(Refusal::NoSuchOrder)?;
        self.play(seat, action, &mut luck, Some((seat, key)))
    }

    fn rewound(&self, steps: usize) -> Result<Box<dyn Erased>, Broken> {
        let mut record = self.record.clone();
        record.steps.truncate(steps);
        Ok(Box::new(Typed::replayed(&record)?))
    }

    fn boxed(&self) -> Box<dyn Erased> {
        Box::new(self.clone())
    }
}
