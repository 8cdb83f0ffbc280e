//! Five Tribes: the board tile by tile, what is on display, and what each player has.

mod answers;

use five_tribes::{
    Card, Cards, Djinn, Djinns, Frame, Growth, Hand, Item, Items, Land, Meeples, Phase, Player, Ride, Setup, Stage,
    State, Tent, Tile, Tribe, View,
};
use tabletop::Seat;
use tabletop_host::Hosted;
use words::Said;

use crate::{
    Encoded, FEATURES, Ink,
    encoded::{from_me, round_the_table},
};

impl Encoded for State {
    const NUMBERED: u16 = answers::NUMBERED;

    fn agreed(options: &str) -> Result<Setup, Said> {
        State::agree(options, None)
    }

    fn observe(view: &View, me: Seat, ink: &mut impl Ink) {
        let seats = view.table.setup.players();
        moment(view, me, ink);
        board(view, me, ink);
        display(view, ink);
        own(view, me, ink);
        for seat in round_the_table(me, seats) {
            player(&view.table.players[seat.index()], ink);
        }
    }

    /// Djinns used, victims, and other answers with several arguments.
    fn listed(_: &Setup) -> u16 {
        700
    }

    fn number(action: &five_tribes::Action) -> Option<u16> {
        answers::number(action)
    }

    fn describe(action: &five_tribes::Action, features: &mut [i16; FEATURES]) {
        answers::describe(action, features);
    }
}

fn moment(view: &View, me: Seat, ink: &mut impl Ink) {
    let table = &view.table;
    let seats = table.setup.players();
    let place = |seat: Seat| from_me(me, seat, seats);
    ink.part("round, phase (bidding, playing, over), last round, nobody can move");
    let phase = match table.phase {
        Phase::Bidding => 0,
        Phase::Playing => 1,
        Phase::Over => 2,
    };
    ink.row(&[table.round, phase, table.last_round.into(), table.no_move.into()]);
    ink.part("who bids next: players from me; who has bid which spot; who took a free one");
    (0..4).for_each(|at| ink.maybe(table.order.get(at).map(|&seat| place(seat))));
    table.spots.iter().for_each(|spot| ink.maybe(spot.map(place)));
    (0..3).for_each(|at| ink.maybe(table.zeros.get(at).map(|&seat| place(seat))));
    ink.part("the turn: whose, from me; last tile; tribe taken; how many; item used; djinns used, a cell each");
    let turn = &table.turn;
    ink.row(&[place(turn.seat), turn.end.into(), turn.tribe as u8, turn.taken, turn.item_used.into()]);
    djinns(turn.used, ink);
    ink.part("question, by the order of the rules; its tile, its other tile, its number, and meeples by tribe");
    match table.frames.last() {
        Some(frame) => question(frame, ink),
        None => ink.blank(10),
    }
}

#[rustfmt::skip]
fn question(frame: &Frame, ink: &mut impl Ink) {
    let tile = |tile: Tile| Some(u8::from(tile));
    let (kind, at, other, number, hand) = match *frame {
        Frame::Bid => (0, None, None, 0, Meeples::NONE),
        Frame::Start => (1, None, None, 0, Meeples::NONE),
        Frame::Drop { hand, at, came, ride } => (2, tile(at), came.map(|heading| heading as u8), (ride == Ride::Carpet).into(), hand),
        Frame::Piece { tile: at } => (3, tile(at), None, 0, Meeples::NONE),
        Frame::Window { stage } => (4, None, None, match stage { Stage::BeforeMove => 0, Stage::BeforeTribe => 1, Stage::BeforeTile => 2, Stage::Closing => 3 }, Meeples::NONE),
        Frame::Tribe { tribe } => (5, None, None, tribe as u8, Meeples::NONE),
        Frame::KeepItem { drawn } => (6, None, None, drawn, Meeples::NONE),
        Frame::Tile { land: it } => (7, None, None, land(it), Meeples::NONE),
        Frame::Place { growth, tile: at } => (8, tile(at), None, (growth == Growth::Palace).into(), Meeples::NONE),
        Frame::KeepDjinn { drawn } => (9, None, None, drawn, Meeples::NONE),
        Frame::Scimitar => (10, None, None, 0, Meeples::NONE),
        Frame::Strike { tile: at } => (11, tile(at), None, 0, Meeples::NONE),
        Frame::Lamp => (12, None, None, 0, Meeples::NONE),
        Frame::Flute => (13, None, None, 0, Meeples::NONE),
        Frame::Lure { target, from, tribe, moved } => (14, tile(target), tile(from), moved, Meeples::of(tribe, 1)),
        Frame::Ring => (15, None, None, 0, Meeples::NONE),
        Frame::Talisman => (16, None, None, 0, Meeples::NONE),
        Frame::Settle { from } => (17, tile(from), None, 0, Meeples::NONE),
        Frame::Sort { sorted } => (18, None, None, sorted, Meeples::NONE),
        Frame::Closing => (19, None, None, 0, Meeples::NONE),
    };
    ink.small(kind);
    ink.maybe(at);
    ink.maybe(other);
    ink.small(number);
    meeples(hand, ink);
}

