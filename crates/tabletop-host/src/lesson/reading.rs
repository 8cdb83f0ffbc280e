//! Reads the text of a lesson.

use std::str::FromStr;

use tabletop::Seat;

use super::{Lesson, Stop, Told};

/// The line that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnreadLine(pub usize);

impl FromStr for Lesson {
    type Err = UnreadLine;

    fn from_str(text: &str) -> Result<Lesson, UnreadLine> {
        let mut lesson = Lesson::default();
        for (n, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                lesson.read(line).ok_or(UnreadLine(n))?;
            }
        }
        Ok(lesson)
    }
}

impl Lesson {
    fn read(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ')?;
        let rest = rest.trim();
        match word {
            "game" => rest.clone_into(&mut self.game),
            "setup" => rest.clone_into(&mut self.setup),
            "seed" => self.seed = rest.parse().ok()?,
            "seat" => self.seat = Seat::new(rest.parse().ok()?)?,
            "beat" => self.begin(rest),
            "show" => self.stops.last_mut()?.show = rest.split(' ').map(str::to_owned).collect(),
            "rule" => self.stops.last_mut()?.rule = Some(rest.to_owned()),
            "but" => {
                let (begins, id) = rest.split_once('=')?;
                let id = format!("lesson-{}-{}", self.game, id.trim());
                self.stops.last_mut()?.buts.push((begins.trim().to_owned(), id));
            }
            "you" => self.suggest(rest)?,
            _ => {
                let seat = Seat::new(word.parse().ok()?)?;
                let (action, draws) = with_draws(rest)?;
                self.stops.last_mut()?.house.push(Told { seat, action, draws });
            }
        }
        Some(())
    }

    fn begin(&mut self, name: &str) {
        self.stops.push(Stop { beat: self.beats, id: format!("lesson-{}-{name}", self.game), ..Stop::default() });
        self.beats += 1;
    }

    /// A second answer of a beat is a stop of its own with the same words.
    fn suggest(&mut self, rest: &str) -> Option<()> {
        let (action, draws) = with_draws(rest)?;
        let last = self.stops.last()?;
        if last.answer.is_some() {
            let next = Stop { house: Vec::new(), ..last.clone() };
            self.stops.push(next);
        }
        let stop = self.stops.last_mut()?;
        (stop.answer, stop.draws) = (Some(action), draws);
        Some(())
    }
}

/// An answer and, after a bar, the numbers drawn for it.
fn with_draws(text: &str) -> Option<(String, Option<Vec<u32>>)> {
    let Some((action, draws)) = text.split_once('|') else { return Some((text.to_owned(), None)) };
    let draws = draws.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    Some((action.trim().to_owned(), Some(draws)))
}
