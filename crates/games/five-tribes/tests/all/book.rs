//! What the laws need to know of the game.

use five_tribes::{
    Action, Card, Djinn, Frame, Item, Payment, Piece, Place, Ride, Scene, Setup, Spot, State, Tile, Tribe, Victims,
};
use tabletop::{Chance, Seat};
use tabletop_laws::LawBook;

pub(crate) struct FiveTribes;

impl LawBook for FiveTribes {
    type Game = State;

    fn frame(game: &State) -> &'static str {
        game.table().frames.last().map_or("over", frame)
    }

    fn deed(action: &Action) -> &'static str {
        deed(action)
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
        scenes(setup, chance)
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

fn frame(frame: &Frame) -> &'static str {
    match frame {
        Frame::Bid => "bid",
        Frame::Start => "start",
        Frame::Drop { .. } => "drop",
        Frame::Piece { .. } => "piece",
        Frame::Window { .. } => "window",
        Frame::Tribe { .. } => "tribe",
        Frame::KeepItem { .. } => "keep-item",
        Frame::Tile => "tile",
        Frame::Place { .. } => "place",
        Frame::KeepDjinn { .. } => "keep-djinn",
        Frame::Scimitar => "scimitar",
        Frame::Strike { .. } => "strike",
        Frame::Lamp => "lamp",
        Frame::Flute => "flute",
        Frame::Lure { .. } => "lure",
        Frame::Ring => "ring",
        Frame::Talisman => "talisman",
        Frame::Settle { .. } => "settle",
        Frame::Sort { .. } => "sort",
        Frame::Closing => "closing",
    }
}

fn deed(action: &Action) -> &'static str {
    match action {
        Action::Bid { .. } => "bid",
        Action::Use { .. } => "use",
        Action::Item(_) => "item",
        Action::PickUp { .. } => "pick-up",
        Action::Drop { .. } => "drop",
        Action::NoMove => "no-move",
        Action::Place(_) => "place",
        Action::Builders { .. } => "builders",
        Action::Kill { .. } => "kill",
        Action::Murder { .. } => "murder",
        Action::Spare => "spare",
        Action::KeepItem(_) => "keep-item",
        Action::KeepDjinn(_) => "keep-djinn",
        Action::Decline => "decline",
        Action::Buy { .. } => "buy",
        Action::Summon { .. } => "summon",
        Action::Craft(_) => "craft",
        Action::Here => "here",
        Action::There { .. } => "there",
        Action::Wish(_) => "wish",
        Action::WishUnseen => "wish-unseen",
        Action::Fetch(_) => "fetch",
        Action::Strike(_) => "strike",
        Action::Remove(_) => "remove",
        Action::Lift(_) => "lift",
        Action::Settle(_) => "settle",
        Action::Charm(_) => "charm",
        Action::Lure { .. } => "lure",
        Action::Enough => "enough",
        Action::Next(_) => "next",
        Action::Offer(_) => "offer",
        Action::Sell => "sell",
        Action::Continue => "continue",
        Action::EndTurn => "end-turn",
    }
}