const fn land(land: Land) -> u8 {
    match land {
        Land::Village => 0,
        Land::Sacred(_) => 1,
        Land::Oasis => 2,
        Land::SmallMarket => 3,
        Land::LargeMarket => 4,
        Land::Workshop(_) => 5,
        Land::SpecializedMarket => 6,
        Land::Chasm => 7,
    }
}

fn board(view: &View, me: Seat, ink: &mut impl Ink) {
    let table = &view.table;
    ink.part("each tile of 36: land, its points, six tribes, camel or tent from me, palms, palaces");
    for tile in Tile::ALL {
        let Some(square) = table.board.get(tile) else {
            ink.blank(11);
            continue;
        };
        ink.row(&[land(square.land), square.land.value() as u8]);
        meeples(square.meeples, ink);
        ink.maybe(square.owner.map(|seat| from_me(me, seat, table.setup.players())));
        ink.row(&[square.palms, square.palaces]);
    }
}

fn display(view: &View, ink: &mut impl Ink) {
    let table = &view.table;
    ink.part("cards on display, and in the discard by kind");
    (0..9).for_each(|at| ink.maybe(table.row.get(at).map(|&card| card as u8)));
    cards(table.discards, ink);
    ink.part("djinns on display, and in the discard: a cell each");
    (0..3).for_each(|at| ink.maybe(table.djinn_row.get(at).map(|&djinn| djinn as u8)));
    djinns(table.djinn_discards, ink);
    ink.part("items in the discard by kind");
    items(table.item_discards, ink);
    ink.part("what was left when piles ran out: cards and items by kind, djinns a cell each");
    cards(table.past, ink);
    items(table.past_items, ink);
    djinns(table.past_djinns, ink);
    ink.part("meeples in the bag, palms and palaces left, cards, djinns and items face down");
    meeples(table.bag, ink);
    ink.row(&[table.palms, table.palaces, view.cards_left, view.djinns_left, view.items_left]);
}

fn own(view: &View, me: Seat, ink: &mut impl Ink) {
    let Hand { cards: held, items: owned, .. } = view.hands.get(me.index()).copied().flatten().unwrap_or_default();
    ink.part("my cards and items by kind");
    cards(held, ink);
    items(owned, ink);
    let drawn = view.drawn.unwrap_or_default();
    ink.part("what I have drawn or offer: items, djinns, cards");
    items(drawn.items, ink);
    djinns(drawn.djinns, ink);
    cards(drawn.sale, ink);
}

fn player(player: &Player, ink: &mut impl Ink) {
    ink.part("a player, from me on: gold, camels, tent, meeples before them by tribe");
    ink.put(i16::try_from(player.gold).unwrap_or(i16::MAX));
    ink.small(player.camels);
    ink.small(match player.tent {
        Tent::None => 0,
        Tent::Ready => 1,
        Tent::On(_) => 2,
    });
    meeples(player.front, ink);
    ink.part("their djinns, a cell each");
    djinns(player.djinns, ink);
    ink.part("their cards that everybody knows by kind, others, and old ones; items likewise");
    cards(player.known, ink);
    ink.row(&[player.unknown, player.old]);
    items(player.known_items, ink);
    ink.row(&[player.unknown_items, player.old_items]);
}

fn meeples(crowd: Meeples, ink: &mut impl Ink) {
    for tribe in Tribe::ALL {
        ink.small(crowd.count(tribe));
    }
}

fn cards(cards: Cards, ink: &mut impl Ink) {
    for card in Card::ALL {
        ink.small(cards.count(card));
    }
}

fn items(items: Items, ink: &mut impl Ink) {
    for item in Item::ALL {
        ink.small(items.count(item));
    }
}

fn djinns(djinns: Djinns, ink: &mut impl Ink) {
    for djinn in Djinn::ALL {
        ink.flag(djinns.contains(djinn));
    }
}
