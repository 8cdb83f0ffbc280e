use serde::Serialize;

/// A table option: one `KEY=VALUE` of a game's setup, with its texts for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setting {
    /// Its key in the notation of setups.
    pub key: &'static str,
    /// What it is called.
    pub name: &'static str,
    /// What can be chosen; the usual choice first.
    pub choices: &'static [Offered],
    /// It exists only where this other setting has this value.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub only_if: Option<(&'static str, &'static str)>,
}

/// One value of a [`Setting`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offered {
    /// In the notation of setups.
    pub value: &'static str,
    /// What it is called.
    pub name: &'static str,
    /// What it means, in a sentence; empty where the name says it all.
    pub what: &'static str,
}

impl Setting {
    /// The place of this value among the choices.
    ///
    /// # Errors
    ///
    /// If it is not offered; the error says what is.
    pub fn choose(&'static self, value: &str) -> Result<usize, NotOffered> {
        let place = self.choices.iter().position(|choice| choice.value == value);
        place.ok_or_else(|| NotOffered { setting: self, value: value.chars().take(40).collect() })
    }
}

/// A value that a [`Setting`] does not offer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{}={value}`: {} was expected", .setting.key, offers(.setting))]
pub struct NotOffered {
    /// What was to be chosen.
    pub setting: &'static Setting,
    /// What was found instead.
    pub value: String,
}

fn offers(setting: &Setting) -> String {
    let values: Vec<String> = setting.choices.iter().map(|choice| format!("`{}`", choice.value)).collect();
    match values.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        Some(_) | None => values.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn offered(value: &'static str) -> Offered {
        Offered { value, name: value, what: "" }
    }

    #[test]
    fn what_is_not_offered_is_refused_with_what_is() {
        const TEA: Setting = Setting {
            key: "tea",
            name: "Tea",
            choices: &[offered("mint"), offered("sage"), offered("none")],
            only_if: None,
        };
        assert_eq!(TEA.choose("sage"), Ok(1));
        assert_eq!(TEA.choose("beer").unwrap_err().to_string(), "`tea=beer`: `mint`, `sage` or `none` was expected");
    }
}
