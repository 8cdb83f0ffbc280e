//! JSON, written straight into a buffer, byte for byte as `serde_json` would. It is done for every viewer of every move, so
//! names of fields and variants, which come from the program and need no escaping, are not searched for characters to escape.

use std::fmt::{Display, Write as _};

use serde::{
    Serialize, Serializer,
    ser::{
        SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
        SerializeTupleVariant,
    },
};

/// Adds a value as JSON.
///
/// # Panics
///
/// If the value refuses to be written, or has keys that are no texts. Values of games never do.
pub(crate) fn add(out: &mut String, it: &(impl Serialize + ?Sized)) {
    it.serialize(Pen(out)).expect("views, questions, events and actions are plain data with names as keys");
}

/// A value as JSON.
pub(crate) fn text(it: &(impl Serialize + ?Sized)) -> String {
    let mut text = String::with_capacity(256);
    add(&mut text, it);
    text
}

/// Adds the displayed form of a value, as a string.
pub(crate) fn add_shown(out: &mut String, it: &impl Display) {
    let begin = out.len() + 1;
    write!(out, "\"{it}\"").expect("a buffer takes everything");
    if has_special(&out[begin..out.len() - 1]) {
        out.truncate(begin - 1);
        any(out, &it.to_string());
    }
}

/// Adds a whole number.
pub(crate) fn add_number(out: &mut String, number: u64) {
    if number > 9 {
        add_number(out, number / 10);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}

/// Why a value cannot be written.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Unwritten(String);

impl serde::ser::Error for Unwritten {
    fn custom<T: Display>(why: T) -> Unwritten {
        Unwritten(why.to_string())
    }
}

/// Whether any character needs escaping. Looks at all of them without stopping, which takes a fraction of the time, since
/// there is hardly ever one.
fn has_special(text: &str) -> bool {
    let special = |byte: u8| byte < b' ' || byte == b'"' || byte == b'\\';
    text.bytes().fold(false, |found, byte| found | special(byte))
}

/// Adds a name that comes from the program and needs no escaping.
fn name(out: &mut String, name: &str) {
    out.push('"');
    out.push_str(name);
    out.push('"');
}

/// Adds any text.
fn any(out: &mut String, text: &str) {
    if has_special(text) {
        out.push_str(&serde_json::to_string(text).expect("a text can be written"));
    } else {
        name(out, text);
    }
}

/// Adds a whole number that may be negative.
fn signed(out: &mut String, it: i64) {
    if it < 0 {
        out.push('-');
    }
    add_number(out, it.unsigned_abs());
}

struct Pen<'a>(&'a mut String);

/// The inside of a list or an object.
struct Inside<'a> {
    out: &'a mut String,
    first: bool,
    end: &'static str,
}

impl<'a> Pen<'a> {
    fn begin(self, begin: char, end: &'static str) -> Inside<'a> {
        self.0.push(begin);
        Inside { out: self.0, first: true, end }
    }

    /// The inside of a variant that has more than one value.
    fn variant(self, variant: &str, begin: char, end: &'static str) -> Inside<'a> {
        self.0.push('{');
        name(self.0, variant);
        self.0.push(':');
        self.begin(begin, end)
    }
}

impl Inside<'_> {
    fn comma(&mut self) {
        if !std::mem::take(&mut self.first) {
            self.out.push(',');
        }
    }

    fn item(&mut self, it: &(impl Serialize + ?Sized)) -> Result<(), Unwritten> {
        self.comma();
        it.serialize(Pen(self.out))
    }

    fn member(&mut self, member: &str, it: &(impl Serialize + ?Sized)) -> Result<(), Unwritten> {
        self.comma();
        name(self.out, member);
        self.out.push(':');
        it.serialize(Pen(self.out))
    }

    fn close(self) {
        self.out.push_str(self.end);
    }
}

macro_rules! inside {
    ($($kind:ident::$add:ident($($given:ident)?) = $way:ident;)*) => {$(
        impl $kind for Inside<'_> {
            type Ok = ();
            type Error = Unwritten;

            fn $add<T: Serialize + ?Sized>(&mut self, $($given: &'static str,)? it: &T) -> Result<(), Unwritten> {
                self.$way($($given,)? it)
            }

            fn end(self) -> Result<(), Unwritten> {
                self.close();
                Ok(())
            }
        }
    )*};
}

inside! {
    SerializeSeq::serialize_element() = item;
    SerializeTuple::serialize_element() = item;
    SerializeTupleStruct::serialize_field() = item;
    SerializeTupleVariant::serialize_field() = item;
    SerializeStruct::serialize_field(member) = member;
    SerializeStructVariant::serialize_field(member) = member;
}

impl SerializeMap for Inside<'_> {
    type Ok = ();
    type Error = Unwritten;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unwritten> {
        self.comma();
        let begin = self.out.len();
        key.serialize(Pen(self.out))?;
        if self.out[begin..].starts_with('"') { Ok(()) } else { Err(Unwritten("key".to_owned())) }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, it: &T) -> Result<(), Unwritten> {
        self.out.push(':');
        it.serialize(Pen(self.out))
    }

