//! What can be looked at: all of it, a place, a part of the board, the players, a rule.

use terminal::{Picture, Spot};
use words::Arg;

use super::plain::Session;
use crate::{
    out::Out,
    tongue::{number, say, text},
};

/// What the places of both Morgenlands belong to, by the words of this language and of the rules.
const PARTS: [(&str, &str); 3] = [("caves", "look-caves"), ("city", "look-city"), ("palace", "look-palace")];

impl Session {
    /// `look`, or `look` and what.
    pub(super) fn look(&self, what: &str, out: &mut Out) -> anyhow::Result<()> {
        let picture = self.picture()?;
        let wanted = what.to_lowercase();
        if wanted.is_empty() {
            return Ok(out.tell(&picture.text())?);
        }
        let part = PARTS.iter().find(|(name, id)| *name == wanted || say(id, []) == wanted).map(|(name, _)| *name);
        let is_it = |spot: &&Spot| match part {
            Some(part) => spot.part == part,
            None => spot.key == wanted || spot.name.to_lowercase().contains(&wanted),
        };
        let found: Vec<String> = picture.spots.iter().filter(is_it).map(|spot| read_out(&picture, spot)).collect();
        if found.is_empty() {
            let known = picture.spots.iter().map(|spot| text(&spot.name)).collect();
            out.tell(&say("look-nothing", [("it", text(what)), ("known", Arg::List(known))]))?;
        }
        for line in found {
            out.tell(&line)?;
        }
        Ok(())
    }

    /// Who sits where.
    pub(super) fn who(&self, out: &mut Out) -> anyhow::Result<()> {
        for (at, name) in self.sitting.names().into_iter().enumerate() {
            let person = self.sitting.persons.iter().any(|seat| seat.index() == at);
            let (name, seat) = (("name", text(name)), ("number", number(at + 1)));
            let level = format!("level-{}", self.sitting.mind);
            let level = if self.voice.has(&level) { Arg::Noun(level.into()) } else { text(self.sitting.mind) };
            out.tell(&match person {
                true if self.me.index() == at => say("who-you", [name, seat]),
                true => say("who-person", [name, seat]),
                false => say("who-bot", [name, seat, ("level", level)]),
            })?;
        }
        out.tell(&self.picture()?.rest.join("\n"))?;
        Ok(())
    }

    /// What a rule says.
    pub(super) fn rules(&self, id: &str, out: &mut Out) -> anyhow::Result<()> {
        let rule = terminal::rule(&self.voice, self.sitting.table.game(), id);
        Ok(out.tell(&rule.unwrap_or_else(|| say("rules-none", [("it", text(id))])))?)
    }
}

/// A place in one line: what stands in its part of the board.
fn read_out(picture: &Picture, spot: &Spot) -> String {
    let rows = picture.board.iter().skip(spot.row.into()).take(spot.height.into());
    if picture.spots.iter().all(|it| it.column == 0) {
        return rows.map(|row| row.trim()).collect::<Vec<_>>().join(" ");
    }
    let inside = |row: &String| {
        let cells: String = row.chars().skip(usize::from(spot.column) + 1).take(usize::from(spot.width) - 1).collect();
        cells.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let parts = rows.skip(1).map(inside).filter(|part| !part.is_empty());
    format!("{}: {}", spot.name, parts.collect::<Vec<_>>().join("; "))
}
