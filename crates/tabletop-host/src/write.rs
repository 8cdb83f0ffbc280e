//! Messages written as JSON, straight from the game's own types: what is sent is never built as a tree first.

use std::cell::Cell;

use serde::Serialize;
use tabletop::Seat;
use words::{Prospect, Said};

use crate::{
    Hosted, Message,
    choices::write_choices,
    ear::Aside,
    message::TYPED,
    pages::Page,
    pen::{add, add_number},
    table::Standing,
    undo::finals,
};

/// Adds a comma, unless it is the first of a list.
pub(crate) fn comma(out: &mut String, first: bool) {
    if !first {
        out.push(',');
    }
}

/// Begins a member that is not the first; names here need no escaping.
fn member(out: &mut String, name: &str) {
    out.push_str(",\"");
    out.push_str(name);
    out.push_str("\":");
}

/// Adds a member, if it is there.
fn maybe(out: &mut String, name: &str, it: Option<&(impl Serialize + ?Sized)>) {
    if let Some(it) = it {
        member(out, name);
        add(out, it);
    }
}

/// How the view of the last message becomes that of this one, as JSON.
pub(crate) enum Change {
    /// A merge patch.
    Patch(String),
    /// The whole view.
    View(String),
}

/// A longer buffer than this is not kept for the next message.
const PAPER: usize = 128 * 1024;

thread_local! {
    /// The buffer in which messages are written, kept so that it need not grow for each of them: a menu may have 20 KiB.
    static DESK: Cell<String> = const { Cell::new(String::new()) };
}

/// A message while it is being written. Its form is that of [`crate::Contents`].
pub(crate) struct Letter(String);

impl Letter {
    /// Begins the message with this number.
    pub(crate) fn new(v: u32) -> Letter {
        let mut letter = Letter(DESK.take());
        letter.0.clear();
        letter.0.reserve(4096);
        letter.text(TYPED);
        letter.text("\"v\":");
        add_number(&mut letter.0, v.into());
        letter
    }

    fn text(&mut self, text: &str) {
        self.0.push_str(text);
    }

    fn member(&mut self, name: &str) {
        member(&mut self.0, name);
    }

    fn maybe(&mut self, name: &str, it: Option<&(impl Serialize + ?Sized)>) {
        maybe(&mut self.0, name, it);
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
    pub(crate) fn list(&mut self, name: &str, items: impl FnOnce(&mut String)) {
        self.member(name);
        self.0.push('[');
        items(&mut self.0);
        self.0.push(']');
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

    /// Adds the last members and finishes the message.
    pub(crate) fn end(mut self, status: Option<&Said>, aside: Aside) -> Message {
        self.maybe("status", status);
        self.maybe("undo", aside.undo.then_some(&true));
        self.maybe("undo_all", aside.undo_all.then_some(&true));
        self.maybe("by_order", aside.by_order);
        self.0.push('}');
        let message = Message::written(self.0.as_str().into());
        if self.0.capacity() <= PAPER {
            DESK.set(self.0);
        }
        message
    }
}

/// Writes what a seat is asked, as [`crate::Question`] reads it.
pub(crate) fn write_question<G: Hosted>(
    out: &mut String,
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
    add_number(&mut letter.0, standing.asked.into());
    letter.maybe("ask", Some(ask));
    letter.maybe("said", Some(&G::question(ask, view)));
    letter.maybe("happened", happened.as_ref());
    letter.maybe("unless", unless.as_ref());
    letter.list("options", |out| {
        write_choices::<G>(out, &menu, (ask, view), |out, at| {
            maybe(out, "then", then.get(at).and_then(Option::as_ref));
            maybe(out, "main", (main == Some(at)).then_some(&true));
            maybe(out, "final", finals.get(at).filter(|is_final| **is_final));
        });
    });
    letter.maybe("order", aside.order);
    letter.text("}");
    *out = letter.0;
}
