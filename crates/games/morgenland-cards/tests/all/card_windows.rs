//! K15.1: in which windows each card is offered, written down here once more, as the data might be wrong.

use morgenland_cards::{Artifact, Ask, Moment, Place, Question, Scene, Spell, State, Table, seat};
use tabletop::Game;

const ARTIFACTS: [(Artifact, &str); 4] =
    [(Artifact::Lamp, "abcdefgo"), (Artifact::Double, "d"), (Artifact::Carpet, "cdefg"), (Artifact::Key, "abcdefgo")];

const SPELLS: [(Spell, &str); 20] = [
    (Spell::Charity, "abcdefgo"),
    (Spell::Trade, "abcdefgo"),
    (Spell::DragonLeaves, "abcd"),
    (Spell::DragonsReturn, "d"),
    (Spell::EyeForAnEye, "bcdefg"),
    (Spell::SecondChance, "cdefg"),
    (Spell::LunarEclipse, "d"),
    (Spell::SolarEclipse, "d"),
    (Spell::LastWillBeFirst, "cdefg"),
    (Spell::Spy, "ab"),
    (Spell::Taboo, "abc"),
    (Spell::SultansTax, "cdef"),
    (Spell::Mirage, "abcdefg"),
    (Spell::Abracadabra, "o"),
    (Spell::Apprentice, "abcdefg"),
    (Spell::Smuggler, "e"),
    (Spell::Teleport, "cdefg"),
    (Spell::CityTax, "cde"),
    (Spell::Sacrifice, "abcdefg"),
    (Spell::Donation, "abcdefg"),
];

/// A table at which every card has something to do in every window it lists. Because of a Lamp seat 0 is always asked.
fn scene() -> Scene {
    let scene = Scene::new(3).row(&[Artifact::Lamp, Artifact::Double, Artifact::Key]).discard("cup-1 cup-2");
    let scene = scene.hand(0, "gem-1 gem-2").hand(1, "gold-1").cave(Place::Cave4, "gem-3 gem-4").guard("crown-1");
    scene.artifacts(0, &[Artifact::Counterspell, Artifact::Lamp])
}

fn manned(scene: Scene) -> Scene {
    let scene = scene.heroes(0, Place::Cave4, &[1]).heroes(0, Place::Room1, &[2]).heroes(0, Place::Room3, &[3]);
    scene.heroes(1, Place::Caravanserai, &[1]).heroes(1, Place::Room3, &[2])
}

/// The table at this moment; in window o it is seat 0 who has the offer.
fn at(moment: Moment, scene: Scene) -> State {
    match moment {
        Moment::A => scene.prepared(),
        Moment::B => manned(scene).before_placing(),
        Moment::C => manned(scene).placed(),
        Moment::D => manned(scene).reaching(Place::Cave4),
        Moment::E => manned(scene).before_the_city(),
        Moment::F => manned(scene).guarding(),
        Moment::G => manned(scene).before_room(Place::Room2),
        Moment::O => {
            let mut t = Table::from(manned(scene).reaching(Place::Room1));
            t.all_pass();
            t.state
        }
    }
}

/// The letters of the windows in which a play with this beginning is offered.
fn offered(play: &str, scene: &Scene) -> String {
    let moments = Moment::ALL.into_iter().zip("abcdefgo".chars());
    let listed = moments.filter(|(moment, _)| {
        let t = Table::from(at(*moment, scene.clone()));
        match t.state.ask(seat(0)) {
            Some(Ask { question: Question::Window { moment: asked } }) => assert_eq!(asked, *moment),
            ask => assert!(
                matches!(ask, Some(Ask { question: Question::Offer { .. } })) && *moment == Moment::O,
                "{moment:?}: {ask:?}"
            ),
        }
        t.options(0).iter().any(|option| option.starts_with(&format!("play {play}")))
    });
    listed.map(|(_, letter)| letter).collect()
}

#[test]
fn k15_1_k13_1_every_artifact_in_its_windows_and_no_others() {
    for (artifact, windows) in ARTIFACTS {
        assert_eq!(offered(artifact.name(), &scene().artifacts(0, &[artifact])), windows, "{artifact}");
    }
    assert_eq!(offered("counterspell", &scene()), "", "there is nothing to answer");
}

#[test]
fn k15_1_k14_1_every_spell_in_its_windows_and_no_others() {
    for (spell, windows) in SPELLS {
        assert_eq!(offered(spell.name(), &scene().spells(0, &[spell])), windows, "{spell}");
    }
}

/// K14.16: a copy is played in the windows of what it copies.
#[test]
fn k14_16_every_copy_in_the_windows_of_its_original() {
    for (artifact, windows) in ARTIFACTS {
        let scene = scene().spells(0, &[Spell::Parasite]).played(1, artifact);
        assert_eq!(offered(&format!("parasite {artifact}"), &scene), windows, "{artifact}");
    }
    let scene = scene().spells(0, &[Spell::Parasite]).played(1, Artifact::Counterspell);
    assert_eq!(offered("parasite", &scene), "", "a Counterspell is never copied");
}
