//! Where heroes do most.

use std::sync::LazyLock;

use morgenland_cards::{Action, Due, Place};
use tabletop::Pile;
use tabletop_bots::Plans;

use super::{
    hand::power_of_one,
    table::{COLOURS, Table, power_of},
};

/// How much less worth, in artifacts, makes a placement e times less likely.
const DOUBT: f32 = 0.07;
/// What a unit of treasure is worth, in artifacts.
const UNIT: f32 = 0.075;
/// The mean value of a hero, and how far they spread.
const MEAN: f32 = 3.0;
const SPREAD: f32 = 1.4;

/// Totals further ahead of or behind what is seen than this are not told apart.
const FAR: u8 = 32;

/// The chance to stand before this many hidden heroes, by how far we are ahead of what is seen; K5.5: first for a player who
/// loses a tie, then for one who wins it.
static BEATS: LazyLock<[[[f32; 2 * FAR as usize + 1]; 8]; 2]> = LazyLock::new(|| {
    [-0.3, 0.3].map(|tie: f32| {
        std::array::from_fn(|hidden| {
            std::array::from_fn(|at| {
                let (hidden, ahead) = (f32::from(hidden as u8), f32::from(at as u8) - f32::from(FAR) + tie);
                1.0 / (1.0 + (-1.7 * (ahead - MEAN * hidden) / (SPREAD * hidden.sqrt()).max(0.15)).exp())
            })
        })
    })
});

/// The table before a hero is placed.
pub(super) struct Board<'a> {
    table: Table<'a>,
    mine: [u8; 12],
    /// By location and colour: the values that are seen, and how many heroes are hidden.
    seen: [[u8; COLOURS]; 12],
    hidden: [[u8; COLOURS]; 12],
    /// The chance that one more comes to any one location, by colour.
    comes: [f32; COLOURS],
    /// The chances to stand before each colour, by who wins a tie.
    ties: [&'static [[f32; 2 * FAR as usize + 1]; 8]; COLOURS],
    /// The sums of our symbols, with what we will have from the caves as it stands.
    sums: [f32; 5],
    committed: f32,
}

