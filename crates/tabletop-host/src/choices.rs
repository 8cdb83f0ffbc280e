//! A cache of the answers that are said alike at every table, as JSON: a menu has dozens of them, and most of a message is
//! the menu.

use std::{
    any::{Any, TypeId},
    cell::RefCell,
};

use rustc_hash::FxHashMap;

use crate::{
    Hosted,
    pen::{add, add_shown},
};

/// How many answers of a game are kept; there are more ways to pay than players ever use.
const MOST: usize = 2048;

thread_local! {
    /// By game. Each thread that writes menus has its own, so that no thread waits for another.
    static WRITTEN: RefCell<FxHashMap<TypeId, Box<dyn Any>>> = RefCell::default();
}

/// The answers of one game that were written so far.
type Written<A> = FxHashMap<A, Box<str>>;

/// Writes the beginning of each answer of a menu, as [`crate::Choice`] reads it: in notation, as JSON, and for people. `end`
/// writes the rest of the answer at a place of the menu.
pub(crate) fn write_choices<G: Hosted>(
    out: &mut String,
    menu: &[G::Action],
    (ask, view): (&G::Ask, &G::View),
    mut end: impl FnMut(&mut String, usize),
) {
    WRITTEN.with_borrow_mut(|games| {
        let written = games.entry(TypeId::of::<G>()).or_insert_with(|| Box::new(Written::<G::Action>::default()));
        let written: &mut Written<G::Action> = written.downcast_mut().expect("they are kept by their game");
        for (at, action) in menu.iter().enumerate() {
            out.push_str(if at == 0 { "{\"text\":" } else { ",{\"text\":" });
            if let Some(known) = written.get(action) {
                out.push_str(known);
            } else {
                let begin = out.len();
                write_choice::<G>(out, action, ask, view);
                if G::is_said_alike(action) && written.len() < MOST {
                    written.insert(*action, out[begin..].into());
                }
            }
            end(out, at);
            out.push('}');
        }
    });
}

fn write_choice<G: Hosted>(out: &mut String, action: &G::Action, ask: &G::Ask, view: &G::View) {
    add_shown(out, action);
    out.push_str(",\"action\":");
    add(out, action);
    out.push_str(",\"said\":");
    add(out, &G::option(action, ask, view));
}
