//! What a player of Morgenland knows beyond the rules.

mod field;
mod fitted;
mod fitting;
mod magic;
mod paying;
mod placing;
mod reading;

use morgenland::{Action, Artifact, Asked, Purse, State, View};
use tabletop::{Chance, Determinize as _, Game as _, Pile, Seat, Seats, Viewer};
use tabletop_bots::{Judge, Plans, Settings, Weight, Worth, by_places};

use super::{BotOf, Budget, Mind, Opposed, fit::Fitting, shares};
use field::Battle;
use paying::Wants;
use placing::Board;

/// Counts artifacts, then what will buy more of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct MorgenlandJudge {
    /// Whether it infers what lies face down from where it lies.
    pub reads: bool,
    /// Whether it judges the basic game by a guess instead of the fitted numbers.
    pub guesses: bool,
}

/// How many figures are thought of by instinct before one is placed.
const AT_A_GLANCE: usize = 3;

impl Opposed for State {
    fn bot(mind: Mind) -> BotOf<Self> {
        mind.bot(|expert| MorgenlandJudge { reads: expert, guesses: false }, budget())
    }

    fn weight(view: &Self::View) -> Weight {
        weight(view.asked)
    }

    fn fitting() -> Option<&'static dyn Fitting> {
        Some(&fitting::Morgenland)
    }
}

fn budget() -> Budget {
    let settings = Settings { horizon: Some(1), explore: 0.25, ..Settings::large() };
    Budget { settings, iterations: [60, 13_000, 33_000] }
}

/// Where a figure goes decides the game; windows are many and mostly passed.
fn weight(asked: Option<Asked>) -> Weight {
    match asked {
        Some(Asked::Place { .. }) | None => Weight::Turn,
        Some(Asked::StartTreasure { .. } | Asked::Market { .. } | Asked::Bribe { .. } | Asked::Offer { .. }) => {
            Weight::Choice
        }
        Some(Asked::Window { .. }) => Weight::Window,
        Some(
            Asked::Goods { .. }
            | Asked::Tent { .. }
            | Asked::Camel { .. }
            | Asked::Stack { .. }
            | Asked::Mirage { .. }
            | Asked::Apprentice { .. }
            | Asked::Charity { .. }
            | Asked::Eye { .. }
            | Asked::CityTax { .. }
            | Asked::SultansTax { .. }
            | Asked::Sacrifice { .. }
            | Asked::Trade { .. }
            | Asked::TradeGoods { .. }
            | Asked::Fare { .. },
        ) => Weight::Step,
    }
}

impl Judge<State> for MorgenlandJudge {
    fn worth(&self, world: &State) -> Worth {
        if let Some(ranking) = world.result() {
            return by_places(&ranking);
        }
        let table = world.view(Viewer::Spectator);
        let basic = if self.guesses { &fitting::GUESSED } else { &fitted::FITTED.basic };
        let (handy, first) = if table.magic.is_some() { (1.0, 0.05) } else { (basic.handy, basic.first) };
        let seats = Seats::first(table.setup.players());
        let stands: Pile<f32, 5> = seats.iter().map(|seat| stand(world, seat, handy, first)).collect();
        if table.magic.is_some() {
            // M11.1: the fewer artifacts are left, the more one of them decides.
            let unsold = f32::from(table.stacks.iter().sum::<u8>());
            let all = f32::from(table.setup.artifacts_of_each() * Artifact::ALL.len() as u8);
            return shares(&stands, 0.9 + 1.5 * (1.0 - unsold / all));
        }
        let most = table.players.iter().map(|player| player.artifacts).max().unwrap_or(0);
        shares(&stands, basic.sharp(most))
    }

    fn imagine(&self, view: &View, luck: &mut Chance) -> State {
        let mut world = State::determinize(view, luck);
        if self.reads {
            world.lean(view, &reading::LEANING, luck);
        }
        world
    }

    fn weigh(&self, seat: Seat, view: &View, menu: &[Action], plans: &mut Plans<Action>) {
        match view.asked {
            Some(Asked::Place { .. }) => Board::of(seat, view, self.reads).weigh(menu, |_| true, plans),
            Some(Asked::StartTreasure { .. }) => by_shape(menu, plans),
            Some(Asked::Window { .. }) if magic::has_begun(view) => {
                magic::weigh_ways(&Battle::of(seat, view), menu, plans);
            }
            Some(Asked::Window { .. }) => {
                plans.add(&[Action::Pass], 1.0);
                magic::weigh(&Battle::of(seat, view), menu, plans);
            }
            Some(Asked::Market { .. } | Asked::Bribe { .. } | Asked::Offer { .. }) if view.magic.is_some() => {
                if magic::has_begun(view) {
                    magic::weigh_ways(&Battle::of(seat, view), menu, plans);
                } else {
                    Wants::of(seat, view).weigh(menu, plans);
                    magic::weigh(&Battle::of(seat, view), menu, plans);
                }
            }
            Some(Asked::Mirage { room, .. }) => magic::weigh_stack(view, room, menu, plans),
            Some(Asked::Stack { .. }) => {
                if let Some(room) = Battle::of(seat, view).field {
                    magic::weigh_stack(view, room, menu, plans);
                }
            }
            _ => Wants::of(seat, view).weigh(menu, plans),
        }
        if plans.is_empty() {
            // If nothing is known to be better, all answers are tried.
            for action in menu {
                plans.add(&[*action], 1.0);
            }
        }
    }

    fn glance(&self, seat: Seat, view: &View, menu: &[Action], plans: &mut Plans<Action>, luck: &mut Chance) {
        let hand = view.players.get(seat.index()).and_then(|player| player.figures);
        match (view.asked, hand) {
            (Some(Asked::Place { .. }), Some(hand)) => {
                let mut figures: Pile<u8, 8> = hand.iter().collect();
                luck.shuffle(&mut figures);
                let few = &figures[..figures.len().min(AT_A_GLANCE)];
                Board::of(seat, view, self.reads).weigh(menu, |figure| few.contains(&figure), plans);
            }
            _ => self.weigh(seat, view, menu, plans),
        }
    }

    fn weight(&self, view: &View) -> Weight {
        weight(view.asked)
    }

    /// The round; the choice before the first belongs to it.
    fn moment(&self, view: &View) -> u32 {
        view.round.max(1).into()
    }
}

/// How a player stands, in artifacts, if what a hoard will buy counts `handy` and the camel `first`.
fn stand(world: &State, seat: Seat, handy: f32, first: f32) -> f32 {
    let view = world.view(Viewer::Seat(seat));
    let player = view.players[seat.index()];
    let camel = if view.camel == seat { first } else { 0.0 };
    let spells = 0.05 * player.magic.map_or(0.0, |magic| f32::from(magic.spells.len() as u8));
    f32::from(player.artifacts) + handy * buys(player.hoard.all.unwrap_or_default()) + camel + spells
}

/// What a hoard will buy, in artifacts: the more there is the less the next unit adds, and much of a kind is handier.
fn buys(hoard: Purse) -> f32 {
    let units = f32::from(hoard.total() as u8);
    let most = f32::from(hoard.units().iter().copied().max().unwrap_or(0));
    1.2 * (1.0 - (-units / 14.0).exp()) + 0.02 * most
}

/// M2.2: all kinds are alike before the first card, so only the shape of the choice counts; which kinds it is, nobody
/// should be able to guess.
fn by_shape(menu: &[Action], plans: &mut Plans<Action>) {
    for action in menu {
        if let Action::Take(take) = action {
            let most = take.units().iter().max();
            plans.add(&[*action], if most == Some(&2) { 1.2 } else { 1.0 });
        }
    }
}
