use std::sync::Mutex;

use numpy::PyArray1;
use pyo3::{intern, prelude::*, types::PyDict};
use tabletop_batch::{AnySolo, Reward, solo};
use words::{Arg, Said};

use crate::numbers::{as_seed, whole};
use crate::tell::{alone, guarded, no_option, parts, seat, unopened, value};

/// One game with an agent for each seat, step by step: what the environments are made of.
#[pyclass(frozen, module = "caravanserai._core")]
pub(crate) struct Solo {
    inside: Mutex<Box<dyn AnySolo>>,
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

#[pymethods]
impl Solo {
    #[new]
    #[pyo3(signature = (game, setup="", seed=0))]
    fn new(game: &str, setup: &str, #[pyo3(from_py_with = as_seed)] seed: u64) -> PyResult<Solo> {
        guarded(|| {
            let solo = solo(game, setup, seed).map_err(unopened)?;
            let (shape, layout) = (solo.shape(), parts(solo.layout()));
            let inside = Mutex::new(solo);
            Ok(Solo { inside, seats: shape.seats, cells: shape.cells, numbers: shape.numbers, layout })
        })
    }

    /// Deals anew.
    fn deal(&self, #[pyo3(from_py_with = as_seed)] seed: u64) -> PyResult<()> {
        guarded(|| {
            alone(&self.inside)?.deal(seed);
            Ok(())
        })
    }

    /// Who is asked; -1 if the game is over.
    fn seat(&self) -> PyResult<i64> {
        Ok(alone(&self.inside)?.seat().map_or(-1, |seat| i64::from(u8::from(seat))))
    }

    /// What a seat sees.
    fn observe<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = whole)] number: i64,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        guarded(|| {
            let mut cells = vec![0; self.cells];
            alone(&self.inside)?.observe(seat(number, self.seats)?, &mut cells);
            Ok(PyArray1::from_vec(py, cells))
        })
    }

    /// 1 where a number is an option of the seat that is asked; all 0 for any other seat.
    fn mask<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = whole)] number: i64,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        guarded(|| {
            let inside = alone(&self.inside)?;
            let mut mask = vec![0_u8; self.numbers];
            if inside.seat() == Some(seat(number, self.seats)?) {
                inside.mark(&mut mask);
            }
            Ok(PyArray1::from_vec(py, mask.into_iter().map(u8::cast_signed).collect()))
        })
    }

    /// What a seat sees and its options, as `PettingZoo` wants them: both in one call, because it is made for every step.
    fn seen<'py>(&self, py: Python<'py>, #[pyo3(from_py_with = whole)] number: i64) -> PyResult<Bound<'py, PyDict>> {
        guarded(|| {
            let inside = alone(&self.inside)?;
            let seat = seat(number, self.seats)?;
            let (mut cells, mut mask) = (vec![0; self.cells], vec![0_u8; self.numbers]);
            inside.observe(seat, &mut cells);
            if inside.seat() == Some(seat) {
                inside.mark(&mut mask);
            }
            let seen = PyDict::new(py);
            seen.set_item(intern!(py, "observation"), PyArray1::from_slice(py, &cells))?;
            let mask: Vec<i8> = mask.into_iter().map(u8::cast_signed).collect();
            seen.set_item(intern!(py, "action_mask"), PyArray1::from_slice(py, &mask))?;
            Ok(seen)
        })
    }

    /// Answers for the seat that is asked, and says who is asked now; -1 if the game is over.
    fn step(&self, #[pyo3(from_py_with = whole)] number: i64) -> PyResult<i64> {
        guarded(|| {
            let mut inside = alone(&self.inside)?;
            if !inside.answer(number) {
                return Err(no_option(0, number));
            }
            Ok(inside.seat().map_or(-1, |seat| i64::from(u8::from(seat))))
        })
    }

    /// The options: their numbers with the answers in the game's notation.
    fn texts(&self) -> PyResult<Vec<(u16, String)>> {
        guarded(|| Ok(alone(&self.inside)?.texts()))
    }

    /// What each seat gets, once the game is over.
    #[pyo3(signature = (reward="win"))]
    fn rewards(&self, reward: &str) -> PyResult<Option<Vec<f64>>> {
        guarded(|| {
            let unknown = || value(&Said::new("batch-reward").with("name", Arg::Text(reward.to_owned())));
            let reward = Reward::named(reward).ok_or_else(unknown)?;
            Ok(alone(&self.inside)?.rewards(reward))
        })
    }

    /// The game so far as a record.
    fn record(&self) -> PyResult<String> {
        guarded(|| Ok(alone(&self.inside)?.record()))
    }
}
