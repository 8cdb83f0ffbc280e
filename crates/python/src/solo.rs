use std::sync::Mutex;

use numpy::PyArray1;
use pyo3::{intern, prelude::*, types::PyDict};
use tabletop::Seat;
use tabletop_batch::{AnySolo, Reward, solo};
use words::{Arg, Said};

use crate::numbers::{as_seed, whole};
use crate::tell::{alone, guarded, no_option, parts, seat, unopened, value};

/// One game with an agent for each seat, step by step: what the environments are made of.
#[pyclass(frozen, module = "caravanserai._core")]
pub(crate) struct Solo {
    inside: Mutex<Inside>,
    /// How many seats there are.
    #[pyo3(get)]
    seats: usize,
    /// How many cells an observation has.
    #[pyo3(get)]
    cells: usize,
    /// How many numbers options can have.
    #[pyo3(get)]
    numbers: usize,
    /// The parts of an observation: name, first cell, number of cells.
    #[pyo3(get)]
    layout: Vec<(&'static str, usize, usize)>,
}

/// The game, and room to write what a seat sees of it before Python gets a copy.
struct Inside {
    game: Box<dyn AnySolo>,
    cells: Vec<i16>,
    mask: Vec<i8>,
}

impl Inside {
    fn observe(&mut self, seat: Seat) -> &[i16] {
        self.game.observe(seat, &mut self.cells);
        &self.cells
    }

    fn mask(&mut self, seat: Seat) -> &[i8] {
        self.mask.fill(0);
        if self.game.seat() == Some(seat) {
            self.game.mark(&mut self.mask);
        }
        &self.mask
    }
}

#[pymethods]
impl Solo {
    #[new]
    #[pyo3(signature = (game, setup="", seed=0))]
    fn new(game: &str, setup: &str, #[pyo3(from_py_with = as_seed)] seed: u64) -> PyResult<Solo> {
        guarded(|| {
            let solo = solo(game, setup, seed).map_err(unopened)?;
            let (shape, layout) = (solo.shape(), parts(solo.layout()));
            let inside = Inside { game: solo, cells: vec![0; shape.cells], mask: vec![0; shape.numbers] };
            let inside = Mutex::new(inside);
            Ok(Solo { inside, seats: shape.seats, cells: shape.cells, numbers: shape.numbers, layout })
        })
    }

    /// Deals anew.
    fn deal(&self, #[pyo3(from_py_with = as_seed)] seed: u64) -> PyResult<()> {
        guarded(|| {
            alone(&self.inside)?.game.deal(seed);
            Ok(())
        })
    }

    /// Who is asked; -1 if the game is over.
    fn seat(&self) -> PyResult<i64> {
        Ok(alone(&self.inside)?.game.seat().map_or(-1, |seat| i64::from(u8::from(seat))))
    }

    /// What a seat sees.
    fn observe<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = whole)] number: i64,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        guarded(|| {
            let seat = seat(number, self.seats)?;
            Ok(PyArray1::from_slice(py, alone(&self.inside)?.observe(seat)))
        })
    }

    /// 1 where a number is an option of the seat that is asked; all 0 for any other seat.
    fn mask<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = whole)] number: i64,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        guarded(|| {
            let seat = seat(number, self.seats)?;
            Ok(PyArray1::from_slice(py, alone(&self.inside)?.mask(seat)))
        })
    }

    /// What a seat sees and its options, as `PettingZoo` wants them: both in one call, because it is made for every step.
    fn seen<'py>(&self, py: Python<'py>, #[pyo3(from_py_with = whole)] number: i64) -> PyResult<Bound<'py, PyDict>> {
        guarded(|| {
            let seat = seat(number, self.seats)?;
            let mut inside = alone(&self.inside)?;
            let seen = PyDict::new(py);
            seen.set_item(intern!(py, "observation"), PyArray1::from_slice(py, inside.observe(seat)))?;
            seen.set_item(intern!(py, "action_mask"), PyArray1::from_slice(py, inside.mask(seat)))?;
            Ok(seen)
        })
    }

    /// Answers for the seat that is asked, and returns the seat that is asked next; -1 if the game is over.
    fn step(&self, #[pyo3(from_py_with = whole)] number: i64) -> PyResult<i64> {
        guarded(|| {
            let game = &mut alone(&self.inside)?.game;
            if !game.answer(number) {
                return Err(no_option(0, number));
            }
            Ok(game.seat().map_or(-1, |seat| i64::from(u8::from(seat))))
        })
    }

    /// The options: their numbers with the answers in the game's notation.
    fn texts(&self) -> PyResult<Vec<(u16, String)>> {
        guarded(|| Ok(alone(&self.inside)?.game.texts()))
    }

    /// What each seat gets, once the game is over.
    #[pyo3(signature = (reward="win"))]
    fn rewards(&self, reward: &str) -> PyResult<Option<Vec<f64>>> {
        guarded(|| {
            let unknown = || value(&Said::new("batch-reward").with("name", Arg::Text(reward.to_owned())));
            let reward = Reward::named(reward).ok_or_else(unknown)?;
            Ok(alone(&self.inside)?.game.rewards(reward))
        })
    }

    /// The game so far as a record.
    fn record(&self) -> PyResult<String> {
        guarded(|| Ok(alone(&self.inside)?.game.record()))
    }
}
