use std::{fmt::Display, str::FromStr, sync::Arc, time::Duration};

use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::{Broken, Chance, Cited as _, Game, Misread, Ranking, Record, Seat, Seats, Told, Viewer};

use crate::{
    Hosted, Message, Mind, Pondering, Question, Refusal,
    ear::{Ear, json},
    refusal::shown,
    table::{Deal, Played, Standing, Step, Telling},
};

/// A game whose type is forgotten: what a [`crate::Table`] is made of. See there for what each of these means.
pub(crate) trait Erased: Send + Sync {
    fn name(&self) -> &'static str;
    fn setup_text(&self) -> String;
    fn seats(&self) -> u8;
    fn steps(&self) -> usize;
    fn to_act(&self) -> Seats;
    fn ranking(&self) -> Option<Ranking>;
    fn record_text(&self) -> String;
    fn deal(&self) -> Deal;
    fn question(&self, seat: Seat) -> Option<Question>;
    fn standing(&self, seat: Seat) -> Option<Standing>;
    fn takes(&self, seat: Seat, mind: Mind) -> Duration;
    fn ponder(&self, seat: Seat, mind: Mind, seed: u64) -> Option<Pondering>;
    fn check(&self, seat: Seat, text: &str) -> Result<(), Refusal>;
    fn answer(&mut self, seat: Seat, asked: u32, text: &str, luck: Chance) -> Result<Played, Refusal>;
    fn view(&self, viewer: Viewer) -> Value;
    fn whole(&self, viewer: Viewer) -> Message;
    fn heard(&self, viewer: Viewer, since: u32) -> Vec<Arc<Message>>;
    fn latest(&self) -> Telling;
    fn log(&self, viewer: Viewer) -> Vec<(usize, Arc<Message>)>;
    fn rewound(&self, steps: usize) -> Result<Box<dyn Erased>, Broken>;
    fn boxed(&self) -> Box<dyn Erased>;
}

/// A game with its record and all its viewers.
#[derive(Clone)]
pub(crate) struct Typed<G: Hosted> {
    game: G,
    record: Record<G>,
    /// One for each seat, then the spectators'.
    ears: Vec<Ear<G>>,
}

impl<G: Hosted> Typed<G> {
    pub(crate) fn open(setup: &G::Setup, mut luck: Chance) -> Typed<G> {
        let (game, record, told) = Record::begin(setup, &mut luck);
        let mut table = Typed { game, record, ears: ears(setup) };
        table.tell(None, &told);
        table
    }

    pub(crate) fn replayed(record: Record<G>) -> Result<Typed<G>, Broken> {
        let mut ears = ears(&record.setup);
        let game = record.replay_with(|step, told, game| {
            let answered = answered(&record, step);
            for ear in &mut ears {
                ear.listen(game, step, answered, told);
            }
        })?;
        Ok(Typed { game, record, ears })
    }

    /// From what was stored, step by step.
    pub(crate) fn restored(setup: G::Setup, deal: &Deal, steps: &[Step]) -> Result<Typed<G>, Broken> {
        let dealt = deal.digest.parse().map_err(|why| Misread::Digest(why).at(0))?;
        let mut record = Record { setup, deal: deal.draws.clone(), dealt, steps: Vec::new() };
        for (n, step) in (1..).zip(steps) {
            if step.n != n {
                return Err(Misread::Place { found: step.n.to_string(), wanted: n }.at(n));
            }
            let action =
                understood(&step.action).map_err(|why| Misread::Action { action: shown(&step.action), why }.at(n))?;
            let digest = step.digest.parse().map_err(|why| Misread::Digest(why).at(n))?;
            record.steps.push(tabletop::Step { seat: step.seat, action, draws: step.draws.clone(), digest });
        }
        Typed::replayed(record)
    }

    /// A viewer who does not sit here is a spectator.
    fn ear(&self, viewer: Viewer) -> &Ear<G> {
        let spectators = self.ears.len() - 1;
        &self.ears[viewer.seat().map_or(spectators, Seat::index).min(spectators)]
    }

    fn tell(&mut self, answered: Option<Seat>, told: &[Told<G::Event>]) -> Telling {
        let step = self.record.steps.len();
        let Typed { game, ears, .. } = self;
        ears.iter_mut().filter_map(|ear| Some((ear.viewer(), ear.listen(game, step, answered, told)?))).collect()
    }

