use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::Cited;

use crate::{Djinn, Frame, Item, Land, Payment, Tribe};

/// Defines the refusals side by side with the rule each rests on.
macro_rules! refusals {
    (enum $name:ident {
        $($variant:ident $({ $($field:ident: $type:ty),+ })? => $rule:expr,)+
    }) => {
        /// Why an answer is refused. People read it as a message of the same name.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "type")]
        #[expect(missing_docs, reason = "the messages say it")]
        pub enum $name {
            $($variant $({ $($field: $type),+ })?,)+
        }

        impl Cited for $name {
            #[allow(unused_variables, reason = "most rules do not depend on the fields")]
            fn rule(&self) -> &'static str {
                match *self {
                    $($name::$variant $({ $($field),+ })? => $rule,)+
                }
            }
        }

        impl $name {
            /// The name of the variant, as Rust writes it.
            const fn name(&self) -> &'static str {
                match self {
                    $($name::$variant $({ $($field: _),+ })? => stringify!($variant),)+
                }
            }
        }
    };
}

refusals! {
    enum Illegal {
        // Who is asked, and what.
        GameOver => "FT11.1",
        NotYourBid => "FT3.2",
        NotYourTurn => "FT4.1",
        OtherQuestion { question: Frame } => question.rule(),
        NobodyMoves => "FT11.4",

        // Bidding.
        SpotTaken => "FT3.3",
        ZeroFull => "FT3.6",
        TooDear { price: u8 } => "FT3.5",
        CheapestOnly => "FR28",
        NoKumarbi => "FT9.13",
        TooManyFakirs => "FT9.13",
        KumarbiFakirs { held: u8 } => "FT9.13",

        // Moving.
        NoSuchTile => "FT2.2",
        Chasm => "FX7.1",
        EmptyTile => "FT4.3",
        NoFinish => "FT4.9",
        MustMove => "FT4.9",
        NoCarpet => "FX9.4",
        NotInHand { tribe: Tribe } => "FT4.4",
        NotAdjacent => "FT4.5",
        Backtrack => "FT4.6",
        Mountain => "FX5.2",
        NoMatch { tribe: Tribe } => "FT4.8",
        BarredByCarpet => "FX9.4",

        // Tribes.
        BuilderFakirs { held: u8 } => "FT6.6",
        OutOfRange { cost: u8, held: u8 } => "FT6.10",
        KillCosts { cost: u8 } => "FT6.10",
        NobodyThere => "FT6.8",
        OneVictim => "FT6.7",
        TwoVictims => "FT9.10",
        VictimsInOrder => "FT9.10",
        OwnMeeples => "FT6.9",
        NoSuchPlayer => "FT6.9",
        Protected { revised: bool } => Djinn::Boaz.rule(revised),
        NotInFront => "FT6.9",
        MustKill => "FT6.7",
        ItemNotDrawn { item: Item } => "FX4.1",

        // Tiles.
        NotForSale { land: Land } => land.rule(),
        OneCardOnly { land: Land } => land.rule(),
        SecondBehindFirst => "FT7.6",
        DjinnNotInRow { djinn: Djinn } => "FT7.7",
        WrongPriceHere { land: Land } => land.rule(),
        CannotPayHere { land: Land, payment: Payment } => land.rule(),

        // Sales.
        NotMerchandise => "FT8.3",
        CardNotHeld => "FT8.2",
        SameKindTwice => "FT8.2",
        OutOfOrder => "FD14",
        NothingOffered => "FT8.2",
        SaleOpen => "FR74",

        // Djinns.
        NotYourDjinn { djinn: Djinn } => "FT9.30",
        DjinnUsed { djinn: Djinn } => "FT9.30",
        WorksByItself { djinn: Djinn, revised: bool } => djinn.rule(revised),
        WhileBidding => "FT9.13",
        AtPlacing { djinn: Djinn } => djinn.rule(false),
        WrongWindow { djinn: Djinn } => djinn.rule(false),
        NoBuilders => "FT9.6",
        NoAssassins => "FT9.10",
        BagEmpty => "FT9.2",
        NoPalaceLeft => "FT9.5",
        NoPalmLeft => "FT9.7",
        NoDjinnLeft => "FT9.20",
        NoCardLeft => "FT9.21",
        NoPieceLeft { djinn: Djinn } => djinn.rule(false),
        NoTileLeft { djinn: Djinn } => djinn.rule(false),
        WrongPrice { djinn: Djinn } => djinn.rule(false),
        CannotPay { djinn: Djinn, payment: Payment } => djinn.rule(false),
        NeedsTile { djinn: Djinn } => djinn.rule(false),
        TakesNoTile { djinn: Djinn } => djinn.rule(false),
        ChasmTarget => "FX7.2",
        NotAVillage => "FT9.5",
        NotAnOasis => "FT9.7",
        TileHas { djinn: Djinn, what: Obstacle } => djinn.rule(false),
        NobodyToCover => "FT9.22",
        NotANeighbour { djinn: Djinn } => djinn.rule(false),
        DjinnNotDrawn { djinn: Djinn } => "FT9.20",

        // Items.
        ItemNotHeld { item: Item } => item.rule(),
        ItemUsed => "FX9.11",
        NotMagic { item: Item } => item.rule(),
        CarpetWithPickUp => "FX9.4",
        NoEffect { item: Item } => item.rule(),
        AllTilesOwned => "FX9.6",
        NobodyToStrike => "FX9.1",
        NotOnStruckTile => "FX9.1",
        StrikesTwo => "FX9.1",
        StruckInOrder => "FX9.1",
        NotForLamp { djinn: Djinn } => "FX9.2",
        NoUnseenDjinn => "FX9.2",
        NobodyNear => "FX9.3",
        NotNextToFlute => "FX9.3",
        MountainBeforeFlute => "FX5.4",
        NobodyToFollow { tribe: Tribe } => "FX9.3",
        FollowInOrder => "FD3",
        OneAtLeast => "FX9.3",
        NotInDiscards { item: Item } => "FX9.5",
        RingItself => "FX9.5",
        NotYourPiece => "FX9.6",
        TileOwned => "FX9.6",
        NotInRow => "FX9.7",
    }
}

/// `FT3.3: spot-taken`.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.rule())?;
        for (at, letter) in self.name().char_indices() {
            let joint = if at > 0 && letter.is_ascii_uppercase() { "-" } else { "" };
            write!(f, "{joint}{}", letter.to_ascii_lowercase())?;
        }
        Ok(())
    }
}

impl std::error::Error for Illegal {}

/// What stands on a tile that must be bare.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Obstacle {
    Owner,
    Meeple,
    PalmTree,
    Palace,
}
