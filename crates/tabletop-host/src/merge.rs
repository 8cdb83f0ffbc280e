//! JSON merge patches, RFC 7386.

use serde_json::{Map, Value};

/// Changes `target` as `patch` says: objects are merged, `null` removes a member, anything else replaces.
pub fn merge(target: &mut Value, patch: &Value) {
    let Value::Object(changes) = patch else {
        *target = patch.clone();
        return;
    };
    if !target.is_object() {
        *target = Value::Object(Map::new());
    }
    let Value::Object(members) = target else { return };
    for (name, change) in changes {
        if change.is_null() {
            members.remove(name);
        } else {
            merge(members.entry(name).or_insert(Value::Null), change);
        }
    }
}

/// Writes the patch that turns `old` into `new`, all three as JSON without spaces. What has not changed is only compared,
/// byte by byte. False if a patch cannot express the change, because a member becomes `null`.
pub(crate) fn difference(old: &str, new: &str, out: &mut String) -> bool {
    if !(old.starts_with('{') && new.starts_with('{')) {
        out.push_str(new);
        return can_be_set(new);
    }
    let (mut before, mut after) = (Members(&old[1..]), Members(&new[1..]));
    out.push('{');
    let start = out.len();
    // Nearly always both have the same members in the same order.
    while let Some((name, is)) = after.clone().next() {
        if !before.go_past(name, is) {
            let Some((_, was)) = before.clone().next().filter(|(old, _)| *old == name) else { break };
            before.next();
            if !change(name, Some(was), is, start, out) {
                return false;
            }
        }
        after.next();
    }
    let (gone, come): (Vec<_>, Vec<_>) = (before.collect(), after.collect());
    for (name, _) in gone.iter().filter(|(name, _)| come.iter().all(|(other, _)| other != name)) {
        member(name, start, out);
        out.push_str("null");
    }
    let said = come.iter().all(|(name, is)| {
        let was = gone.iter().find(|(other, _)| other == name).map(|(_, was)| *was);
        was == Some(*is) || change(name, was, is, start, out)
    });
    out.push('}');
    said
}

/// Writes how one member changes. False if a patch cannot express it.
fn change(name: &str, was: Option<&str>, is: &str, start: usize, out: &mut String) -> bool {
    member(name, start, out);
    is != "null" && difference(was.unwrap_or("null"), is, out)
}

fn member(name: &str, start: usize, out: &mut String) {
    if out.len() > start {
        out.push(',');
    }
    out.push_str(name);
    out.push(':');
}

/// Can a patch put this value in the place of another, or of none?
fn can_be_set(value: &str) -> bool {
    let plain = !value.starts_with('{') || !value.contains("null");
    plain || Members(&value[1..]).all(|(_, value)| value != "null" && can_be_set(value))
}

/// The members of an object that are left, each with its name in quotation marks.
#[derive(Clone)]
struct Members<'a>(&'a str);

impl Members<'_> {
    /// Goes past the next member if it is this one, without looking for its end.
    fn go_past(&mut self, name: &str, value: &str) -> bool {
        let left = self.0.strip_prefix(',').unwrap_or(self.0);
        let after = left.strip_prefix(name).and_then(|left| left.strip_prefix(':')?.strip_prefix(value));
        let Some(after) = after.filter(|after| after.starts_with([',', '}'])) else { return false };
        self.0 = &left[left.len() - after.len()..];
        true
    }
}

impl<'a> Iterator for Members<'a> {
    type Item = (&'a str, &'a str);

    fn next(&mut self) -> Option<(&'a str, &'a str)> {
        let left = self.0.strip_prefix(',').unwrap_or(self.0);
        if left.starts_with('}') {
            return None;
        }
        let (name, left) = left.split_at(length(left));
        let (value, left) = left[1..].split_at(length(&left[1..]));
        self.0 = left;
        Some((name, value))
    }
}

/// The length of the value with which this text begins.
fn length(text: &str) -> usize {
    let bytes = text.as_bytes();
    match bytes[0] {
        b'"' => string(bytes, 0),
        b'{' | b'[' => {
            let (mut at, mut depth) = (0, 0);
            loop {
                match bytes[at] {
                    b'"' => at = string(bytes, at) - 1,
                    b'{' | b'[' => depth += 1,
                    b'}' | b']' => depth -= 1,
                    _ => {}
                }
                at += 1;
                if depth == 0 {
                    return at;
                }
            }
        }
        _ => bytes.iter().position(|byte| matches!(byte, b',' | b'}' | b']')).unwrap_or(bytes.len()),
    }
}

