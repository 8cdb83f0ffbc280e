//! What to give and what to take.

use morgenland::{Action, Artifact, Asked, Field, Kind, MARKET_GOODS, Phase, Purse, Setup, Spell, View};
use tabletop::{Pile, Seat};
use tabletop_bots::Plans;

use super::placing::UNIT;

/// What a player still wants to buy this round, and what there is for it.
pub(super) struct Wants {
    setup: Setup,
    hoard: Purse,
    /// The strengths of the figures in each room that is still to come.
    rooms: Pile<Pile<u8, 16>, 5>,
    asked: Option<Asked>,
}

/// How many ways to pay are thought about.
const WAYS: usize = 3;

impl Wants {
    pub(super) fn of(seat: Seat, view: &View) -> Wants {
        let reached = match view.phase {
            Phase::Reaching(field) | Phase::Evaluating(field) => field.index(),
            _ => 0,
        };
        let mut all = [Pile::<u8, 16>::new(); 5];
        for piece in view.pieces.iter().filter(|piece| piece.owner == seat && piece.field.index() > reached) {
            if let Some(room) = piece.field.room() {
                all[room].push(piece.strength.unwrap_or(0));
            }
        }
        let hoard = view.players[seat.index()].hoard.all.unwrap_or_default();
        let rooms = all.into_iter().filter(|room| !room.is_empty()).collect();
        Wants { setup: view.setup, hoard, rooms, asked: view.asked }
    }

    /// What a purse is good for: the rooms it can pay one after another, and what is left.
    fn serves(&self, mut purse: Purse) -> f32 {
        let mut bought = 0.0;
        for figures in &self.rooms {
            if let Some(left) = self.setup.left_after(figures, purse) {
                purse = left;
                bought += 0.6;
            }
        }
        let most = f32::from(purse.units().iter().copied().max().unwrap_or(0));
        let kinds = f32::from(purse.units().iter().filter(|&&units| units > 0).count() as u8);
        bought + UNIT * f32::from(purse.total() as u8) + 0.012 * most + 0.015 * kinds
    }

    /// M12.18: what is best after a unit of this kind was given for one of another.
    fn trades(&self, kind: Kind) -> f32 {
        let left = self.hoard.minus(Purse::of(kind, 1));
        let others = Kind::ALL.into_iter().filter(|&other| other != kind);
        others.map(|other| self.serves(left.plus(Purse::of(other, 1)))).fold(0.0, f32::max)
    }

    /// M12.4, M12.17: what the figures that are taxed are worth.
    fn taxed(&self) -> f32 {
        match self.asked {
            Some(Asked::SultansTax { .. }) => 0.5 * f32::from(self.rooms.len() as u8),
            Some(Asked::CityTax { field: Field::Tent | Field::Market, .. }) => 0.1,
            _ => 0.0,
        }
    }

    pub(super) fn weigh(&self, menu: &[Action], plans: &mut Plans<Action>) {
        let now = self.serves(self.hoard);
        let mut ways: Vec<(Action, f32)> = Vec::with_capacity(menu.len());
        for action in menu {
            #[allow(clippy::match_wildcard_for_single_variants, reason = "the professional game knows more answers")]
            let worth = match *action {
                Action::Buy(paid) => 1.0 + self.serves(self.hoard.minus(paid)) - now,
                Action::Bribe(paid) if self.rooms.is_empty() => -UNIT * f32::from(paid.total() as u8),
                Action::Bribe(paid) => self.serves(self.hoard.minus(paid)) - UNIT * f32::from(self.hoard.total() as u8),
                Action::StayOut | Action::Claim => 0.05,
                Action::Swap(kind) if matches!(self.asked, Some(Asked::Trade { .. })) => self.trades(kind) - now - 0.02,
                Action::Swap(kind) => {
                    0.1 + self.serves(self.hoard.minus(Purse::of(kind, 1))) - now + f32::from(MARKET_GOODS) * UNIT
                }
                Action::Take(take) => self.serves(self.hoard.plus(take)) - now,
                Action::Pay(paid) => self.taxed() + self.serves(self.hoard.minus(paid)) - now,
                Action::Decline | Action::Keep | Action::TakeBack | Action::Pass => 0.0,
                Action::KeepSpell(spell) => liking(spell),
                Action::Give(artifact) => -power(artifact),
                Action::Strike(_) => 0.1,
                _ => continue,
            };
            ways.push((*action, worth));
        }
        ways.sort_by(|a, b| b.1.total_cmp(&a.1));
        let best = ways.first().map_or(0.0, |way| way.1);
        let refuses = |action: &Action| {
            matches!(action, Action::Decline | Action::StayOut | Action::Keep | Action::TakeBack | Action::Pass)
        };
        let thought_of = ways.iter().enumerate().filter(|(nth, (action, worth))| {
            // Refusing is considered unless it is plainly worse; of the other answers, the best few.
            if refuses(action) { best - worth < 0.6 } else { *nth < WAYS }
        });
        for (_, (action, worth)) in thought_of {
            plans.add(&[*action], ((worth - best) / 0.08).exp());
        }
    }
}

/// What keeping a spell is worth.
fn liking(spell: Spell) -> f32 {
    match spell {
        Spell::Charity | Spell::Smuggler => 0.2,
        Spell::Donation | Spell::Sacrifice | Spell::CityTax | Spell::SultansTax => 0.15,
        Spell::LunarEclipse | Spell::SolarEclipse | Spell::SecondChance | Spell::LastWillBeFirst => 0.12,
        Spell::Spy | Spell::DragonsReturn | Spell::Trade | Spell::EyeForAnEye | Spell::Parasite => 0.08,
        Spell::Taboo | Spell::Teleport => 0.05,
        Spell::DragonLeaves | Spell::Mirage | Spell::Abracadabra | Spell::Apprentice => 0.02,
    }
}

/// How useful an artifact is round after round.
pub(super) fn power(artifact: Artifact) -> f32 {
    match artifact {
        Artifact::Carpet => 0.3,
        Artifact::Double | Artifact::Key => 0.2,
        Artifact::Lamp => 0.15,
        Artifact::Counterspell => 0.1,
        Artifact::Scroll => 0.05,
    }
}
