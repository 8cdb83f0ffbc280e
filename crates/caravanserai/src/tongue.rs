//! The language of this terminal, and what the command line says in it.

use std::{
    ffi::OsString,
    sync::{Arc, OnceLock},
};

use tabletop::Viewer;
use terminal::Voice;
pub(crate) use terminal::{number, said, text};
use words::{Arg, Language, Locale, Reader, Said};

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// The language that was asked for, or else that of the terminal.
pub(crate) fn language() -> Language {
    *LANGUAGE.get_or_init(|| {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let set = set.iter().find_map(|name| std::env::var(name).ok().filter(|it| !it.is_empty()));
        set.and_then(|it| Language::preferred(&it)).unwrap_or_default()
    })
}

/// Takes `--lang CODE` out of the command line, wherever it stands: help and error messages are already written in it.
///
/// # Errors
///
/// If there is no such language.
pub(crate) fn chosen(words: impl Iterator<Item = OsString>) -> Result<Vec<OsString>, String> {
    let mut rest = Vec::new();
    let mut words = words;
    while let Some(word) = words.next() {
        let code = match word.to_str() {
            Some("--lang") => words.next().map(|code| code.to_string_lossy().into_owned()),
            Some("--") => {
                rest.push(word);
                rest.extend(words);
                return Ok(rest);
            }
            Some(text) => text.strip_prefix("--lang=").map(str::to_owned),
            None => None,
        };
        match code {
            None => rest.push(word),
            Some(code) => {
                let known = Language::ALL.map(|it| text(it.code())).to_vec();
                let unknown = |_| say("wrong-language", [("it", text(&code)), ("known", Arg::List(known))]);
                let _ = LANGUAGE.set(code.parse().map_err(unknown)?);
            }
        }
    }
    Ok(rest)
}

/// The words of the house for a terminal, and those of this game.
pub(crate) fn locale(game: Option<&str>) -> anyhow::Result<Arc<Locale>> {
    Ok(terminal::locale(language(), game)?)
}

/// Speaks to this viewer of this game.
pub(crate) fn voice(game: Option<&str>, viewer: Viewer) -> anyhow::Result<Voice> {
    Ok(Voice::new(locale(game)?, viewer))
}

/// The message of this name.
pub(crate) fn say<const N: usize>(id: &str, args: [(&str, Arg); N]) -> String {
    tell(&said(id, args))
}

/// A message of the house.
fn tell(said: &Said) -> String {
    told(None, said)
}

/// A message of the house, or of this game.
pub(crate) fn told(game: Option<&str>, said: &Said) -> String {
    locale(game).expect("a test reads the words we ship").sentence(said, &Reader::default()).replace('*', "")
}
