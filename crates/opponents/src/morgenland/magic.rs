//! Professional game: which cards to play, and when. In most windows it is best to pass.

use morgenland::{Action, Artifact, Asked, Card, Field, Mark, Phase, PieceView, Play, Spell, Target, View};
use tabletop::{Answered, Fate};
use tabletop_bots::Plans;

use super::{field::Battle, paying::power, placing::UNIT};

/// How many plays are thought about beside passing.
const PLAYS: usize = 2;
/// How much less worth, in artifacts, makes a play e times less likely.
const DOUBT: f32 = 0.1;
/// What a card must bring to be played: a spell is gone then, an artifact comes back next round.
const SPELL: f32 = 0.07;
const ARTIFACT: f32 = 0.09;
/// The same for spells that only bring a better artifact than another, or treasure for all.
const EXCHANGE: f32 = 0.02;
/// What a search through a stack finds, about.
const FOUND: f32 = 0.22;

/// Adds the plays that bring more than they cost.
pub(super) fn weigh(battle: &Battle<'_>, menu: &[Action], plans: &mut Plans<Action>) {
    let stuck = matches!(battle.view.asked, Some(Asked::Offer { .. }))
        && !menu.iter().any(|action| matches!(action, Action::Buy(_)));
    let mut useful: Vec<(Action, f32)> = Vec::new();
    for action in menu {
        if let Action::Play(play) = action {
            let worth = worth(battle, play, stuck) - cost(play.card);
            if worth > 0.0 {
                useful.push((*action, worth));
            }
        }
    }
    useful.sort_by(|a, b| b.1.total_cmp(&a.1));
    for (action, worth) in useful.into_iter().take(PLAYS) {
        let weight = (worth / DOUBT).min(6.0).exp();
        match (action, battle.field) {
            (Action::Play(Play { card: Card::Spell(Spell::SecondChance), .. }), Some(field)) => {
                plans.add(&[action, Action::To(field)], weight);
            }
            _ => plans.add(&[action], weight),
        }
    }
}

fn cost(card: Card) -> f32 {
    match card {
        Card::Spell(Spell::Mirage | Spell::Abracadabra | Spell::Apprentice | Spell::DragonLeaves) => EXCHANGE,
        card if card.spell().is_some() => SPELL,
        _ => ARTIFACT,
    }
}

/// M14.2: where a figure that was named goes: to where it counts now; another's, to where it harms us least.
pub(super) fn weigh_ways(battle: &Battle<'_>, menu: &[Action], plans: &mut Plans<Action>) {
    if let Some(to) = battle.field.map(Action::To).filter(|to| menu.contains(to)) {
        return plans.add(&[to], 1.0);
    }
    let harm = |action: &Action| match *action {
        Action::To(field) => {
            let mine = battle.totals(field, |_| true).strength[battle.me];
            Some((mine, field.room().is_some(), *action))
        }
        _ => None,
    };
    if let Some((.., to)) = menu.iter().filter_map(harm).min_by_key(|way| (way.0, way.1)) {
        plans.add(&[to], 1.0);
    }
}

/// M12.1, M12.8: which artifact of a stack, by what we know of it.
pub(super) fn weigh_stack(view: &View, room: Field, menu: &[Action], plans: &mut Plans<Action>) {
    let stacks = view.magic.as_ref().map(|magic| &magic.stacks);
    let stack = room.room().and_then(|room| stacks?.get(room));
    for action in menu {
        if let Action::Choose(at) = *action {
            let kind = stack.and_then(|stack| stack.artifacts.get(usize::from(at)).copied().flatten());
            plans.add(&[*action], (kind.map_or(0.0, power) / DOUBT).exp());
        }
    }
}

pub(super) fn has_begun(view: &View) -> bool {
    matches!(view.magic.as_ref().and_then(|magic| magic.mine), Some(Answered::Begun(_)))
}

