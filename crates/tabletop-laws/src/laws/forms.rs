use serde::{Serialize, de::DeserializeOwned};
use tabletop::{Game, Seat, Told};

use crate::{
    Law, LawBook,
    book::{ActionOf, EventOf},
    law::{Broken, Verdict},
    trial::Trial,
};

impl<B: LawBook> Trial<'_, B> {
    pub(crate) fn setup_reads_back(&self) -> Verdict {
        let text = self.setup.to_string();
        self.one_line(&text)?;
        let read = text.parse().map_err(|why| self.broken(Law::RoundTrip, None, format!("setup `{text}`: {why}")))?;
        self.demand(*self.setup == read, Law::RoundTrip, || format!("setup `{text}` is read as {read:?}"))?;
        self.json_reads_back(self.setup).map(drop)
    }

    pub(crate) fn action_reads_back(&self, action: &ActionOf<B>) -> Verdict {
        let text = action.to_string();
        self.one_line(&text)?;
        let read = text.parse().map_err(|why| self.broken(Law::RoundTrip, None, format!("action `{text}`: {why}")))?;
        self.demand(*action == read, Law::RoundTrip, || format!("action `{text}` is read as {read:?}"))?;
        self.json_reads_back(action).map(drop)
    }

    pub(crate) fn events_read_back(&self, told: &[Told<EventOf<B>>]) -> Verdict {
        for told in told {
            self.one_line(&told.event.to_string())?;
            self.json_reads_back(&told.event)?;
        }
        Ok(())
    }

    pub(crate) fn ask_reads_back(&self, game: &B::Game, seat: Seat) -> Verdict {
        game.ask(seat).map_or(Ok(()), |ask| self.json_reads_back(&ask).map(drop))
    }

    /// Writes it as JSON and reads it back. Returns the JSON.
    pub(crate) fn json_reads_back<T>(&self, thing: &T) -> Result<String, Box<Broken>>
    where
        T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
    {
        let fails = |why: serde_json::Error| self.broken(Law::RoundTrip, None, format!("JSON of {thing:?}: {why}"));
        let json = serde_json::to_string(thing).map_err(fails)?;
        let read: T = serde_json::from_str(&json).map_err(fails)?;
        self.demand(read == *thing, Law::RoundTrip, || format!("{json} is read as {read:?}, it was {thing:?}"))?;
        Ok(json)
    }

    fn one_line(&self, text: &str) -> Verdict {
        let plain = !text.is_empty() && text.trim() == text && !text.contains(['|', '\n', '\r']);
        self.demand(plain, Law::RoundTrip, || format!("`{text}` must be one line without a bar, and not empty"))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use serde::Deserialize;

    use super::*;
    use crate::toys::{NimBook, NimSetup};

    /// Forgets one of its fields when written.
    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Forgetful {
        kept: u8,
        #[serde(skip)]
        lost: u8,
    }

    #[test]
    fn what_does_not_read_back_breaks_the_law() {
        let (setup, step) = (NimSetup::new(&[3]).unwrap(), Cell::new(0));
        let trial = Trial::<NimBook>::new("one heap", &setup, 0, &step);
        assert_eq!(trial.json_reads_back(&Forgetful { kept: 1, lost: 0 }).unwrap(), r#"{"kept":1}"#);
        assert_eq!(trial.json_reads_back(&Forgetful { kept: 1, lost: 1 }).unwrap_err().law, Law::RoundTrip);
        for text in ["", "a|b", "a\nb", " a"] {
            assert_eq!(trial.one_line(text).unwrap_err().law, Law::RoundTrip, "`{text}`");
        }
        assert_eq!(trial.one_line("take 2 from 1"), Ok(()));
    }
}
