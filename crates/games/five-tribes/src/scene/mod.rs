//! Positions built by hand, and a table to play them at, for tests.

mod audit;
mod played;

pub use played::{Played, play, seat};

use tabletop::{Chance, Pile, Seat, Telling};

use crate::{
    Board, Card, Cards, Data, Djinn, Djinns, Frame, Hand, Item, Items, Land, Meeples, Phase, Player, Setup, Square,
    State, Table, Tent, Tile, Tiles, Turn, state::Drawn, state::Stock,
};

/// A position built by hand, for tests. Everything put on the table comes from bag, piles and supplies, so that nothing
/// is lost or doubled; anything impossible panics.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    state: State,
    /// Tiles whose land was chosen.
    chosen: Tiles,
}

impl Scene {
    /// An empty board of the base game; the lands lie in the order of FT1.1.
    ///
    /// # Panics
    ///
    /// If there are not two to four players.
    pub fn base(players: u8) -> Scene {
        let lands: Pile<Land, 36> = base_lands().collect();
        Scene::of(Setup::base(players).expect("two to four players"), &lands)
    }

    /// An empty board with the expansion; its new tiles lie last, the Chasm in the south-east corner.
    ///
    /// # Panics
    ///
    /// If there are not two to four players.
    pub fn naqala(players: u8) -> Scene {
        let data = Data::embedded();
        let new = data.mountains().map(Land::Workshop).into_iter();
        let new = new.chain([Land::SpecializedMarket, Land::SpecializedMarket, Land::Chasm]);
        let lands: Pile<Land, 36> = base_lands().chain(new).collect();
        Scene::of(Setup::naqala(players, data).expect("two to four players"), &lands)
    }

    fn of(setup: Setup, lands: &[Land]) -> Scene {
        let squares: Pile<Square, 36> = lands.iter().map(|&land| Square { land, ..Square::default() }).collect();
        let table = Table {
            setup,
            board: Board::of(&squares),
            players: setup.seats().iter().map(|_| Player::new(&setup)).collect(),
            order: Pile::new(),
            spots: [None; 6],
            zeros: Pile::new(),
            phase: Phase::Playing,
            round: 1,
            row: Pile::new(),
            discards: Cards::NONE,
            djinn_row: Pile::new(),
            djinn_discards: Djinns::NONE,
            item_discards: Items::NONE,
            past: Cards::NONE,
            past_items: Items::NONE,
            past_djinns: Djinns::NONE,
            bag: setup.meeples(),
            palms: 12,
            palaces: 10,
            turn: Turn::default(),
            frames: Pile::new(),
            last_round: false,
            no_move: false,
        };
        let hands = setup.seats().iter().map(|_| Hand::default()).collect();
        let stock = Stock { cards: Card::deck(), djinns: setup.djinns(), items: setup.items() };
        Scene { state: State { table, hands, stock, drawn: Drawn::default() }, chosen: Tiles::NONE }
    }

    /// Puts a land on a tile, by exchanging two tiles.
    ///
    /// # Panics
    ///
    /// If no tile with this land is left.
    #[must_use]
    pub fn land(mut self, tile: &str, land: Land) -> Scene {
        let tile = at(tile);
        let table = &mut self.state.table;
        let mut squares: Pile<Square, 36> = table.board.into();
        if squares[tile.index()].land != land {
            let free = |other: &Tile| squares[other.index()].land == land && !self.chosen.contains(*other);
            let other = Tile::ALL.into_iter().take(squares.len()).find(free).expect("a tile with this land is left");
            squares[other.index()].land = squares[tile.index()].land;
            squares[tile.index()].land = land;
        }
        self.chosen = self.chosen.with(tile);
        table.board = Board::of(&squares);
        self
    }

    /// Puts meeples of the bag on a tile: `meeples("r1c1", "RWW")`.
    #[must_use]
    pub fn meeples(mut self, tile: &str, letters: &str) -> Scene {
        let crowd = self.take_from_bag(letters);
        for tribe in crowd.tribes() {
            (0..crowd.count(tribe)).for_each(|_| self.state.table.board.put(at(tile), tribe));
        }
        self
    }