    fn end(self) -> Result<(), Unwritten> {
        self.close();
        Ok(())
    }
}

macro_rules! numbers {
    ($($name:ident: $number:ty, $way:ident;)*) => {$(
        fn $name(self, it: $number) -> Result<(), Unwritten> {
            $way(self.0, it.into());
            Ok(())
        }
    )*};
}

impl<'a> Serializer for Pen<'a> {
    type Ok = ();
    type Error = Unwritten;
    type SerializeSeq = Inside<'a>;
    type SerializeTuple = Inside<'a>;
    type SerializeTupleStruct = Inside<'a>;
    type SerializeTupleVariant = Inside<'a>;
    type SerializeMap = Inside<'a>;
    type SerializeStruct = Inside<'a>;
    type SerializeStructVariant = Inside<'a>;

    numbers! {
        serialize_i8: i8, signed;
        serialize_i16: i16, signed;
        serialize_i32: i32, signed;
        serialize_i64: i64, signed;
        serialize_u8: u8, add_number;
        serialize_u16: u16, add_number;
        serialize_u32: u32, add_number;
        serialize_u64: u64, add_number;
    }

    fn serialize_bool(self, yes: bool) -> Result<(), Unwritten> {
        if yes {
            self.0.push_str("true");
        } else {
            self.0.push_str("false");
        }
        Ok(())
    }

    fn serialize_f32(self, it: f32) -> Result<(), Unwritten> {
        self.0.push_str(&serde_json::to_string(&it).map_err(serde::ser::Error::custom)?);
        Ok(())
    }

    fn serialize_f64(self, it: f64) -> Result<(), Unwritten> {
        self.0.push_str(&serde_json::to_string(&it).map_err(serde::ser::Error::custom)?);
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Result<(), Unwritten> {
        any(self.0, letter.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, it: &str) -> Result<(), Unwritten> {
        any(self.0, it);
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Unwritten> {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Result<(), Unwritten> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, it: &T) -> Result<(), Unwritten> {
        it.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Unwritten> {
        self.0.push_str("null");
        Ok(())
    }

    fn collect_str<T: Display + ?Sized>(self, it: &T) -> Result<(), Unwritten> {
        add_shown(self.0, &it);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Unwritten> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Unwritten> {
        name(self.0, variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, it: &T) -> Result<(), Unwritten> {
        it.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        it: &T,
    ) -> Result<(), Unwritten> {
        let mut inside = self.begin('{', "}");
        inside.member(variant, it)?;
        inside.close();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Inside<'a>, Unwritten> {
        Ok(self.begin('[', "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Inside<'a>, Unwritten> {
        Ok(self.begin('[', "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, Unwritten> {
        Ok(self.begin('[', "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>, Unwritten> {
        Ok(self.variant(variant, '[', "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'a>, Unwritten> {
        Ok(self.begin('{', "}"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, Unwritten> {
        Ok(self.begin('{', "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>, Unwritten> {
        Ok(self.variant(variant, '{', "}}"))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Thing {
        Unit,
        Newtype(i16),
        Tuple(u8, bool),
        Struct { a_b: Option<u64>, list: Vec<&'static str> },
    }

    #[derive(Serialize)]
    struct Wrapped(u32);

    #[derive(Serialize)]
    struct Pair(f64, char);

    #[derive(Serialize)]
    struct Nothing;

    fn same(it: &impl Serialize) {
        assert_eq!(text(it), serde_json::to_string(it).unwrap());
    }

    #[test]
    fn it_writes_what_serde_json_writes() {
        same(&[Thing::Unit, Thing::Newtype(-307), Thing::Tuple(200, true)]);
        same(&Thing::Struct { a_b: None, list: Vec::new() });
        same(&(Thing::Struct { a_b: Some(u64::MAX), list: vec!["", "plain", "Käse"] }, i64::MIN, 0_u8, 10_i32));
        same(&(Wrapped(1_000_000), Pair(0.5, '"'), Nothing, (), [[1, 2], [3, 4]]));
        same(&BTreeMap::from([("a", 1), ("b\"c", 2)]));
        same(&["a\"b", "back\\slash", "line\nbreak", "\u{1}", "tab\t", "\u{7f}", "ümlaut"]);
    }

    #[test]
    fn what_is_shown_is_escaped_where_it_must_be() {
        for shown in ["place 3 market", "a \"b\"", "", "x\\y"] {
            let mut out = "[".to_owned();
            add_shown(&mut out, &shown);
            assert_eq!(out[1..], serde_json::to_string(shown).unwrap());
        }
    }
}
