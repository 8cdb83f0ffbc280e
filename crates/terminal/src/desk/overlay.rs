//! What covers the table for a moment: help, a rule, the automatic answers.

use crossterm::event::KeyCode;
use tabletop_host::StandingOrder;

use super::Desk;
use crate::{Voice, flow, number, rulebook, said, scene::Wish, wide};

/// Something in the middle of the screen.
pub(crate) struct Overlay {
    pub(crate) title: String,
    pub(crate) lines: Vec<String>,
    pub(crate) scroll: usize,
    /// The automatic answers, if it lists them, and which one the cursor is on.
    pub(crate) orders: Option<(Vec<StandingOrder>, usize)>,
}

/// Keys of a game, and of a record: what is pressed, and the attribute of the help message that says what it does.
const PLAYING: [(&str, &str); 16] = [
    ("↑ ↓", "choose"),
    ("Enter", "answer"),
    ("A–Z 0–9", "search"),
    ("Tab", "turn"),
    ("← → ↑ ↓", "walk"),
    ("Space", "jump"),
    ("← → + -", "amounts"),
    ("Esc", "back"),
    ("F2 ^P", "page"),
    ("F3 ^L", "log"),
    ("F4 ^R", "rule"),
    ("F5 ^O", "orders"),
    ("F6 ^T", "chat"),
    ("F7 ^W", "table"),
    ("F8 ^Z", "undo"),
    ("F9 ^B", "undo-all"),
];
const REPLAYING: [(&str, &str); 7] = [
    ("← →", "step"),
    ("↑ ↓", "leap"),
    ("Home End", "ends"),
    ("V Tab", "eyes"),
    ("B", "opinion"),
    ("F2 ^P", "page"),
    ("F3 ^L", "log"),
];
const LEAVING: (&str, &str) = ("F10 ^Q", "leave");

impl Overlay {
    fn new(title: String, lines: Vec<String>) -> Overlay {
        Overlay { title, lines, scroll: 0, orders: None }
    }

    pub(super) fn help(desk: &Desk) -> Overlay {
        let (voice, help) = (desk.voice(), said("screen-help", []));
        let replays = desk.shown.as_ref().is_some_and(|shown| shown.scene.step.is_some());
        let keys: &[(&str, &str)] = if replays { &REPLAYING } else { &PLAYING };
        let line = |(keys, attribute): &(&str, &str)| {
            let pad = " ".repeat(10_usize.saturating_sub(wide(keys)));
            format!("{keys}{pad}{}", voice.aside(&help, attribute).unwrap_or_default())
        };
        Overlay::new(voice.tell(&help), keys.iter().chain([&LEAVING]).map(line).collect())
    }

    /// The rule that the note, or else the question, rests on.
    pub(super) fn rule(desk: &Desk) -> Option<Overlay> {
        let shown = desk.shown.as_ref()?;
        let asked = || shown.scene.question.as_ref()?.said.rule.as_ref().map(ToString::to_string);
        let id = desk.note.as_ref().and_then(|note| note.rule.clone()).or_else(asked)?;
        let text = rulebook::rule(&shown.voice, &shown.scene.game, &id)?;
        Some(Overlay::new(id, flow("", &text)))
    }

    /// The automatic answers.
    pub(super) fn orders(desk: &Desk) -> Option<Overlay> {
        let shown = desk.shown.as_ref()?;
        let orders = shown.scene.orders.clone();
        let lines = listed(&shown.voice, &orders);
        let title = shown.voice.say("screen-orders", [("n", number(orders.len()))]);
        (!orders.is_empty()).then(|| Overlay { orders: Some((orders, 0)), ..Overlay::new(title, lines) })
    }

    /// What a key does here, and whether it closes the overlay.
    pub(super) fn press(&mut self, code: KeyCode) -> (Vec<Wish>, bool) {
        let last = self.lines.len().saturating_sub(1);
        match (code, &mut self.orders) {
            (KeyCode::Up, Some((_, at))) => *at = at.saturating_sub(1),
            (KeyCode::Down, Some((_, at))) => *at = (*at + 1).min(last),
            (KeyCode::Enter | KeyCode::Char(' '), Some((orders, at))) => {
                let order = &orders[*at];
                return (vec![Wish::Order { key: order.key.clone(), on: !order.on }], true);
            }
            (KeyCode::Up | KeyCode::PageUp, None) => self.scroll = self.scroll.saturating_sub(1),
            (KeyCode::Down | KeyCode::PageDown, None) => self.scroll = (self.scroll + 1).min(last),
            _ => return (Vec::new(), true),
        }
        (Vec::new(), false)
    }
}

fn listed(voice: &Voice, orders: &[StandingOrder]) -> Vec<String> {
    let line = |order: &StandingOrder| format!("[{}] {}", if order.on { 'x' } else { ' ' }, voice.tell(&order.said));
    orders.iter().map(line).collect()
}
