//! What a player of the card game knows beyond the rules.

mod choices;
mod fitted;
mod fitting;
mod hand;
mod magic;
mod placing;
mod reading;
mod table;

use morgenland_cards::{Action, Frame, State, View};
use tabletop::{Chance, Determinize as _, Game as _, Pile, Seat, Seats, Viewer};
use tabletop_bots::{Judge, Plans, Settings, Weight, Worth, by_places};

use super::{BotOf, Budget, Mind, Opposed, fit::Fitting, shares};
use hand::Hand;
use placing::Board;
use table::Table;

/// Counts artifacts, then what will buy more of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct CardsJudge {
    /// Whether it infers what lies face down from where it lies.
    pub reads: bool,
}

/// How many heroes are thought of by instinct before one is placed.
const AT_A_GLANCE: usize = 2;

impl Opposed for State {
    fn bot(mind: Mind) -> BotOf<Self> {
        mind.bot(|expert| CardsJudge { reads: expert }, budget())
    }

    fn weight(view: &Self::View) -> Weight {
        weight(view.asked)
    }

    fn fitting() -> Option<&'static dyn Fitting> {
        Some(&fitting::Cards)
    }
}

fn budget() -> Budget {
    let settings = Settings { horizon: Some(1), explore: 0.25, ..Settings::large() };
    Budget { settings, iterations: [60, 7_500, 19_000] }
}

/// Where a hero goes decides the game; windows are many and mostly passed.
fn weight(asked: Option<Frame>) -> Weight {
    match asked {
        Some(Frame::Place { .. }) | None => Weight::Turn,
        Some(Frame::Offer { .. }) => Weight::Choice,
        Some(Frame::Window) => Weight::Window,
        Some(
            Frame::Pick { .. }
            | Frame::Tent { .. }
            | Frame::NameStart { .. }
            | Frame::Charity { .. }
            | Frame::Give { .. }
            | Frame::Take { .. }
            | Frame::Eye { .. }
            | Frame::SultansTax { .. }
            | Frame::CityTax { .. }
            | Frame::Sacrifice { .. }
            | Frame::Fare { .. },
        ) => Weight::Step,
    }
}

impl Judge<State> for CardsJudge {
    fn worth(&self, world: &State) -> Worth {
        if let Some(ranking) = world.result() {
            return by_places(&ranking);
        }
        let table = world.view(Viewer::Seat(Seat::default()));
        let unsold = table.stack.len() + table.row.iter().flatten().count() as u8;
        let all = f32::from(table.setup.all_artifacts().len());
        let mut stands: Pile<f32, 5> = Pile::new();
        for seat in Seats::first(table.setup.players()).iter() {
            let view = if stands.is_empty() { table } else { world.view(Viewer::Seat(seat)) };
            let player = view.players[seat.index()];
            let start = if table.start == seat { 0.04 } else { 0.0 };
            let buys = Hand::of(player.cards.expect("players see their own cards")).serves(&[]).min(f32::from(unsold));
            let ties = table.setup.cards().ties();
            let lamps = ties.map_or(0, |kind| player.unplayed.count(kind) + player.played.count(kind));
            let owned = f32::from(player.unplayed.len() + player.played.len());
            let magic = 0.08 * f32::from(player.unplayed.len()) + 0.1 * f32::from(player.spells);
            stands.push(owned + buys + 0.06 * f32::from(lamps) + magic + start);
        }
        // The fewer artifacts are left, the more one of them decides.
        shares(&stands, 0.9 + 1.5 * (1.0 - f32::from(unsold) / all))
    }

    fn imagine(&self, view: &View, luck: &mut Chance) -> State {
        let mut world = State::determinize(view, luck);
        if self.reads {
            world.lean(view, &reading::LEANING, luck);
        }
        world
    }

    fn weigh(&self, seat: Seat, view: &View, menu: &[Action], plans: &mut Plans<Action>) {
        let table = Table::of(seat, view);
        match view.asked {
            Some(Frame::Place { .. }) => Board::of(table).weigh(menu, |_| true, plans),
            Some(Frame::Window) if magic::has_begun(view) => magic::weigh_ways(&table, menu, plans),
            Some(Frame::Window) => {
                plans.add(&[Action::Pass], 1.0);
                magic::weigh(&table, menu, plans);
            }
            Some(Frame::Offer { .. }) => {
                choices::weigh(&table, menu, plans);
                magic::weigh(&table, menu, plans);
            }
            _ => choices::weigh(&table, menu, plans),
        }
        if plans.is_empty() {
            for action in menu {
                plans.add(&[*action], 1.0);
            }
        }
    }

    fn glance(&self, seat: Seat, view: &View, menu: &[Action], plans: &mut Plans<Action>, luck: &mut Chance) {
        let hand = view.players.get(seat.index()).and_then(|player| player.hand);
        match (view.asked, hand) {
            (Some(Frame::Place { .. }), Some(mut heroes)) => {
                luck.shuffle(&mut heroes);
                let few = &heroes[..heroes.len().min(AT_A_GLANCE)];
                Board::of(Table::of(seat, view)).weigh(menu, |hero| few.contains(&hero), plans);
            }
            _ => self.weigh(seat, view, menu, plans),
        }
    }

    fn weight(&self, view: &View) -> Weight {
        weight(view.asked)
    }

    /// The round.
    fn moment(&self, view: &View) -> u32 {
        view.round.max(1).into()
    }
}
