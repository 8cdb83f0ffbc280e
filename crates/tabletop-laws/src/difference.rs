//! How two things differ, for people who look for a leak.

use std::{collections::BTreeSet, fmt::Debug};

use serde::Serialize;
use serde_json::Value;

/// How many differences are shown.
const SHOWN: usize = 8;

/// The first lines in which two things differ when written out.
pub(crate) fn differing(a: &impl Debug, b: &impl Debug) -> String {
    let (a, b) = (format!("{a:#?}"), format!("{b:#?}"));
    let (a, b): (Vec<&str>, Vec<&str>) = (a.lines().collect(), b.lines().collect());
    let pairs = (0..a.len().max(b.len())).map(|i| (a.get(i).unwrap_or(&""), b.get(i).unwrap_or(&"")));
    let lines: Vec<String> =
        pairs.filter(|(a, b)| a != b).take(SHOWN).map(|(a, b)| format!("  - {}\n  + {}", a.trim(), b.trim())).collect();
    shown(&lines)
}

/// The places in which two views differ when written as JSON.
pub(crate) fn unlike<T: Serialize + Debug>(a: &T, b: &T) -> String {
    let (Ok(one), Ok(other)) = (serde_json::to_value(a), serde_json::to_value(b)) else { return differing(a, b) };
    let mut lines = Vec::new();
    compare("", &one, &other, &mut lines);
    lines.truncate(SHOWN);
    shown(&lines)
}

fn shown(lines: &[String]) -> String {
    if lines.is_empty() {
        return "no difference in writing".into();
    }
    format!("first differences:\n{}", lines.join("\n"))
}

fn compare(path: &str, a: &Value, b: &Value, lines: &mut Vec<String>) {
    match (a, b) {
        (Value::Object(a), Value::Object(b)) => {
            let keys: BTreeSet<&String> = a.keys().chain(b.keys()).collect();
            for key in keys {
                let null = Value::Null;
                compare(&format!("{path}.{key}"), a.get(key).unwrap_or(&null), b.get(key).unwrap_or(&null), lines);
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (i, (a, b)) in a.iter().zip(b).enumerate() {
                compare(&format!("{path}[{i}]"), a, b, lines);
            }
        }
        _ if a == b => (),
        _ => lines.push(format!("  {}: {a} / {b}", path.trim_start_matches('.'))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_named_by_their_place() {
        let (a, b) = ((1, [2, 3], vec!["x"]), (1, [2, 4], vec!["x", "y"]));
        assert_eq!(unlike(&a, &b), "first differences:\n  [1][1]: 3 / 4\n  [2]: [\"x\"] / [\"x\",\"y\"]");
        assert_eq!(unlike(&a, &a), "no difference in writing");
    }
}
