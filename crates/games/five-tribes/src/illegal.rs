use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::Cited;

use crate::{Djinn, Frame, Item, Land, Payment, Tribe};

/// Defines the refusals side by side with the rule each rests on and the reason it gives.
macro_rules! refusals {
    (enum $name:ident {
        $($variant:ident $({ $($field:ident: $type:ty),+ })? => ($rule:expr, $text:literal $(, $arg:expr)*),)+
    }) => {
        /// Why an answer is refused. Its text begins with the rule that says so.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "type")]
        #[expect(missing_docs, reason = "the texts say it")]
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

        impl fmt::Display for $name {
            #[allow(unused_variables, reason = "some texts do not name the fields")]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}: ", self.rule())?;
                match *self {
                    $($name::$variant $({ $($field),+ })? => write!(f, $text $(, $arg)*),)+
                }
            }
        }
    };
}

refusals! {
    enum Illegal {
        // Who is asked, and what.
        GameOver => ("FT11.1", "the game is over"),
        NotYourBid => ("FT3.2", "another marker bids now"),
        NotYourTurn => ("FT4.1", "it is another player's turn"),
        OtherQuestion { question: Frame } => (question.rule(), "that is no answer now: {}", question.wants()),
        NobodyMoves => ("FT11.4", "no move was declared, so nobody moves any more in this game"),

        // Bidding.
        SpotTaken => ("FT3.3", "another marker stands on that spot; choose a free one"),
        ZeroFull => ("FT3.6", "three markers stand on 0; choose a spot of 1 or more"),
        TooDear { price: u8 } => ("FT3.5", "that costs {price} gold, which you do not have"),
        CheapestOnly => ("FR28", "you can pay for no free spot, so you take the cheapest one for all your gold"),
        NoKumarbi => ("FT9.13", "only Kumarbi's owner may lower the price of a spot with Fakirs"),
        TooManyFakirs => ("FT9.13", "Kumarbi takes no more Fakirs than bring the price to 0"),
        KumarbiFakirs { held: u8 } => ("FT9.13", "you hold only {} for Kumarbi", fakirs(held)),

        // Moving.
        NoSuchTile => ("FT2.2", "there is no such tile on this board"),
        Chasm => ("FX7.1", "no meeple may ever stand on the Chasm"),
        EmptyTile => ("FT4.3", "nobody stands on that tile"),
        NoFinish => ("FT4.9", "the move could not be finished legally after that"),
        MustMove => ("FT4.9", "there is a legal move, so one must be made"),
        NoCarpet => ("FX9.4", "you do not hold the Flying Carpet"),
        NotInHand { tribe: Tribe } => ("FT4.4", "no {tribe} is left in the hand"),
        NotAdjacent => ("FT4.5", "every step goes to an adjacent tile"),
        Backtrack => ("FT4.6", "a step may not go straight back"),
        Mountain => ("FX5.2", "a mountain lies between these tiles"),
        NoMatch { tribe: Tribe } => ("FT4.8", "the last meeple must find another {tribe} on its tile"),
        BarredByCarpet => ("FX9.4", "the Carpet does not land where the last but one meeple fell"),

        // Tribes.
        BuilderFakirs { held: u8 } => ("FT6.6", "you hold only {} to add to the Builders", fakirs(held)),
        OutOfRange { cost: u8, held: u8 } => ("FT6.10", "that distance costs {}, and you hold {held}", fakirs(cost)),
        KillCosts { cost: u8 } => ("FT6.10", "a kill at that distance costs exactly {}", fakirs(cost)),
        NobodyThere => ("FT6.8", "no such meeple stands on that tile"),
        OneVictim => ("FT6.7", "exactly one meeple is killed"),
        TwoVictims => ("FT9.10", "with Iblis two are killed where there are two"),
        VictimsInOrder => ("FT9.10", "name the two victims in the order of tribes"),
        OwnMeeples => ("FT6.9", "only meeples in front of an opponent can be killed"),
        NoSuchPlayer => ("FT6.9", "no opponent sits there"),
        Protected { revised: bool } => (Djinn::Boaz.rule(revised), "Boaz protects all meeples in front of that player"),
        NotInFront => ("FT6.9", "no such meeple stands in front of that player"),
        MustKill => ("FT6.7", "a target can be reached without Fakirs, so somebody must be killed"),
        ItemNotDrawn { item: Item } => ("FX4.1", "{} is not among the items you drew", item.name()),

        // Tiles.
        NotForSale { land: Land } => (land.rule(), "no card lies for sale at that place of the row: {}", land.sells()),
        OneCardOnly { land: Land } => (land.rule(), "only one card is sold here"),
        SecondBehindFirst => ("FT7.6", "name two different cards, the front one first"),
        DjinnNotInRow { djinn: Djinn } => ("FT7.7", "{} is not in the open row", djinn.name()),
        WrongPriceHere { land: Land } => (land.rule(), "that is not the price: {}", land.sells()),
        CannotPayHere { land: Land, payment: Payment } => (land.rule(), "you do not have {}", payment.name()),

        // Sales.
        NotMerchandise => ("FT8.3", "Fakirs cannot be sold"),
        CardNotHeld => ("FT8.2", "you do not hold that card"),
        SameKindTwice => ("FT8.2", "the cards of a set are all of different kinds"),
        OutOfOrder => ("FD14", "a set is put together in the order of kinds"),
        NothingOffered => ("FT8.2", "a set has at least one card"),
        SaleOpen => ("FR74", "sell the set first that you have begun"),

        // Djinns.
        NotYourDjinn { djinn: Djinn } => ("FT9.30", "only its owner may use {}", djinn.name()),
        DjinnUsed { djinn: Djinn } => ("FT9.30", "you have used {} in this turn", djinn.name()),
        WorksByItself { djinn: Djinn, revised: bool } => (djinn.rule(revised), "{} works by itself", djinn.name()),
        WhileBidding => ("FT9.13", "Kumarbi is used while bidding"),
        AtPlacing { djinn: Djinn } => (djinn.rule(false), "{} is used when {} is placed", djinn.name(), moved_by(djinn)),
        WrongWindow { djinn: Djinn } => (djinn.rule(false), "{} is used just before the tribe action", djinn.name()),
        NoBuilders => ("FT9.6", "Echidna needs Builders in hand, or with Kandicha Assassins"),
        NoAssassins => ("FT9.10", "Iblis needs Assassins in hand"),
        BagEmpty => ("FT9.2", "nobody is in the bag for Anun-Nak"),
        NoPalaceLeft => ("FT9.5", "no palace is left in the supply for Bouraq"),
        NoPalmLeft => ("FT9.7", "no palm tree is left in the supply for Enki"),
        NoDjinnLeft => ("FT9.20", "no djinn is left for Sibittis to draw"),
        NoCardLeft => ("FT9.21", "no card is left for Sloar to draw"),
        NoPieceLeft { djinn: Djinn } => (djinn.rule(false), "you have no camel or tent left for {}", djinn.name()),
        NoTileLeft { djinn: Djinn } => (djinn.rule(false), "there is no tile {} could be aimed at", djinn.name()),
        WrongPrice { djinn: Djinn } => (djinn.rule(false), "{} costs {}", djinn.name(), djinn.cost().name()),
        CannotPay { djinn: Djinn, payment: Payment } => (djinn.rule(false), "you do not have {}", payment.name()),
        NeedsTile { djinn: Djinn } => (djinn.rule(false), "name the tile {} is aimed at", djinn.name()),
        TakesNoTile { djinn: Djinn } => (djinn.rule(false), "{} is not aimed at a tile", djinn.name()),
        ChasmTarget => ("FX7.2", "the Chasm is no target of any power or item"),
        NotAVillage => ("FT9.5", "Bouraq places palaces on Villages only"),
        NotAnOasis => ("FT9.7", "Enki places palm trees on Oases only"),
        TileHas { djinn: Djinn, what: Obstacle } => (djinn.rule(false), "there is {} on that tile", what.name()),
        NobodyToCover => ("FT9.22", "nobody stands on that tile, and Utug needs a meeple there"),
        NotANeighbour { djinn: Djinn } => (djinn.rule(false), "{} reaches only the tiles around", djinn.name()),
        DjinnNotDrawn { djinn: Djinn } => ("FT9.20", "{} is not among the djinns Sibittis drew", djinn.name()),

        // Items.
        ItemNotHeld { item: Item } => (item.rule(), "you do not hold {}", item.name()),
        ItemUsed => ("FX9.11", "you have used a magic item in this turn"),
        NotMagic { item: Item } => (item.rule(), "{} only scores at the end", item.name()),
        CarpetWithPickUp => ("FX9.4", "the Flying Carpet is used with the pick-up"),
        NoEffect { item: Item } => (item.rule(), "{}", item.useless()),
        AllTilesOwned => ("FX9.6", "every tile has an owner, so the piece could go nowhere"),
        NobodyToStrike => ("FX9.1", "nobody stands on that tile"),
        NotOnStruckTile => ("FX9.1", "no such meeple stands on that tile"),
        StrikesTwo => ("FX9.1", "the Scimitar removes two meeples, or the only one"),
        StruckInOrder => ("FX9.1", "name the two in the order of tribes"),
        NotForLamp { djinn: Djinn } => ("FX9.2", "{} is not in the open row", djinn.name()),
        NoUnseenDjinn => ("FX9.2", "no djinn is left in the pile"),
        NobodyNear => ("FX9.3", "nobody stands next to that tile who could follow"),
        NotNextToFlute => ("FX9.3", "meeples follow the Flute from adjacent tiles only"),
        MountainBeforeFlute => ("FX5.4", "a mountain lies between that tile and the Flute's"),
        NobodyToFollow { tribe: Tribe } => ("FX9.3", "no {tribe} stands on that tile"),
        FollowInOrder => ("FD3", "meeples follow tile by tile and in the order of tribes"),
        OneAtLeast => ("FX9.3", "at least one meeple must follow"),
        NotInDiscards { item: Item } => ("FX9.5", "{} is not on the item discards", item.name()),
        RingItself => ("FX9.5", "the Ring cannot fetch itself"),
        NotYourPiece => ("FX9.6", "no piece of yours stands there"),
        TileOwned => ("FX9.6", "that tile has an owner"),
        NotInRow => ("FX9.7", "no such card is left to sort"),
    }
}

impl std::error::Error for Illegal {}

/// FT9.8, FT9.14: what Hagis or Lamia moves.
const fn moved_by(djinn: Djinn) -> &'static str {
    if matches!(djinn, Djinn::Hagis) { "a palace" } else { "a palm tree" }
}

/// `1 Fakir`, `2 Fakirs`.
fn fakirs(number: u8) -> String {
    format!("{number} Fakir{}", if number == 1 { "" } else { "s" })
}

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

impl Obstacle {
    const fn name(self) -> &'static str {
        match self {
            Obstacle::Owner => "a camel or tent",
            Obstacle::Meeple => "a meeple",
            Obstacle::PalmTree => "a palm tree",
            Obstacle::Palace => "a palace",
        }
    }
}
