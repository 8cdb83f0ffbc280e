//! FT2: setting up.

use tabletop::{Chance, Pile};

use super::walking::Ground;
use crate::{
    Board, Cards, Djinns, Event, Items, Land, Meeples, Phase, Player, Setup, Square, State, Table, Tile, Turn,
    state::{Drawn, Stock, Told},
};

/// FX2.3: how often tiles are dealt again at most. With fair luck a dozen deals in a row never fail; the limit keeps
/// recorded luck that does not fit from dealing for ever.
const MOST_DEALS: u8 = 100;

type Lands = [Option<Land>; 36];

/// FT2, FX2: sets the table.
pub(crate) fn start(setup: &Setup, chance: &mut Chance, told: &mut Told) -> State {
    let lands = lay_tiles(setup, chance, told);
    let mut bag = setup.meeples();
    let squares: Pile<Square, 36> =
        lands.into_iter().flatten().map(|land| Square { land, ..Square::default() }).collect();
    let mut board = Board::of(&squares);
    for tile in board.tiles().iter() {
        for _ in 0..3 {
            populate(&mut board, &mut bag, tile, chance);
        }
    }
    for (tile, square) in board.squares() {
        told.all(Event::Laid { tile, land: square.land, meeples: square.meeples });
    }
    let mut state = State {
        table: Table {
            setup: *setup,
            board,
            players: setup.seats().iter().map(|_| Player::new(setup)).collect(),
            order: Pile::new(),
            spots: [None; 6],
            zeros: Pile::new(),
            phase: Phase::Bidding,
            round: 1,
            row: Pile::new(),
            discards: Cards::NONE,
            djinn_row: Pile::new(),
            djinn_discards: Djinns::NONE,
            item_discards: Items::NONE,
            past: Cards::NONE,
            past_items: Items::NONE,
            past_djinns: Djinns::NONE,
            bag,
            palms: 12,
            palaces: 10,
            turn: Turn::default(),
            frames: Pile::new(),
            last_round: false,
            no_move: false,
        },
        hands: setup.seats().iter().map(|_| crate::Hand::default()).collect(),
        stock: Stock { cards: crate::Card::deck(), djinns: setup.djinns(), items: setup.items() },
        drawn: Drawn::default(),
    };
    state.set_markers(chance, told);
    state.fill_rows(chance, told);
    told.all(Event::RoundBegan { round: 1 });
    state.settle(chance, told);
    state
}

/// FT2.2, FX2.1–FX2.3: the tiles, dealt again while one of them cannot be reached.
fn lay_tiles(setup: &Setup, chance: &mut Chance, told: &mut Told) -> Lands {
    let base = Land::BASE.iter().flat_map(|&(land, number)| std::iter::repeat_n(land, number));
    let mut base: Pile<Land, 30> = base.collect();
    let Some(data) = setup.expansion() else {
        chance.shuffle(&mut base);
        return row_by_row(&base);
    };
    let [one, two, three] = data.mountains().map(Land::Workshop);
    let new = [one, two, three, Land::SpecializedMarket, Land::SpecializedMarket, Land::Chasm];
    for _ in 1..MOST_DEALS {
        let lands = deal(&mut base, &new, chance);
        if all_reachable(&lands) {
            return lands;
        }
        told.all(Event::Redealt);
    }
    deal(&mut base, &new, chance)
}

fn row_by_row(tiles: &[Land]) -> Lands {
    let mut lands = [None; 36];
    tiles.iter().zip(&mut lands).for_each(|(&tile, land)| *land = Some(tile));
    lands
}

/// FX2.1: ten base tiles and the new ones in the middle, the others around them.
fn deal(base: &mut Pile<Land, 30>, new: &[Land; 6], chance: &mut Chance) -> Lands {
    chance.shuffle(base);
    let mut middle: Pile<Land, 16> = base[..10].iter().chain(new).copied().collect();
    chance.shuffle(&mut middle);
    let mut outer: Pile<Land, 20> = base[10..].iter().copied().collect();
    let mut lands = [None; 36];
    for (tile, land) in Tile::ALL.into_iter().zip(&mut lands) {
        let central = (1..5).contains(&tile.row()) && (1..5).contains(&tile.column());
        *land = if central { middle.pop() } else { outer.pop() };
    }
    lands
}

/// FX2.3, FR43.
fn all_reachable(lands: &Lands) -> bool {
    let solid = Tile::ALL.into_iter().filter(|tile| lands[tile.index()].is_some_and(|land| land != Land::Chasm));
    Ground::of(lands).connects(solid.fold(crate::Tiles::NONE, crate::Tiles::with))
}

/// Puts a random meeple of the bag on a tile, and says which.
pub(crate) fn populate(board: &mut Board, bag: &mut Meeples, tile: Tile, chance: &mut Chance) -> Option<crate::Tribe> {
    if bag.is_empty() {
        return None;
    }
    let tribe = bag.nth(chance.below(u32::from(bag.total())) as u8)?;
    bag.take(tribe);
    board.put(tile, tribe);
    Some(tribe)
}

impl State {
    /// FT2.4, FT13.1: all markers in random order on the bid order track.
    fn set_markers(&mut self, chance: &mut Chance, told: &mut Told) {
        let setup = self.table.setup;
        self.table.order = (0..setup.markers()).flat_map(|_| setup.seats().iter()).collect();
        chance.shuffle(&mut self.table.order);
        for &seat in &self.table.order {
            told.all(Event::MarkerSet { seat });
        }
    }
}
