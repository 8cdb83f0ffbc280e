//! Positions in which a rare card is about to be played.

use tabletop::{Chance, Game};

use super::any_of;
use crate::{Action, Artifact, Card, Place, Play, Scene, Setup, Spell, SpellSet, State, Target};

/// The scene at a moment at which this spell can be tried.
fn moment(scene: Scene, spell: Spell, chance: &mut Chance) -> State {
    match spell {
        Spell::DragonsReturn => scene.reaching(Place::Cave3),
        Spell::LunarEclipse | Spell::SolarEclipse => {
            let place = any_of(chance, &[Place::Cave3, Place::Tent, Place::Room1]);
            scene.reaching(place)
        }
        Spell::Spy => scene.before_placing(),
        Spell::DragonLeaves | Spell::Taboo | Spell::Mirage => scene.prepared(),
        Spell::Abracadabra | Spell::Parasite => scene.reaching(Place::Room1),
        Spell::Smuggler => scene.before_the_city(),
        Spell::Charity | Spell::Trade if chance.below(2) == 0 => scene.reaching(Place::Room1),
        Spell::Charity
        | Spell::Trade
        | Spell::EyeForAnEye
        | Spell::SecondChance
        | Spell::LastWillBeFirst
        | Spell::SultansTax
        | Spell::Apprentice
        | Spell::Teleport
        | Spell::CityTax
        | Spell::Sacrifice
        | Spell::Donation => scene.placed(),
    }
}

/// Everybody has cards, and there is treasure in two caves.
fn table(setup: &Setup, chance: &mut Chance) -> Scene {
    let mut scene = Scene::of(setup).shuffled(chance).guard("gem-3").discard("crown-4 pearl-2 gold-5 cup-1 gem-4");
    scene = scene.cave(Place::Cave3, "crown-1 cup-3 gold-2").cave(Place::Cave1, "pearl-5");
    let cards = ["crown-2 gem-5", "pearl-3 cup-2", "gold-4 crown-5", "cup-4 gold-1", "gem-1 pearl-1"];
    for player in 0..setup.players() {
        scene = scene.secret(player, cards[usize::from(player)]);
        scene = scene.hand(player, ["crown-3", "cup-5", "gem-2", "pearl-4", "gold-3"][usize::from(player)]);
    }
    scene
}

fn manned(setup: &Setup, scene: Scene, smuggler: bool) -> Scene {
    let mut scene = scene;
    for player in 0..setup.colours() {
        let tent = if smuggler { Place::Room2 } else { Place::Tent };
        scene = scene.heroes(player, Place::Cave3, &[5]).heroes(player, tent, &[1]);
        scene = scene.heroes(player, Place::Room1, &[3]).heroes(player, Place::Room2, &[2]);
    }
    scene
}

/// For every spell a scene in which two players could play it or answer it, and some with artifacts.
pub(super) fn scenes(setup: &Setup, chance: &mut Chance) -> Vec<State> {
    let all: Vec<Spell> = setup.all_spells().kinds().collect();
    let mut scenes = Vec::new();
    for &spell in &all {
        let other = chance.pick(&all).filter(|&it| it != spell);
        let mut scene = table(setup, chance).spells(0, &[spell]).artifacts(1, &[Artifact::Counterspell]);
        scene = scene.artifacts(0, &[Artifact::Carpet, Artifact::Double]);
        if let Some(other) = other {
            scene = scene.spells(1, &[other]);
        }
        if spell == Spell::Parasite {
            let played = any_of(chance, &[Artifact::Lamp, Artifact::Key]);
            scene = scene.played(1, played);
        }
        if spell == Spell::Spy {
            for player in 0..setup.colours() {
                scene = scene.heroes(player, Place::Tent, &[1]);
            }
        } else if !matches!(spell, Spell::DragonLeaves | Spell::Taboo | Spell::Mirage) {
            scene = manned(setup, scene, spell == Spell::Smuggler);
        }
        scenes.push(moment(scene, spell, chance));
    }
    scenes.extend(artifact_scenes(setup, chance));
    scenes
}

/// Lamps, Keys and Carpets at a window of the palace and at an offer; the tent with a deck that runs out.
fn artifact_scenes(setup: &Setup, chance: &mut Chance) -> Vec<State> {
    let lamps = |scene: Scene| scene.artifacts(0, &[Artifact::Lamp, Artifact::Key]).artifacts(1, &[Artifact::Carpet]);
    let palace = lamps(manned(setup, table(setup, chance), false)).guarding();
    let offer = lamps(manned(setup, table(setup, chance), false)).reaching(Place::Room1);
    let some: &[Spell] = if setup.spells() == SpellSet::All { &[Spell::Smuggler] } else { &[Spell::Spy] };
    let tent = manned(setup, table(setup, chance), false).spell_deck(some).reaching(Place::Tent);
    let wish = manned(setup, table(setup, chance), false).artifacts(0, &[Artifact::Lamp]);
    let wish = if setup.spells() == SpellSet::All { wish.spells(0, &[Spell::Abracadabra]) } else { wish };
    vec![palace, offer, tent, within_an_offer(wish.reaching(Place::Room1))]
}

/// The player with the offer has played a Lamp: the window within the offer is open.
fn within_an_offer(mut state: State) -> State {
    let lamp = Play { card: Card::Artifact(Artifact::Lamp), at: Target::Nothing };
    while let Some(seat) = state.to_act().first_seat() {
        let action = if state.asked() == "offer" { Action::Play(lamp) } else { Action::Pass };
        if state.play(seat, &action, &mut Chance::seeded(1)).is_err() || action != Action::Pass {
            break;
        }
    }
    state
}