    fn sits(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.seats();
        if Seats::first(seats).contains(seat) { Ok(()) } else { Err(Refusal::NoSeat { seat, seats }) }
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

fn ears<G: Hosted>(setup: &G::Setup) -> Vec<Ear<G>> {
    Viewer::all(G::seats(setup)).map(Ear::new).collect()
}

/// Who made this step; nobody makes the deal.
fn answered<G: Game>(record: &Record<G>, step: usize) -> Option<Seat> {
    Some(record.steps.get(step.checked_sub(1)?)?.seat)
}

fn read<G: Hosted>(text: &str) -> Result<G::Action, Refusal> {
    understood(text).map_err(|why| Refusal::Unreadable { text: shown(text.trim()), why })
}

/// Something in the game's notation or in JSON, which begins with a brace, a bracket or a quotation mark. What is no
/// notation may be the name of something without arguments, which is a bare string in JSON.
pub(crate) fn understood<T: DeserializeOwned + FromStr<Err: Display>>(text: &str) -> Result<T, String> {
    let text = text.trim();
    if text.starts_with(['{', '[', '"']) {
        return serde_json::from_str(text).map_err(|why| why.to_string());
    }
    let named = || serde_json::from_value(Value::String(text.to_owned()));
    text.parse().or_else(|why: T::Err| named().map_err(|_| why.to_string()))
}

fn illegal<G: Hosted>(game: &G, seat: Seat, why: &G::Illegal) -> Refusal {
    let said = G::refusal(why, &game.view(Viewer::Seat(seat)));
    Refusal::Illegal { rule: why.rule(), reason: json(why), said }
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
        self.ear(Viewer::Seat(seat)).question(&self.game)
    }

    fn ponder(&self, seat: Seat, mind: Mind, seed: u64) -> Option<Pondering> {
        self.sits(seat).ok()?;
        let asked = self.ear(Viewer::Seat(seat)).asked()?;
        Pondering::of::<G>(&self.game, seat, self.seats(), asked, mind, seed)
    }

    fn standing(&self, seat: Seat) -> Option<Standing> {
        self.sits(seat).ok()?;
        self.ear(Viewer::Seat(seat)).standing()
    }

    fn takes(&self, seat: Seat, mind: Mind) -> Duration {
        G::bot(mind).takes(&self.game.view(Viewer::Seat(seat)))
    }

    fn check(&self, seat: Seat, text: &str) -> Result<(), Refusal> {
        self.sits(seat)?;
        self.game.check(seat, &read::<G>(text)?).map_err(|why| illegal(&self.game, seat, &why))
    }

    fn answer(&mut self, seat: Seat, asked: u32, text: &str, mut luck: Chance) -> Result<Played, Refusal> {
        self.sits(seat)?;
        self.faces(seat, asked)?;
        let action = read::<G>(text)?;
        let told = self.record.play(&mut self.game, seat, action, &mut luck);
        let told = told.map_err(|why| illegal(&self.game, seat, &why))?;
        let messages = self.tell(Some(seat), &told);
        let n = self.record.steps.len();
        let it = &self.record.steps[n - 1];
        let step = Step { n, seat, action: action.to_string(), draws: it.draws.clone(), digest: it.digest.to_string() };
        Ok(Played { step, messages })
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.ear(viewer).view(&self.game)
    }

    fn whole(&self, viewer: Viewer) -> Message {
        self.ear(viewer).whole(&self.game)
    }

    fn heard(&self, viewer: Viewer, since: u32) -> Vec<Arc<Message>> {
        self.ear(viewer).since(since, &self.game)
    }

    fn latest(&self) -> Telling {
        self.ears.iter().filter_map(|ear| Some((ear.viewer(), ear.latest()?))).collect()
    }

    fn log(&self, viewer: Viewer) -> Vec<(usize, Arc<Message>)> {
        let mut ear = Ear::new(self.ear(viewer).viewer());
        let mut log = Vec::new();
        let replayed = self.record.replay_with(|step, told, game| {
            log.extend(ear.listen(game, step, answered(&self.record, step), told).map(|message| (step, message)));
        });
        debug_assert!(replayed.is_ok(), "what was just played replays: {replayed:?}");
        log
    }

    fn rewound(&self, steps: usize) -> Result<Box<dyn Erased>, Broken> {
        let mut record = self.record.clone();
        record.steps.truncate(steps);
        Ok(Box::new(Typed::replayed(record)?))
    }

    fn boxed(&self) -> Box<dyn Erased> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn Erased> {
    fn clone(&self) -> Box<dyn Erased> {
        self.as_ref().boxed()
    }
}
