//! Turns a value into a message: the variant is its id, the fields are its arguments.

use std::{cell::RefCell, fmt::Display};

use rustc_hash::FxHashMap;
use serde::{
    Serialize, Serializer,
    ser::{Error as _, Impossible, SerializeSeq, SerializeStruct, SerializeStructVariant},
};
use tabletop::Seat;

use crate::{Arg, Name, Said};

/// The message for this value. Its id is `TYPE-VARIANT`: `Event::Placed` is told by `event-placed`, and a thing such as
/// `Field::Market` by the noun `field-market`.
///
/// # Panics
///
/// If the value is not a variant of an enum, or holds something no sentence can tell: maps, bytes, fractions. Values of
/// games never do, and a test of each game's messages would show it.
pub fn say(value: &impl Serialize, vocabulary: &Vocabulary) -> Said {
    match value.serialize(Speaker(vocabulary)).expect("values of games are variants with plain fields") {
        Arg::Said(said) => *said,
        Arg::Noun(noun) => Said::new(noun),
        other => panic!("{other:?} is no variant of an enum"),
    }
}

/// What a game's own types mean to a reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Vocabulary {
    /// Types that count things of several kinds, one number for each: the type, and the nouns it counts in order.
    pub amounts: &'static [(&'static str, &'static [&'static str])],
}

impl Vocabulary {
    /// Of a game without types that count.
    pub const NONE: Vocabulary = Vocabulary { amounts: &[] };

    /// `2 crowns and 1 gem`, if this is a type that counts; kinds of which there are none are left out.
    fn amounts(&self, name: &str, counts: &Arg) -> Option<Arg> {
        let (_, nouns) = self.amounts.iter().find(|(counting, _)| *counting == name)?;
        let Arg::List(counts) = counts else { return None };
        let amount = |(count, noun): (&Arg, &&'static str)| match count {
            Arg::Number(number) if *number > 0 => Some(Arg::Amount(*number, (*noun).into())),
            _ => None,
        };
        Some(Arg::List(counts.iter().zip(*nouns).filter_map(amount).collect()))
    }
}

/// Turns what it is given into an argument.
#[derive(Clone, Copy)]
struct Speaker<'a>(&'a Vocabulary);

/// Why a value cannot be told.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Untold(String);

impl serde::ser::Error for Untold {
    fn custom<T: Display>(why: T) -> Untold {
        Untold(why.to_string())
    }
}

/// The address and length of a name in the program. Equal names may have several addresses; each of them is then cached.
type Stands = (usize, usize);

fn stands(name: &'static str) -> Stands {
    (name.as_ptr().addr(), name.len())
}

thread_local! {
    /// A cache of the ids made from names of types, variants and fields, by the addresses of these. There are a few hundred,
    /// each is used thousands of times, and they are never freed.
    static NAMES: RefCell<FxHashMap<(Stands, Stands), &'static str>> = RefCell::default();
    /// The ids of variants of internally tagged enums, by type and tag. There are as many as the games have.
    static TAGGED: RefCell<FxHashMap<Name, FxHashMap<String, &'static str>>> = RefCell::default();
}

/// The id of a variant whose tag is written as a member.
fn tagged(id: &Name, tag: &str) -> Name {
    TAGGED.with_borrow_mut(|types| {
        if let Some(known) = types.get(id).and_then(|tags| tags.get(tag)) {
            return Name::Borrowed(known);
        }
        let whole: &'static str = format!("{id}-{tag}").leak();
        types.entry(id.clone()).or_default().insert(tag.to_owned(), whole);
        Name::Borrowed(whole)
    })
}

/// The id made from two names, which is made once.
fn known(one: &'static str, other: &'static str, make: impl FnOnce() -> String) -> Name {
    let places = (stands(one), stands(other));
    NAMES.with_borrow_mut(|names| Name::Borrowed(names.entry(places).or_insert_with(|| make().leak())))
}

/// The id of a variant: `Field`, `market` is `field-market`.
fn id(name: &'static str, variant: &'static str) -> Name {
    known(name, variant, || format!("{}-{}", kebab(name), kebab(variant)))
}

/// The id of a type.
fn type_id(name: &'static str) -> Name {
    known(name, "", || kebab(name))
}

/// The name of an argument.
fn argument(field: &'static str) -> Name {
    known("", field, || kebab(field).replace('_', "-"))
}

/// `LunarEclipse` as `lunar-eclipse`.
fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for (at, letter) in name.char_indices() {
        if letter.is_ascii_uppercase() && at > 0 {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}

/// A message with one argument that has no name of its own.
fn only(id: Name, it: Arg) -> Arg {
    Arg::Said(Box::new(Said::new(id).with("it", it)))
}

/// The fields of a struct or variant, as they come.
struct Fields<'a>(Said, Speaker<'a>);

impl Fields<'_> {
    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Untold> {
        let arg = value.serialize(self.1)?;
        match (name, arg) {
            // The tag of an internally tagged enum.
            ("type", Arg::Text(variant)) => self.0.id = tagged(&self.0.id, &variant),
            (name, arg) => self.0.args.push((argument(name), arg)),
        }
        Ok(())
    }
}

impl SerializeStruct for Fields<'_> {
    type Ok = Arg;
    type Error = Untold;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Untold> {
        self.field(name, value)
    }

    /// A field that is left out of JSON is still an argument, with nothing in it.
    fn skip_field(&mut self, name: &'static str) -> Result<(), Untold> {
        self.field(name, &())
    }

    fn end(self) -> Result<Arg, Untold> {
        Ok(Arg::Said(Box::new(self.0)))
    }
}

