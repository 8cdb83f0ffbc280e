//! How each game speaks.

#[cfg(feature = "bazaar")]
mod bazaar;
mod five_tribes;
mod morgenland;
mod morgenland_cards;

use tabletop::Seat;

use crate::{Arg, Said};

/// What lies on a field, turned up together: a part for each player, with the sum of several pieces.
fn shown(pieces: impl Iterator<Item = (Seat, u8)>) -> Said {
    let mut owners: Vec<(Seat, Vec<u8>)> = Vec::new();
    for (seat, strength) in pieces {
        match owners.iter_mut().find(|(owner, _)| *owner == seat) {
            Some((_, strengths)) => strengths.push(strength),
            None => owners.push((seat, vec![strength])),
        }
    }
    let told = |(seat, strengths): (Seat, Vec<u8>)| {
        let sum = strengths.iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
        let said = Said::new(if strengths.len() > 1 { "log-shown-sum" } else { "log-shown-one" });
        let said = said.with("seat", Arg::Seat(seat)).with("strength", Arg::number(strengths.iter().sum::<u8>()));
        Arg::part(said.with("sum", Arg::Text(sum)))
    };
    Said::new("log-shown").with("parts", Arg::List(owners.into_iter().map(told).collect()))
}
