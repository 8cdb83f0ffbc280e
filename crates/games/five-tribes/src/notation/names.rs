use std::{fmt, str::FromStr};

use tabletop::{Bag, Bits, Kind, Set};

use super::{Unreadable, Wanted};
use crate::{
    Card, Djinn, Edges, Growth, Hand, Heading, Item, Land, Meeples, Payment, Piece, Place, Ride, Score, Source, Spot,
    Stage, Supply, Tile, Tribe, Victims,
};

/// Gives the variants of an enum their names, to write and to read.
macro_rules! named {
    ($type:ident, $what:ident: $($variant:ident = $name:literal),+ $(,)?) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(match self { $($type::$variant => $name),+ })
            }
        }

        impl FromStr for $type {
            type Err = Unreadable;

            fn from_str(text: &str) -> Result<$type, Unreadable> {
                match text {
                    $($name => Ok($type::$variant),)+
                    _ => Err(Unreadable::NotA { word: text.into(), wanted: Wanted::$what }),
                }
            }
        }
    };
}

named!(Tribe, Tribe: Vizier = "vizier", Elder = "elder", Merchant = "merchant", Builder = "builder",
    Assassin = "assassin", Artisan = "artisan");
named!(Card, Card: Ivory = "ivory", Jewels = "jewels", GoldWare = "gold-ware", Papyrus = "papyrus",
    Silk = "silk", Spice = "spice", Fish = "fish", Wheat = "wheat", Pottery = "pottery", Fakir = "fakir");
named!(Item, Item: Scimitar = "scimitar", Lamp = "lamp", Flute = "flute", Carpet = "carpet", Ring = "ring",
    Talisman = "talisman", Horn = "horn", Jewellery = "jewellery", Chest = "chest", Crown = "crown");
named!(Djinn, Djinn: AlAmin = "al-amin", AnunNak = "anun-nak", Baal = "baal", Boaz = "boaz", Bouraq = "bouraq",
    Echidna = "echidna", Enki = "enki", Hagis = "hagis", Haurvatat = "haurvatat", Iblis = "iblis", Jafaar = "jafaar",
    Kandicha = "kandicha", Kumarbi = "kumarbi", Lamia = "lamia", Leta = "leta", Marid = "marid", Monkir = "monkir",
    Nekir = "nekir", Shamhat = "shamhat", Sibittis = "sibittis", Sloar = "sloar", Utug = "utug", Ptah = "ptah",
    Geb = "geb");
named!(Payment, Payment: Elder = "elder", Fakir = "fakir", TwoElders = "elder+elder",
    ElderAndFakir = "elder+fakir", Artisan = "artisan", TwoFakirs = "fakir+fakir");
named!(Piece, Piece: Camel = "camel", Tent = "tent");
named!(Ride, Ride: Foot = "foot", Carpet = "carpet");
named!(Heading, Edge: North = "north", East = "east", South = "south", West = "west");
named!(Source, Source: Builders = "builders", Kandicha = "kandicha", Marid = "marid", Monkir = "monkir",
    Nekir = "nekir", Baal = "baal", Sale = "sale");
named!(Supply, Supply: Cards = "cards", Djinns = "djinns", Items = "items");
named!(Stage, Stage: BeforeMove = "before-move", BeforeTribe = "before-tribe", BeforeTile = "before-tile",
    Closing = "closing");
named!(Growth, Growth: Palm = "palm", Palace = "palace");

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

impl FromStr for Tile {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Tile, Unreadable> {
        let digit = |byte: u8| byte.is_ascii_digit().then(|| byte.wrapping_sub(b'1'));
        let tile = match *text.as_bytes() {
            [b'r', row, b'c', column] => digit(row).zip(digit(column)).and_then(|(row, column)| Tile::new(row, column)),
            _ => None,
        };
        tile.ok_or_else(|| Unreadable::NotA { word: text.into(), wanted: Wanted::Tile })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.price().fmt(f)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        u8::from(*self).fmt(f)
    }
}

impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Place, Unreadable> {
        let digit = match *text.as_bytes() {
            [digit @ b'1'..=b'9'] => digit - b'0',
            _ => 0,
        };
        Place::try_from(digit)
    }
}

impl fmt::Display for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |edge: Heading| match edge {
            Heading::North => 'n',
            Heading::East => 'e',
            Heading::South => 's',
            Heading::West => 'w',
        };
        self.iter().try_for_each(|edge| write!(f, "{}", letter(edge)))
    }
}

impl FromStr for Edges {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Edges, Unreadable> {
        let pairs = Heading::ALL.into_iter().flat_map(|one| Heading::ALL.map(|two| (one, two)));
        let found = pairs.filter_map(|(one, two)| Edges::new(one, two)).find(|edges| edges.to_string() == text);
        found.ok_or_else(|| Unreadable::NotA { word: text.into(), wanted: Wanted::Edges })
    }
}

impl fmt::Display for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Land::Village => f.write_str("village"),
            Land::Sacred(value) => write!(f, "sacred-{value}"),
            Land::Oasis => f.write_str("oasis"),
            Land::SmallMarket => f.write_str("small-market"),
            Land::LargeMarket => f.write_str("large-market"),
            Land::Workshop(edges) => write!(f, "workshop-{edges}"),
            Land::SpecializedMarket => f.write_str("specialized-market"),
            Land::Chasm => f.write_str("chasm"),
        }
    }
}

/// One letter per meeple: Y Vizier, W Elder, G Merchant, B Builder, R Assassin, P Artisan; `-` is nobody.
impl fmt::Display for Meeples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let letters = ["Y", "W", "G", "B", "R", "P"];
        self.tribes().try_for_each(|tribe| f.write_str(&letters[tribe.index()].repeat(self.count(tribe).into())))
    }
}

impl FromStr for Meeples {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Meeples, Unreadable> {
        let mut counts = [0_u8; 6];
        for letter in text.chars().filter(|_| text != "-") {
            let tribe = "YWGBRP".find(letter);
            let tribe = tribe.ok_or_else(|| Unreadable::NotA { word: letter.into(), wanted: Wanted::Letter })?;
            counts[tribe] = counts[tribe].saturating_add(1);
        }
        Meeples::try_from(counts)
    }
}

/// A set or bag as text: `enki,sloar`, `2×fish,fakir`, or `-` for nothing.
#[derive(Clone, Copy, Debug)]
pub struct Listed<T>(pub T);

impl<K: Kind + fmt::Display, const BITS: usize> fmt::Display for Listed<Bag<K, BITS>> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(f, self.0.kinds().map(|kind| (self.0.count(kind), kind)))
    }
}

impl<K: Kind + fmt::Display, B: Bits> fmt::Display for Listed<Set<K, B>> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(f, self.0.iter().map(|kind| (1, kind)))
    }
}

fn list<K: fmt::Display>(f: &mut fmt::Formatter<'_>, kinds: impl Iterator<Item = (u8, K)>) -> fmt::Result {
    let mut nothing = true;
    for (number, kind) in kinds {
        let comma = if nothing { "" } else { "," };
        nothing = false;
        match number {
            1 => write!(f, "{comma}{kind}")?,
            many => write!(f, "{comma}{many}×{kind}")?,
        }
    }
    if nothing { f.write_str("-") } else { Ok(()) }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cards {} items {}", Listed(self.cards), Listed(self.items))
    }
}

impl fmt::Display for Victims {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.one)?;
        self.other.map_or(Ok(()), |other| write!(f, "+{other}"))
    }
}

impl FromStr for Victims {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Victims, Unreadable> {
        match text.split_once('+') {
            None => Ok(Victims::single(text.parse()?)),
            Some((one, other)) => Ok(Victims { one: one.parse()?, other: Some(other.parse()?) }),
        }
    }
}

/// All categories that score, and their sum.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (name, points)) in self.parts().into_iter().filter(|part| part.1 > 0).enumerate() {
            let plus = if at == 0 { "" } else { " + " };
            write!(f, "{plus}{name} {points}")?;
        }
        write!(f, " = {}", self.total())
    }
}
