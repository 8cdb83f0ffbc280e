//! Who sits at a table here.

use words::Arg;

use super::plain::Session;
use crate::{
    out::Out,
    tongue::{number, say, text},
};

impl Session {
    /// Who sits where.
    pub(super) fn who(&self, out: &mut Out) -> anyhow::Result<()> {
        for (at, name) in self.sitting.names().into_iter().enumerate() {
            let person = self.sitting.persons.iter().any(|seat| seat.index() == at);
            let (name, seat) = (("name", text(name)), ("number", number(at + 1)));
            let level = format!("level-{}", self.sitting.mind);
            let level = if self.teller.voice.has(&level) { Arg::Noun(level.into()) } else { text(self.sitting.mind) };
            out.tell(&match person {
                true if self.me.index() == at => say("who-you", [name, seat]),
                true => say("who-person", [name, seat]),
                false => say("who-bot", [name, seat, ("level", level)]),
            })?;
        }
        out.tell(&self.picture()?.rest.join("\n"))?;
        Ok(())
    }
}
