use std::ops::RangeInclusive;

use tabletop_laws::toys::{Bazaar, BazaarSetup};

use crate::Hosted;

impl Hosted for Bazaar {
    const TITLE: &'static str = "The Bazaar";
    const BLURB: &'static str =
        "Draw cards, sell spice and silk, and guard against what others sell: a game to test tables with.";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const USUAL_SEATS: u8 = 3;
    const RULES: u32 = 1;

    fn agree(options: &str, file: Option<&str>) -> Result<BazaarSetup, String> {
        if file.is_some() {
            return Err("the Bazaar takes no file of cards".to_owned());
        }
        let options = options.trim();
        let number = options.strip_prefix("players=").or(options.strip_prefix("seats="));
        let seats = match number {
            None if options.is_empty() => Ok(Self::USUAL_SEATS),
            None => Err(format!("`{options}`: only players=N can be agreed on")),
            Some(number) => number.parse().map_err(|_| format!("`{number}`: a number was expected")),
        }?;
        BazaarSetup::new(seats).ok_or_else(|| format!("the Bazaar is for 2 to 4 players, not for {seats}"))
    }
}
