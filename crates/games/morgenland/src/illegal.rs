use std::fmt;

use serde::{Deserialize, Serialize};

/// Why an action is refused. Its text begins with the id of the rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
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
    /// M12.15: closed by Taboo.
    Closed,
    /// M9.4: not admitted to the palace.
    NotAdmitted,
    /// M12.A: no such spell in hand.
    NoSuchSpell,
    /// M12.A: no lit Lamp, and none that could be lit.
    NoLamp,
    /// M13.A: no such artifact unused.
    NoSuchArtifact,
    /// M13.A: no use left this round.
    NoUseLeft,
    /// M14.9: not at this moment.
    WrongMoment,
    /// M14.9: it cannot point at that.
    WrongTarget,
    /// M12.B: not at the guard.
    AtTheGuard,
    /// M12.C: that field was evaluated.
    Evaluated,
    /// M12.20: nobody else has used that.
    NothingToCopy,
    /// M14.3: no spell of another player stands there.
    NothingToCounter,
    /// M7.1: one of the two cards.
    NotDrawn,
    /// M14.10: the stack has no such artifact to choose.
    NoSuchChoice,
    /// M12.18: nothing could be had for it.
    NoExchange,
    /// M14.10: exactly so many units.
    WrongUnits,
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
            Illegal::Closed => "M12.15: this field is closed by Taboo",
            Illegal::NotAdmitted => "M9.4: its player is not admitted to the palace this round",
            Illegal::NoSuchSpell => "M12.A: you do not have that spell",
            Illegal::NoLamp => "M12.A: a spell needs a lit Lamp, and you cannot light one now",
            Illegal::NoSuchArtifact => "M13.A: you have no such artifact unused",
            Illegal::NoUseLeft => "M13.A: you have used your artifacts for this round",
            Illegal::WrongMoment => "M14.9: this cannot be played at this moment",
            Illegal::WrongTarget => "M14.9: this cannot be played on that",
            Illegal::AtTheGuard => "M12.B: no spell acts at the guard",
            Illegal::Evaluated => "M12.C: that field has been evaluated",
            Illegal::NothingToCopy => "M12.20: no other player has used that artifact this round",
            Illegal::NothingToCounter => "M14.3: there is no spell of another player to cancel there",
            Illegal::NotDrawn => "M7.1: keep one of the two cards drawn",
            Illegal::NoSuchChoice => "M14.10: there is nothing like that to choose",
            Illegal::NoExchange => "M12.18: give in the order of the kinds, and only what the supply can be asked for",
            Illegal::WrongUnits => "M14.10: that is not the number of units wanted",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl tabletop::Cited for Illegal {
    fn rule(&self) -> &'static str {
        self.text().split_once(':').expect("every text begins with its rule").0
    }
}
