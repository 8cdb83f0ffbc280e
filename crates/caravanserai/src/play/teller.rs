//! Tells one person of a table, line by line.

use tabletop::Viewer;
use tabletop_host::{Choice, Question};
use terminal::{Entry, Picture, Render, Spot, Voice, lay_out, renderer};
use words::Arg;

use crate::{
    out::Out,
    tongue::{said, say, text, voice},
};

/// The parts of the boards of both Morgenlands: their names in the rules, and the ids of their names in the reader's language.
const PARTS: [(&str, &str); 3] = [("caves", "look-caves"), ("city", "look-city"), ("palace", "look-palace")];

/// How one person is told of one game.
pub(super) struct Teller {
    pub(super) voice: Voice,
    pub(super) renderer: Box<dyn Render>,
    game: String,
}

impl Teller {
    pub(super) fn new(game: &str, viewer: Viewer, names: Vec<String>) -> anyhow::Result<Teller> {
        Ok(Teller::speaking(game, voice(Some(game), viewer)?.naming(names)))
    }

    fn speaking(game: &str, voice: Voice) -> Teller {
        Teller { renderer: renderer(game, &voice), voice, game: game.to_owned() }
    }

    /// The same to another person.
    pub(super) fn to(&self, viewer: Viewer) -> Teller {
        Teller::speaking(&self.game, self.voice.to(viewer))
    }

    /// What is asked, with the answers.
    pub(super) fn ask(&self, question: &Question, out: &mut Out) -> anyhow::Result<()> {
        out.say("")?;
        for said in question.happened.iter().chain(&question.unless) {
            out.tell(&self.voice.cited(said))?;
        }
        out.tell(&self.voice.cited(&question.said))?;
        if let Some(why) = self.voice.aside(&question.said, "why") {
            out.tell(&why)?;
        }
        Ok(out.say(self.menu(question, false)?)?)
    }

    /// The answers.
    pub(super) fn menu(&self, question: &Question, all: bool) -> anyhow::Result<String> {
        let entries: anyhow::Result<Vec<_>> = question.options.iter().map(|choice| self.entry(choice)).collect();
        let mut entries = entries?;
        // A single answer needs no mark that it is final.
        if let [only] = entries.as_mut_slice() {
            only.is_final = false;
        }
        Ok(lay_out(&self.voice, &entries, all))
    }

    /// An answer with what it leads to, unless it stands under a heading in a table.
    fn entry(&self, choice: &Choice) -> anyhow::Result<Entry> {
        let Entry { heading, label, .. } = self.renderer.entry(choice)?;
        let then = choice.then.as_ref().filter(|_| heading.is_empty());
        let label = then.map_or(label.clone(), |then| format!("{label} ({})", self.voice.tell(then)));
        Ok(Entry { heading, label, is_final: choice.is_final })
    }

    /// What can be typed; its meaning is an attribute of the help message.
    pub(super) fn help(&self, typed: &[(&str, &str)]) -> String {
        let help = said("term-help", []);
        let mut lines = vec![self.voice.tell(&help)];
        for (typed, attribute) in typed {
            lines.push(format!("  {typed:<18}{}", self.voice.aside(&help, attribute).unwrap_or_default()));
        }
        lines.join("\n")
    }

    /// What a rule says.
    pub(super) fn rules(&self, id: &str, out: &mut Out) -> anyhow::Result<()> {
        let rule = terminal::rule(&self.voice, &self.game, id);
        Ok(out.tell(&rule.unwrap_or_else(|| say("rules-none", [("it", text(id))])))?)
    }
}

/// `look`, or `look WHAT`.
pub(super) fn look(picture: &Picture, what: &str, out: &mut Out) -> anyhow::Result<()> {
    let wanted = what.to_lowercase();
    if wanted.is_empty() {
        return Ok(out.tell(&picture.text())?);
    }
    let part = PARTS.iter().find(|(name, id)| *name == wanted || say(id, []) == wanted).map(|(name, _)| *name);
    let is_it = |spot: &&Spot| match part {
        Some(part) => spot.part == part,
        None => spot.key == wanted || spot.name.to_lowercase().contains(&wanted),
    };
    let found: Vec<String> = picture.spots.iter().filter(is_it).map(|spot| read_out(picture, spot)).collect();
    if found.is_empty() {
        let known = picture.spots.iter().map(|spot| text(&spot.name)).collect();
        out.tell(&say("look-nothing", [("it", text(what)), ("known", Arg::List(known))]))?;
    }
    for line in found {
        out.tell(&line)?;
    }
    Ok(())
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
