use std::{fmt, str::FromStr};

use super::{Unreadable, Words};
use crate::{Data, Impossible, RULES, Setup};

/// `rules 1 players 3 base`, or
/// `rules 1 players 4 naqala ptah 6 geb 6 precious 5 4 2 mountains nw es es`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rules {RULES} players {} ", self.players())?;
        let Some(data) = self.expansion() else { return f.write_str("base") };
        let ([five, seven, nine], [one, two, three]) = (data.precious(), data.mountains());
        write!(f, "naqala ptah {} geb {} precious {five} {seven} {nine} ", data.ptah(), data.geb())?;
        write!(f, "mountains {one} {two} {three}")
    }
}

impl FromStr for Setup {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Setup, Unreadable> {
        let impossible = |why: Impossible| Unreadable(why.to_string());
        let mut words = Words::of(text);
        words.literal("rules")?;
        let rules = words.number("the number of the rules")?;
        if u16::from(rules) != RULES {
            return Err(impossible(Impossible::Rules(rules.into())));
        }
        words.literal("players")?;
        let players = words.number("a number of players")?;
        let setup = match words.word("base or naqala")? {
            "base" => Setup::base(players),
            "naqala" => Setup::naqala(players, data(&mut words)?),
            other => return Err(Unreadable(format!("`{other}` in `{text}`: base or naqala was expected"))),
        };
        words.end(setup.map_err(impossible)?)
    }
}

fn data(words: &mut Words<'_>) -> Result<Data, Unreadable> {
    words.literal("ptah")?;
    let ptah = words.number("Ptah's points")?;
    words.literal("geb")?;
    let geb = words.number("Geb's points")?;
    words.literal("precious")?;
    let mut precious = [0; 3];
    for number in &mut precious {
        *number = words.number("a number of precious items")?;
    }
    words.literal("mountains")?;
    let edges = "two edges out of n, e, s, w, in this order";
    let mountains = [words.next(edges)?, words.next(edges)?, words.next(edges)?];
    Data::new(ptah, geb, precious, mountains).map_err(|flaw| Unreadable(flaw.to_string()))
}
