use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A language of this house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
    /// Dutch.
    #[serde(rename = "nl")]
    Dutch,
}

impl Language {
    /// All of them. A fourth is a variant, an entry here, its code below, and a folder in `locales/`.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Dutch];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Dutch => "nl",
        }
    }

    /// The first language we have in a list such as that of `Accept-Language`, or a locale name such as `de_DE.UTF-8`.
    pub fn preferred(list: &str) -> Option<Language> {
        let mut wanted: Vec<(&str, u16)> = list.split([',', ':']).map(quality).collect();
        wanted.sort_by_key(|(_, quality)| std::cmp::Reverse(*quality));
        wanted.iter().filter(|(_, quality)| *quality > 0).find_map(|(tag, _)| tag.parse().ok())
    }
}

/// A language tag and how much it is wanted, in thousandths.
fn quality(part: &str) -> (&str, u16) {
    let (tag, wish) = part.split_once(';').unwrap_or((part, ""));
    let number = wish.trim().strip_prefix("q=").unwrap_or("1");
    let (whole, parts) = number.split_once('.').unwrap_or((number, ""));
    let thousandths: String = parts.chars().chain("000".chars()).take(3).collect();
    let thousandths = thousandths.parse().unwrap_or(0);
    (tag.trim(), if whole == "0" { thousandths } else { 1000 })
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    /// Only the language counts: `de-AT` and `de_DE.UTF-8` are German.
    fn from_str(text: &str) -> Result<Language, String> {
        let code = text.trim().split(['-', '_', '.']).next().unwrap_or("").to_ascii_lowercase();
        let known = Language::ALL.into_iter().find(|language| language.code() == code);
        known.ok_or_else(|| {
            let codes = Language::ALL.map(Language::code).join(", ");
            format!("there is no language `{text}` here: {codes} are known")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_wanted_language_that_we_have_is_taken() {
        assert_eq!(Language::preferred("fr-CH, nl;q=0.8, de;q=0.9, *;q=0.5"), Some(Language::German));
        assert_eq!(Language::preferred("de;q=0, nl"), Some(Language::Dutch));
        assert_eq!(Language::preferred("de_AT.UTF-8"), Some(Language::German));
        assert_eq!(Language::preferred("C"), None);
    }
}
