//! Messages written as JSON, straight from the game's own types: what is sent is never built as a tree first.

use serde::{Serialize, Serializer};
use tabletop::Seat;
use words::{Prospect, Said};

use crate::{Hosted, Message, ear::Aside, pages::Page, table::Standing, undo::finals};

/// Adds a value as JSON.
pub(crate) fn add(out: &mut Vec<u8>, it: &(impl Serialize + ?Sized)) {
    serde_json::to_writer(out, it).expect("views, questions, events and actions are plain data with names as keys");
}

/// A value as JSON.
pub(crate) fn text(it: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(it).expect("views, questions, events and actions are plain data with names as keys")
}

/// Adds a comma, unless it is the first of a list.
pub(crate) fn comma(out: &mut Vec<u8>, first: bool) {
    if !first {
        out.push(b',');
    }
}

/// From the view of the last message to that of this one, as JSON.
pub(crate) enum Change {
    /// A merge patch.
    Patch(String),
    /// The whole view.
    View(String),
}

/// A message while it is being written. Its forms are read by [`crate::Contents`].
pub(crate) struct Letter(Vec<u8>);

/// Something in the game's notation.
struct Notation<'a, A>(&'a A);

impl<A: std::fmt::Display> Serialize for Notation<'_, A> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self.0)
    }
}

impl Letter {
    /// With this number.
    pub(crate) fn new(v: u32) -> Letter {
        let mut letter = Letter(Vec::with_capacity(1024));
        letter.0.extend_from_slice(b"{\"v\":");
        add(&mut letter.0, &v);
        letter
    }

    fn text(&mut self, text: &str) {
        self.0.extend_from_slice(text.as_bytes());
    }

    /// Begins a member; names here need no escaping.
    fn member(&mut self, name: &str) {
        self.text(",\"");
        self.text(name);
        self.text("\":");
    }

    fn maybe(&mut self, name: &str, it: Option<&(impl Serialize + ?Sized)>) {
        if let Some(it) = it {
            self.member(name);
            add(&mut self.0, it);
        }
    }

    /// What a step told.
    pub(crate) fn tell(&mut self, page: &Page) {
        self.member("events");
        self.text("[");
        self.text(page.events());
        self.text("]");
        if page.has_lines() {
            self.list("lines", |out| _ = page.write_lines(out, 0, true));
        }
    }

    /// A list, written by `items`.
    pub(crate) fn list(&mut self, name: &str, items: impl FnOnce(&mut Vec<u8>)) {
        self.member(name);
        self.0.push(b'[');
        items(&mut self.0);
        self.0.push(b']');
    }

    pub(crate) fn change(&mut self, change: Change) {
        let (name, json) = match change {
            Change::Patch(patch) => ("patch", patch),
            Change::View(view) => ("view", view),
        };
        self.member(name);
        self.text(&json);
    }

    pub(crate) fn asked(&mut self, asked: Option<u32>) {
        self.maybe("asked", asked.as_ref());
    }

    /// What a seat is asked, given what it sees.
    pub(crate) fn question<G: Hosted>(
        &mut self,
        game: &G,
        seat: Seat,
        view: &G::View,
        asked: &(Standing, G::Ask),
        aside: Aside,
    ) {
        self.member("question");
        write_question(&mut self.0, game, seat, view, asked, aside);
    }

    /// The last members, and then it is done.
    pub(crate) fn end(mut self, status: Option<&Said>, aside: Aside) -> Message {
        self.maybe("status", status);
        self.maybe("undo", aside.undo.then_some(&true));
        self.maybe("undo_all", aside.undo_all.then_some(&true));
        self.maybe("by_order", aside.by_order);
        self.0.push(b'}');
        Message::written(String::from_utf8(self.0).expect("JSON is text"))
    }
}

/// Writes what a seat is asked, as [`crate::Question`] reads it.
pub(crate) fn write_question<G: Hosted>(
    out: &mut Vec<u8>,
    game: &G,
    seat: Seat,
    view: &G::View,
    (standing, ask): &(Standing, G::Ask),
    aside: Aside,
) {
    let mut menu = Vec::new();
    game.options(seat, &mut menu);
    let finals = if aside.person { finals::<G>(view, seat, &menu) } else { Vec::new() };
    let Prospect { happened, unless, then, main } = G::prospect(&menu, ask, view);
    let mut letter = Letter(std::mem::take(out));
    letter.text("{\"asked\":");
    add(&mut letter.0, &standing.asked);
    letter.maybe("ask", Some(ask));
    letter.maybe("said", Some(&G::question(ask, view)));
    letter.maybe("happened", happened.as_ref());
    letter.maybe("unless", unless.as_ref());
    letter.member("options");
    for (at, action) in menu.iter().enumerate() {
        letter.text(if at == 0 { "[{\"text\":" } else { ",{\"text\":" });
        add(&mut letter.0, &Notation(action));
        letter.maybe("action", Some(action));
        letter.maybe("said", Some(&G::option(action, ask, view)));
        letter.maybe("then", then.get(at).and_then(Option::as_ref));
        letter.maybe("main", (main == Some(at)).then_some(&true));
        letter.maybe("final", finals.get(at).filter(|is_final| **is_final));
        letter.text("}");
    }
    letter.text(if menu.is_empty() { "[]" } else { "]" });
    letter.maybe("order", aside.order);
    letter.text("}");
    *out = letter.0;
}
