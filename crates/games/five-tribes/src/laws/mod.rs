//! What the laws need to know of the game, for the tests of this crate and of others.

#[cfg(feature = "leaks")]
mod leak;
mod names;
mod scenes;

use crate::{Action, Card, Djinn, Item, Payment, Piece, Place, Ride, Setup, Spot, State, Tile, Tribe, Victims};
use tabletop::{Chance, Seat};
use tabletop_laws::LawBook;

#[cfg(feature = "leaks")]
pub use leak::Leak;
pub use scenes::all_scenes;

/// Five Tribes, as the laws test it.
#[derive(Clone, Copy, Debug)]
pub struct FiveTribes;

impl LawBook for FiveTribes {
    type Game = State;

    fn frame(game: &State) -> &'static str {
        game.table().frames.last().map_or("over", names::frame)
    }

    fn deed(action: &Action) -> &'static str {
        names::deed(action)
    }

    fn kinds() -> &'static [(&'static str, &'static str)] {
        KINDS
    }

    fn conserved(game: &State) -> Result<(), String> {
        game.audit()
    }

    fn bound(_: &Setup) -> usize {
        6000
    }

    fn forge(chance: &mut Chance) -> Action {
        forge(chance)
    }

    fn scenes(setup: &Setup, chance: &mut Chance) -> Vec<State> {
        scenes::some(setup, chance)
    }
}

const KINDS: &[(&str, &str)] = &[
    ("bid", "bid"),
    ("start", "use"),
    ("start", "item"),
    ("start", "pick-up"),
    ("start", "no-move"),
    ("drop", "drop"),
    ("piece", "place"),
    ("window", "use"),
    ("window", "item"),
    ("window", "continue"),
    ("tribe", "builders"),
    ("tribe", "kill"),
    ("tribe", "murder"),
    ("tribe", "spare"),
    ("keep-item", "keep-item"),
    ("tile", "decline"),
    ("tile", "buy"),
    ("tile", "summon"),
    ("tile", "craft"),
    ("place", "here"),
    ("place", "there"),
    ("keep-djinn", "keep-djinn"),
    ("scimitar", "strike"),
    ("strike", "remove"),
    ("lamp", "wish"),
    ("lamp", "wish-unseen"),
    ("flute", "charm"),
    ("lure", "lure"),
    ("lure", "enough"),
    ("ring", "fetch"),
    ("talisman", "lift"),
    ("settle", "settle"),
    ("sort", "next"),
    ("closing", "use"),
    ("closing", "item"),
    ("closing", "offer"),
    ("closing", "sell"),
    ("closing", "end-turn"),
];

/// A random action, legal or not.
fn forge(chance: &mut Chance) -> Action {
    let tile = Tile::ALL[chance.below(36) as usize];
    let tribe = Tribe::ALL[chance.below(6) as usize];
    let other = (chance.below(2) == 1).then(|| Tribe::ALL[chance.below(6) as usize]);
    let victims = Victims { one: tribe, other };
    let djinn = Djinn::ALL[chance.below(24) as usize];
    let item = Item::ALL[chance.below(10) as usize];
    let card = Card::ALL[chance.below(10) as usize];
    let seat = Seat::new(chance.below(8) as u8).expect("it is in range");
    let ride = if chance.below(2) == 1 { Ride::Carpet } else { Ride::Foot };
    let payments = [
        Payment::Elder,
        Payment::Fakir,
        Payment::TwoElders,
        Payment::ElderAndFakir,
        Payment::Artisan,
        Payment::TwoFakirs,
    ];
    let payment = payments[chance.below(6) as usize];
    let fakirs = chance.below(5) as u8;
    let places = [1, 2].map(|_| Place::try_from(1 + chance.below(9) as u8).expect("it is in range"));
    let second = (chance.below(2) == 1).then_some(places[1]);
    let all = [
        Action::Bid { spot: Spot::ALL[chance.below(7) as usize], fakirs },
        Action::Use { djinn, payment, tile: (chance.below(2) == 1).then_some(tile) },
        Action::Item(item),
        Action::PickUp { tile, ride },
        Action::Drop { tribe, tile },
        Action::NoMove,
        Action::Place(if ride == Ride::Foot { Piece::Camel } else { Piece::Tent }),
        Action::Builders { fakirs },
        Action::Kill { tile, victims, fakirs: if chance.below(2) == 1 { fakirs } else { 0 } },
        Action::Murder { seat, victims },
        Action::Spare,
        Action::KeepItem(item),
        Action::KeepDjinn(djinn),
        Action::Decline,
        Action::Buy { first: places[0], second },
        Action::Summon { djinn, payment },
        Action::Craft(payment),
        Action::Here,
        Action::There { tile, payment },
        Action::Wish(djinn),
        Action::WishUnseen,
        Action::Fetch(item),
        Action::Strike(tile),
        Action::Remove(victims),
        Action::Lift(tile),
        Action::Settle(tile),
        Action::Charm(tile),
        Action::Lure { tile, tribe },
        Action::Enough,
        Action::Next(card),
        Action::Offer(card),
        Action::Sell,
        Action::Continue,
        Action::EndTurn,
    ];
    all[chance.below(all.len() as u32) as usize]
}
