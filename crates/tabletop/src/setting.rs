/// A table option: one `KEY=VALUE` of a game's setup. Its name and those of its values are in the game's words, under
/// `setting-KEY` and `setting-KEY-VALUE`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Its key in the notation of setups.
    pub key: &'static str,
    /// What can be chosen; the usual choice first.
    pub choices: &'static [&'static str],
    /// Its numbers are seats, so it depends on how many play.
    pub seats: bool,
    /// It exists only where this other setting has this value.
    pub only_if: Option<(&'static str, &'static str)>,
}

impl Setting {
    /// A setting with these choices, the usual one first.
    pub const fn new(key: &'static str, choices: &'static [&'static str]) -> Setting {
        Setting { key, choices, seats: false, only_if: None }
    }

    /// The same, but its numbers are seats.
    #[must_use]
    pub const fn of_seats(self) -> Setting {
        Setting { seats: true, ..self }
    }

    /// The same, but only where another setting has this value.
    #[must_use]
    pub const fn only_if(self, key: &'static str, value: &'static str) -> Setting {
        Setting { only_if: Some((key, value)), ..self }
    }

    /// The place of this value among the choices.
    ///
    /// # Errors
    ///
    /// If it is not offered; the error says what is.
    pub fn choose(&'static self, value: &str) -> Result<usize, NotOffered> {
        let place = self.choices.iter().position(|choice| *choice == value);
        place.ok_or_else(|| NotOffered {
            key: self.key,
            value: value.chars().take(40).collect(),
            choices: self.choices,
        })
    }
}

/// A value that a [`Setting`] does not offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotOffered {
    /// What was to be chosen.
    pub key: &'static str,
    /// What was found instead.
    pub value: String,
    /// What could have been chosen.
    pub choices: &'static [&'static str],
}

crate::plain_errors!(NotOffered);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_offered_is_refused_with_what_is() {
        const TEA: Setting = Setting::new("tea", &["mint", "sage", "none"]);
        assert_eq!(TEA.choose("sage"), Ok(1));
        let beer = NotOffered { key: "tea", value: "beer".to_owned(), choices: &["mint", "sage", "none"] };
        assert_eq!(TEA.choose("beer"), Err(beer));
    }
}
