//! A small game with all a host must cope with: everyone picks a number in secret, all at once; a die falls; the highest pick
//! not above it wins the round, and its owner alone is asked whether to keep the point or give it away. With an omen, seat 0
//! sees in secret whether the die will fall high and is asked about it: others must not notice.

use std::{cell::Cell, fmt, ops::RangeInclusive, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Game, Pile, Ranking, Seat, Seats, Telling, Viewer};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) players: u8,
    pub(crate) rounds: u8,
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={} rounds={}", self.players, self.rounds)
    }
}

/// Why something cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Unread {
    Setup,
    Players,
    Rounds,
    Action,
}

tabletop::plain_errors!(Unread);

impl FromStr for Setup {
    type Err = Unread;

    fn from_str(text: &str) -> Result<Setup, Unread> {
        let (players, rounds) = text.split_once(' ').ok_or(Unread::Setup)?;
        let number = |word: &str, name: &str| word.strip_prefix(name).and_then(|n| n.parse::<u8>().ok());
        let players = number(players, "players=").filter(|n| (2..=4).contains(n)).ok_or(Unread::Players)?;
        let rounds = number(rounds, "rounds=").filter(|n| (1..=9).contains(n)).ok_or(Unread::Rounds)?;
        Ok(Setup { players, rounds })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Action {
    Pick(u8),
    Heed,
    Keep,
    Give(Seat),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pick(n) => write!(f, "pick {n}"),
            Action::Heed => f.write_str("heed"),
            Action::Keep => f.write_str("keep"),
            Action::Give(seat) => write!(f, "give {seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unread;

    fn from_str(text: &str) -> Result<Action, Unread> {
        let number = |word: &str| word.parse::<u8>().map_err(|_| Unread::Action);
        match text.split_once(' ') {
            Some(("pick", n)) => Ok(Action::Pick(number(n)?)),
            Some(("give", n)) => Ok(Action::Give(Seat::try_from(number(n)?).map_err(|_| Unread::Action)?)),
            None if text == "heed" => Ok(Action::Heed),
            None if text == "keep" => Ok(Action::Keep),
            _ => Err(Unread::Action),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Event {
    Began { round: u8 },
    YouSawOmen,
    Fell { die: u8, picks: Pile<u8, 4> },
    Scored { seat: Seat },
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Illegal {
    NotAsked,
    NotOnTheDie { pick: u8 },
    NoSuchSeat,
}

impl tabletop::Cited for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotAsked => "L1",
            Illegal::NotOnTheDie { .. } => "L2",
            Illegal::NoSuchSeat => "L3",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::NotAsked => f.write_str("L1: this is not what you are asked"),
            Illegal::NotOnTheDie { pick } => write!(f, "L2: a die has no {pick}"),
            Illegal::NoSuchSeat => f.write_str("L3: nobody else sits there"),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) struct View {
    pub(crate) round: u8,
    pub(crate) points: Pile<u8, 4>,
    /// `null` until the viewer has picked: what a merge patch cannot express.
    pub(crate) mine: Option<u8>,
    pub(crate) asked: Seats,
}

tabletop_host::compared!(View: round, points, mine, asked; within:);

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ask {
    Pick { round: u8 },
    Omen,
    Point,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lots {
    players: u8,
    rounds: u8,
    round: u8,
    die: u8,
    omen: bool,
    picks: [Option<u8>; 4],
    winner: Option<Seat>,
    points: Pile<u8, 4>,
}

impl Lots {
    /// The die falls in secret before anyone picks.
    fn begin(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        self.picks = [None; 4];
        self.winner = None;
        self.die = chance.below(6) as u8 + 1;
        self.omen = self.die > 3;
        told.all(Event::Began { round: self.round });
        if self.omen {
            told.only(Seat::default(), Event::YouSawOmen);
        }
    }

    fn all(&self) -> Seats {
        Seats::first(self.players)
    }

    fn reveal(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        let picks = (0..self.players).map(|i| self.picks[usize::from(i)].unwrap_or(0)).collect();
        told.all(Event::Fell { die: self.die, picks });
        let fits = |seat: &Seat| picks[seat.index()] <= self.die;
        self.winner = self.all().iter().filter(fits).max_by_key(|seat| (picks[seat.index()], 4 - seat.index()));
        if self.winner.is_none() {
            self.next(chance, told);
        }
    }

    fn score(&mut self, seat: Seat, chance: &mut Chance, told: &mut Telling<Event>) {
        self.points[seat.index()] += 1;
        told.all(Event::Scored { seat });
        self.next(chance, told);
    }

    fn next(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        self.round += 1;
        if self.round <= self.rounds {
            self.begin(chance, told);
        }
    }
}

thread_local! {
    /// How many answers were carried out in this thread.
    static APPLIED: Cell<u32> = const { Cell::new(0) };
}

/// How many answers are carried out while this is done.
pub(crate) fn applied<T>(work: impl FnOnce() -> T) -> (u32, T) {
    let before = APPLIED.get();
    let done = work();
    (APPLIED.get() - before, done)
}

impl opponents::Opposed for Lots {}

impl tabletop_host::Hosted for Lots {
    const SEATS: RangeInclusive<u8> = 2..=4;
    const USUAL_SEATS: u8 = 3;
    const RULES: u32 = 1;
}

impl Game for Lots {
    const NAME: &'static str = "lots";
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Ask = Ask;
    type Illegal = Illegal;

    fn seats(setup: &Setup) -> u8 {
        setup.players
    }

    fn start(setup: &Setup, chance: &mut Chance, told: &mut Telling<Event>) -> Lots {
        let Setup { players, rounds } = *setup;
        let points = (0..players).map(|_| 0).collect();
        let mut lots = Lots { players, rounds, round: 1, die: 0, omen: false, picks: [None; 4], winner: None, points };
        lots.begin(chance, told);
        lots
    }

    fn to_act(&self) -> Seats {
        match self.winner {
            _ if self.round > self.rounds => Seats::NONE,
            Some(seat) => Seats::only(seat),
            None => self.all().iter().filter(|seat| self.picks[seat.index()].is_none()).collect(),
        }
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        let ask = match self.winner {
            Some(_) => Ask::Point,
            None if self.omen && seat == Seat::default() => Ask::Omen,
            None => Ask::Pick { round: self.round },
        };
        self.to_act().contains(seat).then_some(ask)
    }

    fn options(&self, seat: Seat, menu: &mut Vec<Action>) {
        match self.ask(seat) {
            None => (),
            Some(Ask::Pick { .. }) => menu.extend((1..=6).map(Action::Pick)),
            Some(Ask::Omen) => menu.push(Action::Heed),
            Some(Ask::Point) => {
                menu.push(Action::Keep);
                menu.extend(self.all().without(seat).iter().map(Action::Give));
            }
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match (self.ask(seat), *action) {
            (Some(Ask::Pick { .. }), Action::Pick(1..=6))
            | (Some(Ask::Omen), Action::Heed)
            | (Some(Ask::Point), Action::Keep) => Ok(()),
            (Some(Ask::Pick { .. }), Action::Pick(pick)) => Err(Illegal::NotOnTheDie { pick }),
            (Some(Ask::Point), Action::Give(to)) if self.all().without(seat).contains(to) => Ok(()),
            (Some(Ask::Point), Action::Give(_)) => Err(Illegal::NoSuchSeat),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, told: &mut Telling<Event>) {
        APPLIED.set(APPLIED.get() + 1);
        match *action {
            Action::Pick(pick) => {
                self.picks[seat.index()] = Some(pick);
                if self.to_act().is_empty() {
                    self.reveal(chance, told);
                }
            }
            Action::Heed => self.omen = false,
            Action::Keep => self.score(seat, chance, told),
            Action::Give(to) => self.score(to, chance, told),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let over = self.round > self.rounds;
        let asked = self.winner.map_or(self.all(), Seats::only);
        View {
            round: self.round,
            points: self.points,
            mine: viewer.seat().and_then(|seat| self.picks[seat.index()]),
            asked: if over { Seats::NONE } else { asked },
        }
    }

    fn result(&self) -> Option<Ranking> {
        let points: Vec<i32> = self.points.iter().map(|&n| n.into()).collect();
        self.to_act().is_empty().then(|| Ranking::by_points(&points))
    }
}

impl words::Spoken for Lots {
    fn question(ask: &Ask, _view: &View) -> words::Said {
        words::say(ask, &words::Vocabulary::NONE)
    }
}
