//! A view cut into its members, so that a patch is made of those that have changed and the others are only compared.

use std::fmt::Display;

use serde::{
    Serialize, Serializer,
    ser::{Impossible, SerializeStruct},
};

use crate::{merge::difference, write::add};

/// Where a view says what was agreed. That never changes, so it is not even compared.
const AGREED: &str = "setup";

/// The members of a view, each as JSON.
#[derive(Clone, Default)]
pub(crate) struct Parts {
    text: Vec<u8>,
    /// Their names, and where each ends.
    members: Vec<(&'static str, usize)>,
}

impl Parts {
    /// The members of a view; nothing, if it has none because it is no struct.
    pub(crate) fn of(view: &impl Serialize) -> Option<Parts> {
        let mut parts = Parts::default();
        view.serialize(&mut parts).ok()?;
        Some(parts)
    }

    fn members(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let begins = std::iter::once(0).chain(self.members.iter().map(|(_, end)| *end));
        self.members
            .iter()
            .zip(begins)
            .map(|((name, end), begin)| (*name, std::str::from_utf8(&self.text[begin..*end]).expect("JSON is text")))
    }

    /// The merge patch from these members to those, if a patch can say it.
    pub(crate) fn patch(&self, now: &Parts) -> Option<String> {
        let mut out = String::from("{");
        let mut before = self.members().peekable();
        for (name, is) in now.members() {
            // Members stand in the order of the struct. One that is left out now is gone.
            while let Some((old, _)) = before.next_if(|(old, _)| *old != name && !now.has(old)) {
                open(&mut out, old);
                out.push_str("null");
            }
            let was = before.next_if(|(old, _)| *old == name).map(|(_, was)| was);
            if was == Some(is) {
                continue;
            }
            open(&mut out, name);
            if is == "null" || !difference(was.unwrap_or("null"), is, &mut out) {
                return None;
            }
        }
        for (old, _) in before {
            open(&mut out, old);
            out.push_str("null");
        }
        out.push('}');
        Some(out)
    }

    fn has(&self, name: &str) -> bool {
        self.members.iter().any(|(it, _)| *it == name)
    }
}

/// Begins a member; the names of fields need no escaping.
fn open(out: &mut String, name: &str) {
    out.push_str(if out.len() > 1 { ",\"" } else { "\"" });
    out.push_str(name);
    out.push_str("\":");
}

/// It is no struct.
#[derive(Debug, thiserror::Error)]
#[error("no struct")]
pub(crate) struct Uncut;

impl serde::ser::Error for Uncut {
    fn custom<T: Display>(_: T) -> Uncut {
        Uncut
    }
}

impl SerializeStruct for &mut Parts {
    type Ok = ();
    type Error = Uncut;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Uncut> {
        if name != AGREED {
            add(&mut self.text, value);
            self.members.push((name, self.text.len()));
        }
        Ok(())
    }

    fn end(self) -> Result<(), Uncut> {
        Ok(())
    }
}

type Never = Impossible<(), Uncut>;

macro_rules! uncut {
    ($($name:ident($($given:ty),*) -> $out:ty;)*) => {$(
        fn $name(self, $(_: $given),*) -> Result<$out, Uncut> {
            Err(Uncut)
        }
    )*};
}

impl Serializer for &mut Parts {
    type Ok = ();
    type Error = Uncut;
    type SerializeSeq = Never;
    type SerializeTuple = Never;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Never;
    type SerializeStruct = Self;
    type SerializeStructVariant = Never;

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Uncut> {
        Ok(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<(), Uncut> {
        Err(Uncut)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, _: &T) -> Result<(), Uncut> {
        Err(Uncut)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Uncut> {
        Err(Uncut)
    }

    uncut! {
        serialize_bool(bool) -> ();
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_i32(i32) -> ();
        serialize_i64(i64) -> ();
        serialize_u8(u8) -> ();
        serialize_u16(u16) -> ();
        serialize_u32(u32) -> ();
        serialize_u64(u64) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_str(&str) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_unit_variant(&'static str, u32, &'static str) -> ();
        serialize_seq(Option<usize>) -> Never;
        serialize_tuple(usize) -> Never;
        serialize_tuple_struct(&'static str, usize) -> Never;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Never;
        serialize_map(Option<usize>) -> Never;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Never;
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::merge;

    #[derive(Serialize, Default)]
    struct Sight {
        setup: u8,
        round: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        guard: Option<u8>,
        mine: Option<u8>,
        gold: Gold,
    }

    #[derive(Serialize, Default)]
    struct Gold {
        me: u8,
        you: u8,
    }

    fn patch(old: &Sight, new: &Sight) -> Option<Value> {
        let patch = Parts::of(old).unwrap().patch(&Parts::of(new).unwrap())?;
        Some(serde_json::from_str(&patch).unwrap_or_else(|why| panic!("{why}: {patch}")))
    }

    #[test]
    fn a_patch_says_only_what_changed() {
        let old = Sight { setup: 1, guard: Some(3), mine: Some(1), ..Sight::default() };
        let new = Sight { setup: 1, round: 2, mine: Some(1), gold: Gold { me: 0, you: 5 }, ..Sight::default() };
        assert_eq!(patch(&old, &new), Some(json!({"round": 2, "guard": null, "gold": {"you": 5}})));
        assert_eq!(patch(&new, &new), Some(json!({})));
        for (one, other) in [(&old, &new), (&new, &old)] {
            let mut merged = json!(one);
            merge(&mut merged, &patch(one, other).unwrap());
            assert_eq!(merged, json!(other));
        }
    }

    #[test]
    fn what_a_patch_cannot_say_is_not_said() {
        let mine = Sight { mine: Some(1), ..Sight::default() };
        assert_eq!(patch(&mine, &Sight::default()), None, "a member becomes null");
        assert_eq!(patch(&Sight::default(), &mine), Some(json!({"mine": 1})));
        assert!(Parts::of(&[1, 2]).is_none() && Parts::of(&json!({"a": 1})).is_none(), "no structs");
    }
}
