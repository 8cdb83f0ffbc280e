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

/// The patch that turns `old` into `new`, if there is one: a merge patch cannot say that a member becomes `null`.
pub fn patch(old: &Value, new: &Value) -> Option<Value> {
    let patch = difference(old, new);
    let mut merged = old.clone();
    merge(&mut merged, &patch);
    (merged == *new).then_some(patch)
}

fn difference(old: &Value, new: &Value) -> Value {
    let (Value::Object(before), Value::Object(after)) = (old, new) else { return new.clone() };
    let gone = before.keys().filter(|name| !after.contains_key(*name)).map(|name| (name.clone(), Value::Null));
    let changed = after.iter().filter_map(|(name, value)| match before.get(name) {
        Some(same) if same == value => None,
        Some(other) => Some((name.clone(), difference(other, value))),
        None => Some((name.clone(), value.clone())),
    });
    Value::Object(gone.chain(changed).collect())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

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
