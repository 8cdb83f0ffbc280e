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

use std::{
    fmt::{self, Write as _},
    str::FromStr,
};

use super::{Broken, FORMAT, Misread, Record, Step};
use crate::{Digest, Game, Seat};

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("caravanserai record {FORMAT}\ngame {}\nsetup {}\n", G::NAME, self.setup);
        writeln!(text, "deal | {} | {}", numbers(&self.deal), self.dealt)?;
        for (n, step) in (1..).zip(&self.steps) {
            let Step { seat, done, draws, digest } = step;
            writeln!(text, "{n} | {seat} | {done} | {} | {digest}", numbers(draws))?;
        }
        writeln!(f, "{text}end | {} | {}", self.steps.len(), Digest::of_text(&text))
    }
}

fn numbers(draws: &[u32]) -> String {
    draws.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

/// The name of the record's game, without reading anything else.
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
    game.strip_prefix("game ").ok_or(Misread::Form("game NAME").at(2))
}

impl<G: Game> FromStr for Record<G> {
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
    let setup = setup.strip_prefix("setup ").ok_or(Misread::Form("setup …").at(line))?;
    let setup = setup.parse().map_err(|_| Misread::Setup.at(line))?;
    let (line, deal) = lines.next().ok_or(Broken::Truncated)?;
    let (deal, dealt) = read_deal(deal).map_err(|why| why.at(line))?;
    let mut record = Record { setup, deal, dealt, steps: Vec::new() };
    for (line, text) in lines {
        let step = read_step::<G>(text, record.steps.len() + 1).map_err(|why| why.at(line))?;
        record.steps.push(step);
    }
    Ok(record)
}

fn read_deal(line: &str) -> Result<(Vec<u32>, Digest), Misread> {
    match cells(line) {
        Some(["deal", luck, dealt]) => Ok((draws(luck)?, dealt.parse()?)),
        Some(_) | None => Err(Misread::Form("deal | draws | digest")),
    }
}

fn read_step<G: Game>(line: &str, n: usize) -> Result<Step<G::Action>, Misread> {
    let [number, seat, action, luck, digest] =
        cells(line).ok_or(Misread::Form("number | seat | action | draws | digest"))?;
    if number != n.to_string() {
        return Err(Misread::Place { found: number.into(), wanted: n });
    }
    let seat: u8 = seat.parse().map_err(|_| Misread::SeatNumber(seat.into()))?;
    Ok(Step {
        seat: Seat::try_from(seat)?,
        done: action.parse().map_err(|_| Misread::Action { action: action.into() })?,
        draws: draws(luck)?,
        digest: digest.parse()?,
    })
}

fn cells<const N: usize>(line: &str) -> Option<[&str; N]> {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    cells.try_into().ok()
}

fn draws(text: &str) -> Result<Vec<u32>, Misread> {
    let draw = |word: &str| word.parse().map_err(|_| Misread::Draw(word.into()));
    text.split_ascii_whitespace().map(draw).collect()
}