    /// Puts Viziers, Elders and Artisans of the bag in front of a player.
    #[must_use]
    pub fn front(mut self, player: u8, letters: &str) -> Scene {
        let crowd = self.take_from_bag(letters);
        let player = self.player(player);
        player.front = player.front.plus(crowd);
        self
    }

    fn take_from_bag(&mut self, letters: &str) -> Meeples {
        let crowd: Meeples = letters.parse().expect("letters of tribes");
        assert!(self.state.table.bag.includes(crowd), "the bag does not hold {letters}");
        self.state.table.bag = self.state.table.bag.minus(crowd);
        crowd
    }

    /// A camel of a player stands there.
    #[must_use]
    pub fn camel(mut self, player: u8, tile: &str) -> Scene {
        self.player(player).camels -= 1;
        self.state.table.board.set_owner(at(tile), Some(seat(player)));
        self
    }

    /// The tent of a player stands there.
    #[must_use]
    pub fn tent(mut self, player: u8, tile: &str) -> Scene {
        self.player(player).tent = Tent::On(at(tile));
        self.state.table.board.set_owner(at(tile), Some(seat(player)));
        self
    }

    /// A player has this many camels left; the others are out of the game.
    #[must_use]
    pub fn camels(mut self, player: u8, left: u8) -> Scene {
        self.player(player).camels = left;
        self
    }

    /// Palm trees and palaces stand there.
    #[must_use]
    pub fn grown(mut self, tile: &str, palms: u8, palaces: u8) -> Scene {
        let table = &mut self.state.table;
        (0..palms).for_each(|_| table.board.plant(at(tile)));
        (0..palaces).for_each(|_| table.board.build(at(tile)));
        (table.palms, table.palaces) = (table.palms - palms, table.palaces - palaces);
        self
    }

    /// A player has this much gold.
    #[must_use]
    pub fn gold(mut self, player: u8, gold: u16) -> Scene {
        self.player(player).gold = gold;
        self
    }

    /// A player has taken these cards from the row, so that all know them.
    #[must_use]
    pub fn cards(mut self, player: u8, cards: &[Card]) -> Scene {
        for &card in cards {
            self.state.stock.cards.take(card);
            self.state.hands[usize::from(player)].cards.add(card);
            self.player(player).known.add(card);
        }
        self
    }

    /// A player has drawn these cards unseen.
    #[must_use]
    pub fn hidden_cards(mut self, player: u8, cards: &[Card]) -> Scene {
        for &card in cards {
            self.state.stock.cards.take(card);
            self.state.hands[usize::from(player)].cards.add(card);
            self.player(player).unknown += 1;
        }
        self
    }

    /// The open resource row.
    #[must_use]
    pub fn row(mut self, cards: &[Card]) -> Scene {
        for &card in cards {
            self.state.stock.cards.take(card);
            self.state.table.row.push(card);
        }
        self
    }

    /// All cards of the pile are discarded, but those named.
    #[must_use]
    pub fn pile(mut self, left: &[Card]) -> Scene {
        let left: Cards = left.iter().copied().collect();
        self.state.table.discards = self.state.table.discards.plus(self.state.stock.cards.minus(left));
        self.state.stock.cards = left;
        self
    }

    /// All cards of pile and discards are in this hand, unseen.
    #[must_use]
    pub fn all_cards_to(mut self, player: u8) -> Scene {
        let rest = self.state.stock.cards.plus(self.state.table.discards);
        self.state.stock.cards = Cards::NONE;
        self.state.table.discards = Cards::NONE;
        let hand = &mut self.state.hands[usize::from(player)];
        hand.cards = hand.cards.plus(rest);
        self.player(player).known = self.player(player).known.plus(rest);
        self
    }

