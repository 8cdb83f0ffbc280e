//! Makes sentences of one language for one reader.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use tabletop::Seat;

use crate::{Arg, Language, Said};

/// All messages of one language.
pub struct Locale {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// The person for whom a sentence is made; the default will do where no player is mentioned.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reader<'a> {
    /// Where they sit, if they do.
    pub me: Option<Seat>,
    /// What the players are called, by seat.
    pub names: &'a [&'a str],
}

/// What is wrong with a file of messages.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    /// It is not there.
    #[error("there is no file {file}")]
    Missing {
        /// The file.
        file: String,
    },
    /// It cannot be read.
    #[error("{file}: {why}")]
    Unreadable {
        /// The file.
        file: String,
        /// Where and why.
        why: String,
    },
    /// A message is defined twice.
    #[error("{file}: {why}")]
    Twice {
        /// The file of the second.
        file: String,
        /// Which.
        why: String,
    },
}

impl Locale {
    /// The messages of these files in this language, such as `common` and a game's, as they are shipped.
    ///
    /// # Errors
    ///
    /// If a file is missing or flawed; a test reads all of them.
    pub fn shipped(language: Language, files: &[&str]) -> Result<Locale, Flaw> {
        let mut locale = Locale::empty(language);
        for file in files {
            let name = format!("{language}/{file}.ftl");
            let text = locales::file(&name).ok_or_else(|| Flaw::Missing { file: name.clone() })?;
            locale.add(&name, &text)?;
        }
        Ok(locale)
    }

    /// The messages of one text.
    ///
    /// # Errors
    ///
    /// If it is flawed.
    pub fn of_text(language: Language, text: &str) -> Result<Locale, Flaw> {
        let mut locale = Locale::empty(language);
        locale.add("a text", text)?;
        Ok(locale)
    }

    fn empty(language: Language) -> Locale {
        let tag = language.code().parse().expect("our languages have valid codes");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Names are isolated where they are put in; everything else is written in one direction.
        bundle.set_use_isolating(false);
        Locale { language, bundle }
    }

