//! The text format: a header, the deal, one line a step, and an end with a checksum.
//!
//! ```text
//! caravanserai record 1
//! game nim
//! setup heaps=3,4,5
//! deal | 2 | e3b0c44298fc1c14
//! 1 | 0 | take 2 from 1 | 4 0 | 5f0c1d1b9a7a2b11
//! end | 1 | 0f343b0931126a20
//! ```

use std::fmt::{self, Write as _};

use super::{Broken, FORMAT, Record, Step};
use crate::{Digest, Game, Seat};

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("caravanserai record {FORMAT}\ngame {}\nsetup {}\n", G::NAME, self.setup);
        writeln!(text, "deal | {} | {}", numbers(&self.deal), self.dealt)?;
        for (n, step) in (1..).zip(&self.steps) {
            let Step { seat, action, draws, digest } = step;
            writeln!(text, "{n} | {seat} | {action} | {} | {digest}", numbers(draws))?;
        }
        writeln!(f, "{text}end | {} | {}", self.steps.len(), Digest::of_text(&text))
    }
}

fn numbers(draws: &[u32]) -> String {
    draws.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

/// The name of the game a record is of, before anything else is read.
///
/// # Errors
///
/// If it is no record, or in another format.
pub fn game_of(text: &str) -> Result<&str, Broken> {
    let mut lines = text.lines();
    let version = lines.next().and_then(|line| line.strip_prefix("caravanserai record ")).ok_or(Broken::NotARecord)?;
    if version != FORMAT.to_string() {
        return Err(Broken::Version(version.chars().take(20).collect()));
    }
    let game = lines.next().ok_or(Broken::Truncated)?;
    game.strip_prefix("game ").ok_or(Broken::Line { line: 2, why: "`game NAME` was expected".into() })
}

impl<G: Game> std::str::FromStr for Record<G> {
    type Err = Broken;

    fn from_str(text: &str) -> Result<Record<G>, Broken> {
        let found = game_of(text)?;
        if !G::is_called(found) {
            return Err(Broken::OtherGame { found: found.chars().take(40).collect(), wanted: G::NAME });
        }
        let body = text.strip_suffix('\n').ok_or(Broken::Truncated)?;
        let (above, last) = body.rsplit_once('\n').ok_or(Broken::Truncated)?;
        let end = last.strip_prefix("end | ").ok_or(Broken::Truncated)?;
        let (count, checksum) = end.split_once(" | ").ok_or(Broken::Truncated)?;
        if checksum.parse::<Digest>().map_err(|_| Broken::Truncated)? != Digest::of_text(&text[..=above.len()]) {
            return Err(Broken::Altered);
        }
        let mut record = read_lines::<G>(above)?;
        if count != record.steps.len().to_string() {
            return Err(Broken::Altered);
        }
        record.steps.shrink_to_fit();
        Ok(record)
    }
}

fn read_lines<G: Game>(above: &str) -> Result<Record<G>, Broken> {
    let mut lines = (1..).zip(above.lines()).skip(2);
    let (line, setup) = lines.next().ok_or(Broken::Truncated)?;
    let wrong = |line: usize, why: String| Broken::Line { line, why };
    let setup = setup.strip_prefix("setup ").ok_or_else(|| wrong(line, "`setup …` was expected".into()))?;
    let setup = setup.parse().map_err(|why| wrong(line, format!("the setup: {why}")))?;
    let (line, deal) = lines.next().ok_or(Broken::Truncated)?;
    let [head, deal, dealt] = cells(deal).ok_or_else(|| wrong(line, "`deal | draws | digest` was expected".into()))?;
    if head != "deal" {
        return Err(wrong(line, "`deal | draws | digest` was expected".into()));
    }
    let mut record = Record {
        setup,
        deal: draws(deal).map_err(|why| wrong(line, why))?,
        dealt: dealt.parse().map_err(|why| wrong(line, why))?,
        steps: Vec::new(),
    };
    for (line, text) in lines {
        let step = read_step::<G>(text, record.steps.len() + 1).map_err(|why| wrong(line, why))?;
        record.steps.push(step);
    }
    Ok(record)
}

fn read_step<G: Game>(line: &str, n: usize) -> Result<Step<G::Action>, String> {
    let [number, seat, action, luck, digest] =
        cells(line).ok_or("`number | seat | action | draws | digest` was expected")?;
    if number != n.to_string() {
        return Err(format!("step {n} was expected"));
    }
    let seat: u8 = seat.parse().map_err(|_| format!("`{seat}` is not a seat"))?;
    Ok(Step {
        seat: Seat::try_from(seat)?,
        action: action.parse().map_err(|why| format!("the action `{action}`: {why}"))?,
        draws: draws(luck)?,
        digest: digest.parse()?,
    })
}

fn cells<const N: usize>(line: &str) -> Option<[&str; N]> {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    cells.try_into().ok()
}

fn draws(text: &str) -> Result<Vec<u32>, String> {
    text.split_ascii_whitespace()
        .map(|word| word.parse().map_err(|_| format!("`{word}` is not a draw: a whole number was expected")))
        .collect()
}
