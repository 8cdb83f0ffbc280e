//! All files of messages, beside each other: what is missing, surplus, unused or too long for its place, and a page of
//! each language for a native reader.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};
use words::Language;

/// A message as it stands in a file.
#[derive(Default)]
pub(crate) struct Written {
    /// The heading it stands under.
    pub(crate) chapter: String,
    /// Its own text and its attributes' (`""` is its own).
    pub(crate) texts: BTreeMap<String, Text>,
}

/// What one pattern needs.
#[derive(Default, Clone)]
pub(crate) struct Text {
    /// The arguments it names, and for those that choose a variant, the keys.
    pub(crate) variables: BTreeMap<String, Vec<String>>,
    /// The messages it refers to.
    messages: BTreeSet<String>,
    /// Its letters in the longest variant, arguments apart.
    length: usize,
}

impl Text {
    fn of(pattern: &Pattern<&str>) -> Text {
        let mut text = Text::default();
        text.length = text.read(pattern);
        text
    }

    fn read(&mut self, pattern: &Pattern<&str>) -> usize {
        let read = |text: &mut Text, element: &PatternElement<&str>| match element {
            PatternElement::TextElement { value } => value.trim_end_matches('\n').chars().count(),
            PatternElement::Placeable { expression } => text.expression(expression),
        };
        pattern.elements.iter().map(|element| read(self, element)).sum()
    }

    fn expression(&mut self, expression: &Expression<&str>) -> usize {
        match expression {
            Expression::Inline(inline) => self.inline(inline, Vec::new()),
            Expression::Select { selector, variants } => {
                let key = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                self.inline(selector, variants.iter().map(|variant| key(&variant.key)).collect());
                variants.iter().map(|variant| self.read(&variant.value)).max().unwrap_or(0)
            }
        }
    }

    /// Something small stands for each argument.
    fn inline(&mut self, inline: &InlineExpression<&str>, keys: Vec<String>) -> usize {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.entry(id.name.to_owned()).or_default().extend(keys);
                4
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
                4
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
                positional.iter().map(|inner| self.inline(inner, Vec::new())).sum()
            }
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => value.len(),
            InlineExpression::TermReference { .. } => 4,
        }
    }

    /// The arguments without the parts of nouns and people: `$field-at` is `field`.
    fn arguments(&self, given: &BTreeSet<String>) -> BTreeSet<String> {
        let of =
            |name: &String| given.iter().filter(|it| name.starts_with(&format!("{it}-"))).min().unwrap_or(name).clone();
        self.variables.keys().map(of).collect()
    }
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names of the files, which are the same in all languages.
pub(crate) fn files() -> Vec<String> {
    let listed = |language: Language| -> BTreeSet<String> {
        let folder = fs::read_dir(root().join("locales").join(language.code())).expect("every language has a folder");
        folder.map(|file| file.expect("it can be read").file_name().to_string_lossy().replace(".ftl", "")).collect()
    };
    let english = listed(Language::English);
    for language in Language::ALL {
        assert_eq!(listed(language), english, "{language} has the same files as English");
    }
    english.into_iter().collect()
}

