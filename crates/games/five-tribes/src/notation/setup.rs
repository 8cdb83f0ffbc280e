use std::{fmt, str::FromStr};

use super::Unreadable;
use crate::{Data, Edges, Impossible, Setup};

/// `rules=2 players=3 expansion=off ledger=on`, or
/// `rules=2 players=4 expansion=on ledger=on ptah=6 geb=6 precious=5,4,2 mountains=nw,es,es`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let switch = |on: bool| if on { "on" } else { "off" };
        write!(f, "rules={} players={} ", self.rules(), self.players())?;
        write!(f, "expansion={} ledger={}", switch(self.has_expansion()), switch(self.ledger()))?;
        self.expansion().map_or(Ok(()), |data| write!(f, " {data}"))
    }
}

/// The values of the data file as they stand in a set-up.
impl fmt::Display for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([five, seven, nine], [one, two, three]) = (self.precious(), self.mountains());
        write!(f, "ptah={} geb={} precious={five},{seven},{nine} ", self.ptah(), self.geb())?;
        write!(f, "mountains={one},{two},{three}")
    }
}

impl FromStr for Setup {
    type Err = Unreadable;

    /// What is left out is as usual: four players, without the expansion, the ledger shown, our own data.
    fn from_str(text: &str) -> Result<Setup, Unreadable> {
        let mut form = Form::default();
        for word in text.split_ascii_whitespace() {
            let (key, value) =
                word.split_once('=').ok_or_else(|| Unreadable(format!("`{word}`: KEY=VALUE was expected")))?;
            form.set(key, value)?;
        }
        form.setup()
    }
}

/// What was read so far.
struct Form {
    rules: u32,
    players: u8,
    expansion: bool,
    ledger: bool,
    data: Data,
    /// Were values of the expansion given?
    with_data: bool,
}

impl Default for Form {
    fn default() -> Form {
        let data = Data::embedded();
        Form { rules: Setup::RULES, players: 4, expansion: false, ledger: true, data, with_data: false }
    }
}

impl Form {
    fn set(&mut self, key: &str, value: &str) -> Result<(), Unreadable> {
        let wrong = |expected: &str| Unreadable(format!("{key}={value}: {expected} was expected"));
        match key {
            "rules" => self.rules = value.parse().map_err(|_| wrong("a number"))?,
            "players" => self.players = value.parse().map_err(|_| wrong("2, 3 or 4"))?,
            "expansion" => self.expansion = switch(value).ok_or_else(|| wrong("`on` or `off`"))?,
            "ledger" => self.ledger = switch(value).ok_or_else(|| wrong("`on` or `off`"))?,
            "ptah" | "geb" | "precious" | "mountains" => self.set_data(key, value)?,
            _ => {
                return Err(Unreadable(format!(
                    "there is no option `{key}`: players, expansion, ledger, ptah, geb, precious and mountains are known"
                )));
            }
        }
        Ok(())
    }

    fn set_data(&mut self, key: &str, value: &str) -> Result<(), Unreadable> {
        let wrong = |expected: &str| Unreadable(format!("{key}={value}: {expected} was expected"));
        let number = |text: &str| text.parse::<u8>().ok();
        let (mut ptah, mut geb) = (self.data.ptah(), self.data.geb());
        let (mut precious, mut mountains) = (self.data.precious(), self.data.mountains());
        match key {
            "ptah" => ptah = number(value).ok_or_else(|| wrong("a number of points"))?,
            "geb" => geb = number(value).ok_or_else(|| wrong("a number of points"))?,
            "precious" => precious = three(value, number).ok_or_else(|| wrong("three numbers such as 5,4,2"))?,
            _ => {
                let edges = |text: &str| text.parse::<Edges>().ok();
                mountains = three(value, edges).ok_or_else(|| wrong("three pairs of edges such as nw,es,es"))?;
            }
        }
        self.data = Data::new(ptah, geb, precious, mountains).map_err(|flaw| Unreadable(flaw.to_string()))?;
        self.with_data = true;
        Ok(())
    }

    fn setup(self) -> Result<Setup, Unreadable> {
        let impossible = |why: Impossible| Unreadable(why.to_string());
        if self.with_data && !self.expansion {
            return Err(Unreadable("values of the expansion are given: say expansion=on, too".into()));
        }
        let setup = if self.expansion { Setup::naqala(self.players, self.data) } else { Setup::base(self.players) };
        let setup = setup.and_then(|setup| setup.with_rules(self.rules)).map_err(impossible)?;
        Ok(setup.with_ledger(self.ledger))
    }
}

fn switch(value: &str) -> Option<bool> {
    match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

/// Three values with commas between them.
fn three<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<[T; 3]> {
    let mut parts = text.split(',').map(read);
    let values = [parts.next()??, parts.next()??, parts.next()??];
    parts.next().is_none().then_some(values)
}
