//! Any game in the terminal: its view as an indented list, its events and questions by their names and values.

use serde_json::Value;
use tabletop_host::Choice;

use super::{Render, Voice};
use crate::{Entry, Picture, Room};

/// A game that has no renderer of its own.
pub(super) struct Plain {
    voice: Voice,
}

impl Plain {
    pub(super) fn boxed(voice: Voice) -> Box<dyn Render> {
        Box::new(Plain { voice })
    }
}

impl Render for Plain {
    fn picture(&self, view: &Value, _: Room) -> anyhow::Result<Picture> {
        let mut board = Vec::new();
        self.outline(view, 0, &mut board);
        Ok(Picture { board, ..Picture::default() })
    }

    fn entry(&self, choice: &Choice) -> anyhow::Result<Entry> {
        let worded = self.voice.has(&choice.said.id).then(|| self.voice.tell(&choice.said));
        let label = worded.unwrap_or_else(|| choice.text.clone());
        Ok(Entry::new(String::new(), label))
    }
}

impl Plain {
    /// One line for each simple value; the parts of any other stand below a line with its name.
    fn outline(&self, value: &Value, depth: usize, lines: &mut Vec<String>) {
        let indent = "  ".repeat(depth);
        let parts: Vec<(String, &Value)> = match value {
            Value::Object(parts) => parts.iter().map(|(name, part)| (name.clone(), part)).collect(),
            Value::Array(parts) => parts.iter().enumerate().map(|(at, part)| (at.to_string(), part)).collect(),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return,
        };
        for (name, part) in parts {
            if is_simple(part) {
                lines.push(format!("{indent}{name}: {}", self.brief(part)));
            } else {
                lines.push(format!("{indent}{name}:"));
                self.outline(part, depth + 1, lines);
            }
        }
    }

    fn brief(&self, value: &Value) -> String {
        match value {
            Value::Null => self.voice.say("list-none", []),
            Value::Bool(yes) => self.voice.say(if *yes { "yes" } else { "no" }, []),
            Value::Number(number) => number.to_string(),
            Value::String(text) => text.clone(),
            Value::Array(parts) if parts.is_empty() => self.voice.say("list-none", []),
            Value::Array(parts) => parts.iter().map(|part| self.brief(part)).collect::<Vec<_>>().join(", "),
            Value::Object(parts) => {
                parts.iter().map(|(name, part)| format!("{name} {}", self.brief(part))).collect::<Vec<_>>().join(", ")
            }
        }
    }
}

/// Whether it fits on a line: a value without parts, or a list of such.
fn is_simple(value: &Value) -> bool {
    let has_parts = |part: &Value| part.is_array() || part.is_object();
    match value {
        Value::Array(parts) => !parts.iter().any(has_parts),
        Value::Object(parts) => parts.is_empty(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tabletop::Viewer;

    use super::*;

    #[test]
    fn a_view_is_an_outline_and_an_event_a_line() {
        let view = json!({"round": 2, "hand": ["lamp", "rug"], "players": [{"gold": 1, "out": false}], "guard": null});
        let locale = crate::locale(words::Language::English, None).unwrap();
        let plain = Plain { voice: Voice::new(locale, Viewer::Spectator) };
        let text = plain.picture(&view, Room::Plenty).unwrap().text();
        assert_eq!(text, "guard: nothing\nhand: lamp, rug\nplayers:\n  0:\n    gold: 1\n    out: no\nround: 2");
    }
}