    fn add(&mut self, file: &str, text: &str) -> Result<(), Flaw> {
        let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
            let why = errors.first().map_or_else(String::new, |error| format!("{error} at byte {}", error.pos.start));
            Flaw::Unreadable { file: file.to_owned(), why }
        })?;
        self.bundle.add_resource(resource).map_err(|errors| {
            let why = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
            Flaw::Twice { file: file.to_owned(), why }
        })
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Is there such a message?
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The sentence for this reader. Words between asterisks are to be stressed.
    pub fn sentence(&self, said: &Said, reader: &Reader<'_>) -> String {
        self.faults(said, reader).0
    }

    /// The sentence, and the faults that were found: missing messages and arguments. For tests.
    pub fn faults(&self, said: &Said, reader: &Reader<'_>) -> (String, Vec<String>) {
        let mut faults = Vec::new();
        let text = self.told(said, reader, &mut faults);
        (text, faults)
    }

    /// The attribute of this name that a message has, such as the reason for a question.
    pub fn aside(&self, said: &Said, attribute: &str, reader: &Reader<'_>) -> Option<String> {
        let mut faults = Vec::new();
        let args = self.unfolded(said, reader, &mut faults);
        let message = self.bundle.get_message(&said.id)?;
        let pattern = message.get_attribute(attribute)?.value();
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    fn told(&self, said: &Said, reader: &Reader<'_>, faults: &mut Vec<String>) -> String {
        self.message(&said.id, &self.unfolded(said, reader, faults), faults)
    }

    fn unfolded(&self, said: &Said, reader: &Reader<'_>, faults: &mut Vec<String>) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, arg) in &said.args {
            self.unfold(name, arg, reader, &mut args, faults);
        }
        args
    }

    /// Adds the attributes of a message as arguments with names that begin with this one.
    fn unfold_attributes(&self, name: &str, id: &str, with: &FluentArgs<'_>, args: &mut FluentArgs<'_>) {
        for attribute in self.bundle.get_message(id).iter().flat_map(fluent_bundle::FluentMessage::attributes) {
            let text = self.bundle.format_pattern(attribute.value(), Some(with), &mut Vec::new()).into_owned();
            args.set(format!("{name}-{}", attribute.id()), FluentValue::from(text));
        }
    }

    fn message(&self, id: &str, args: &FluentArgs<'_>, faults: &mut Vec<String>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            faults.push(format!("{}: there is no message {id}", self.language));
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        faults.extend(errors.iter().map(|error| format!("{}: {id}: {error}", self.language)));
        text
    }

    /// Adds an argument under its name, and what belongs to it under names that begin with it: the attributes of a noun
    /// (`field-at`), the name of a person (`seat-name`).
    fn unfold(&self, name: &str, arg: &Arg, reader: &Reader<'_>, args: &mut FluentArgs<'_>, faults: &mut Vec<String>) {
        match arg {
            Arg::Seat(seat) => {
                let who = if reader.me == Some(*seat) { "you" } else { "other" };
                args.set(name.to_owned(), FluentValue::from(who));
                args.set(format!("{name}-name"), FluentValue::from(self.name(*seat, reader, faults)));
            }
            Arg::Noun(id) => {
                args.set(name.to_owned(), FluentValue::from(self.message(id, &FluentArgs::new(), faults)));
                self.unfold_attributes(name, id, &FluentArgs::new(), args);
            }
            Arg::Said(said) => {
                let with = self.unfolded(said, reader, faults);
                args.set(name.to_owned(), FluentValue::from(self.message(&said.id, &with, faults)));
                self.unfold_attributes(name, &said.id, &with, args);
            }
            Arg::Number(number) => args.set(name.to_owned(), FluentValue::from(*number)),
            Arg::Flag(yes) => args.set(name.to_owned(), FluentValue::from(if *yes { "yes" } else { "no" })),
            Arg::None => args.set(name.to_owned(), FluentValue::from("none")),
            Arg::Text(_) | Arg::List(_) | Arg::Amount(..) => {
                args.set(name.to_owned(), FluentValue::from(self.part(arg, reader, faults)));
            }
        }
    }

    /// A person's name, which may hold anything: an asterisk in it must not stress words, and text that runs from right to
    /// left is kept apart from its surroundings.
    fn name(&self, seat: Seat, reader: &Reader<'_>, faults: &mut Vec<String>) -> String {
        if let Some(name) = reader.names.get(seat.index()) {
            return isolated(name);
        }
        let mut args = FluentArgs::new();
        args.set("number", FluentValue::from(seat.index() + 1));
        self.message("seat-number", &args, faults)
    }

    /// An argument as a part of a list or of a sentence.
    fn part(&self, arg: &Arg, reader: &Reader<'_>, faults: &mut Vec<String>) -> String {
        match arg {
            Arg::None => self.message("list-none", &FluentArgs::new(), faults),
            Arg::Seat(seat) if reader.me == Some(*seat) => self.message("you", &FluentArgs::new(), faults),
            Arg::Seat(seat) => self.name(*seat, reader, faults),
            Arg::Noun(id) => self.thing(id, faults),
            Arg::Number(number) => number.to_string(),
            Arg::Flag(yes) => self.message(if *yes { "yes" } else { "no" }, &FluentArgs::new(), faults),
            Arg::Text(text) => isolated(text),
            Arg::Said(said) => self.told(said, reader, faults),
            Arg::Amount(number, noun) => {
                let mut args = FluentArgs::new();
                args.set("n", FluentValue::from(*number));
                self.unfold("kind", &Arg::Noun(noun.clone()), reader, &mut args, faults);
                self.message("amount", &args, faults)
            }
            Arg::List(items) => {
                let parts: Vec<String> = items.iter().map(|item| self.part(item, reader, faults)).collect();
                self.joined(&parts, faults)
            }
        }
    }

    /// A thing among others: in the form for counting, without the capital of a label, if its language has such a form.
    fn thing(&self, id: &str, faults: &mut Vec<String>) -> String {
        let one = self.bundle.get_message(id).and_then(|noun| noun.get_attribute("one"));
        match one {
            Some(one) => self.bundle.format_pattern(one.value(), None, &mut Vec::new()).into_owned(),
            None => self.message(id, &FluentArgs::new(), faults),
        }
    }

    /// `one, two and three`, as this language joins them.
    fn joined(&self, parts: &[String], faults: &mut Vec<String>) -> String {
        let Some((first, rest)) = parts.split_first() else {
            return self.message("list-none", &FluentArgs::new(), faults);
        };
        let mut text = first.clone();
        for (at, part) in rest.iter().enumerate() {
            let (id, name) = if at + 1 == rest.len() { ("list-last", "last") } else { ("list-more", "next") };
            let mut args = FluentArgs::new();
            args.set("before", FluentValue::from(text));
            args.set(name, FluentValue::from(part.as_str()));
            text = self.message(id, &args, faults);
        }
        text
    }
}