/// Where the string that begins here ends.
fn string(bytes: &[u8], from: usize) -> usize {
    let mut at = from + 1;
    while bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    at + 1
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn patch(old: &Value, new: &Value) -> Option<Value> {
        let patch = written(&old.to_string(), &new.to_string())?;
        Some(serde_json::from_str(&patch).unwrap_or_else(|why| panic!("{why}: {patch}")))
    }

    fn written(old: &str, new: &str) -> Option<String> {
        let mut patch = String::new();
        difference(old, new, &mut patch).then_some(patch)
    }

    /// The examples of RFC 7386, appendix A: original, patch, result.
    #[test]
    fn merging_agrees_with_the_examples_of_the_standard() {
        let examples = [
            (json!({"a": "b"}), json!({"a": "c"}), json!({"a": "c"})),
            (json!({"a": "b"}), json!({"b": "c"}), json!({"a": "b", "b": "c"})),
            (json!({"a": "b"}), json!({"a": null}), json!({})),
            (json!({"a": "b", "b": "c"}), json!({"a": null}), json!({"b": "c"})),
            (json!({"a": ["b"]}), json!({"a": "c"}), json!({"a": "c"})),
            (json!({"a": "c"}), json!({"a": ["b"]}), json!({"a": ["b"]})),
            (json!({"a": {"b": "c"}}), json!({"a": {"b": "d", "c": null}}), json!({"a": {"b": "d"}})),
            (json!({"a": [{"b": "c"}]}), json!({"a": [1]}), json!({"a": [1]})),
            (json!(["a", "b"]), json!(["c", "d"]), json!(["c", "d"])),
            (json!({"a": "b"}), json!(["c"]), json!(["c"])),
            (json!({"a": "foo"}), json!(null), json!(null)),
            (json!({"a": "foo"}), json!("bar"), json!("bar")),
            (json!({"e": null}), json!({"a": 1}), json!({"e": null, "a": 1})),
            (json!([1, 2]), json!({"a": "b", "c": null}), json!({"a": "b"})),
            (json!({}), json!({"a": {"bb": {"ccc": null}}}), json!({"a": {"bb": {}}})),
        ];
        for (original, patch, result) in examples {
            let mut merged = original.clone();
            merge(&mut merged, &patch);
            assert_eq!(merged, result, "{original} with {patch}");
        }
    }

    #[test]
    fn a_patch_says_only_what_changed() {
        let old = json!({"round": 1, "gold": {"me": 3, "you": 4}, "gone": [1], "list": [1, null]});
        let new = json!({"round": 1, "gold": {"me": 5, "you": 4}, "list": [null]});
        assert_eq!(patch(&old, &new), Some(json!({"gold": {"me": 5}, "gone": null, "list": [null]})));
        assert_eq!(patch(&old, &old), Some(json!({})));
    }

    #[test]
    fn letters_that_mean_something_elsewhere_mean_nothing_in_a_string() {
        let (old, new) = (json!({"a": "}{", "b": "\\", "c": 12}), json!({"a": "}{", "b": "\"]", "c": 1}));
        assert_eq!(patch(&old, &new), Some(json!({"b": "\"]", "c": 1})));
        assert_eq!(patch(&new, &old), Some(json!({"b": "\\", "c": 12})));
    }

    #[test]
    fn members_may_come_and_go_and_stand_in_any_order() {
        let said = |old, new| written(old, new).unwrap();
        assert_eq!(said(r#"{"a":1,"b":2,"c":3}"#, r#"{"c":3,"b":4,"d":5}"#), r#"{"a":null,"b":4,"d":5}"#);
        assert_eq!(said(r#"{"a":{"x":1},"b":2}"#, r#"{"b":2,"a":{"x":1}}"#), "{}");
    }

    /// Where there is a patch it leads to the new value; where there is none, a member has become `null`.
    #[test]
    fn a_patch_that_cannot_be_said_is_not_made() {
        assert_eq!(patch(&json!({"a": 1}), &json!({"a": null})), None);
        assert_eq!(patch(&json!({}), &json!({"a": {"b": null}})), None);
        assert_eq!(
            patch(&json!({"a": null}), &json!({"a": null, "b": 1})),
            Some(json!({"b": 1})),
            "it was null before"
        );
        assert_eq!(patch(&json!({"a": null}), &json!({"a": 1})), Some(json!({"a": 1})));
        assert_eq!(patch(&json!({"a": null}), &json!({})), Some(json!({"a": null})));
        assert_eq!(patch(&json!([1]), &json!({"a": [null]})), Some(json!({"a": [null]})));
    }

    /// All pairs of small values: the law itself.
    #[test]
    fn a_patch_leads_from_the_old_to_the_new() {
        let leaves = [json!(null), json!(0), json!([null]), json!({}), json!({"a": 0}), json!({"a": null})];
        let mut values = leaves.to_vec();
        for left in &leaves {
            values.push(json!({"a": left}));
            values.extend(leaves.iter().map(|right| json!({"a": left, "b": right})));
        }
        let mut said = 0;
        for (old, new) in values.iter().flat_map(|old| values.iter().map(move |new| (old, new))) {
            let mut merged = old.clone();
            if let Some(patch) = patch(old, new) {
                merge(&mut merged, &patch);
                assert_eq!(merged, *new);
                said += 1;
            } else {
                assert!(new.to_string().contains(":null"), "{old} to {new}");
            }
        }
        assert!(said > 1000, "only {said} of {} pairs have a patch", values.len().pow(2));
    }
}
