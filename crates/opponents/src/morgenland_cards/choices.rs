//! What to give and what to take.

use morgenland_cards::{Action, Place, Spell, Treasure, Treasures};
use tabletop_bots::Plans;

use super::{hand::Hand, table::Table};

/// How many ways are thought about.
const WAYS: usize = 3;
/// How much less worth, in artifacts, makes an answer e times less likely.
const DOUBT: f32 = 0.08;

/// Weighs answers to other questions than placements and windows, by what the hand is good for afterwards.
pub(super) fn weigh(table: &Table<'_>, menu: &[Action], plans: &mut Plans<Action>) {
    let dues = table.dues();
    let now = table.hand.serves(&dues);
    let after = |hand: Hand| hand.serves(&dues) - now;
    let gone = |card: Treasure| table.hand.without(Treasures::only(card));
    let mut ways: Vec<(Action, f32)> = Vec::with_capacity(menu.len());
    for action in menu {
        let worth = match *action {
            Action::Buy(payment) => 1.0 + after(table.hand.without(payment.price()).without(payment.bribe())),
            Action::Pick(card) | Action::KeepCard(card) | Action::Take(card) => after(table.hand.with(card)),
            Action::Keep(spell) => liking(spell),
            Action::Name(seat) => {
                if seat.index() == table.me {
                    1.0
                } else {
                    0.0
                }
            }
            Action::Give(card) => best_swap(table, card).map_or(-0.1, |taken| after(gone(card).with(taken))),
            Action::Pay(card) => taxed(table) + after(gone(card)),
            Action::Discard(cards) => after(table.hand.without(cards)),
            Action::Strike(number) => strikes(table, number),
            Action::Enough => 0.02,
            Action::Pass | Action::TakeBack => 0.0,
            Action::Place { .. } | Action::Play(_) | Action::To(_) => continue,
        };
        ways.push((*action, worth));
    }
    ways.sort_by(|a, b| b.1.total_cmp(&a.1));
    let best = ways.first().map_or(0.0, |way| way.1);
    let refuses = |action: &Action| matches!(action, Action::Pass | Action::TakeBack | Action::Enough);
    for (nth, (action, worth)) in ways.iter().enumerate() {
        // Refusing is considered unless it is plainly worse; of the other answers, the best few.
        if if refuses(action) { best - worth < 0.6 } else { nth < WAYS && best - worth < 0.5 } {
            plans.add(&[*action], ((worth - best) / DOUBT).exp());
        }
    }
}

/// K14.2: the card of the discard pile that does most for this one.
pub(super) fn best_swap(table: &Table<'_>, card: Treasure) -> Option<Treasure> {
    let hand = table.hand.without(Treasures::only(card));
    let dues = table.dues();
    let same: Treasures = table.view.discard.iter().copied().filter(|other| other.value() == card.value()).collect();
    let serves = |taken: Treasure| (hand.with(taken).serves(&dues), taken);
    same.kinds().map(serves).max_by(|a, b| a.0.total_cmp(&b.0)).map(|best| best.1)
}

/// What keeping a spell is worth.
fn liking(spell: Spell) -> f32 {
    match spell {
        Spell::Charity => 0.3,
        Spell::SultansTax | Spell::Smuggler | Spell::CityTax | Spell::Parasite => 0.2,
        Spell::Trade | Spell::LunarEclipse | Spell::SolarEclipse | Spell::SecondChance => 0.15,
        Spell::LastWillBeFirst | Spell::Spy | Spell::DragonsReturn | Spell::Donation => 0.1,
        Spell::DragonLeaves | Spell::EyeForAnEye | Spell::Taboo | Spell::Sacrifice | Spell::Teleport => 0.07,
        Spell::Mirage | Spell::Abracadabra | Spell::Apprentice => 0.02,
    }
}

/// K14.12, K14.19: what the heroes that are taxed are worth.
fn taxed(table: &Table<'_>) -> f32 {
    match table.view.asked {
        Some(morgenland_cards::Frame::SultansTax { .. }) => 0.5 * table.dues().iter().map(|_| 1.0).sum::<f32>(),
        Some(morgenland_cards::Frame::CityTax { .. }) => 0.15,
        _ => 0.0,
    }
}

/// K14.5: what it brings to take back this hero.
fn strikes(table: &Table<'_>, number: u8) -> f32 {
    let Some(hero) = table.view.heroes.get(usize::from(number).wrapping_sub(1)) else { return 0.0 };
    let value = f32::from(hero.value.unwrap_or(3));
    let mine = table.mine_at(hero.place) > 0;
    let weight = match hero.place {
        place if place.room().is_some() => 0.1,
        Place::Tent | Place::Caravanserai => 0.03,
        _ => 0.05,
    };
    weight * value * if mine { 2.0 } else { 1.0 }
}
