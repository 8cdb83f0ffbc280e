//! Names of people. Others see them, so a name must not pass for another.

use tabletop_host::BOT_NAMES;
use unicode_normalization::{UnicodeNormalization as _, char::is_combining_mark};
use unicode_security::confusable_detection::skeleton;

use crate::failure::Failure;

/// The most characters a name may have.
const MOST: usize = 30;
/// How many marks may stand on one letter.
const MARKS: usize = 2;

/// A name as others may see it: without anything that cannot be seen or that changes the writing around it, and not a bot's.
pub(crate) fn fit(name: &str) -> Result<String, Failure> {
    let name = visible(name);
    let bare = name.chars().next().is_none_or(is_combining_mark);
    if bare || name.chars().count() > MOST {
        return Err(Failure::BadName);
    }
    if BOT_NAMES.iter().any(|bot| look_alike(bot, &name)) {
        return Err(Failure::BotsName);
    }
    Ok(name)
}

/// A text on one line, without characters that are invisible or change the text around them.
pub(crate) fn visible(text: &str) -> String {
    let mut marks = 0;
    let seen = |c: &char| {
        marks = if is_combining_mark(*c) { marks + 1 } else { 0 };
        marks <= MARKS && !is_unseen(*c)
    };
    let text: String = text.nfc().filter(seen).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Can one be taken for the other at a glance?
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    shape(one) == shape(other)
}

/// What is left of a name at a glance: signs for letters and small capitals are letters, a capital is its small letter, and an
/// `i` is an `l`, because a capital `I` is. Letters are compared once more when they are small, since small letters look like
/// others than capitals do.
fn shape(name: &str) -> String {
    let plain: String = skeleton(&name.nfkc().collect::<String>()).collect();
    let small: String = plain.to_lowercase().chars().map(|c| small_capital(c).unwrap_or(c)).collect();
    letters(skeleton(&small)).replace('i', "l")
}

/// The letter that this small capital is, as its skeleton has it: those of K and M are other letters there, and those that are
/// missing here are plain letters.
fn small_capital(c: char) -> Option<char> {
    const CAPITALS: &str = "ᴀʙᴅᴇꜰɢʜᴊĸʟʍɴᴘꞯʀᴛ";
    const LETTERS: &str = "abdefghjklmnpqrt";
    CAPITALS.chars().zip(LETTERS.chars()).find_map(|(capital, letter)| (capital == c).then_some(letter))
}

/// What the name of an account looks like, as it is stored. Two accounts look alike if they share either part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Likeness {
    /// As it is written.
    pub(crate) written: String,
    /// In small letters, which look like others than capitals do.
    pub(crate) small: String,
}

impl Likeness {
    pub(crate) fn of(name: &str) -> Likeness {
        Likeness { written: letters(skeleton(name)).to_lowercase(), small: letters(skeleton(&name.to_lowercase())) }
    }
}

/// Letters and digits only; if there are none, everything.
fn letters(name: impl Iterator<Item = char>) -> String {
    let name: String = name.collect();
    let letters: String = name.chars().filter(|c| c.is_alphanumeric()).collect();
    if letters.is_empty() { name } else { letters }
}

/// Characters that are invisible, change the direction of writing or have no standard meaning.
fn is_unseen(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        || matches!(
            c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{13430}'..='\u{13440}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_fit_to_be_seen() {
        assert_eq!(fit("  Sher \u{202e} Khan\n"), Ok("Sher Khan".to_owned()));
        assert_eq!(fit("Rene\u{301}e"), Ok("Renée".to_owned()));
        for fine in ["Ünal O’Brien-Šmit", "李小龙", "Zoë 2", "علي"] {
            assert_eq!(fit(fine), Ok(fine.to_owned()));
        }
        for nothing in [" \u{200b} ", "\u{3164}", "\u{2800}\u{ad}", "\u{301}", "", &"a".repeat(31)] {
            assert_eq!(fit(nothing), Err(Failure::BadName), "{nothing:?}");
        }
        let tower = format!("A{}", "\u{33d}".repeat(20));
        assert!(fit(&tower).unwrap().chars().count() <= 1 + MARKS, "nobody covers the lines above");
    }

    #[test]
    fn nobody_is_called_like_a_bot() {
        for bot in [
            "Amina",
            "amina",
            "Аmina",
            "A m i n a",
            "Am\u{200b}ina",
            "Émir",
            "AMlNA",
            "AM1NA",
            "АМІΝА",
            "ᴀᴍɪɴᴀ",
            "Ⓐⓜⓘⓝⓐ",
            "ᴬᵐⁱⁿᵃ",
            "AмINA",
            "𝐀𝐦𝐢𝐧𝐚",
            "Amina\u{1d159}",
            "\u{13430}Amina",
            "EMlR",
            "FARlD",
        ] {
            assert_eq!(fit(bot), Err(Failure::BotsName), "{bot}");
        }
        assert_eq!(fit("Amin"), Ok("Amin".to_owned()));
    }

    #[test]
    fn what_looks_the_same_is_the_same() {
        for (one, other) in [
            ("Paul", "Раul"),
            ("paul", "PAUL"),
            ("Illia", "lllia"),
            ("Bernd", "Bemd"),
            ("Zoe", "Z0e"),
            ("Dr. No", "DrNo"),
            ("Tom", "ТОМ"),
            ("Bahar", "ВАНАR"),
            ("Willi", "WlLLI"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Paul", "Paula"), ("Anna", "Hanna"), ("!", "?"), ("Traveller 123", "Traveller 124")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}