/// What a play brings, in artifacts.
fn worth(battle: &Battle<'_>, play: &Play, stuck: bool) -> f32 {
    match (play.card, play.at) {
        (Card::Artifact(Artifact::Counterspell) | Card::Copy(Artifact::Counterspell), Target::Play(at)) => {
            counters(battle, at)
        }
        (Card::Artifact(artifact) | Card::Copy(artifact), at) => uses(battle, artifact, at),
        (Card::Spell(Spell::Charity | Spell::Trade), _) if stuck => 0.4,
        (Card::Spell(spell), at) => casts(battle, spell, at),
    }
}

fn uses(battle: &Battle<'_>, artifact: Artifact, at: Target) -> f32 {
    match (artifact, at) {
        (Artifact::Double, Target::Figure(mark)) => {
            let strength = piece(battle, mark).and_then(|piece| piece.strength).unwrap_or(0);
            battle.turns(strength)
        }
        (Artifact::Carpet, Target::Field(field)) if Some(field) == battle.field => {
            battle.turns(Artifact::CARPET_STRENGTH)
        }
        (Artifact::Carpet, Target::Field(field)) => battle.flies(field),
        (Artifact::Key, _) if !battle.has_rooms() => 0.0,
        (Artifact::Key, _) => {
            let strength = battle.totals(Field::Guard, |_| true).strength[battle.me];
            let lacks = battle.view.guard.unwrap_or(5).saturating_sub(strength);
            if strength == 0 { 0.5 } else { UNIT * f32::from(lacks) }
        }
        _ => 0.0,
    }
}

fn piece<'a>(battle: &Battle<'a>, mark: Mark) -> Option<&'a PieceView> {
    battle.view.pieces.iter().find(|piece| piece.magic.is_some_and(|magic| magic.mark == mark))
}

/// The number on a spell.
fn units(spell: Spell) -> f32 {
    f32::from(spell.units())
}

fn is_odd(piece: &PieceView) -> bool {
    piece.strength.is_some_and(|strength| strength % 2 == 1)
}

/// What a spell brings to us who cast it.
fn casts(battle: &Battle<'_>, spell: Spell, at: Target) -> f32 {
    let view = battle.view;
    match (spell, at) {
        (Spell::Charity, _) => 0.18,
        (Spell::Smuggler, _) => 0.2,
        (Spell::Spy, _) if view.players.iter().any(|player| player.hand > 4) => 0.1,
        (Spell::CityTax, _) if matches!(view.phase, Phase::Reaching(Field::Tent)) => {
            0.05 * battle.rivals(Field::is_city)
        }
        (Spell::SultansTax, _) if view.guard.is_some() => 0.035 * battle.rivals(|field| field.room().is_some()),
        (Spell::Sacrifice | Spell::Donation, _) => battle.gives_up(units(spell)),
        (Spell::LunarEclipse | Spell::SolarEclipse, Target::Field(field)) if Some(field) != battle.field => 0.0,
        (Spell::LunarEclipse | Spell::SolarEclipse | Spell::LastWillBeFirst | Spell::DragonsReturn, _) => {
            happens(battle, spell)
        }
        // Its owner will hit back.
        (Spell::EyeForAnEye, Target::Figure(struck)) => {
            battle.leave(|piece| piece.magic.is_none_or(|magic| magic.mark != struck)) - 0.2
        }
        (Spell::SecondChance, Target::Figure(mark)) => {
            let moved = piece(battle, mark).filter(|piece| Some(piece.field) != battle.field);
            let spent = moved.is_some_and(|piece| battle.field.is_some_and(|field| piece.field < field));
            let strength = moved.and_then(|piece| piece.strength).unwrap_or(0);
            battle.turns(strength) - if spent { 0.0 } else { 0.15 }
        }
        (Spell::Teleport, Target::Figure(mark)) => teleports(battle, mark) - units(spell) * UNIT,
        (Spell::Taboo, Target::Field(field)) => battle.closes(field),
        (Spell::DragonLeaves, Target::Field(_)) if matches!(view.phase, Phase::Placing(_)) => {
            // The player with most figures left gets most of it.
            let hand = |at: usize| f32::from(view.players[at].hand);
            let all: f32 = (0..view.players.len()).map(hand).sum();
            if all > 0.0 { units(spell) * UNIT * hand(battle.me) / all } else { 0.0 }
        }
        (Spell::Mirage, Target::Field(room)) if battle.leads(room) => FOUND - on_top(battle, room),
        (Spell::Apprentice, Target::Field(room)) => on_top(battle, room) - least_unused(battle),
        (Spell::Abracadabra, _) => {
            let many = battle.field.and_then(Field::room).is_some_and(|room| view.stacks[room] > 1);
            if many { FOUND - battle.field.map_or(FOUND, |room| on_top(battle, room)) } else { 0.0 }
        }
        _ => 0.0,
    }
}

