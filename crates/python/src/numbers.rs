//! Turns Python's whole numbers, which have no bounds, into those of the house, which have. A number that does not fit is an
//! error in our words; what is no number at all, one in Python's.

use pyo3::{exceptions::PyOverflowError, prelude::*};
use words::Said;

use crate::tell::value;

/// A whole number.
pub(crate) fn whole(given: &Bound<'_, PyAny>) -> PyResult<i64> {
    given.extract().map_err(|why| told(given, why, "python-number"))
}

/// A whole number, or nothing.
pub(crate) fn whole_or_none(given: &Bound<'_, PyAny>) -> PyResult<Option<i64>> {
    if given.is_none() { Ok(None) } else { whole(given).map(Some) }
}

/// A seed for luck.
pub(crate) fn as_seed(given: &Bound<'_, PyAny>) -> PyResult<u64> {
    given.extract().map_err(|why| told(given, why, "python-seed"))
}

fn told(given: &Bound<'_, PyAny>, why: PyErr, sentence: &'static str) -> PyErr {
    if why.is_instance_of::<PyOverflowError>(given.py()) { value(&Said::new(sentence)) } else { why }
}
