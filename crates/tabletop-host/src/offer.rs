use serde::Serialize;
use tabletop::{Seat, Setting};
use words::{Arg, Locale, Reader, Said};

use crate::Entry;

/// A game of this house as it is offered to people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Game"))]
pub struct Offer {
    /// Its name in commands, records and addresses.
    pub name: &'static str,
    /// Its name for people.
    pub title: String,
    /// What it is about, in a sentence.
    pub blurb: String,
    /// How many can play: the least and the most.
    pub seats: [u8; 2],
    /// How many a form suggests.
    pub usual_seats: u8,
    /// Its rules number, raised whenever a legal record would tell something else than before.
    pub rules: u32,
    /// What can be agreed on.
    pub settings: Vec<OfferedSetting>,
}

/// A table option: one `KEY=VALUE` of a game's setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Setting"))]
pub struct OfferedSetting {
    /// Its key in the notation of setups.
    pub key: &'static str,
    /// What it is called.
    pub name: String,
    /// What can be chosen; the usual choice first.
    pub choices: Vec<OfferedValue>,
    /// Its numbers are seats, counted from 0: only those below the number of players can be chosen.
    pub seats: bool,
    /// It exists only where this other setting has this value.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub only_if: Option<(&'static str, &'static str)>,
}

/// One value of a setting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Offered"))]
pub struct OfferedValue {
    /// In the notation of setups.
    pub value: &'static str,
    /// What it is called.
    pub name: String,
    /// What it means, in a sentence; empty where the name is enough.
    pub what: String,
}

impl Entry {
    /// The game in the words of this locale, which must contain those of the game.
    pub fn offer(&self, locale: &Locale) -> Offer {
        Offer {
            name: self.name,
            title: self.title(locale),
            blurb: sentence(locale, &Said::new(format!("game-{}-blurb", self.name))),
            seats: [*self.seats.start(), *self.seats.end()],
            usual_seats: self.usual_seats,
            rules: self.rules,
            settings: self.settings.iter().map(|setting| offered(setting, locale)).collect(),
        }
    }

    /// Its name for people.
    pub fn title(&self, locale: &Locale) -> String {
        sentence(locale, &Said::new(format!("game-{}", self.name)))
    }
}

fn sentence(locale: &Locale, said: &Said) -> String {
    locale.sentence(said, &Reader::default())
}

fn offered(setting: &Setting, locale: &Locale) -> OfferedSetting {
    let id = format!("setting-{}", setting.key.replace('_', "-"));
    let whole = Said::new(id.clone());
    let value = |value: &&'static str| {
        let own = Said::new(format!("{id}-{value}"));
        let seat = || value.parse::<u8>().ok().and_then(Seat::new).filter(|_| setting.seats);
        let name = match seat() {
            _ if locale.has(&own.id) => sentence(locale, &own),
            Some(seat) => {
                sentence(locale, &Said::new("seat-number").with("number", Arg::Number(i64::from(u8::from(seat)) + 1)))
            }
            None => (*value).to_owned(),
        };
        // A value without words of its own means what the setting says.
        let said = if locale.has(&own.id) { &own } else { &whole };
        let what = locale.aside(said, "what", &Reader::default()).unwrap_or_default();
        OfferedValue { value, name, what }
    };
    OfferedSetting {
        key: setting.key,
        name: sentence(locale, &whole),
        choices: setting.choices.iter().map(value).collect(),
        seats: setting.seats,
        only_if: setting.only_if,
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;
    use crate::games;

    #[test]
    fn every_game_and_setting_has_a_name_in_every_language() {
        for language in Language::ALL {
            for game in games() {
                let offer = game.offer(&Locale::shared(language, &["common", game.name]).unwrap());
                let named = |id: &str, name: &str| assert!(!name.contains(id), "{language} {}: {name}", game.name);
                named("game-", &offer.title);
                named("game-", &offer.blurb);
                for setting in &offer.settings {
                    named("setting-", &setting.name);
                    for value in &setting.choices {
                        let plain = value.value.parse::<u8>().is_ok() || value.name != value.value;
                        assert!(plain, "{language} {}: {}={}", game.name, setting.key, value.value);
                    }
                }
            }
        }
    }

    #[test]
    fn an_offer_has_the_form_of_the_wire_and_counts_seats_from_one() {
        let locale = Locale::shared(Language::German, &["common", games()[0].name]).unwrap();
        let wire = serde_json::to_value(games()[0].offer(&locale)).unwrap();
        assert_eq!(wire["seats"], serde_json::json!([3, 5]));
        let start = wire["settings"].as_array().unwrap().iter().find(|it| it["key"] == "start").unwrap();
        let first = serde_json::json!({"value": "0", "name": "Platz 1", "what": ""});
        assert_eq!((&start["seats"], &start["choices"][1]), (&true.into(), &first));
    }
}
