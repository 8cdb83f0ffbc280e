//! What a turn brings if nothing more is chosen in it: the rules play it to its end in an imagined world.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Game as _, Seat, Telling};

use crate::{Action, Card, Frame, Growth, Hand, Land, Payment, Piece, Score, State, Table, Tile, Tribe};

/// What a move brings for certain, and the choices it opens, which are not counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Yield {
    /// The certain points, all together.
    pub points: u16,
    /// The same by category.
    pub gains: Score,
    /// FT5: is the tile taken?
    pub control: bool,
    /// FT12.2: opponents who then have fewer Viziers, and had not before.
    pub passes: Vec<Seat>,
    /// FT6.4: cards the Merchants take from the row.
    pub cards: Vec<Card>,
    /// FT7.2, FT7.3: what grows on the tile.
    pub growth: Option<Growth>,
    /// Who owns that tile then, if anybody does.
    pub grower: Option<Seat>,
    /// FT6.7: Assassins kill, and the fewest Fakirs that costs.
    pub kill: Option<u8>,
    /// FX4.1: how many items are drawn, of which one is kept.
    pub items: u8,
    /// FT7.5, FT7.6, FX6.1: the price at the market, and how many cards there are to choose from.
    pub market: Option<(u16, u8)>,
    /// FT7.7: how a djinn could be paid.
    pub djinn: Vec<Payment>,
    /// FX5.1: how an item could be paid.
    pub craft: Vec<Payment>,
    /// FT11.2: is the last piece placed, so that this round is the last?
    pub last: bool,
}

/// The choices that come up in the turn, noted on the way.
#[derive(Default)]
struct Noted {
    kill: Option<u8>,
    market: Option<(u16, u8)>,
    djinn: Vec<Payment>,
    craft: Vec<Payment>,
}

/// Plays these answers in `world`, and then the rest of the turn without choosing anything optional.
pub(super) fn foresee(world: &State, seat: Seat, answers: impl Iterator<Item = Action>) -> Yield {
    let mut then = *world;
    let mut chance = Chance::seeded(0).forgetful();
    let told = &mut Telling::deaf();
    answers.for_each(|answer| then.apply(seat, &answer, &mut chance, told));
    let mut noted = Noted::default();
    while let Some(frame) = then.table.frames.last().copied().filter(|frame| *frame != Frame::Closing) {
        then.table.frames.pop();
        match frame {
            Frame::Piece { tile } => then.place_piece(tile, Piece::Camel, told),
            Frame::Tribe { tribe: Tribe::Builder } => then.build(0, told),
            Frame::Tribe { .. } => noted.kill = then.cheapest_kill(),
            Frame::Tile { land } => noted.note(&then, land),
            Frame::Place { growth, tile } => then.place(growth, tile, told),
            // Nothing is chosen here.
            Frame::Window { .. } | Frame::KeepItem { .. } => (),
            Frame::Bid
            | Frame::Start
            | Frame::Drop { .. }
            | Frame::KeepDjinn { .. }
            | Frame::Scimitar
            | Frame::Strike { .. }
            | Frame::Lamp
            | Frame::Flute
            | Frame::Lure { .. }
            | Frame::Ring
            | Frame::Talisman
            | Frame::Settle { .. }
            | Frame::Sort { .. }
            | Frame::Closing => unreachable!("a move and what follows from it ask nothing like {frame:?}"),
        }
        then.settle(&mut chance, told);
    }
    compared(world, &then, seat, noted)
}

impl Noted {
    /// What the tile would sell now.
    fn note(&mut self, then: &State, land: Land) {
        let mut menu = Vec::new();
        then.tile_offers(land, &mut menu);
        let payments = |of: fn(&Action) -> Option<Payment>| {
            let mut all: Vec<Payment> = menu.iter().filter_map(of).collect();
            all.dedup();
            all
        };
        self.djinn = payments(|action| if let Action::Summon { payment, .. } = action { Some(*payment) } else { None });
        self.craft = payments(|action| if let Action::Craft(payment) = action { Some(*payment) } else { None });
        let sold = menu.iter().filter(|action| matches!(action, Action::Buy { second: None, .. })).count();
        self.market = land.market().filter(|_| sold > 0).map(|(price, _)| (price, sold as u8));
    }
}

impl State {
    /// FT6.10: the fewest Fakirs that a kill costs, if the player can pay for one.
    fn cheapest_kill(&self) -> Option<u8> {
        let mut menu = Vec::new();
        self.kills(&mut menu);
        let cost = |action: &Action| {
            let murder = matches!(action, Action::Murder { .. }).then_some(0);
            if let Action::Kill { tile, .. } = action { Some(self.range_cost(*tile)) } else { murder }
        };
        menu.iter().filter_map(cost).min()
    }
}

/// What has changed for this seat, whose own hand is known before and after.
fn compared(world: &State, then: &State, seat: Seat, noted: Noted) -> Yield {
    let (before, after) = (&world.table, &then.table);
    let Hand { items, .. } = world.hands[seat.index()];
    // Items are left out, as it is not certain which one is drawn.
    let hand = Hand { items, ..then.hands[seat.index()] };
    let gains = after.score(seat, &hand).since(&before.score(seat, &world.hands[seat.index()]));
    let end = after.turn.end;
    let growth = grown(before, after, end);
    let viziers = |table: &Table, seat: Seat| table.players[seat.index()].front.count(Tribe::Vizier);
    let fewer = |table: &Table, other: Seat| viziers(table, other) < viziers(table, seat);
    let others = before.setup.others(seat);
    let artisans = after.turn.tribe == Tribe::Artisan;
    Yield {
        points: gains.total(),
        gains,
        control: before.board.at(end).owner.is_none() && after.board.at(end).owner == Some(seat),
        passes: others.iter().filter(|&other| !fewer(before, other) && fewer(after, other)).collect(),
        cards: before.row.iter().take(before.row.len() - after.row.len()).copied().collect(),
        growth,
        grower: after.board.at(end).owner.filter(|_| growth.is_some()),
        kill: noted.kill,
        items: if artisans { then.drawn.items.len().max(u8::from(kept_one(world, then, seat))) } else { 0 },
        market: noted.market,
        djinn: noted.djinn,
        craft: noted.craft,
        last: after.last_round && !before.last_round,
    }
}

/// Has the only item drawn been kept already?
fn kept_one(world: &State, then: &State, seat: Seat) -> bool {
    then.hands[seat.index()].items.len() > world.hands[seat.index()].items.len()
}

fn grown(before: &Table, after: &Table, end: Tile) -> Option<Growth> {
    let (one, two) = (before.board.at(end), after.board.at(end));
    let palace = (two.palaces > one.palaces).then_some(Growth::Palace);
    if two.palms > one.palms { Some(Growth::Palm) } else { palace }
}
