use std::{fmt, str::FromStr};

use super::{Unreadable, Wanted};
use crate::{Data, Edges, Setup};

/// `rules=2 players=3 expansion=off ledger=on`, with `hints=on` where that was agreed, or
/// `rules=2 players=4 expansion=on ledger=on ptah=6 geb=6 precious=5,4,2 mountains=nw,es,es`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let switch = |on: bool| if on { "on" } else { "off" };
        write!(f, "rules={} players={} ", self.rules(), self.players())?;
        write!(f, "expansion={} ledger={}", switch(self.has_expansion()), switch(self.ledger()))?;
        // Left out where it is off, so that records of tables without advice are written as they always were.
        f.write_str(if self.hints() { " hints=on" } else { "" })?;
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

    /// Keys left out have their defaults: four players, no expansion, the ledger shown, our own data.
    fn from_str(text: &str) -> Result<Setup, Unreadable> {
        let mut form = Form::default();
        for word in text.split_ascii_whitespace() {
            let (key, value) = word.split_once('=').ok_or_else(|| Unreadable::Pair { word: word.into() })?;
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
    hints: bool,
    /// Values of the expansion, if any were given.
    data: Option<Data>,
}

impl Default for Form {
    fn default() -> Form {
        Form { rules: Setup::RULES, players: 4, expansion: false, ledger: true, hints: false, data: None }
    }
}

impl Form {
    fn set(&mut self, key: &str, value: &str) -> Result<(), Unreadable> {
        match key {
            "rules" => self.rules = value.parse().map_err(|_| wrong(key, value, Wanted::Number))?,
            "players" => self.players = value.parse().map_err(|_| wrong(key, value, Wanted::Players))?,
            "expansion" => self.expansion = chosen(key, value)? == "on",
            "ledger" => self.ledger = chosen(key, value)? == "on",
            "hints" => self.hints = chosen(key, value)? == "on",
            "ptah" | "geb" | "precious" | "mountains" => self.set_data(key, value)?,
            _ => {
                let settings = Setup::SETTINGS.iter().map(|setting| setting.key);
                let values = ["ptah", "geb", "precious", "mountains"];
                let known = ["players"].into_iter().chain(settings).chain(values).collect();
                return Err(Unreadable::Key { key: key.into(), known });
            }
        }
        Ok(())
    }

    fn set_data(&mut self, key: &str, value: &str) -> Result<(), Unreadable> {
        let wrong = |wanted: Wanted| wrong(key, value, wanted);
        let number = |text: &str| text.parse::<u8>().ok();
        let data = self.data.unwrap_or_else(Data::embedded);
        let (mut ptah, mut geb) = (data.ptah(), data.geb());
        let (mut precious, mut mountains) = (data.precious(), data.mountains());
        match key {
            "ptah" => ptah = number(value).ok_or_else(|| wrong(Wanted::Points))?,
            "geb" => geb = number(value).ok_or_else(|| wrong(Wanted::Points))?,
            "precious" => precious = three(value, number).ok_or_else(|| wrong(Wanted::Precious))?,
            _ => {
                let edges = |text: &str| text.parse::<Edges>().ok();
                mountains = three(value, edges).ok_or_else(|| wrong(Wanted::Mountains))?;
            }
        }
        self.data = Some(Data::new(ptah, geb, precious, mountains)?);
        Ok(())
    }

    fn setup(self) -> Result<Setup, Unreadable> {
        let setup = match (self.expansion, self.data) {
            (true, data) => Setup::naqala(self.players, data.unwrap_or_else(Data::embedded)),
            (false, None) => Setup::base(self.players),
            (false, Some(_)) => return Err(Unreadable::WithoutExpansion),
        };
        Ok(setup?.with_rules(self.rules)?.with_ledger(self.ledger).with_hints(self.hints))
    }
}

fn wrong(key: &str, value: &str, wanted: Wanted) -> Unreadable {
    Unreadable::Value { key: key.into(), value: value.into(), wanted }
}

/// The value, if the setting with this key offers it.
fn chosen<'a>(key: &str, value: &'a str) -> Result<&'a str, Unreadable> {
    let setting = Setup::SETTINGS.iter().find(|setting| setting.key == key).expect("it is a setting");
    let refused = || Unreadable::NotOffered { key: setting.key, value: value.into(), choices: setting.choices };
    if setting.choices.contains(&value) { Ok(value) } else { Err(refused()) }
}

/// Three values with commas between them.
fn three<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<[T; 3]> {
    let mut parts = text.split(',').map(read);
    let values = [parts.next()??, parts.next()??, parts.next()??];
    parts.next().is_none().then_some(values)
}
