use serde_json::{Value, json};
use tabletop::{Chance, Ranking, Seat, Telling, Viewer};
use tabletop_bots::{Asked, Bot, Line, Planned, Weight};

use crate::{Hosted, hosted::understood};

/// Who plays for a seat in a contest.
pub enum Contestant<'a, G: Hosted> {
    /// A bot of this house.
    Ours(&'a dyn Bot<G>),
    /// An outside program, asked in JSON; where it gives no legal answer, a bot of ours answers for it.
    Outside(&'a mut dyn Outside, &'a dyn Bot<G>),
}

/// Something outside this program that answers questions.
pub trait Outside {
    /// Its answer to a question, in notation or JSON.
    ///
    /// # Errors
    ///
    /// Why there is none.
    fn answer(&mut self, question: &Value) -> Result<String, String>;

    /// It forfeits this decision.
    fn forfeits(&mut self, why: &str);
}

/// One decision of a contest, for measurements.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// How many answers there were.
    pub options: usize,
    /// Was it a window?
    pub window: bool,
    /// How many games were imagined for it.
    pub imagined: u32,
    /// How long it took, by the clock that was given.
    pub seconds: f64,
}

/// A contest that was played to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Contested {
    /// How many decisions were made.
    pub steps: u64,
    /// In which round it ended, if the game counts rounds.
    pub round: Option<u64>,
    /// How it ended.
    pub ranking: Ranking,
}

/// Plays a game between bots, who carry out what they have planned as at a table. Each decision gets a seed of its own, which
/// follows from `seed`, the seat and how often it was asked, never from the table's luck. `None` if `going` returns false or
/// the rules are at fault.
pub fn contest<G: Hosted>(
    setup: &G::Setup,
    luck: &mut Chance,
    seats: &mut [Contestant<'_, G>],
    seed: u64,
    clock: impl Fn() -> f64,
    mut measured: impl FnMut(Decision),
    going: impl Fn() -> bool,
) -> Option<Contested> {
    let mut told = Telling::deaf();
    let mut game = G::start(setup, luck, &mut told);
    let mut asked = [0_u64; Seat::MOST as usize];
    let mut lines: [Line<G::Action>; Seat::MOST as usize] = Default::default();
    let mut steps = 0;
    let mut options = Vec::new();
    while let Some(seat) = game.to_act().first_seat() {
        if !going() {
            return None;
        }
        options.clear();
        game.options(seat, &mut options);
        let (view, ask) = (game.view(Viewer::Seat(seat)), game.ask(seat)?);
        let question = Asked { seat, seats: G::seats(setup), view: &view, ask: &ask, options: &options };
        let turn = asked[seat.index()];
        asked[seat.index()] += 1;
        let own = seed ^ (turn * 8 + seat.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let begun = clock();
        let line = &mut lines[seat.index()];
        let weight = G::weight(&view);
        let Planned { action, then, imagined } = match (options.as_slice(), line.follow(seat, &view)) {
            ([], _) => return None,
            (_, Some(action)) => Planned { action, then: std::mem::take(line), imagined: 0 },
            ([only], None) if weight != Weight::Turn => Planned::only(*only),
            (_, None) => seats.get_mut(seat.index())?.plan(&question, own, &game),
        };
        *line = then;
        let (seconds, window) = (clock() - begun, weight == Weight::Window);
        measured(Decision { seat, options: options.len(), window, imagined, seconds });
        game.apply(seat, &action, luck, &mut told);
        steps += 1;
    }
    let round = G::round(&game.view(Viewer::Spectator));
    Some(Contested { steps, round, ranking: game.result()? })
}

impl<G: Hosted> Contestant<'_, G> {
    fn plan(&mut self, asked: &Asked<'_, G>, seed: u64, game: &G) -> Planned<G::Action> {
        match self {
            Contestant::Ours(bot) => bot.plan(asked, seed),
            Contestant::Outside(outside, fallback) => {
                let options: Vec<String> = asked.options.iter().map(ToString::to_string).collect();
                let question = json!({
                    "type": "question",
                    "game": G::NAME,
                    "seat": asked.seat,
                    "seats": asked.seats,
                    "seed": seed,
                    "view": asked.view,
                    "ask": asked.ask,
                    "options": options,
                });
                let answer = outside.answer(&question).and_then(|text| {
                    let action: G::Action =
                        understood(&text).map_err(|why| format!("`{}`: {}", crate::refusal::shown(&text), why.id))?;
                    game.check(asked.seat, &action).map_err(|why| format!("`{action}` is illegal: {why}"))?;
                    Ok(action)
                });
                let action = answer.unwrap_or_else(|why| {
                    outside.forfeits(&why);
                    fallback.decide(asked, seed)
                });
                Planned::only(action)
            }
        }
    }
}