/// Any action at all.
fn forge(chance: &mut Chance) -> Action {
    let tile = Tile::try_from(chance.below(36) as u8).unwrap();
    let tribe = Tribe::ALL[chance.below(6) as usize];
    let other = (chance.below(2) == 1).then(|| Tribe::ALL[chance.below(6) as usize]);
    let victims = Victims { one: tribe, other };
    let djinn = Djinn::ALL[chance.below(24) as usize];
    let item = Item::ALL[chance.below(10) as usize];
    let card = Card::ALL[chance.below(10) as usize];
    let seat = Seat::new(chance.below(8) as u8).unwrap();
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
    let places = [1, 2].map(|_| Place::try_from(1 + chance.below(9) as u8).unwrap());
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
        Action::Kill { tile, victims },
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

/// How many of all scenes one seed plays on; over a run each is played many times.
const SCENES: usize = 6;

fn scenes(setup: &Setup, chance: &mut Chance) -> Vec<State> {
    let mut scenes = all_scenes(setup, chance);
    chance.shuffle(&mut scenes);
    scenes.truncate(SCENES);
    scenes
}

/// Rich positions: each gives the first player one or two djinns or one item, means to pay, and something to do.
pub(crate) fn all_scenes(setup: &Setup, chance: &mut Chance) -> Vec<State> {
    let mut scenes = Vec::new();
    for djinn in setup.djinns().iter() {
        let partner = match djinn {
            Djinn::Echidna | Djinn::Iblis => Djinn::Kandicha,
            Djinn::Hagis => Djinn::Bouraq,
            Djinn::Lamia => Djinn::Enki,
            _ => Djinn::Nekir,
        };
        scenes.push(rich(setup, chance).djinns(0, &[djinn, partner]).turn(0));
    }
    scenes.push(rich(setup, chance).djinns(0, &[Djinn::Kumarbi]).bidding(&markers(setup)));
    scenes.push(penniless(setup).bidding(&markers(setup)));
    scenes.push(stuck(setup).djinns(0, &[Djinn::AnunNak]).turn(0));
    scenes.push(renewing(setup, chance));
    scenes.push(out_of_range(setup).turn(0));
    if setup.has_expansion() {
        for item in Item::ALL.into_iter().filter(|item| item.is_magic()) {
            scenes.push(rich(setup, chance).items(0, &[item, Item::Crown]).turn(0));
        }
    }
    scenes
}

fn markers(setup: &Setup) -> Vec<u8> {
    (0..setup.markers()).flat_map(|_| 0..setup.players()).collect()
}

/// Meeples everywhere, some of them taken; a hand with Fakirs others do not know of; a full row.
fn rich(setup: &Setup, chance: &mut Chance) -> Scene {
    let mut scene = empty(setup);
    let crowds = ["RW", "RB", "GY", "WB", "RG", "BY", "RRW", "GGB", "YWR"];
    for (n, &tile) in ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"].iter().enumerate() {
        let crowd = crowds[(n + chance.below(9) as usize) % 9];
        scene = scene.meeples(tile, crowd);
    }
    scene = scene.meeples("r1c4", "R").meeples("r2c4", "B").meeples("r3c4", "W").meeples("r4c1", "G");
    scene = scene.front(0, "WWWYY").front(1, "YYW").camel(0, "r5c1").camel(1, "r5c2").gold(1, 7);
    scene = scene.hidden_cards(0, &[Card::Fakir, Card::Fakir, Card::Fish]).cards(0, &[Card::Fish, Card::Silk]);
    scene = scene.hidden_cards(1, &[Card::Wheat, Card::Fakir]).cards(1, &[Card::Fakir]);
    let row = [Card::Fish, Card::Fakir, Card::Wheat, Card::Fish, Card::Ivory, Card::Fakir, Card::Silk];
    scene = scene.row(&row[..3 + chance.below(5) as usize]);
    if setup.has_expansion() {
        scene = scene.meeples("r1c5", "PP").meeples("r2c5", "P").meeples("r4c2", "PPG").front(0, "P").front(1, "P");
        scene = scene.items(1, &[Item::Chest]).item_discards(&[Item::Jewellery]);
    }
    scene
}

fn empty(setup: &Setup) -> Scene {
    if setup.has_expansion() { Scene::naqala(setup.players()) } else { Scene::base(setup.players()) }
}

/// The last to bid has no gold, Kumarbi, and two cards nobody knows.
fn penniless(setup: &Setup) -> Scene {
    let last = setup.players() - 1;
    let scene = stuck(setup).gold(last, 0).djinns(last, &[Djinn::Kumarbi]);
    scene.hidden_cards(last, &[Card::Silk, Card::Fakir])
}

/// No move is left: lone meeples of different tribes, far apart.
fn stuck(setup: &Setup) -> Scene {
    let scene = empty(setup).meeples("r1c1", "R").meeples("r3c5", "B").front(0, "WW");
    scene.cards(0, &[Card::Fish]).hidden_cards(1, &[Card::Fakir]).camel(1, "r5c2")
}

/// Assassins whose only victims are too far away, and a player who may hold Fakirs.
fn out_of_range(setup: &Setup) -> Scene {
    let scene = empty(setup).meeples("r1c1", "R").meeples("r1c2", "R").meeples("r1c5", "B").meeples("r2c5", "B");
    scene.hidden_cards(0, &[Card::Fakir, Card::Fakir]).cards(1, &[Card::Fakir])
}

/// All piles are about to run out, with Sibittis and Sloar at hand.
fn renewing(setup: &Setup, chance: &mut Chance) -> State {
    let scene = rich(setup, chance).djinns(0, &[Djinn::Sibittis, Djinn::Sloar]).pile(&[Card::Pottery]);
    scene.djinn_pile(&[Djinn::Enki, Djinn::Utug]).turn(0)
}
