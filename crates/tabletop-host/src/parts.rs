//! The patch from one view to the next: what has changed is found by comparing the game's own types, and only that is
//! written as JSON.

use std::{fmt::Display, ops::Range, sync::Arc};

use serde::{
    Serialize, Serializer,
    ser::{Impossible, SerializeStruct},
};

use crate::{
    items::{Items, Sighted, SightedByOthers},
    merge::difference,
    pen::add,
};

/// What is new in a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum New {
    /// Nothing.
    Nothing,
    /// These members of a struct, with what is new in each.
    In(Vec<(&'static str, New)>),
    /// It is another value.
    All,
}

impl New {
    /// Is anything of this member new?
    pub(crate) fn is_in(&self, member: &str) -> bool {
        match self {
            New::Nothing => false,
            New::In(members) => members.iter().any(|(name, _)| *name == member),
            New::All => true,
        }
    }
}

/// A struct that is compared with an earlier one member by member. Lists are not taken apart: a merge patch can only
/// replace them.
pub trait Compared: PartialEq {
    /// What is new since `before`. Members have the names that they have in JSON.
    fn since(&self, before: &Self) -> New;

    /// Writes this member as JSON, if it is a list of which most viewers see the same items. False if it is not.
    fn write_list(&self, _name: &str, _others: &[Sighted<Self>], _items: &mut Items, _out: &mut String) -> bool
    where
        Self: Sized,
    {
        false
    }
}

impl<T: Compared> Compared for Option<T> {
    fn since(&self, before: &Option<T>) -> New {
        match (self, before) {
            (Some(now), Some(before)) => now.since(before),
            (None, None) => New::Nothing,
            (Some(_), None) | (None, Some(_)) => New::All,
        }
    }
}

/// Compares the members of a struct, which must all be named: those that are compared member by member themselves after
/// `within`. Lists whose items most viewers see alike are named again after `each`: an item of them is written once for all.
#[macro_export]
macro_rules! compared {
    ($type:ty: $($member:ident),*; within: $($inside:ident),*) => {
        $crate::compared!($type: $($member),*; within: $($inside),*; each:);
    };
    ($type:ty: $($member:ident),*; within: $($inside:ident),*; each: $($list:ident),*) => {
        impl $crate::Compared for $type {
            fn since(&self, before: &Self) -> $crate::New {
                use $crate::New;
                let Self { $($member,)* $($inside,)* } = self;
                let mut new = Vec::new();
                $(if *$member != before.$member {
                    new.push((stringify!($member), New::All));
                })*
                $(match $crate::Compared::since($inside, &before.$inside) {
                    New::Nothing => {}
                    inside => new.push((stringify!($inside), inside)),
                })*
                if new.is_empty() { New::Nothing } else { New::In(new) }
            }

            $crate::compared!(@lists $($list),*);
        }
    };
    (@lists) => {};
    (@lists $($list:ident),+) => {
        fn write_list(
            &self,
            name: &str,
            others: &[$crate::Sighted<Self>],
            items: &mut $crate::Items,
            out: &mut String,
        ) -> bool {
            $(if name == stringify!($list) {
                items.write((stringify!($list), &self.$list[..]), others, |other| &other.$list[..], out);
                return true;
            })*
            false
        }
    };
}

/// The merge patch from one view to the next, if a patch can express it. Copies what is the same for other viewers.
pub(crate) fn patch<V: Compared + Serialize>(
    before: Arc<V>,
    view: &Arc<V>,
    others: &mut SightedByOthers<V>,
) -> Option<String> {
    let new = match view.since(&before) {
        New::Nothing => return Some("{}".to_owned()),
        New::In(new) => new,
        New::All => return None,
    };
    let known = others.first().map_or_else(Vec::new, |first| first.shared(&before, view, &new));
    let mut items = Items::default();
    let now =
        Parts::of(&**view, (&new, &known), None, &mut |name, out| view.write_list(name, others, &mut items, out))?;
    let was = Parts::of(&*before, (&new, &known), Some(&now), &mut |_, _| false)?;
    let mut patch = String::with_capacity(now.text.len() + 1024);
    let mut members = Vec::with_capacity(new.len());
    if !now.write(&was, (&new, &known), Way::default(), &mut patch, &mut members) {
        return None;
    }
    others.push(Sighted::new((before, view.clone()), (now.text, items), (patch.clone(), members)));
    Some(patch)
}

/// The path to a member in what is new: the places of the structs around it, then its own place.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Way(u64);

impl Way {
    /// One level deeper.
    fn to(self, place: usize) -> Way {
        Way((self.0 << 16) | (place as u64 + 1))
    }
}

/// Members of a view and of the structs in it, each as JSON.
struct Parts {
    text: String,
    /// Their paths, and where each begins and ends in the text.
    members: Vec<(Way, Range<usize>)>,
}

impl Parts {
    /// These members of a view, or `None` if it is no struct. With `now`, of an earlier view: writes only what must be
    /// compared, since a list or a plain value in `now` replaces whatever was there before.
    fn of(
        view: &impl Serialize,
        (new, known): (&[(&'static str, New)], &[Option<&str>]),
        now: Option<&Parts>,
        list: &mut WriteList<'_>,
    ) -> Option<Parts> {
        let mut parts = Parts { text: String::with_capacity(4096), members: Vec::with_capacity(16) };
        view.serialize(Cut { new, known, now, way: Way::default(), parts: &mut parts, list }).ok()?;
        Some(parts)
    }

    fn find(&self, way: Way) -> Option<&str> {
        let (_, range) = self.members.iter().find(|(it, _)| *it == way)?;
        Some(&self.text[range.clone()])
    }

    /// Writes the patch from earlier members to these, and where each stands in it. False if a patch cannot express it.
    fn write(
        &self,
        before: &Parts,
        (new, known): (&[(&'static str, New)], &[Option<&str>]),
        way: Way,
        out: &mut String,
        members: &mut Vec<(&'static str, Range<usize>)>,
    ) -> bool {
        out.push('{');
        let start = out.len();
        for (place, (name, new)) in new.iter().enumerate() {
            let way = way.to(place);
            let (was, is, known) = (before.find(way), self.find(way), known.get(place).copied().flatten());
            if matches!(new, New::All) && was.is_none() && is.is_none() && known.is_none() {
                continue;
            }
            // The names of fields need no escaping.
            out.push_str(if out.len() > start { ",\"" } else { "\"" });
            out.push_str(name);
            out.push_str("\":");
            let begin = out.len();
            let said = match (known, new, is) {
                (Some(known), _, _) => {
                    out.push_str(known);
                    true
                }
                (None, New::In(new), _) => self.write(before, (new, &[]), way, out, &mut Vec::new()),
                (None, New::All | New::Nothing, Some(is)) => is != "null" && difference(was.unwrap_or("null"), is, out),
                (None, New::All | New::Nothing, None) => {
                    out.push_str("null");
                    true
                }
            };
            if !said {
                return false;
            }
            members.push((name, begin..out.len()));
        }
        out.push('}');
        true
    }
}

/// Writes the member of a view that has this name, if it is written item by item.
type WriteList<'a> = dyn FnMut(&str, &mut String) -> bool + 'a;

/// Cuts a view into its members.
struct Cut<'a, 'l> {
    new: &'a [(&'static str, New)],
    /// The known texts of these members, by their places: they are not written again.
    known: &'a [Option<&'a str>],
    now: Option<&'a Parts>,
    way: Way,
    parts: &'a mut Parts,
    list: &'a mut WriteList<'l>,
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

impl SerializeStruct for Cut<'_, '_> {
    type Ok = ();
    type Error = Uncut;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Uncut> {
        let Some(place) = self.new.iter().position(|(member, _)| *member == name) else { return Ok(()) };
        if self.known.get(place).is_some_and(Option::is_some) {
            return Ok(());
        }
        let (way, now) = (self.way.to(place), self.now);
        if let (_, New::In(new)) = &self.new[place] {
            return value.serialize(Cut { new, known: &[], now, way, parts: self.parts, list: &mut |_, _| false });
        }
        let begin = self.parts.text.len();
        let wanted = now.is_none_or(|now| now.find(way).is_some_and(|is| is.starts_with('{')));
        if wanted && !(self.list)(name, &mut self.parts.text) {
            add(&mut self.parts.text, value);
        }
        self.parts.members.push((way, begin..self.parts.text.len()));
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

impl Serializer for Cut<'_, '_> {
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

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Uncut> {
        value.serialize(self)
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

    #[derive(Clone, PartialEq, Serialize, Default)]
    struct Sight {
        setup: u8,
        round: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        guard: Option<u8>,
        mine: Option<u8>,
        seen: [u8; 2],
        gold: Gold,
        #[serde(skip_serializing_if = "Option::is_none")]
        magic: Option<Gold>,
    }

    #[derive(Clone, PartialEq, Serialize, Default)]
    struct Gold {
        me: u8,
        you: u8,
    }

    compared!(Sight: setup, round, guard, mine, seen; within: gold, magic);
    compared!(Gold: me, you; within:);

    fn said(old: &Sight, new: &Sight) -> Option<Value> {
        let patch = patch(Arc::new(old.clone()), &Arc::new(new.clone()), &mut Vec::new())?;
        Some(serde_json::from_str(&patch).unwrap_or_else(|why| panic!("{why}: {patch}")))
    }

    #[test]
    fn a_patch_says_only_what_changed() {
        let old = Sight { setup: 1, guard: Some(3), mine: Some(1), seen: [1, 2], ..Sight::default() };
        let gold = Gold { me: 0, you: 5 };
        let new = Sight { setup: 1, round: 2, mine: Some(1), seen: [1, 3], gold, ..Sight::default() };
        let magic = Sight { magic: Some(Gold { me: 1, you: 2 }), ..new.clone() };
        let more = Sight { magic: Some(Gold { me: 1, you: 3 }), ..new.clone() };
        assert_eq!(said(&old, &new), Some(json!({"round": 2, "guard": null, "seen": [1, 3], "gold": {"you": 5}})));
        assert_eq!(said(&new, &new), Some(json!({})));
        assert_eq!(said(&magic, &more), Some(json!({"magic": {"you": 3}})));
        assert_eq!(said(&more, &new), Some(json!({"magic": null})));
        let all = [old, new, magic, more];
        for (one, other) in all.iter().flat_map(|one| all.iter().map(move |other| (one, other))) {
            let mut merged = json!(one);
            merge(&mut merged, &said(one, other).unwrap());
            assert_eq!(merged, json!(other));
        }
    }

    #[test]
    fn what_a_patch_cannot_say_is_not_said() {
        let mine = Sight { mine: Some(1), ..Sight::default() };
        assert_eq!(said(&mine, &Sight::default()), None, "a member becomes null");
        assert_eq!(said(&Sight::default(), &mine), Some(json!({"mine": 1})));
    }
}
