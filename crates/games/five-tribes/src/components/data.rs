//! FU1-FU3: values that are not attested.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Edges, Heading};

/// FU1, FU2, FU3: printed values of the expansion that are not attested, so that an owner can correct them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Written"))]
#[serde(try_from = "Written", into = "Written")]
pub struct Data {
    ptah: u8,
    geb: u8,
    precious: [u8; 3],
    mountains: [Edges; 3],
}

/// The values as they are written down, not yet checked.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Data"))]
#[serde(rename = "Data", default, deny_unknown_fields)]
struct Written {
    ptah: u8,
    geb: u8,
    precious: [u8; 3],
    mountains: [Edges; 3],
}

impl Default for Written {
    fn default() -> Written {
        Data::embedded().into()
    }
}

/// What is wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flaw {
    /// A line is not `name = value`.
    Line {
        /// Which one, from 1.
        line: usize,
        /// What is wrong there.
        why: FlawedLine,
    },
    /// A value is not given.
    Missing(&'static str),
    /// A djinn's printed value is out of bounds.
    Points(u8),
    /// The precious items are not eleven.
    Precious(u32),
}

/// What is wrong with a line of a data file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlawedLine {
    /// It has no `=`.
    Form,
    /// The value is not a number from 0 to 255.
    Number(String),
    /// The value is not two edges.
    Edges(String),
    /// Another line has the same name.
    Twice(String),
    /// There is no such value.
    Unknown {
        /// The name that was given.
        name: String,
        /// The names that exist.
        known: Vec<&'static str>,
    },
}

tabletop::plain_errors!(Flaw, FlawedLine);

impl Data {
    /// FX1.3: how many precious items there are.
    const PRECIOUS: u32 = 11;
    /// The highest value we accept as printed on a djinn.
    const MOST_POINTS: u8 = 20;

    /// The values, if they are possible.
    ///
    /// # Errors
    ///
    /// Says which value is impossible.
    pub fn new(ptah: u8, geb: u8, precious: [u8; 3], mountains: [Edges; 3]) -> Result<Data, Flaw> {
        if let Some(&points) = [ptah, geb].iter().find(|&&points| points > Data::MOST_POINTS) {
            return Err(Flaw::Points(points));
        }
        let sum = precious.iter().map(|&n| u32::from(n)).sum();
        if sum != Data::PRECIOUS {
            return Err(Flaw::Precious(sum));
        }
        Ok(Data { ptah, geb, precious, mountains })
    }

    /// The values we assume: the embedded file.
    ///
    /// # Panics
    ///
    /// Never: a test reads the embedded file.
    pub fn embedded() -> Data {
        include_str!("../../data/naqala.txt").parse().expect("the embedded data file is sound")
    }

    /// FU1: Ptah's victory points.
    pub const fn ptah(&self) -> u8 {
        self.ptah
    }

    /// FU1: Geb's victory points.
    pub const fn geb(&self) -> u8 {
        self.geb
    }

    /// FU2: how many items are worth 5, 7 and 9.
    pub const fn precious(&self) -> [u8; 3] {
        self.precious
    }

    /// FU3: the mountains of the three Workshops.
    pub const fn mountains(&self) -> [Edges; 3] {
        self.mountains
    }
}

impl FromStr for Data {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Data, Flaw> {
        let mut numbers: [(&'static str, Option<u8>); 5] =
            [("ptah", None), ("geb", None), ("jewellery", None), ("chest", None), ("crown", None)];
        let mut edges: [(&'static str, Option<Edges>); 3] =
            [("workshop 1", None), ("workshop 2", None), ("workshop 3", None)];
        for (line, content) in (1..).zip(text.lines()) {
            let content = content.split('#').next().expect("a split has a first part").trim();
            if content.is_empty() {
                continue;
            }
            let flaw = |why: FlawedLine| Flaw::Line { line, why };
            let (name, value) = content.split_once('=').ok_or_else(|| flaw(FlawedLine::Form))?;
            let (name, value) = (name.trim(), value.trim());
            let twice = |()| flaw(FlawedLine::Twice(name.to_owned()));
            if let Some((_, slot)) = numbers.iter_mut().find(|(known, _)| *known == name) {
                let number = value.parse().map_err(|_| flaw(FlawedLine::Number(value.to_owned())))?;
                set_once(slot, number).map_err(twice)?;
            } else if let Some((_, slot)) = edges.iter_mut().find(|(known, _)| *known == name) {
                let both = two_edges(value).ok_or_else(|| flaw(FlawedLine::Edges(value.to_owned())))?;
                set_once(slot, both).map_err(twice)?;
            } else {
                let known = numbers.iter().map(|it| it.0).chain(edges.iter().map(|it| it.0)).collect();
                return Err(flaw(FlawedLine::Unknown { name: name.to_owned(), known }));
            }
        }
        let number = |i: usize| numbers[i].1.ok_or(Flaw::Missing(numbers[i].0));
        let edge = |i: usize| edges[i].1.ok_or(Flaw::Missing(edges[i].0));
        Data::new(number(0)?, number(1)?, [number(2)?, number(3)?, number(4)?], [edge(0)?, edge(1)?, edge(2)?])
    }
}

fn set_once<T>(slot: &mut Option<T>, value: T) -> Result<(), ()> {
    if slot.is_some() {
        return Err(());
    }
    *slot = Some(value);
    Ok(())
}

fn two_edges(text: &str) -> Option<Edges> {
    let mut words = text.split_whitespace().map(str::parse::<Heading>);
    let both = (words.next()?.ok()?, words.next()?.ok()?);
    if words.next().is_some() { None } else { Edges::new(both.0, both.1) }
}

impl TryFrom<Written> for Data {
    type Error = Flaw;

    fn try_from(it: Written) -> Result<Data, Flaw> {
        Data::new(it.ptah, it.geb, it.precious, it.mountains)
    }
}

impl From<Data> for Written {
    fn from(Data { ptah, geb, precious, mountains }: Data) -> Written {
        Written { ptah, geb, precious, mountains }
    }
}
