//! How an observation is written: the same calls of an encoder fill a page, or list what each cell is about.

/// Takes the cells of an observation, one after the other.
pub trait Ink {
    /// What the next cells are about.
    fn part(&mut self, name: &'static str);

    /// One cell.
    fn put(&mut self, value: i16);

    /// A cell that is 1 or 0.
    fn flag(&mut self, is: bool) {
        self.put(i16::from(is));
    }

    /// A small number.
    fn small(&mut self, number: u8) {
        self.put(i16::from(number));
    }

    /// A small number, or [`NONE`].
    fn maybe(&mut self, number: Option<u8>) {
        self.put(number.map_or(NONE, i16::from));
    }

    /// Several small numbers.
    fn row(&mut self, numbers: &[u8]) {
        for &number in numbers {
            self.small(number);
        }
    }

    /// Several cells.
    fn cells(&mut self, values: &[i16]) {
        for &value in values {
            self.put(value);
        }
    }

    /// This many empty cells.
    fn blank(&mut self, cells: usize) {
        for _ in 0..cells {
            self.put(NONE);
        }
    }
}

/// The value of a cell where there is nothing, or nothing is known.
pub const NONE: i16 = -1;

/// A row of cells to be filled.
#[derive(Debug)]
pub struct Page<'a> {
    cells: &'a mut [i16],
    at: usize,
}

impl<'a> Page<'a> {
    /// Writes into these cells, from the first on.
    pub fn new(cells: &'a mut [i16]) -> Page<'a> {
        Page { cells, at: 0 }
    }

    /// How many cells are still to be written.
    pub fn left(&self) -> usize {
        self.cells.len() - self.at
    }
}

impl Ink for Page<'_> {
    #[inline]
    fn part(&mut self, _: &'static str) {}

    #[inline]
    fn put(&mut self, value: i16) {
        if let Some(cell) = self.cells.get_mut(self.at) {
            *cell = value;
            self.at += 1;
        }
    }

    #[inline]
    fn row(&mut self, numbers: &[u8]) {
        // A slice of exactly this length, so that a row of a fixed length is written without a loop.
        if let Some(cells) = self.cells.get_mut(self.at..self.at + numbers.len()) {
            cells.iter_mut().zip(numbers).for_each(|(cell, &number)| *cell = i16::from(number));
            self.at += numbers.len();
        }
    }

    #[inline]
    fn cells(&mut self, values: &[i16]) {
        if let Some(cells) = self.cells.get_mut(self.at..self.at + values.len()) {
            cells.copy_from_slice(values);
            self.at += values.len();
        }
    }
}

/// What the cells of an observation are about: a name and a number of cells each, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    parts: Vec<(&'static str, usize)>,
}

impl Layout {
    /// The parts: what each is called and how many cells it has.
    pub fn parts(&self) -> &[(&'static str, usize)] {
        &self.parts
    }

    /// How many cells there are.
    pub fn cells(&self) -> usize {
        self.parts.iter().map(|(_, cells)| cells).sum()
    }
}

impl Ink for Layout {
    fn part(&mut self, name: &'static str) {
        self.parts.push((name, 0));
    }

    fn put(&mut self, _: i16) {
        let (_, cells) = self.parts.last_mut().expect("an encoder names what it writes");
        *cells += 1;
    }
}
