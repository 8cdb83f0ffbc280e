//! Which cards to play, and when. In most windows it is best to pass.

use morgenland_cards::{
    Action, Artifact, Card, HeroView, Phase, Place, Play, Spell, Target, Treasures, Valued as _, View,
};
use tabletop::{Answered, Fate};
use tabletop_bots::Plans;

use super::{
    choices::best_swap,
    table::{Table, power_of},
};

/// How many plays are thought about beside passing.
const PLAYS: usize = 2;
/// How much less worth, in artifacts, makes a play e times less likely.
const DOUBT: f32 = 0.1;
/// What a card must bring to be used up, in artifacts.
const SPELL: f32 = 0.1;
const ARTIFACT: f32 = 0.2;
/// The same for spells that only bring a better artifact than another.
const EXCHANGE: f32 = 0.02;
/// What it costs to pay for a Teleport and to lose what the hero was good for.
const TELEPORT: f32 = 0.15;

/// Adds the plays that bring more than they cost, given what it is worth to play nothing.
pub(super) fn weigh(table: &Table<'_>, menu: &[Action], plans: &mut Plans<Action>) {
    let mut useful: Vec<(Action, f32)> = Vec::new();
    for action in menu {
        if let Action::Play(play) = action {
            let worth = worth(table, play) - cost(play.card);
            if worth > 0.0 {
                useful.push((*action, worth));
            }
        }
    }
    useful.sort_by(|a, b| b.1.total_cmp(&a.1));
    for (action, worth) in useful.into_iter().take(PLAYS) {
        let weight = (worth / DOUBT).min(6.0).exp();
        match (action, table.in_turn()) {
            (Action::Play(Play { card: Card::Spell(Spell::SecondChance), .. }), Some(place)) => {
                plans.add(&[action, Action::To(place)], weight);
            }
            _ => plans.add(&[action], weight),
        }
    }
}

/// K15.2: where a hero that was named goes: to where it counts now.
pub(super) fn weigh_ways(table: &Table<'_>, menu: &[Action], plans: &mut Plans<Action>) {
    let here = table.in_turn().map(Action::To);
    if let Some(to) = here.filter(|to| menu.contains(to)) {
        return plans.add(&[to], 1.0);
    }
    // Another's hero goes to where it harms us least.
    let harm = |action: &Action| match *action {
        Action::To(place) => Some((table.mine_at(place), place.room().is_some(), *action)),
        _ => None,
    };
    if let Some((.., to)) = menu.iter().filter_map(harm).min_by_key(|way| (way.0, way.1)) {
        plans.add(&[to], 1.0);
    }
}

pub(super) fn has_begun(view: &View) -> bool {
    matches!(view.mine, Some(Answered::Begun(_)))
}

fn cost(card: Card) -> f32 {
    match card {
        // A played Lamp still counts in a tie, and the spell it brings is always of use.
        Card::Artifact(Artifact::Lamp) => 0.0,
        Card::Artifact(_) => ARTIFACT,
        Card::Spell(Spell::Mirage | Spell::Abracadabra | Spell::Apprentice) => EXCHANGE,
        Card::Spell(_) | Card::Copy(_) => SPELL,
    }
}

/// What a play brings, in artifacts.
fn worth(table: &Table<'_>, play: &Play) -> f32 {
    match (play.card, play.at) {
        (Card::Artifact(Artifact::Counterspell), Target::Play(at)) => counters(table, at),
        (Card::Artifact(artifact) | Card::Copy(artifact), at) => uses(table, artifact, at),
        (Card::Spell(spell), at) => casts(table, spell, at),
    }
}

fn uses(table: &Table<'_>, artifact: Artifact, at: Target) -> f32 {
    match (artifact, at) {
        (Artifact::Lamp, _) => 0.2,
        (Artifact::Key, _) => unlocks(table),
        (Artifact::Double, Target::Hero(number)) => {
            let value = hero(table, number).and_then(|hero| hero.value).unwrap_or(0);
            turns(table, |totals| *totals = totals.map(|total| total + value))
        }
        (Artifact::Carpet, Target::For(place, seat)) if seat.index() == table.me => {
            if Some(place) == table.in_turn() {
                turns(table, |total| *total = Some(total.unwrap_or(0) + table.carpet))
            } else {
                flies(table, place)
            }
        }
        _ => 0.0,
    }
}

/// What changes at the location in turn if our own total does.
fn turns(table: &Table<'_>, change: impl Fn(&mut Option<u8>)) -> f32 {
    let Some(place) = table.in_turn() else { return 0.0 };
    let reversed = table.view.magic.reversed;
    let totals = table.totals(place, |_, _| true, true);
    let mut changed = totals;
    change(&mut changed[table.me]);
    table.yields(place, &changed, reversed) - table.yields(place, &totals, reversed)
}

