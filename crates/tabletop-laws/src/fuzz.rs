//! Random bytes: anything that comes in as text or JSON is refused or understood, and never makes the rules panic.
//!
//! The three functions from bytes are fuzz targets for any fuzzer; [`fuzz`] runs them on stable Rust, with real games as
//! the corpus and damage done to it.

use std::{
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};

use tabletop::{Chance, Digest, Game, Record, Seats, Telling};

use crate::{
    LawBook,
    book::{ActionOf, SetupOf},
    random_game,
};

mod damage;

/// What was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fuzzed {
    /// Inputs tried.
    pub tried: u64,
    /// Inputs that were understood and taken.
    pub taken: u64,
}

/// Real games to begin with.
struct Corpus<B: LawBook> {
    setups: Vec<String>,
    actions: Vec<String>,
    records: Vec<String>,
    states: Vec<B::Game>,
}

impl<B: LawBook> Corpus<B> {
    fn new(setups: &[(&str, SetupOf<B>)], seeds: Range<u64>) -> Corpus<B> {
        let mut corpus = Corpus { setups: vec![], actions: vec![], records: vec![], states: vec![] };
        for (_, setup) in setups {
            corpus.setups.extend([setup.to_string(), json(setup)]);
            for seed in seeds.clone() {
                let (_, record) = random_game::<B::Game>(setup, seed, |_, _, _, game| corpus.states.push(game.clone()));
                let actions = record.steps.iter().filter_map(|step| step.done.answer());
                corpus.actions.extend(actions.flat_map(|action| [action.to_string(), json(&action)]));
                corpus.records.push(record.to_string());
            }
        }
        corpus.actions.sort();
        corpus.actions.dedup();
        corpus
    }
}

fn json(thing: &impl serde::Serialize) -> String {
    serde_json::to_string(thing).unwrap_or_default()
}

/// Damages actions, setups and records of real games for this long, always in the same order for a seed, and feeds them to
/// the functions below.
///
/// # Panics
///
/// If the rules panic, or one of these functions fails. The message shows the input.
pub fn fuzz<B: LawBook>(setups: &[(&str, SetupOf<B>)], seeds: Range<u64>, seed: u64, time: Duration) -> Fuzzed {
    let corpus = Corpus::<B>::new(setups, seeds);
    let mut whim = Chance::seeded(seed).forgetful();
    let mut fuzzed = Fuzzed::default();
    let begun = Instant::now();
    while begun.elapsed() < time {
        let (kind, list) = match whim.below(8) {
            0..4 => ("action", &corpus.actions),
            4 => ("setup", &corpus.setups),
            _ => ("record", &corpus.records),
        };
        let bytes = damage::damaged(list, &mut whim);
        let state = &corpus.states[whim.below(corpus.states.len() as u32) as usize];
        let outcome = catch_unwind(AssertUnwindSafe(|| match kind {
            "action" => action_from_bytes::<B>(&bytes, state),
            "setup" => setup_from_bytes::<B>(&bytes),
            _ => record_from_bytes::<B>(&bytes, &corpus.records),
        }))
        .unwrap_or_else(|_| Err("the rules panic".into()));
        fuzzed.tried += 1;
        match outcome {
            Ok(taken) => fuzzed.taken += u64::from(taken),
            Err(why) => panic!("{}, {kind}: {why}\n{}", B::Game::NAME, String::from_utf8_lossy(&bytes)),
        }
    }
    fuzzed
}

/// Reads an action from text and from JSON. What can be read must print and read back as itself, and is checked for every
/// seat without a panic. Returns whether anything could be read.
///
/// # Errors
///
/// If an action does not read back.
pub fn action_from_bytes<B: LawBook>(bytes: &[u8], state: &B::Game) -> Result<bool, String> {
    let text = String::from_utf8_lossy(bytes);
    let read: [Option<ActionOf<B>>; 2] = [text.parse().ok(), serde_json::from_slice(bytes).ok()];
    for action in read.iter().flatten() {
        let printed = action.to_string();
        if printed.parse().ok() != Some(*action) {
            return Err(format!("{action:?} prints as `{printed}`, which does not read back"));
        }
        for seat in Seats::first(tabletop::Seat::MOST).iter() {
            if state.check(seat, action).is_ok() {
                let mut next = state.clone();
                next.apply(seat, action, &mut Chance::seeded(0).forgetful(), &mut Telling::deaf());
                B::conserved(&next).map_err(|why| format!("after `{printed}`: {why}"))?;
            }
        }
    }
    Ok(read.iter().any(Option::is_some))
}

/// Reads a setup from text and from JSON. What can be read can be dealt. Returns whether anything could be read.
///
/// # Errors
///
/// If a setup does not read back, or deals a table where something is missing.
pub fn setup_from_bytes<B: LawBook>(bytes: &[u8]) -> Result<bool, String> {
    let text = String::from_utf8_lossy(bytes);
    let read: [Option<SetupOf<B>>; 2] = [text.parse().ok(), serde_json::from_slice(bytes).ok()];
    for setup in read.iter().flatten() {
        let printed = setup.to_string();
        if printed.parse().ok().as_ref() != Some(setup) {
            return Err(format!("{setup:?} prints as `{printed}`, which does not read back"));
        }
        let game = B::Game::start(setup, &mut Chance::seeded(0), &mut Telling::new());
        B::conserved(&game)?;
    }
    Ok(read.iter().any(Option::is_some))
}

/// Reads and replays a record: damage is refused. Then signs the damage with a fitting checksum and tries again: that may be
/// a record, but must not panic. Returns whether anything was replayed.
///
/// # Errors
///
/// If damaged bytes are read as an intact record that is not one of the `known`.
pub fn record_from_bytes<B: LawBook>(bytes: &[u8], known: &[String]) -> Result<bool, String> {
    let text = String::from_utf8_lossy(bytes);
    let read = text.parse::<Record<B::Game>>();
    let harmless = read.as_ref().is_ok_and(|record| known.contains(&record.to_string()));
    if read.is_ok() && !harmless {
        return Err("a damaged record is read as if it were whole".into());
    }
    if let Ok(record) = &read {
        record.replay().map_err(|why| format!("an unharmed record does not replay: {why}"))?;
    }
    let signed = sign(&text).parse::<Record<B::Game>>();
    Ok(harmless || signed.is_ok_and(|record| record.replay().is_ok()))
}

/// The same text with an end line whose count and checksum fit it.
fn sign(text: &str) -> String {
    let above = text.rfind("end |").map_or(text, |end| &text[..end]);
    let steps = above.lines().count().saturating_sub(4);
    format!("{above}end | {steps} | {}\n", Digest::of_text(above))
}
