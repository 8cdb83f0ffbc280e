use std::{
    fmt,
    str::FromStr,
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};
use tabletop_bots::{Bot, Easy, Greedy, Judge, Random, Search, Settings, Thinkable, Weight};

use super::knobs::Knobs;

/// How well a bot plays: the same words in all games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Sensible, without much thought.
    #[default]
    Easy,
    /// Thinks a little.
    Medium,
    /// Thinks half a second about a turn.
    Hard,
    /// Thinks more than a second about a turn, and knows what many games have shown.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// How long it takes for the question that decides a turn. Three bots who play one after the other keep a person
    /// waiting three times as long; docs/bots.md says what that comes to.
    pub const fn turn(self) -> Duration {
        Duration::from_millis(match self {
            Level::Easy => 0,
            Level::Medium => 100,
            Level::Hard => 600,
            Level::Expert => 1_500,
        })
    }

    /// How long it takes for a question of this weight.
    pub fn takes(self, weight: Weight) -> Duration {
        weight.of(self.turn())
    }
}

/// The part of its time that a bot thinks. In the rest its answer gets to the table, so that it is there when it is due.
const THINKS: f32 = 0.85;
/// The time limit of a search that is given by its number of iterations.
const LONGEST: Duration = Duration::from_mins(1);

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownMind;

    fn from_str(text: &str) -> Result<Level, UnknownMind> {
        let found = Level::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| UnknownMind::Level(text.to_owned()))
    }
}

/// Why a text names no level or bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnknownMind {
    /// There is no such level.
    Level(String),
    /// There is no such bot.
    Bot(String),
    /// This is no setting of a search.
    Setting {
        /// As written.
        text: String,
        /// Those there are.
        known: &'static [&'static str],
    },
}

tabletop::plain_errors!(UnknownMind);

/// How a bot thinks. Its text is `random`, `greedy`, a level, or `search=2000` for this many iterations; after a level `/8`
/// means an eighth of its iterations, and `*2` twice as many. Then other settings of the search may follow, to compare them:
/// `hard/8:horizon=2:explore=0.3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mind {
    way: Way,
    times: u32,
    part: u32,
    knobs: Knobs,
    /// How many bots share the time there is for thinking.
    among: u32,
    /// How many threads it thinks on.
    pub threads: u16,
    /// Whether a clock may stop it. If not, the same seed gives the same answer on every machine.
    pub timed: bool,
    /// The moment at which its answer is wanted, if that may come before its time is over.
    pub until: Option<Instant>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Way {
    Random,
    Greedy,
    Level(Level),
    Search(u32),
}

/// How much the levels of one game think, and how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// The settings of its search.
    pub settings: Settings,
    /// The iterations of medium, hard and expert.
    pub iterations: [u32; 3],
}

impl From<Level> for Mind {
    fn from(level: Level) -> Mind {
        Mind::of(Way::Level(level))
    }
}

impl Mind {
    /// Plays at random.
    pub const fn random() -> Mind {
        Mind::of(Way::Random)
    }

    /// Answers what its judge likes best, without a search.
    pub const fn greedy() -> Mind {
        Mind::of(Way::Greedy)
    }

    const fn of(way: Way) -> Mind {
        Mind { way, times: 1, part: 1, knobs: Knobs::NONE, among: 1, threads: 1, timed: true, until: None }
    }

    /// The same with a part of its iterations and its time, because `number` bots want to think at once.
    #[must_use]
    pub fn among(self, number: u32) -> Mind {
        Mind { among: number.max(1), ..self }
    }

    /// A bot that thinks like this with this judge. `judge` is told whether to make the expert's judge, which knows what
    /// many games have shown, or that of all other levels.
    pub fn bot<G, J>(self, judge: impl Fn(bool) -> J, budget: Budget) -> Box<dyn Bot<G>>
    where
        G: Thinkable + 'static,
        J: Judge<G> + 'static,
    {
        let judge = judge(self.knobs.expert().unwrap_or(self.way == Way::Level(Level::Expert)));
        let [medium, hard, expert] = budget.iterations;
        let (iterations, time) = match self.way {
            Way::Random => return Box::new(Random),
            Way::Greedy => return Box::new(Greedy(judge)),
            Way::Level(Level::Easy) => return Box::new(Easy(judge)),
            Way::Level(level @ Level::Medium) => (medium, level.turn().mul_f32(THINKS)),
            Way::Level(level @ Level::Hard) => (hard, level.turn().mul_f32(THINKS)),
            Way::Level(level @ Level::Expert) => (expert, level.turn().mul_f32(THINKS)),
            Way::Search(iterations) => (iterations, LONGEST),
        };
        let part = u64::from(self.part) * u64::from(self.among);
        let iterations = (u64::from(iterations) * u64::from(self.times) / part).clamp(1, 100_000_000);
        let time = self.timed.then_some(time / self.among);
        let (iterations, threads, until) = (iterations as u32, self.threads, self.until);
        let settings = Settings { iterations, time, until, threads, ..budget.settings };
        Box::new(Search::new(judge, self.knobs.turn(settings)))
    }
}

impl fmt::Display for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.way {
            Way::Random => f.write_str("random")?,
            Way::Greedy => f.write_str("greedy")?,
            Way::Level(level) => write!(f, "{level}")?,
            Way::Search(iterations) => write!(f, "search={iterations}")?,
        }
        match (self.times, self.part) {
            (1, 1) => {}
            (times, 1) => write!(f, "*{times}")?,
            (_, part) => write!(f, "/{part}")?,
        }
        write!(f, "{}", self.knobs)
    }
}

impl FromStr for Mind {
    type Err = UnknownMind;

    fn from_str(text: &str) -> Result<Mind, UnknownMind> {
        let unknown = || UnknownMind::Bot(text.to_owned());
        let number =
            |text: &str| text.parse::<u32>().ok().filter(|n| (1..=100_000_000).contains(n)).ok_or_else(unknown);
        let (text, knobs) = text.split_once(':').unwrap_or((text, ""));
        let knobs = knobs.parse()?;
        let (name, times, part) = match (text.split_once('*'), text.split_once('/')) {
            (Some((name, times)), _) => (name, number(times)?.min(1000), 1),
            (None, Some((name, part))) => (name, 1, number(part)?),
            (None, None) => (text, 1, 1),
        };
        let way = match (name, name.strip_prefix("search=")) {
            ("random", _) => Way::Random,
            ("greedy", _) => Way::Greedy,
            (_, Some(iterations)) => Way::Search(number(iterations)?),
            (name, None) => Way::Level(name.parse().map_err(|_| unknown())?),
        };
        Ok(Mind { times, part, knobs, ..Mind::of(way) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minds_are_read_as_they_are_written() {
        for text in [
            "random",
            "greedy",
            "easy",
            "medium",
            "hard",
            "expert",
            "search=2000",
            "hard/8",
            "expert*4",
            "hard/8:horizon=2:keen=0.5",
        ] {
            assert_eq!(text.parse::<Mind>().unwrap().to_string(), text);
        }
        for text in ["", "clever", "search=", "search=0", "hard/0", "hard/x", "search=many"] {
            assert_eq!(text.parse::<Mind>(), Err(UnknownMind::Bot(text.to_owned())));
        }
        for text in ["hard:horizon", "hard:haste=1", "hard:explore=-1", "hard:widen=1000"] {
            assert!(matches!(text.parse::<Mind>(), Err(UnknownMind::Setting { .. })), "{text}");
        }
        assert_eq!("expert".parse::<Mind>().unwrap(), Level::Expert.into());
    }
}
