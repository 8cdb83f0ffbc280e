//! Any game in the terminal: its view as an indented list, its events and questions by their names and values.

use serde_json::Value;
use tabletop_host::Choice;

use super::Render;
use crate::menu::Entry;

/// A game that has no renderer of its own.
pub(crate) struct Plain;

impl Render for Plain {
    fn view(&self, view: &Value) -> anyhow::Result<String> {
        let mut lines = Vec::new();
        outline(view, 0, &mut lines);
        Ok(lines.join("\n"))
    }

    fn entry(&self, choice: &Choice) -> anyhow::Result<Entry> {
        Ok(Entry { heading: String::new(), label: choice.text.clone() })
    }
}

/// One line for each value that has no parts, and one above those that have.
fn outline(value: &Value, depth: usize, lines: &mut Vec<String>) {
    let indent = "  ".repeat(depth);
    let parts: Vec<(String, &Value)> = match value {
        Value::Object(parts) => parts.iter().map(|(name, part)| (name.clone(), part)).collect(),
        Value::Array(parts) => parts.iter().enumerate().map(|(at, part)| (at.to_string(), part)).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return,
    };
    for (name, part) in parts {
        if is_simple(part) {
            lines.push(format!("{indent}{name}: {}", brief(part)));
        } else {
            lines.push(format!("{indent}{name}:"));
            outline(part, depth + 1, lines);
        }
    }
}

/// Does it fit on a line: no parts, or only such parts?
fn is_simple(value: &Value) -> bool {
    let has_parts = |part: &Value| part.is_array() || part.is_object();
    match value {
        Value::Array(parts) => !parts.iter().any(has_parts),
        Value::Object(parts) => parts.is_empty(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => true,
    }
}

fn brief(value: &Value) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::Bool(yes) => if *yes { "yes" } else { "no" }.to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(parts) if parts.is_empty() => "none".to_owned(),
        Value::Array(parts) => parts.iter().map(brief).collect::<Vec<_>>().join(", "),
        Value::Object(parts) => {
            parts.iter().map(|(name, part)| format!("{name} {}", brief(part))).collect::<Vec<_>>().join(", ")
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_view_is_an_outline_and_an_event_a_line() {
        let view = json!({"round": 2, "hand": ["lamp", "rug"], "players": [{"gold": 1, "out": false}], "guard": null});
        let text = Plain.view(&view).unwrap();
        assert_eq!(text, "guard: none\nhand: lamp, rug\nplayers:\n  0:\n    gold: 1\n    out: no\nround: 2");
    }
}