/// What changes there if some heroes leave.
fn leave(table: &Table<'_>, stay: impl Fn(u8, &HeroView) -> bool, carpets: bool) -> f32 {
    let Some(place) = table.in_turn() else { return 0.0 };
    let reversed = table.view.magic.reversed;
    let (totals, left) = (table.totals(place, |_, _| true, true), table.totals(place, stay, carpets));
    table.yields(place, &left, reversed) - table.yields(place, &totals, reversed)
}

/// K13.3: a room with nobody in it is bought for little, once the guard is known.
fn flies(table: &Table<'_>, place: Place) -> f32 {
    let empty = table.totals(place, |_, _| true, true).iter().all(Option::is_none);
    if table.view.strength.is_none() || table.view.lies_in(place).is_none() || !empty {
        return 0.0;
    }
    let mut dues = table.dues();
    let before = table.hand.serves(&dues);
    dues.push(table.due(table.carpet));
    if table.hand.serves(&dues) - before > 0.1 { 0.5 } else { 0.0 }
}

/// K13.5: what a Key saves, once the guard is known.
fn unlocks(table: &Table<'_>) -> f32 {
    if table.view.strength.is_none() {
        return 0.0;
    }
    let mut dues = table.dues();
    if let Some(place) = table.in_turn().filter(|place| place.room().is_some())
        && dues.len() < 6
    {
        let mine = table.mine_at(place);
        dues.push(table.due(mine));
    }
    let mut free = dues;
    free.iter_mut().for_each(|due| due.bribe = 0);
    table.hand.serves(&free) - table.hand.serves(&dues)
}

fn hero<'a>(table: &Table<'a>, number: u8) -> Option<&'a HeroView> {
    table.view.heroes.get(usize::from(number).wrapping_sub(1))
}

/// What a spell brings to us who cast it.
fn casts(table: &Table<'_>, spell: Spell, at: Target) -> f32 {
    let view = table.view;
    match spell {
        Spell::Charity => 0.3,
        Spell::Trade => trades(table),
        Spell::Spy => {
            if view.phase == Phase::Placing {
                0.11
            } else {
                0.15
            }
        }
        Spell::Smuggler => 0.25,
        Spell::SultansTax => {
            let soon = matches!(view.phase, Phase::Reaching(Place::Room1) | Phase::Guarding);
            if soon { 0.12 * rivals(table, |place| place.room().is_some()) } else { 0.0 }
        }
        Spell::CityTax if view.phase == Phase::Reaching(Place::Tent) => {
            0.11 * rivals(table, |place| Place::CITY.contains(&place))
        }
        Spell::Sacrifice | Spell::Donation => gives_up(table, spell),
        Spell::DragonLeaves => match at {
            Target::Place(place) => more_than_needed(table, place),
            _ => 0.0,
        },
        Spell::LunarEclipse | Spell::SolarEclipse | Spell::LastWillBeFirst | Spell::DragonsReturn => {
            happens(table, spell)
        }
        Spell::EyeForAnEye => match at {
            // The player who is hit hits back.
            Target::Hero(struck) => leave(table, |number, _| number != struck, true) - 0.25,
            _ => 0.0,
        },
        Spell::SecondChance => match at {
            Target::Hero(number) => {
                let moved = hero(table, number).filter(|hero| Some(hero.place) != table.in_turn());
                let value = moved.and_then(|hero| hero.value).unwrap_or(0);
                turns(table, |total| *total = Some(total.unwrap_or(0) + value)) - 0.2
            }
            _ => 0.0,
        },
        Spell::Teleport => match at {
            Target::Hero(number) => teleports(table, number) - TELEPORT,
            _ => 0.0,
        },
        Spell::Taboo => match at {
            Target::Place(place) => closes(table, place),
            _ => 0.0,
        },
        Spell::Mirage | Spell::Abracadabra | Spell::Apprentice => exchanges(table, at),
        // A Parasite is played as the artifact that it copies.
        Spell::CityTax | Spell::Parasite => 0.0,
    }
}

/// K14.18: a hero of ours comes to the location in turn, or another's goes from there.
fn teleports(table: &Table<'_>, number: u8) -> f32 {
    let Some(moved) = hero(table, number) else { return 0.0 };
    let here = Some(moved.place) == table.in_turn();
    match (moved.owner.index() == table.me, here) {
        (true, false) => {
            let value = moved.value.unwrap_or(0);
            turns(table, |total| *total = Some(total.unwrap_or(0) + value))
        }
        (false, true) => leave(table, |other, _| other != number, true),
        _ => 0.0,
    }
}

/// K14.11: nobody can come any more to where we stand first.
fn closes(table: &Table<'_>, place: Place) -> f32 {
    if table.view.phase != Phase::Placing || !table.leads(place) {
        return 0.0;
    }
    let others = (0..table.players).filter(|&at| at != table.me);
    let to_come: u8 = others.map(|at| table.view.players[at].heroes).sum();
    let totals = table.totals(place, |_, _| true, true);
    let likely = (f32::from(to_come) / 12.0).min(1.0);
    0.6 * likely * table.yields(place, &totals, table.view.magic.reversed)
}

