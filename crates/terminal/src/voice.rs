//! Sentences for one viewer, in the language of a terminal.

use std::{fmt::Display, sync::Arc};

use tabletop::{Ranking, Seats, Viewer};
use words::{Arg, Flaw, Language, Locale, Reader, Said};

/// The words of the house for a terminal, and those of this game.
///
/// # Errors
///
/// If a file is missing or flawed; a test reads all of them.
pub fn locale(language: Language, game: Option<&str>) -> Result<Arc<Locale>, Flaw> {
    let files: Vec<&str> = ["common", "server", "people", "ratings", "notices", "cli", "manners", "terminal"]
        .into_iter()
        .chain(game)
        .collect();
    Locale::shared(language, &files)
}

/// A message with its arguments.
pub fn said<const N: usize>(id: &str, args: [(&str, Arg); N]) -> Said {
    let args = args.map(|(name, arg)| (name.to_owned().into(), arg));
    Said { args: args.into(), ..Said::new(id.to_owned()) }
}

/// A text that is shown as it is: a file, a command, a reason of the operating system.
pub fn text(it: impl Display) -> Arg {
    Arg::Text(it.to_string())
}

/// A number.
pub fn number(it: impl TryInto<i64>) -> Arg {
    Arg::Number(it.try_into().unwrap_or(i64::MAX))
}

/// Speaks to one viewer, in the language of the terminal.
#[derive(Clone)]
pub struct Voice {
    locale: Arc<Locale>,
    viewer: Viewer,
    names: Vec<String>,
}

impl Voice {
    /// In the words of this locale, which knows those of the game.
    pub fn new(locale: Arc<Locale>, viewer: Viewer) -> Voice {
        Voice { locale, viewer, names: Vec::new() }
    }

    /// The same to another viewer.
    #[must_use]
    pub fn to(&self, viewer: Viewer) -> Voice {
        Voice { viewer, ..self.clone() }
    }

    /// The same where the players have these names.
    #[must_use]
    pub fn naming(self, names: impl IntoIterator<Item = impl Into<String>>) -> Voice {
        Voice { names: names.into_iter().map(Into::into).collect(), ..self }
    }

    /// What the players are called, as far as they have names.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    fn read<T>(&self, made: impl FnOnce(&Reader<'_>) -> T) -> T {
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        made(&Reader { me: self.viewer.seat(), names: &names })
    }

    /// A sentence. A terminal stresses no words.
    pub fn tell(&self, said: &Said) -> String {
        self.read(|reader| self.locale.sentence(said, reader)).replace('*', "")
    }

    /// A sentence with the rule it rests on behind it.
    pub fn cited(&self, said: &Said) -> String {
        let rule = said.rule.as_ref().map(|rule| format!(" ({rule})"));
        self.tell(said) + &rule.unwrap_or_default()
    }

    /// An attribute of a message, such as the reason of a question.
    pub fn aside(&self, said: &Said, attribute: &str) -> Option<String> {
        Some(self.read(|reader| self.locale.aside(said, attribute, reader))?.replace('*', ""))
    }

    /// The message of this name.
    pub fn say<const N: usize>(&self, id: &str, args: [(&str, Arg); N]) -> String {
        self.tell(&said(id, args))
    }

    /// Is there such a message?
    pub fn has(&self, id: &str) -> bool {
        self.locale.has(id)
    }

    /// The language it speaks.
    pub fn language(&self) -> Language {
        self.locale.language()
    }

    /// The viewer it speaks to.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// That the game is over, and who came where.
    pub fn ranking(&self, ranking: &Ranking) -> String {
        format!("{}\n{}", self.say("term-over", []), self.places(ranking))
    }

    /// Who came where, a line for each place.
    pub fn places(&self, ranking: &Ranking) -> String {
        let seats = Seats::first(ranking.places().len() as u8);
        let mut lines = Vec::new();
        for place in 1..=seats.len() {
            let here: Seats = seats.iter().filter(|seat| ranking.places()[seat.index()] == place).collect();
            if !here.is_empty() {
                let seats = Arg::List(here.iter().map(Arg::Seat).collect());
                let shared = Arg::Flag(here.len() > 1);
                let line = self.say("term-place", [("place", number(place)), ("seats", seats), ("shared", shared)]);
                lines.push(format!("  {line}"));
            }
        }
        lines.join("\n")
    }
}
