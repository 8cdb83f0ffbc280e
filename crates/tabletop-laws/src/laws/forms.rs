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

    /// Writes it as JSON and reads it back. Gives the JSON.
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
