//! One readable page per language with every message, for `cargo xtask words`: each variant with sample arguments, and
//! for what games say, sentences of real games.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serde_json::Value;
use words::Language;

use crate::survey::{Text, files, root, written};

const STYLE: &str = "body{font:16px/1.45 sans-serif;max-width:60em;margin:2em auto;padding:0 1em}\
    h2{border-bottom:1px solid #999}h3{color:#864}dt{font:13px monospace;color:#666;margin-top:.7em}\
    dd{margin:0 0 .15em 1em}dd.real{color:#246}dd small{color:#666}";

/// The folder of what this run writes.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("words")
}

fn bundle(language: Language, file: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.code().parse().expect("a code is one")]);
    bundle.set_use_isolating(false);
    for name in ["common", file] {
        let path = root().join(format!("locales/{language}/{name}.ftl"));
        let text = fs::read_to_string(&path).expect("the file is there");
        bundle.add_resource_overriding(FluentResource::try_new(text).expect("it can be read"));
    }
    bundle
}

/// Sample arguments for the variant of this number: where keys choose, they are taken in turn.
fn sample(text: &Text, nth: usize) -> FluentArgs<'static> {
    let mut args = FluentArgs::new();
    for (name, keys) in &text.variables {
        let key = if keys.is_empty() { None } else { keys.get(nth % keys.len()) };
        let counts = keys.iter().any(|key| key == "one" || key.parse::<u8>().is_ok());
        let value = match key.map(String::as_str) {
            Some("one") => FluentValue::from(1),
            Some(key) if counts => FluentValue::from(key.parse::<u8>().unwrap_or(3)),
            Some(key) => FluentValue::from(key.to_owned()),
            None if name.ends_with("-name") => FluentValue::from("Amira"),
            None => FluentValue::from(format!("‹{name}›")),
        };
        args.set(name.clone(), value);
    }
    args
}

/// Sentences that random games said, by message; of each only a few.
fn heard(language: Language, file: &str) -> BTreeMap<String, Vec<String>> {
    let mut heard: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let cases = fs::read_to_string(folder().join(format!("{file}.jsonl"))).unwrap_or_default();
    for case in cases.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()) {
        let (id, text) = (case["said"]["id"].as_str(), case["texts"][language.code()][0].as_str());
        let (Some(id), Some(text)) = (id, text) else { continue };
        let some = heard.entry(id.to_owned()).or_default();
        if some.len() < 3 && !some.iter().any(|it| it == text) {
            some.push(text.to_owned());
        }
    }
    heard
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

fn page(language: Language) -> String {
    let mut page = format!(
        "<!doctype html><html lang={language}><meta charset=utf-8><title>{language}</title><style>{STYLE}</style>"
    );
    for file in files() {
        let (bundle, heard) = (bundle(language, &file), heard(language, &file));
        let mut chapter = String::new();
        write!(page, "<h2>{file}</h2><dl>").expect("text grows");
        for (id, message) in written(language, &file) {
            if message.chapter != chapter {
                chapter.clone_from(&message.chapter);
                write!(page, "</dl><h3>{}</h3><dl>", escaped(&chapter)).expect("text grows");
            }
            write!(page, "<dt>{id}</dt>").expect("text grows");
            let found = bundle.get_message(&id).expect("it was just read");
            for (attribute, text) in &message.texts {
                let pattern = match attribute.as_str() {
                    "" => found.value(),
                    name => found.get_attribute(name).map(|it| it.value()),
                };
                let ways = text.variables.values().map(Vec::len).max().unwrap_or(0).max(1);
                for nth in 0..ways {
                    let args = sample(text, nth);
                    let told = bundle.format_pattern(pattern.expect("it has one"), Some(&args), &mut Vec::new());
                    let label =
                        if attribute.is_empty() { String::new() } else { format!("<small>.{attribute}</small> ") };
                    write!(page, "<dd>{label}{}</dd>", escaped(&told)).expect("text grows");
                }
            }
            for text in heard.get(&id).into_iter().flatten() {
                write!(page, "<dd class=real>{}</dd>", escaped(text)).expect("text grows");
            }
        }
        page.push_str("</dl>");
    }
    page
}

#[test]
fn every_message_can_be_read_on_a_page() {
    fs::create_dir_all(folder()).expect("there is room for a folder");
    for language in Language::ALL {
        let page = page(language);
        let count: usize = files().iter().map(|file| written(language, file).len()).sum();
        assert_eq!(page.matches("<dt>").count(), count);
        let path = folder().join(format!("{language}.html"));
        fs::write(&path, page).expect("there is room for a page");
        println!("{language}: {count} messages, all of them on {}", path.display());
    }
}
