use serde::{Deserialize, Serialize};
use tabletop::Set;

use super::Kind;

/// M1.8: the fifteen fields, in the order in which they are evaluated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// The cave of crowns.
    #[default]
    Crowns,
    /// The cave of pearls.
    Pearls,
    /// The cave of gems.
    Gems,
    /// The cave of cups.
    Cups,
    /// The cave of gold bars.
    Bars,
    /// Aladdin's Tent.
    Tent,
    /// The Djinn's House.
    Djinn,
    /// The Market.
    Market,
    /// The Caravanserai.
    Caravanserai,
    /// The palace guard.
    Guard,
    /// The first room of the palace.
    #[serde(rename = "room-1")]
    Room1,
    /// The second room.
    #[serde(rename = "room-2")]
    Room2,
    /// The third room.
    #[serde(rename = "room-3")]
    Room3,
    /// The fourth room.
    #[serde(rename = "room-4")]
    Room4,
    /// The fifth room.
    #[serde(rename = "room-5")]
    Room5,
}

impl Field {
    /// M1.8: along the S.
    pub const ALL: [Field; 15] = [
        Field::Crowns,
        Field::Pearls,
        Field::Gems,
        Field::Cups,
        Field::Bars,
        Field::Tent,
        Field::Djinn,
        Field::Market,
        Field::Caravanserai,
        Field::Guard,
        Field::Room1,
        Field::Room2,
        Field::Room3,
        Field::Room4,
        Field::Room5,
    ];

    /// Its place in that order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The field evaluated after this one.
    pub fn next(self) -> Option<Field> {
        Field::ALL.get(self.index() + 1).copied()
    }

    /// The treasure of this cave, if it is one.
    pub fn cave(self) -> Option<Kind> {
        Kind::ALL.get(self.index()).copied()
    }

    /// The number of this room from 0, if it is one.
    pub fn room(self) -> Option<usize> {
        self.index().checked_sub(Field::Room1.index())
    }

    /// The number of this room from 0; the rules have checked that it is one.
    pub(crate) fn number(self) -> usize {
        self.room().expect("only rooms have stacks")
    }

    /// The room with this number, from 0.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub const fn of_room(room: usize) -> Field {
        Field::ALL[Field::Room1.index() + room]
    }

    /// Is it one of the four fields of the city?
    pub const fn is_city(self) -> bool {
        matches!(self, Field::Tent | Field::Djinn | Field::Market | Field::Caravanserai)
    }
}

impl tabletop::Kind for Field {
    const KINDS: &'static [Field] = &Field::ALL;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// A set of fields.
pub type Fields = Set<Field, u16>;

/// The five rooms.
pub(crate) const ROOMS: Fields = first_rooms(5);
/// M4.3: the fields that only the professional game uses.
pub(crate) const OF_MAGIC: Fields = Set::from_bits(1 << Field::Tent as u16 | 1 << Field::Djinn as u16);

const fn first_rooms(count: u8) -> Fields {
    Set::from_bits(((1 << count) - 1) << Field::Room1 as u16)
}

/// Sets of fields, made and listed without branches, as searches place figures by the million.
pub(crate) trait FieldSets: Sized {
    /// The caves of which this is true.
    fn caves(is: impl Fn(Kind) -> bool) -> Self;
    /// The first `count` rooms.
    fn first_rooms(count: u8) -> Self;
    /// The rooms, counted from 0, of which this is true.
    fn rooms(is: impl Fn(usize) -> bool) -> Self;
    /// In board order, with how many there are; the rest of the array means nothing.
    fn listed(self) -> ([Field; 16], usize);
}

impl FieldSets for Fields {
    fn caves(is: impl Fn(Kind) -> bool) -> Fields {
        Set::from_bits(Kind::ALL.into_iter().fold(0, |set, kind| set | u16::from(is(kind)) << kind.index()))
    }

    fn first_rooms(count: u8) -> Fields {
        first_rooms(count)
    }

    fn rooms(is: impl Fn(usize) -> bool) -> Fields {
        let first = Field::Room1.index();
        Set::from_bits((0..5).fold(0, |set, room| set | u16::from(is(room)) << (first + room)))
    }

    fn listed(self) -> ([Field; 16], usize) {
        let (mut list, mut count) = ([Field::Crowns; 16], 0);
        for field in Field::ALL {
            list[count % 16] = field;
            count += usize::from(self.contains(field));
        }
        (list, count)
    }
}
