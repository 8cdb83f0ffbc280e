use std::fmt;

use serde::{Deserialize, Serialize};

/// Why an action is refused. Its text begins with the id of the rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    /// MR27: somebody else is asked, or nobody.
    NotAsked,
    /// MR27: it answers another question.
    OtherQuestion,
    /// M2.2: three units are chosen.
    NotThreeUnits,
    /// M1.3: the supply does not have that.
    SupplyShort,
    /// M4.1: that figure is not in hand.
    NoSuchFigure,
    /// M4.3: the cave is empty.
    EmptyCave,
    /// M4.3: not used in the basic game.
    ClosedInBasic,
    /// M1.9: not used with so few players.
    RoomNotInUse,
    /// M4.3: the room is sold out.
    SoldOut,
    /// M4.2: five figures of one player in one room.
    RoomFull,
    /// M8.1: none of that kind to give.
    NothingToSwap,
    /// M8.1: three units, or all there are.
    WrongGoods,
    /// M9.2: exactly the difference.
    WrongBribe,
    /// M10.2: exactly the strength.
    WrongPrice,
    /// M10.3: as many kinds as figures.
    WrongKinds,
    /// M10.4: each figure in a kind of its own.
    WrongParts,
    /// M10.8: nobody can pay what he does not have.
    TooPoor,
}

impl Illegal {
    /// The rule and what it says.
    const fn text(self) -> &'static str {
        match self {
            Illegal::NotAsked => "MR27: you are not the one who is asked now",
            Illegal::OtherQuestion => "MR27: that does not answer the question being asked",
            Illegal::NotThreeUnits => "M2.2: choose exactly 3 units",
            Illegal::SupplyShort => "M1.3: the supply does not have that many",
            Illegal::NoSuchFigure => "M4.1: you have no such figure in hand",
            Illegal::EmptyCave => "M4.3: there is no treasure in this cave",
            Illegal::ClosedInBasic => "M4.3: this field is not used in the basic game",
            Illegal::RoomNotInUse => "M1.9: this room is not used with so few players",
            Illegal::SoldOut => "M4.3: this room is sold out",
            Illegal::RoomFull => "M4.2: you have five figures in this room already",
            Illegal::NothingToSwap => "M8.1: you have none of that kind to give",
            Illegal::WrongGoods => "M8.1: take exactly as many units as the Market owes you",
            Illegal::WrongBribe => "M9.2: the bribe is exactly what you lack in strength",
            Illegal::WrongPrice => "M10.2: the price is exactly the strength of your figures here",
            Illegal::WrongKinds => "M10.3: pay in exactly as many kinds as you have figures here",
            Illegal::WrongParts => "M10.4: pay each figure in a kind of its own",
            Illegal::TooPoor => "M10.8: you do not have that much",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