    /// A player has these djinns.
    #[must_use]
    pub fn djinns(mut self, player: u8, djinns: &[Djinn]) -> Scene {
        for &djinn in djinns {
            self.state.stock.djinns = self.state.stock.djinns.without(djinn);
            let player = self.player(player);
            player.djinns = player.djinns.with(djinn);
        }
        self
    }

    /// The open djinn row.
    #[must_use]
    pub fn djinn_row(mut self, djinns: &[Djinn]) -> Scene {
        for &djinn in djinns {
            self.state.stock.djinns = self.state.stock.djinns.without(djinn);
            self.state.table.djinn_row.push(djinn);
        }
        self
    }

    /// All djinns of the pile are discarded, but those named.
    #[must_use]
    pub fn djinn_pile(mut self, left: &[Djinn]) -> Scene {
        let left: Djinns = left.iter().copied().collect();
        self.state.table.djinn_discards = self.state.stock.djinns.but(left);
        self.state.stock.djinns = left;
        self
    }

    /// A player has these items face down.
    #[must_use]
    pub fn items(mut self, player: u8, items: &[Item]) -> Scene {
        for &item in items {
            self.state.stock.items.take(item);
            self.state.hands[usize::from(player)].items.add(item);
            self.player(player).unknown_items += 1;
        }
        self
    }

    /// A player has fetched these items with the Ring, so that all know them.
    #[must_use]
    pub fn known_items(mut self, player: u8, items: &[Item]) -> Scene {
        for &item in items {
            self.state.stock.items.take(item);
            self.state.hands[usize::from(player)].items.add(item);
            self.player(player).known_items.add(item);
        }
        self
    }

    /// Items on the open discards.
    #[must_use]
    pub fn item_discards(mut self, items: &[Item]) -> Scene {
        for &item in items {
            self.state.stock.items.take(item);
            self.state.table.item_discards.add(item);
        }
        self
    }

    /// This many palm trees and palaces are left in the supply; the others are out of the game.
    #[must_use]
    pub fn supply(mut self, palms: u8, palaces: u8) -> Scene {
        (self.state.table.palms, self.state.table.palaces) = (palms, palaces);
        self
    }

    /// It is this player's turn, before the pick-up; all other markers wait on 0, in the order of seats.
    ///
    /// # Panics
    ///
    /// If nobody sits there.
    pub fn turn(mut self, player: u8) -> State {
        let table = &mut self.state.table;
        let mut markers: Pile<Seat, 4> = (0..table.setup.markers()).flat_map(|_| table.setup.seats().iter()).collect();
        let mine = markers.iter().position(|&marker| marker == seat(player)).expect("the player has a marker");
        markers.remove(mine);
        table.zeros = markers.iter().copied().collect();
        table.order.push(seat(player));
        table.turn = Turn { seat: seat(player), ..Turn::default() };
        table.frames.push(Frame::Start);
        self.done()
    }

    /// Everybody bids, in this order.
    pub fn bidding(mut self, order: &[u8]) -> State {
        self.state.table.order = order.iter().map(|&player| seat(player)).collect();
        self.state.table.phase = Phase::Bidding;
        self.state.settle(&mut Chance::seeded(0), &mut Telling::deaf());
        self.done()
    }

    /// The same scene under older rules.
    ///
    /// # Panics
    ///
    /// If there are no such rules.
    #[must_use]
    pub fn rules(mut self, rules: u32) -> Scene {
        let setup = &mut self.state.table.setup;
        *setup = setup.with_rules(rules).expect("these rules are known");
        self
    }

    /// The finished scene, with all notes in order.
    fn done(self) -> State {
        assert_eq!(self.state.audit_notes(), Ok(()));
        self.state
    }

    fn player(&mut self, number: u8) -> &mut Player {
        &mut self.state.table.players[usize::from(number)]
    }
}

fn base_lands() -> impl Iterator<Item = Land> {
    Land::BASE.iter().flat_map(|&(land, number)| std::iter::repeat_n(land, number))
}

fn at(tile: &str) -> Tile {
    tile.parse().expect("a tile such as r1c1")
}