/// K14.13 to K14.15: a better artifact for another.
fn exchanges(table: &Table<'_>, at: Target) -> f32 {
    let better = |new: Artifact, old: Artifact| power_of(new) - power_of(old);
    match at {
        Target::Swap(room, new) if table.leads(room) => table.view.lies_in(room).map_or(0.0, |old| better(new, old)),
        Target::Barter(_, gives, takes) => better(takes, gives),
        Target::Kind(new) => {
            let room = table.in_turn().filter(|&room| table.hand.pays(table.due(table.mine_at(room))));
            room.and_then(|room| table.view.lies_in(room)).map_or(0.0, |old| better(new, old))
        }
        _ => 0.0,
    }
}

/// What changes for us at the location in turn if this spell is cast, no matter by whom.
fn happens(table: &Table<'_>, spell: Spell) -> f32 {
    let Some(place) = table.in_turn() else { return 0.0 };
    let reversed = table.view.magic.reversed;
    let totals = table.totals(place, |_, _| true, true);
    match spell {
        Spell::LunarEclipse | Spell::SolarEclipse => {
            let stays = |hero: &HeroView| hero.value.is_some_and(|value| !spell.eclipses(value));
            leave(table, |_, hero| stays(hero), spell == Spell::SolarEclipse)
        }
        Spell::LastWillBeFirst => table.yields(place, &totals, !reversed) - table.yields(place, &totals, reversed),
        Spell::DragonsReturn if place.cave().is_some() => -table.yields(place, &totals, reversed),
        _ => 0.0,
    }
}

/// K14.2: what swapping the best three cards brings, about.
fn trades(table: &Table<'_>) -> f32 {
    let cards = table.view.players[table.me].cards.expect("players see their own cards");
    let dues = table.dues();
    let mut hand = table.hand;
    let before = hand.serves(&dues);
    for card in cards.kinds() {
        let Some(taken) = best_swap(table, card) else { continue };
        let swapped = hand.without(Treasures::only(card)).with(taken);
        if swapped.serves(&dues) > hand.serves(&dues) {
            hand = swapped;
        }
    }
    hand.serves(&dues) - before
}

/// How many opponents have heroes at open locations that are `wanted`.
fn rivals(table: &Table<'_>, wanted: impl Fn(Place) -> bool) -> f32 {
    let has = |at: usize| {
        let his = |hero: &&HeroView| !hero.out && hero.owner.index() == at;
        table.view.heroes.iter().filter(his).any(|hero| wanted(hero.place) && table.view.is_open(hero.place))
    };
    (0..table.players).filter(|&at| at != table.me && has(at)).map(|_| 1.0).sum()
}

/// K14.20: what the others lose, less what we do.
fn gives_up(table: &Table<'_>, spell: Spell) -> f32 {
    let amount = f32::from(table.view.setup.cards().amount(spell));
    let units = |cards: Treasures| f32::from(cards.worth() as u8);
    let worth = |at: usize| {
        let player = &table.view.players[at];
        player.cards.map_or(units(player.known) + 3.0 * f32::from(player.unknown), units)
    };
    let mine = worth(table.me).min(amount);
    let others = (0..table.players).filter(|&at| at != table.me).map(|at| worth(at).min(amount)).sum::<f32>();
    0.08 * (others / f32::from((table.players - 1) as u8) - mine)
}

/// K14.3: more cards where we stand in a crowd.
fn more_than_needed(table: &Table<'_>, place: Place) -> f32 {
    let totals = table.totals(place, |_, _| true, true);
    let there = totals.iter().flatten().count();
    let cards = place.cave().map_or(0, |cave| usize::from(table.view.caves[cave].len()));
    if totals[table.me].is_some() && there > cards && table.view.phase != Phase::Placing { 0.2 } else { 0.0 }
}

/// K15.5: what it saves us to cancel this play.
fn counters(table: &Table<'_>, at: u8) -> f32 {
    let Some(played) = table.view.plays.get(usize::from(at)).filter(|it| it.fate == Fate::Stands) else { return 0.0 };
    let ours = |number: u8| hero(table, number).is_some_and(|hero| !hero.out && hero.owner.index() == table.me);
    match (played.play.card, played.play.at) {
        (Card::Spell(Spell::SultansTax), _) => 0.25 * f32::from(table.dues().len() as u8),
        (Card::Spell(Spell::EyeForAnEye), Target::Hero(number)) if ours(number) => 0.35,
        (Card::Spell(Spell::Teleport), Target::Move(number, _)) if ours(number) => 0.35,
        (Card::Spell(spell @ (Spell::Sacrifice | Spell::Donation)), _) => -gives_up(table, spell),
        (Card::Spell(spell), _) => -happens(table, spell),
        (Card::Artifact(_) | Card::Copy(_), _) => 0.0,
    }
}