impl<'a> Board<'a> {
    pub(super) fn of(table: Table<'a>) -> Board<'a> {
        let (mut seen, mut hidden) = ([[0; COLOURS]; 12], [[0; COLOURS]; 12]);
        for hero in table.view.heroes.iter().filter(|hero| !hero.out) {
            let (at, owner) = (hero.place as usize, hero.owner.index());
            match hero.value {
                Some(value) => seen[at][owner] += value,
                None => hidden[at][owner] += 1,
            }
        }
        let mut mine = [0; 12];
        mine.iter_mut().zip(&seen).for_each(|(mine, seen)| *mine = seen[table.me]);
        let places = f32::from(6 + table.view.row.len() as u8);
        let mut comes = [0.0; COLOURS];
        for (at, comes) in comes.iter_mut().enumerate() {
            let hand = table.view.players.get(at).map_or(0, |player| player.heroes);
            let hand = if at == table.players { table.view.dummy } else { hand };
            *comes = f32::from(hand) / places;
        }
        let mine_first = |other: usize| table.wins_tie(table.me, other);
        let ties = std::array::from_fn(|other| &BEATS[usize::from(mine_first(other))]);
        let mut board = Board { table, mine, seen, hidden, comes, ties, sums: [0.0; 5], committed: 0.0 };
        board.sums = board.table.hand.sums().map(f32::from);
        for cave in 0..4 {
            if let Some((symbol, value)) = board.takes(cave, board.mine[cave]) {
                board.sums[symbol] += value;
            }
        }
        board.committed = board.mine[6..].iter().map(|&total| f32::from(total)).sum();
        board
    }

    /// The chance to stand before one colour at a location.
    fn beats(&self, place: usize, other: usize, total: u8) -> f32 {
        let (seen, hidden) = (self.seen[place][other], usize::from(self.hidden[place][other]).min(6));
        let ahead = usize::from((FAR + total).saturating_sub(seen).min(2 * FAR));
        let chance = |hidden: usize| self.ties[other][hidden][ahead];
        let now = if hidden == 0 && seen == 0 { 1.0 } else { chance(hidden) };
        now + (chance(hidden + 1) - now) * self.comes[other]
    }

    fn others(&self) -> impl Iterator<Item = usize> {
        let me = self.table.me;
        let colours = self.table.players + usize::from(self.table.players == 2);
        (0..colours).filter(move |&other| other != me)
    }

    fn first(&self, place: usize, total: u8) -> f32 {
        if total == 0 { 0.0 } else { self.others().map(|other| self.beats(place, other, total)).product() }
    }

    fn before(&self, place: usize, total: u8) -> f32 {
        self.others().map(|other| 1.0 - self.beats(place, other, total)).sum()
    }

    /// The card we would most likely take from a cave: its symbol, and how much of it we can count on.
    fn takes(&self, cave: usize, total: u8) -> Option<(usize, f32)> {
        let cards = self.table.view.caves[cave];
        if total == 0 || cards.is_empty() {
            return None;
        }
        let mut worth: Pile<(f32, usize, f32), 50> = cards
            .iter()
            .map(|card| {
                let (symbol, value) = (card.symbol() as usize, f32::from(card.value()));
                (self.adds(symbol, value), symbol, value)
            })
            .collect();
        worth.sort_by(|a, b| b.0.total_cmp(&a.0));
        let above = self.before(cave, total);
        let whole = (1..=COLOURS as u8).take_while(|&n| f32::from(n) <= above).count();
        let part = above.fract();
        let at = |nth: usize| worth.get(nth).map_or(0.0, |it| it.2);
        let likely = worth.get(whole).or(worth.last())?;
        Some((likely.1, at(whole) * (1.0 - part) + at(whole + 1) * part))
    }

    fn adds(&self, symbol: usize, value: f32) -> f32 {
        power_of_one(self.sums[symbol] + value) - power_of_one(self.sums[symbol])
    }

    /// What we get from a cave with this total.
    fn cave(&self, cave: usize, total: u8) -> f32 {
        self.takes(cave, total).map_or(0.0, |(symbol, value)| self.adds(symbol, value))
    }

    /// What we get from a room with this total: an artifact less what it costs.
    fn room(&self, place: Place, total: u8) -> f32 {
        let Some(artifact) = self.table.view.lies_in(place).filter(|_| total > 0) else { return 0.0 };
        let price = f32::from(total);
        let mut sums = self.sums;
        sums.sort_unstable_by(|a, b| b.total_cmp(a));
        let other = (self.committed - f32::from(self.mine[place as usize])).max(0.0);
        let guards = self.table.view.setup.cards().guards();
        let likely = 1.0 / guards.clone().map(|_| 1.0).sum::<f32>();
        let (mut can, mut bribe) = (0.0, 0.0);
        for guard in guards {
            let owed = f32::from(Due::of(total, guard, false).bribe);
            let second = if owed > 0.0 { soft(sums[1].max(sums[0] - price) - owed) } else { 1.0 };
            can += likely * second;
            bribe += likely * owed;
        }
        can *= soft(sums[0] - price) * soft(sums.iter().sum::<f32>() - 0.8 * other - price - bribe);
        can * (0.2 + 0.8 * self.first(place as usize, total)) * (1.0 + power_of(artifact) - UNIT * (price + bribe))
    }

    fn yields(&self, place: Place, total: u8) -> f32 {
        let at = place as usize;
        if place.cave().is_some() {
            return self.cave(at, total);
        }
        match place {
            _ if total == 0 => 0.0,
            Place::Tent => 0.16 * self.first(at, total) + 0.1 * (1.5 - self.before(at, total)).clamp(0.0, 1.0),
            Place::Caravanserai => 0.1 * self.first(at, total),
            _ => self.room(place, total),
        }
    }

    /// Weighs the placements of the `wanted` heroes. A strong hero used is one that cannot be used elsewhere.
    pub(super) fn weigh(&self, menu: &[Action], wanted: impl Fn(u8) -> bool, plans: &mut Plans<Action>) {
        let mut now = [None; 12];
        for action in menu {
            if let Action::Place { hero, place } = *action
                && wanted(hero)
            {
                let has = self.mine[place as usize];
                let now = *now[place as usize].get_or_insert_with(|| self.yields(place, has));
                let gain = self.yields(place, has + hero) - now;
                plans.add(&[*action], ((gain - 0.03 * f32::from(hero)) / DOUBT).exp());
            }
        }
    }
}

/// From 0 to 1 as `left` goes from lacking to plenty.
fn soft(left: f32) -> f32 {
    let x = (0.9 * (left + 0.6)).clamp(-3.0, 3.0);
    // The hyperbolic tangent, within a few hundredths and without an exponential: this is called more than anything else.
    0.5 + 0.5 * x * (27.0 + x * x) / (27.0 + 9.0 * x * x)
}