/// Text that people have written: without the sign that stresses words, and isolated if it runs from right to left.
fn isolated(text: &str) -> String {
    let plain = text.replace('*', "\u{2217}");
    let runs_left = |letter: char| matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fefc}');
    if plain.contains(runs_left) { format!("\u{2068}{plain}\u{2069}") } else { plain }
}

#[cfg(test)]
mod tests {
    use serde::Serialize;

    use super::*;
    use crate::{Vocabulary, say};

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Field {
        Market,
    }

    #[derive(Serialize)]
    #[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
    enum Event {
        Placed { seat: Seat, field: Field },
        Bought { seat: Seat, paid: Vec<Field>, for_whom: Option<Seat> },
        Reshuffled,
    }

    const GERMAN: &str = "\
field-market = Markt
    .to = auf den Markt
list-more = { $before }, { $next }
list-last = { $before } und { $last }
list-none = nichts
you = du
seat-number = Platz { $number }
event-placed = { $seat ->
    [you] Du setzt eine Figur { $field-to }.
   *[other] { $seat-name } setzt eine Figur { $field-to }.
}
event-bought = { $seat-name } zahlt: { $paid } ({ $for-whom }).
event-reshuffled = Neu gemischt.
";

    fn tell(event: &Event, me: u8) -> (String, Vec<String>) {
        let locale = Locale::of_text(Language::German, GERMAN).unwrap();
        let reader = Reader { me: Seat::new(me), names: &["Amira", "You*"] };
        locale.faults(&say(event, &Vocabulary::NONE), &reader)
    }

    #[test]
    fn a_variant_is_a_message_and_its_fields_are_the_arguments() {
        let seat = Seat::new(1).unwrap();
        let placed = Event::Placed { seat, field: Field::Market };
        assert_eq!(tell(&placed, 1), ("Du setzt eine Figur auf den Markt.".to_owned(), vec![]));
        assert_eq!(tell(&placed, 0).0, "You∗ setzt eine Figur auf den Markt.", "a name stresses nothing");
        assert_eq!(tell(&Event::Reshuffled, 0), ("Neu gemischt.".to_owned(), vec![]));
        let bought = Event::Bought { seat, paid: vec![Field::Market, Field::Market, Field::Market], for_whom: None };
        assert_eq!(tell(&bought, 0).0, "You∗ zahlt: Markt, Markt und Markt (none).");
    }

    #[test]
    fn what_is_missing_is_a_fault() {
        let locale = Locale::of_text(Language::English, "event-placed = At { $field-below }.").unwrap();
        let reader = Reader { me: None, names: &[] };
        let (_, faults) = locale.faults(&say(&Event::Reshuffled, &Vocabulary::NONE), &reader);
        assert_eq!(faults, ["en: there is no message event-reshuffled"]);
        let placed = Event::Placed { seat: Seat::new(0).unwrap(), field: Field::Market };
        assert!(
            locale
                .faults(&say(&placed, &Vocabulary::NONE), &reader)
                .1
                .iter()
                .any(|fault| fault.contains("$field-below"))
        );
        assert!(Locale::of_text(Language::English, "a = b\na = c").is_err());
        assert!(Locale::of_text(Language::English, "a = { $").is_err());
    }
}
