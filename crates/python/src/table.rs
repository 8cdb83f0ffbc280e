use std::sync::Mutex;

use pyo3::prelude::*;
use tabletop::{Chance, Viewer};
use tabletop_host::{Mind, Refusal, setup_text};
use words::{Arg, Said};

use crate::numbers::{as_seed, whole, whole_or_none};
use crate::tell::{alone, guarded, moment, open_error, refused, seat, sentence, value};

/// One game at a table of the house, for scripts and notebooks. JSON objects are passed as text; the package makes Python
/// objects of them.
#[pyclass(frozen, module = "caravanserai._core")]
pub(crate) struct Table {
    inside: Mutex<tabletop_host::Table>,
    seed: u64,
    /// The name of the game.
    #[pyo3(get)]
    game: &'static str,
    /// How many seats there are.
    #[pyo3(get)]
    seats: usize,
}

fn dressed(table: tabletop_host::Table, seed: u64) -> Table {
    let (game, seats) = (table.game(), usize::from(table.seats()));
    Table { inside: Mutex::new(table), seed, game, seats }
}

/// The luck of one step of one table.
fn luck(seed: u64, step: usize) -> Chance {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&(step as u64).to_le_bytes());
    key[16] = 2;
    Chance::keyed(key)
}

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (game, setup="", seed=0))]
    fn new(game: &str, setup: &str, #[pyo3(from_py_with = as_seed)] seed: u64) -> PyResult<Table> {
        guarded(|| {
            let setup = setup_text(game, None, setup, None).map_err(|why| open_error(&why))?;
            let table = tabletop_host::Table::open(game, &setup, luck(seed, 0)).map_err(|why| open_error(&why))?;
            Ok(dressed(table, seed))
        })
    }

    /// The table at the end of a record, or after this many of its steps.
    #[staticmethod]
    #[pyo3(signature = (record, steps=None, seed=0))]
    fn replayed(
        record: &str,
        #[pyo3(from_py_with = whole_or_none)] steps: Option<i64>,
        #[pyo3(from_py_with = as_seed)] seed: u64,
    ) -> PyResult<Table> {
        guarded(|| {
            let table = tabletop_host::Table::from_record(record).map_err(|why| open_error(&why))?;
            let steps = steps.map_or(Ok(table.steps()), |steps| {
                let before = || value(&Said::new("python-steps").with("steps", Arg::Number(steps)));
                usize::try_from(steps).map(|steps| steps.min(table.steps())).map_err(|_| before())
            })?;
            let table = table.rewound(steps).map_err(|why| open_error(&why.into()))?;
            Ok(dressed(table, seed))
        })
    }

    /// What was agreed, in the game's notation.
    fn setup(&self) -> PyResult<String> {
        Ok(alone(&self.inside)?.setup())
    }

    /// How many steps were played.
    fn steps(&self) -> PyResult<usize> {
        Ok(alone(&self.inside)?.steps())
    }

    /// The seats that owe an answer.
    fn to_act(&self) -> PyResult<Vec<usize>> {
        Ok(alone(&self.inside)?.to_act().iter().map(tabletop::Seat::index).collect())
    }

    /// The places, once it is over: 1 is best.
    fn ranking(&self) -> PyResult<Option<Vec<u8>>> {
        Ok(alone(&self.inside)?.ranking().map(|ranking| ranking.places().to_vec()))
    }

    /// What a seat sees, or a spectator, as JSON.
    #[pyo3(signature = (number=None))]
    fn view(&self, #[pyo3(from_py_with = whole_or_none)] number: Option<i64>) -> PyResult<String> {
        guarded(|| Ok(alone(&self.inside)?.view(self.viewer(number)?).to_string()))
    }

    /// The log of a seat, or of a spectator, in sentences.
    #[pyo3(signature = (number=None))]
    fn story(&self, #[pyo3(from_py_with = whole_or_none)] number: Option<i64>) -> PyResult<Vec<String>> {
        guarded(|| {
            let whole = alone(&self.inside)?.whole(self.viewer(number)?);
            let lines = whole.story.as_deref().unwrap_or_default();
            Ok(lines.iter().map(|line| sentence(&line.said, Some(self.game))).collect())
        })
    }

    /// What a seat is asked: the question in words, and each answer in notation and in words.
    #[expect(clippy::type_complexity, reason = "Python makes an object of it")]
    fn question(&self, #[pyo3(from_py_with = whole)] number: i64) -> PyResult<Option<(String, Vec<(String, String)>)>> {
        guarded(|| {
            let asked = alone(&self.inside)?.question(seat(number, self.seats)?);
            let tell = |said: &Said| sentence(said, Some(self.game));
            Ok(asked.map(|question| {
                let options = question.options.iter().map(|it| (it.text.clone(), tell(&it.said))).collect();
                (tell(&question.said), options)
            }))
        })
    }

    /// Answers for a seat, in the game's notation or in JSON.
    fn answer(&self, #[pyo3(from_py_with = whole)] number: i64, action: &str) -> PyResult<()> {
        guarded(|| {
            let mut inside = alone(&self.inside)?;
            let seat = seat(number, self.seats)?;
            let asked = inside.question(seat).map(|question| question.asked);
            let luck = luck(self.seed, inside.steps() + 1);
            let not_asked = || if inside.is_over() { Refusal::Over } else { Refusal::Unasked { named: 0, open: None } };
            let asked = asked.ok_or_else(|| Table::refused(&not_asked(), number))?;
            inside.answer(seat, asked, action, luck).map(drop).map_err(|why| refused(&why, self.game))
        })
    }

    /// What this bot would answer for a seat, and why: every plan it considered, in how many imagined games it was tried, and
    /// what it was worth there from 0 to 1.
    #[pyo3(signature = (number, bot="medium", seed=0))]
    #[expect(clippy::type_complexity, reason = "Python makes an object of it")]
    fn consider(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = whole)] number: i64,
        bot: &str,
        #[pyo3(from_py_with = as_seed)] seed: u64,
    ) -> PyResult<Vec<(Vec<String>, u32, Option<f32>)>> {
        guarded(|| {
            let seat = seat(number, self.seats)?;
            let unknown = |_| value(&Said::new("batch-bot").with("name", Arg::Text(bot.to_owned())));
            let mut mind: Mind = bot.parse().map_err(unknown)?;
            mind.timed = false;
            let table = alone(&self.inside)?.clone();
            let considered = py.detach(|| table.consider(seat, mind, seed));
            Ok(considered.into_iter().map(|it| (it.plan, it.tried, it.worth)).collect())
        })
    }

    /// The game so far as a record.
    fn record(&self) -> PyResult<String> {
        guarded(|| Ok(alone(&self.inside)?.record_text()))
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<Table> {
        guarded(|| Ok(dressed(alone(&self.inside)?.clone(), self.seed)))
    }
}

impl Table {
    fn viewer(&self, number: Option<i64>) -> PyResult<Viewer> {
        number.map_or(Ok(Viewer::Spectator), |number| seat(number, self.seats).map(Viewer::Seat))
    }

    fn refused(why: &Refusal, number: i64) -> PyErr {
        match why {
            Refusal::Over => moment("python-over"),
            _ => value(&Said::new("python-not-asked").with("seat", Arg::Number(number))),
        }
    }
}