/// The messages of a file, in order.
pub(crate) fn written(language: Language, file: &str) -> Vec<(String, Written)> {
    let path = root().join(format!("locales/{language}/{file}.ftl"));
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let resource = parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let (mut chapter, mut messages) = (String::new(), Vec::new());
    for entry in resource.body {
        match entry {
            Entry::GroupComment(comment) => chapter = comment.content.join(" "),
            Entry::Message(message) => {
                let attribute = |it: &Attribute<&str>| (it.id.name.to_owned(), Text::of(&it.value));
                let mut texts: BTreeMap<String, Text> = message.attributes.iter().map(attribute).collect();
                texts.extend(message.value.iter().map(|value| (String::new(), Text::of(value))));
                messages.push((message.id.name.to_owned(), Written { chapter: chapter.clone(), texts }));
            }
            Entry::Term(_) | Entry::Comment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    messages
}

/// Attributes that only some languages need, for their cases and genders: those of nouns.
const GRAMMAR: [&str; 12] =
    ["gender", "the", "acc", "dat", "a", "a-acc", "one", "one-acc", "many", "many-dat", "short", "some"];

#[test]
fn no_language_lacks_a_message_an_attribute_or_an_argument() {
    let mut faults = Vec::new();
    for file in files() {
        let english: BTreeMap<String, Written> = written(Language::English, &file).into_iter().collect();
        for language in [Language::German, Language::Dutch] {
            let there: BTreeMap<String, Written> = written(language, &file).into_iter().collect();
            let names = |of: &BTreeMap<String, Written>| of.keys().cloned().collect::<BTreeSet<_>>();
            let differ: Vec<String> = names(&there).symmetric_difference(&names(&english)).cloned().collect();
            faults.extend(differ.iter().map(|id| format!("{language}/{file}: {id} is missing here or in English")));
            for (id, ours) in &english {
                let Some(theirs) = there.get(id) else { continue };
                faults.extend(compared(ours, theirs).into_iter().map(|why| format!("{language}/{file}: {id}{why}")));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn compared(ours: &Written, theirs: &Written) -> Vec<String> {
    let mut faults = Vec::new();
    let attributes: BTreeSet<&String> = ours.texts.keys().chain(theirs.texts.keys()).collect();
    for name in attributes {
        match (ours.texts.get(name), theirs.texts.get(name)) {
            (Some(ours), Some(theirs)) => {
                let given: BTreeSet<String> = ours.variables.keys().chain(theirs.variables.keys()).cloned().collect();
                let given = given.iter().filter(|it| !it.contains('-')).cloned().chain(stems(&given)).collect();
                let (ours, theirs) = (ours.arguments(&given), theirs.arguments(&given));
                if ours != theirs {
                    faults.push(format!(".{name} says {theirs:?}, in English {ours:?}"));
                }
            }
            _ if GRAMMAR.contains(&name.as_str()) => {}
            _ => faults.push(format!(" has no .{name} here or in English")),
        }
    }
    faults
}

/// What `$seat-name` and `$field-at` are parts of, where the whole is not named.
fn stems(names: &BTreeSet<String>) -> BTreeSet<String> {
    let parts = [
        "name", "the", "at", "to", "from", "short", "one", "many", "acc", "dat", "a", "gender", "with", "which",
        "many-dat", "a-acc", "one-acc", "some",
    ];
    let stem = |name: &String| parts.iter().find_map(|part| name.strip_suffix(&format!("-{part}")).map(str::to_owned));
    names.iter().filter_map(stem).collect()
}

/// Where there is little room: how a message's name begins or ends, and how many letters fit.
const ROOM: [(&str, &str, usize); 5] =
    [("tab-", "", 12), ("step-", "", 18), ("key-", "", 90), ("action-", "", 80), ("", ".short", 16)];

#[test]
fn nothing_is_too_long_for_its_place() {
    let mut faults = Vec::new();
    for (language, file) in
        Language::ALL.into_iter().flat_map(|language| files().into_iter().map(move |it| (language, it)))
    {
        for (id, message) in written(language, &file) {
            for (attribute, text) in &message.texts {
                let name = if attribute.is_empty() { id.clone() } else { format!("{id}.{attribute}") };
                let room = ROOM.iter().find(|(begins, ends, _)| name.starts_with(begins) && name.ends_with(ends));
                if let Some((.., room)) = room.filter(|(.., room)| attribute != "why" && text.length > *room) {
                    faults.push(format!("{language}/{file}: {name} has {} letters, but room for {room}", text.length));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// All sources in which a message may be named, as one text.
pub(crate) fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() && !["node_modules", "types", "target", "dist"].contains(&name.as_str()) {
            sources(&path, text);
        } else if [".rs", ".ts", ".svelte"].iter().any(|end| name.ends_with(end)) {
            text.push_str(&fs::read_to_string(&path).unwrap_or_default());
        }
    }
}

/// `LunarEclipse` as `lunar-eclipse`.
fn kebab(name: &str) -> String {
    let dashed =
        |letter: char| if letter.is_uppercase() { format!("-{}", letter.to_lowercase()) } else { letter.into() };
    name.chars().map(dashed).collect::<String>().trim_start_matches('-').to_owned()
}

/// The words after which a name is put together in code: `rule-` of `` `rule-${id}` ``.
fn beginnings(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let before = |at: usize| {
        let word = text[..at].rsplit(|c| !is_part(c)).next()?;
        Some(word.to_owned()).filter(|it| it.len() > 2 && it.ends_with('-'))
    };
    text.match_indices('{').filter_map(|(at, _)| before(if text[..at].ends_with('$') { at - 1 } else { at })).collect()
}

#[test]
fn every_message_is_used() {
    let mut text = String::new();
    for folder in ["crates", "web/src"] {
        sources(&root().join(folder), &mut text);
    }
    let named: BTreeSet<&str> =
        text.split(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')).collect();
    let types = text
        .split("enum ")
        .chain(text.split("struct "))
        .filter_map(|it| it.split(|c: char| !c.is_alphanumeric()).next());
    let types = types.filter(|it| it.starts_with(char::is_uppercase)).map(|it| format!("{}-", kebab(it)));
    let renamed =
        text.split("rename = \"").skip(1).filter_map(|it| it.split('"').next()).map(|it| format!("{}-", kebab(it)));
    let begun: BTreeSet<String> = types.chain(renamed).chain(beginnings(&text)).collect();
    let mut unused = Vec::new();
    for file in files() {
        let messages = written(Language::English, &file);
        let referred: BTreeSet<&String> =
            messages.iter().flat_map(|(_, it)| it.texts.values()).flat_map(|text| &text.messages).collect();
        for (id, _) in &messages {
            let is_used =
                named.contains(id.as_str()) || referred.contains(id) || begun.iter().any(|it| id.starts_with(it));
            if !is_used {
                unused.push(format!("{file}: {id}"));
            }
        }
    }
    assert!(unused.is_empty(), "said by nobody:\n{}", unused.join("\n"));
}