impl SerializeStructVariant for Fields<'_> {
    type Ok = Arg;
    type Error = Untold;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Untold> {
        self.field(name, value)
    }

    /// A field that is left out of JSON is still an argument, with nothing in it.
    fn skip_field(&mut self, name: &'static str) -> Result<(), Untold> {
        self.field(name, &())
    }

    fn end(self) -> Result<Arg, Untold> {
        Ok(Arg::Said(Box::new(self.0)))
    }
}

/// The items of a list, as they come; those of a tuple variant belong to a message.
struct Items<'a>(Option<Name>, Vec<Arg>, Speaker<'a>);

impl SerializeSeq for Items<'_> {
    type Ok = Arg;
    type Error = Untold;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Untold> {
        self.1.push(value.serialize(self.2)?);
        Ok(())
    }

    fn end(self) -> Result<Arg, Untold> {
        let Items(id, items, _) = self;
        let Some(id) = id else { return Ok(Arg::List(items)) };
        let names = ["it", "to", "with"].map(Name::from);
        Ok(Arg::Said(Box::new(Said { id, args: names.into_iter().zip(items).collect(), rule: None })))
    }
}

macro_rules! as_seq {
    ($($kind:ident::$item:ident)*) => {$(
        impl serde::ser::$kind for Items<'_> {
            type Ok = Arg;
            type Error = Untold;

            fn $item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Untold> {
                SerializeSeq::serialize_element(self, value)
            }

            fn end(self) -> Result<Arg, Untold> {
                SerializeSeq::end(self)
            }
        }
    )*};
}

as_seq!(SerializeTuple::serialize_element SerializeTupleStruct::serialize_field SerializeTupleVariant::serialize_field);

macro_rules! numbers {
    ($($name:ident: $number:ty)*) => {$(
        fn $name(self, number: $number) -> Result<Arg, Untold> {
            i64::try_from(number).map(Arg::Number).map_err(Untold::custom)
        }
    )*};
}

impl<'a> Serializer for Speaker<'a> {
    type Ok = Arg;
    type Error = Untold;
    type SerializeSeq = Items<'a>;
    type SerializeTuple = Items<'a>;
    type SerializeTupleStruct = Items<'a>;
    type SerializeTupleVariant = Items<'a>;
    type SerializeMap = Impossible<Arg, Untold>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    numbers! {
        serialize_i8: i8 serialize_i16: i16 serialize_i32: i32 serialize_i64: i64
        serialize_u8: u8 serialize_u16: u16 serialize_u32: u32 serialize_u64: u64
    }

    fn serialize_bool(self, yes: bool) -> Result<Arg, Untold> {
        Ok(Arg::Flag(yes))
    }

    fn serialize_f32(self, number: f32) -> Result<Arg, Untold> {
        self.serialize_f64(number.into())
    }

    fn serialize_f64(self, number: f64) -> Result<Arg, Untold> {
        Err(Untold(format!("{number}: games count in whole numbers")))
    }

    fn serialize_char(self, letter: char) -> Result<Arg, Untold> {
        Ok(Arg::Text(letter.into()))
    }

    fn serialize_str(self, text: &str) -> Result<Arg, Untold> {
        Ok(Arg::Text(text.to_owned()))
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<Arg, Untold> {
        Err(Untold("bytes cannot be told".to_owned()))
    }

    fn serialize_none(self) -> Result<Arg, Untold> {
        Ok(Arg::None)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Arg, Untold> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Arg, Untold> {
        Ok(Arg::None)
    }

    fn serialize_unit_struct(self, name: &'static str) -> Result<Arg, Untold> {
        Ok(Arg::Noun(type_id(name)))
    }

    /// A thing of some kind: `Field::Market` is the noun `field-market`.
    fn serialize_unit_variant(self, name: &'static str, _: u32, variant: &'static str) -> Result<Arg, Untold> {
        Ok(Arg::Noun(id(name, variant)))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<Arg, Untold> {
        let inner = value.serialize(self)?;
        if let Some(amounts) = self.0.amounts(name, &inner) {
            return Ok(amounts);
        }
        match (name, &inner) {
            ("Seat", Arg::Number(number)) => {
                let seat = u8::try_from(*number).ok().and_then(Seat::new);
                seat.map(Arg::Seat).ok_or_else(|| Untold(format!("there is no seat {number}")))
            }
            (_, _) => Ok(only(type_id(name), inner)),
        }
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Arg, Untold> {
        Ok(only(id(name, variant), value.serialize(self)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'a>, Untold> {
        Ok(Items(None, Vec::new(), self))
    }

    fn serialize_tuple(self, _: usize) -> Result<Items<'a>, Untold> {
        Ok(Items(None, Vec::new(), self))
    }

    fn serialize_tuple_struct(self, name: &'static str, _: usize) -> Result<Items<'a>, Untold> {
        Ok(Items(Some(type_id(name)), Vec::new(), self))
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>, Untold> {
        Ok(Items(Some(id(name, variant)), Vec::new(), self))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Impossible<Arg, Untold>, Untold> {
        Err(Untold("a map cannot be told".to_owned()))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Fields<'a>, Untold> {
        Ok(Fields(Said::new(type_id(name)), self))
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Fields<'a>, Untold> {
        Ok(Fields(Said::new(id(name, variant)), self))
    }
}
