//! What is asked, with the rule it comes from.

use five_tribes::{Ask, Frame, Growth, Ride, Stage, Tribe};

use super::words::{counted, letters};
use crate::menu::flow;

pub(super) fn question(ask: &Ask) -> String {
    flow("", &asked(ask)).join("\n")
}

fn asked(ask: &Ask) -> String {
    match ask.question {
        Frame::Bid => "Bid for your place in the turn order: the dearest spot plays first (FT3.2).".into(),
        Frame::Start => "Pick up all meeples of a tile; before that you may use powers (FT4.3).".into(),
        Frame::Drop { hand, at, ride, .. } => {
            let flies = if ride == Ride::Carpet { "; the last one flies (FX9.4)" } else { "" };
            let hand = letters(hand, " ");
            format!("You hold {hand} on {at}: drop one on the next tile, never straight back (FT4.4){flies}.")
        }
        Frame::Piece { tile } => format!("Take control of {tile} with a camel or with your tent (FX3.1)."),
        Frame::Window { stage } => match stage {
            Stage::BeforeMove => "Before you move: use a power, or go on (FD15).".into(),
            Stage::BeforeTribe => "Before the tribe acts: use a power, or go on (FD15).".into(),
            Stage::BeforeTile => "Before the tile acts: use a power, or go on (FD15).".into(),
            Stage::Closing => "Before the turn ends: use a power, or go on (FD15).".into(),
        },
        Frame::Tribe { tribe: Tribe::Builder } => "The Builders earn gold: how many Fakirs do you add? (FT6.6)".into(),
        Frame::Tribe { .. } => {
            "The Assassins kill (FT6.8): on a tile in reach, or in front of an opponent (FT6.9).".into()
        }
        Frame::KeepItem { drawn } => format!("Keep one of the {} you drew (FX4.1).", counted(drawn, "item")),
        Frame::Tile => "The tile offers something: take it, or decline (FT7.4).".into(),
        Frame::Place { growth: Growth::Palm, tile } => {
            format!("A palm tree for {tile}; Lamia can place it on a tile around (FT9.14).")
        }
        Frame::Place { growth: Growth::Palace, tile } => {
            format!("A palace for {tile}; Hagis can place it on a tile around (FT9.8).")
        }
        Frame::KeepDjinn { drawn } => format!("Keep one of the {} you drew (FT9.20).", counted(drawn, "djinn")),
        Frame::Scimitar => "Aim the Scimitar at a tile (FX9.1).".into(),
        Frame::Strike { tile } => format!("Whom does the Scimitar remove from {tile}? (FX9.1)"),
        Frame::Lamp => "Take a djinn with the Lamp (FX9.2).".into(),
        Frame::Flute => "Aim the Flute at a tile (FX9.3).".into(),
        Frame::Lure { target, moved, .. } => {
            format!("Who follows the Flute to {target}? {} came so far (FX9.3).", counted(moved, "meeple"))
        }
        Frame::Ring => "Fetch an item from the discards with the Ring (FX9.5).".into(),
        Frame::Talisman => "Lift one of your pieces with the Talisman (FX9.6).".into(),
        Frame::Settle { from } => format!("Where does the piece from {from} go? (FX9.6)"),
        Frame::Sort { sorted } => format!("The Horn: which card comes to place {} of the row? (FX9.7)", sorted + 1),
        Frame::Closing => "End your turn; before that you may sell goods and use powers (FT8.1).".into(),
    }
}