/// M12.19: a figure of ours comes to the field being evaluated, or another's goes from there.
fn teleports(battle: &Battle<'_>, mark: Mark) -> f32 {
    let Some(moved) = piece(battle, mark) else { return 0.0 };
    match (moved.owner.index() == battle.me, Some(moved.field) == battle.field) {
        (true, false) => battle.turns(moved.strength.unwrap_or(0)),
        (false, true) => battle.leave(|piece| piece.magic.is_none_or(|magic| magic.mark != mark)),
        _ => 0.0,
    }
}

/// How useful the artifact is that is on offer in a room.
fn on_top(battle: &Battle<'_>, room: Field) -> f32 {
    let stacks = battle.view.magic.as_ref().map(|magic| &magic.stacks);
    let stack = room.room().and_then(|room| stacks?.get(room));
    let top = stack.filter(|stack| stack.face_up).and_then(|stack| stack.artifacts.last().copied().flatten());
    top.map_or(FOUND, power)
}

/// How useful the least useful of our artifacts is that is not used yet.
fn least_unused(battle: &Battle<'_>) -> f32 {
    let me = &battle.view.players[battle.me];
    let (Some(kinds), Some(magic)) = (me.kinds, me.magic) else { return 1.0 };
    let unused = Artifact::ALL.into_iter().filter(|&kind| kinds.of(kind) > magic.used.of(kind));
    unused.map(power).fold(1.0, f32::min)
}

/// What changes for us on the field being evaluated if anybody casts this spell.
fn happens(battle: &Battle<'_>, spell: Spell) -> f32 {
    match spell {
        Spell::LunarEclipse => battle.leave(|piece| !is_odd(piece)),
        Spell::SolarEclipse => battle.leave(is_odd),
        Spell::LastWillBeFirst => battle.reversed(),
        Spell::DragonsReturn => battle.nothing(),
        _ => 0.0,
    }
}

/// M14.3: what it saves us to cancel this play.
fn counters(battle: &Battle<'_>, at: u8) -> f32 {
    let plays = battle.view.magic.as_ref().map(|magic| &magic.plays);
    let Some(played) = plays.and_then(|plays| plays.get(usize::from(at))).filter(|it| it.fate == Fate::Stands) else {
        return 0.0;
    };
    let ours = |mark: Mark| piece(battle, mark).is_some_and(|piece| piece.owner.index() == battle.me);
    let rooms = || if battle.has_rooms() { 0.25 } else { 0.0 };
    match (played.play.card, played.play.at) {
        (Card::Spell(Spell::SultansTax), _) => rooms(),
        (Card::Spell(Spell::EyeForAnEye), Target::Figure(mark)) if ours(mark) => 0.25,
        (Card::Spell(Spell::Teleport), Target::Move(mark, _)) if ours(mark) => 0.25,
        (Card::Spell(spell @ (Spell::Sacrifice | Spell::Donation)), _) => -battle.gives_up(units(spell)),
        (Card::Spell(Spell::LunarEclipse | Spell::SolarEclipse), Target::Field(field))
            if Some(field) != battle.field =>
        {
            0.0
        }
        (Card::Spell(spell), _) => -happens(battle, spell),
        (Card::Artifact(_) | Card::Copy(_), _) => 0.0,
    }
}
