//! Perfect memory of the stacks: what a seat imagines after looks, unseen takes and unseen moves is exactly what can be.
//!
//! Each case tells what has happened to the stack of room 1. All stacks and all choices with which it could have
//! happened are gone through; those that look the same to the viewer are what the viewer must imagine, each as often as
//! there are ways to it.

use std::collections::BTreeMap;

use morgenland::{Artifact, Artifacts, Scene, State, View};
use tabletop::{Game, Viewer};

use crate::imagined::imagined;
use morgenland::scene::{MARKET, Table, casters, seat};

const LAMP: Artifact = Artifact::Lamp;
const DOUBLE: Artifact = Artifact::Double;
const CARPET: Artifact = Artifact::Carpet;
const COUNTER: Artifact = Artifact::Counterspell;
const KEY: Artifact = Artifact::Key;
const SCROLL: Artifact = Artifact::Scroll;

/// What lies in room 1, and what the players have.
type World = (Vec<Artifact>, Vec<Artifacts>);

fn world(state: &State) -> World {
    (state.stack(1).to_vec(), (0..3).map(|player| state.kinds_of(player)).collect())
}

/// Three players; this stack lies in room 1, the others are sold out, and all other artifacts are this player's.
fn begin(stack: &[Artifact], owner: u8) -> Scene {
    let scene = Scene::pro(3).stack(2, 0, owner).stack(3, 0, owner).stacked(1, stack, owner);
    scene.figures(0, MARKET, &[4])
}

/// What has happened to the stack of room 1; `None` if that is impossible.
struct Past(Option<Scene>);

impl Past {
    fn then(self, possible: impl Fn(&State) -> bool, next: impl Fn(Scene) -> Scene) -> Past {
        Past(self.0.filter(|scene| possible(&scene.clone().evaluating(MARKET))).map(next))
    }

    fn looked(self, player: u8) -> Past {
        Past(self.0.map(|it| it.looked(player, 1)))
    }

    fn took(self, player: u8, at: u8) -> Past {
        self.then(|state| usize::from(at) + 1 < state.stack(1).len(), |it| it.took(player, 1, at))
    }

    fn turned(self, player: u8, at: u8) -> Past {
        self.then(|state| usize::from(at) + 1 < state.stack(1).len(), |it| it.turned(player, 1, at))
    }

    fn bought(self, player: u8) -> Past {
        self.then(|state| !state.stack(1).is_empty(), |it| it.bought(player, 1))
    }

    fn swapped(self, player: u8, give: Artifact) -> Past {
        self.then(|state| state.kinds_of(player).of(give) > 0, |it| it.swapped(player, 1, give))
    }

    fn showed(self, player: u8, artifact: Artifact) -> Past {
        let shown = |state: &State| state.view(Viewer::Spectator).players[usize::from(player)].magic.unwrap().shown;
        let hidden = |state: &State| state.kinds_of(player).of(artifact) > shown(state).of(artifact);
        self.then(hidden, |it| it.showed(player, artifact))
    }
}

struct Case<'a> {
    /// Bottom first.
    stack: &'a [Artifact],
    /// Who has all other artifacts.
    owner: u8,
    /// The places that were chosen.
    chosen: &'a [u8],
    story: &'a dyn Fn(Past, &[u8]) -> Past,
}

impl Case<'_> {
    fn told(&self, begin: &Scene, chosen: &[u8]) -> Option<State> {
        Some((self.story)(Past(Some(begin.clone())), chosen).0?.evaluating(MARKET))
    }

    fn view(&self, viewer: u8) -> View {
        self.told(&begin(self.stack, self.owner), self.chosen).unwrap().view(Viewer::Seat(seat(viewer)))
    }

    /// Every world that looks the same to this viewer, and how many ways there are to it.
    fn possible(&self, viewer: u8) -> BTreeMap<World, u64> {
        let view = self.view(viewer);
        let mut possible = BTreeMap::new();
        for stack in sequences(&Artifact::ALL[1..], self.stack.len()) {
            let ways = deals(&stack);
            if ways == 0 {
                continue;
            }
            let begin = begin(&stack, self.owner);
            let places: Vec<u8> = (0..self.stack.len() as u8 - 1).collect();
            for chosen in sequences(&places, self.chosen.len()) {
                let told = self.told(&begin, &chosen);
                if let Some(state) = told.filter(|state| state.view(Viewer::Seat(seat(viewer))) == view) {
                    *possible.entry(world(&state)).or_default() += ways;
                }
            }
        }
        possible
    }

    /// Checks that this viewer imagines what is possible, as often as it should be. Returns how many worlds that are.
    fn is_imagined_by(&self, viewer: u8) -> usize {
        const N: u64 = 4_000;
        let possible = self.possible(viewer);
        let view = self.view(viewer);
        let seen = imagined(&view, N, world);
        imagined(&view, 100, |state| assert_eq!((state.audit(), state.view(view.viewer)), (Ok(()), view)));
        let all: u64 = possible.values().sum();
        assert!(seen.keys().all(|world| possible.contains_key(world)), "seat {viewer} imagines what cannot be");
        let chi: f64 = possible
            .iter()
            .map(|(world, &ways)| {
                let expected = float(N) * float(ways) / float(all);
                let got = float(seen.get(world).copied().unwrap_or(0));
                (got - expected).powi(2) / expected
            })
            .sum();
        let free = float(possible.len() as u64) - 1.0;
        let most = free + 4.0 * (2.0 * free).sqrt() + 4.0;
        assert!(chi <= most, "seat {viewer}: chi-square {chi:.1} of at most {most:.1}\n{possible:?}\n{seen:?}");
        possible.len()
    }
}

fn float(n: u64) -> f64 {
    f64::from(u32::try_from(n).unwrap())
}

/// All sequences of `length` of these.
fn sequences<T: Copy>(of: &[T], length: usize) -> Vec<Vec<T>> {
    let longer = |all: Vec<Vec<T>>| {
        let with = |some: Vec<T>| of.iter().map(move |&it| [some.clone(), vec![it]].concat());
        all.into_iter().flat_map(with).collect()
    };
    (0..length).fold(vec![Vec::new()], |all, _| longer(all))
}

/// In how many ways this stack can be dealt from three artifacts of each kind.
fn deals(stack: &[Artifact]) -> u64 {
    let before = |at: usize| stack[..at].iter().filter(|&&it| it == stack[at]).count() as u64;
    (0..stack.len()).map(|at| 3_u64.saturating_sub(before(at))).product()
}

#[test]
fn m12_1_what_was_taken_unseen_is_one_of_those_he_has_seen() {
    let stack = [KEY, SCROLL, DOUBLE, CARPET];
    let case = Case { stack: &stack, owner: 2, chosen: &[1], story: &|it, at| it.looked(1).took(0, at[0]) };
    assert_eq!(case.is_imagined_by(1), 3, "one of three, in the stack or behind his screen");
    assert!(case.is_imagined_by(2) > 3, "who has not looked knows less");
    assert_eq!(case.is_imagined_by(0), 1, "who took it knows all");
}

/// The next ones are turned up in their turn: so it becomes clear what was taken.
#[test]
fn m12_1_m3_3_what_is_turned_up_tells_what_was_taken() {
    let stack = [KEY, SCROLL, DOUBLE, CARPET];
    let story = |it: Past, at: &[u8]| it.looked(1).took(0, at[0]).bought(2);
    assert_eq!(
        Case { stack: &stack, owner: 2, chosen: &[1], story: &story }.is_imagined_by(1),
        2,
        "the Double is there"
    );
    assert_eq!(Case { stack: &stack, owner: 2, chosen: &[2], story: &story }.is_imagined_by(1), 1, "it is not");
    let story = |it: Past, at: &[u8]| story(it, at).bought(1);
    assert_eq!(Case { stack: &stack, owner: 2, chosen: &[1], story: &story }.is_imagined_by(1), 1);
}

/// The others know that what a player shows of it is no longer in the stack.
#[test]
fn m12_1_m13_e_what_he_shows_is_not_in_the_stack() {
    let stack = [KEY, SCROLL, KEY, CARPET];
    let story = |it: Past, at: &[u8]| it.looked(1).took(0, at[0]).showed(0, KEY);
    let case = Case { stack: &stack, owner: 2, chosen: &[2], story: &story };
    assert_eq!(case.is_imagined_by(1), 2, "one of two Keys");
    assert_eq!(case.is_imagined_by(2), 2, "he has all others, so he knows which are left, in either order");
    let story = |it: Past, at: &[u8]| it.looked(1).took(0, at[0]).showed(0, SCROLL);
    assert_eq!(Case { stack: &stack, owner: 2, chosen: &[1], story: &story }.is_imagined_by(1), 1);
}

#[test]
fn m12_8_of_two_alike_either_was_put_on_top() {
    let stack = [KEY, SCROLL, KEY, CARPET];
    let case = Case { stack: &stack, owner: 2, chosen: &[0], story: &|it, at| it.looked(1).turned(0, at[0]) };
    assert_eq!(case.is_imagined_by(1), 2);
    assert_eq!(case.is_imagined_by(0), 1);
    let case = Case { chosen: &[1], ..case };
    assert_eq!(case.is_imagined_by(1), 1, "there is one Scroll only");
}

/// Everybody has seen what a Mirage put at the bottom; an unseen take then makes that uncertain too.
#[test]
fn m12_8_m12_1_what_lay_face_up_may_be_taken_unseen() {
    let stack = [KEY, SCROLL, DOUBLE, CARPET];
    let story = |it: Past, at: &[u8]| it.turned(0, at[0]).took(2, at[1]);
    for chosen in [[1, 0], [1, 2]] {
        let case = Case { stack: &stack, owner: 1, chosen: &chosen, story: &story };
        assert!(case.is_imagined_by(1) > 3, "he has not looked, but has all other artifacts");
        assert_eq!(case.is_imagined_by(0), 3, "he has looked, and not seen which was taken");
        assert_eq!(case.is_imagined_by(2), 1, "he knows all");
    }
}

/// A second Mirage may put the same one on top again, or another of its kind.
#[test]
fn m12_8_a_second_mirage_leaves_open_which_it_was() {
    let story = |it: Past, at: &[u8]| it.turned(0, at[0]).turned(2, at[1]);
    let case = Case { stack: &[KEY, SCROLL, CARPET], owner: 1, chosen: &[1, 1], story: &story };
    assert_eq!(case.is_imagined_by(1), 1, "he has all others, so he knows these three, and two of them are seen");
    for chosen in [[1, 0], [1, 1]] {
        let case = Case { stack: &[CARPET, SCROLL, KEY, CARPET], owner: 1, chosen: &chosen, story: &story };
        assert_eq!(case.is_imagined_by(1), 2, "a Carpet lies on top again, but from where?");
        assert_eq!(case.is_imagined_by(0), 1, "he has seen that there are two beside each other");
    }
}

/// A player who looks a second time knows what was taken in between.
#[test]
fn m12_1_m12_8_who_looks_again_knows_what_was_taken() {
    let stack = [KEY, SCROLL, DOUBLE, CARPET];
    let story = |it: Past, at: &[u8]| it.looked(1).took(0, at[0]).looked(1);
    let case = Case { stack: &stack, owner: 2, chosen: &[0], story: &story };
    assert_eq!(case.is_imagined_by(1), 1);
    assert!(case.is_imagined_by(2) > 1, "who only watched does not");
    let story = |it: Past, at: &[u8]| it.turned(0, at[0]).took(2, at[1]).looked(1);
    let case = Case { stack: &[KEY, CARPET, DOUBLE, CARPET], owner: 1, chosen: &[1, 2], story: &story };
    assert!(case.is_imagined_by(1) > 0, "of one whom he has not seen the whole of");
    assert_eq!(Case { owner: 0, ..case }.is_imagined_by(0), 3, "he has seen that somebody looked");
}

/// M12.21: what is given lies open, and what lay there is known.
#[test]
fn m12_21_a_swap_is_noted_in_a_stack_out_of_sight() {
    let stack = [KEY, SCROLL, DOUBLE, CARPET];
    let story = |it: Past, at: &[u8]| it.looked(1).took(0, at[0]).swapped(1, LAMP).turned(2, at[1]);
    let case = Case { stack: &stack, owner: 2, chosen: &[1, 0], story: &story };
    assert_eq!(case.is_imagined_by(1), 2, "the Key was still there");
    assert_eq!(case.is_imagined_by(0), 1);
    let story = |it: Past, at: &[u8]| it.looked(1).took(0, at[0]).swapped(0, KEY);
    let case = Case { stack: &stack, owner: 2, chosen: &[0], story: &story };
    assert_eq!(case.is_imagined_by(1), 1, "M12.21: he gave what he had taken");
}

/// A player who has other artifacts that nobody knows may have shown one of those. If they took the Key they had three
/// to show, else two, and each of them is as likely to be the one they showed.
#[test]
fn m12_1_m13_e_which_of_his_unknown_ones_he_showed_is_open() {
    let story = |it: Past, at: &[u8]| it.looked(1).took(0, at[0]).showed(0, KEY);
    let case = Case { stack: &[KEY, SCROLL, CARPET], owner: 0, chosen: &[0], story: &story };
    let seen = imagined(&case.view(1), 5_000, |state| state.stack(1)[0]);
    assert_eq!(seen.keys().copied().collect::<Vec<_>>(), [KEY, SCROLL]);
    assert!(seen[&SCROLL].abs_diff(3_000) < 150, "{seen:?}");
}

/// Two players took from the same stack, one after the other.
#[test]
fn m12_1_two_takes_leave_every_pair_possible() {
    let story = |it: Past, at: &[u8]| it.looked(1).took(0, at[0]).took(2, at[1]);
    let case = Case { stack: &[KEY, SCROLL, DOUBLE, CARPET], owner: 1, chosen: &[2, 0], story: &story };
    assert_eq!(case.is_imagined_by(1), 3 * 2);
    assert_eq!(case.is_imagined_by(0), 2, "he knows what he took");
    assert_eq!(case.is_imagined_by(2), 5, "he has seen all that was left, and not what went before: any kind");
}

/// What others know is imagined, too: everybody sees who looks.
#[test]
fn m12_8_others_are_imagined_to_know_what_they_have_seen() {
    let scene = begin(&[KEY, SCROLL, CARPET], 2).looked(1, 1);
    let t = Table::from(scene.evaluating(MARKET));
    let knows = |world: &State| world.view(Viewer::Seat(seat(1))).magic.unwrap().stacks[0].artifacts;
    let stacks = imagined(&t.view(0), 200, |world| {
        assert_eq!(knows(world).to_vec(), world.stack(1).iter().copied().map(Some).collect::<Vec<_>>());
        world.stack(1).to_vec()
    });
    assert!(stacks.len() > 5);
}

/// MR29: when there are more notes than are kept, what is certain place by place is kept, and nothing wrong.
#[test]
fn mr29_after_too_many_notes_what_is_certain_is_kept() {
    let stack = [KEY, SCROLL, DOUBLE, COUNTER, CARPET];
    let mut scene = begin(&stack, 2).looked(1, 1).took(0, 1, 1);
    for nth in 0..6 {
        let caster = [0, 2][nth % 2];
        scene = scene.turned(caster, 1, (nth % 3) as u8);
        let state = scene.clone().evaluating(MARKET);
        for viewer in Viewer::all(3) {
            let view = state.view(viewer);
            let known = view.magic.unwrap().stacks[0].artifacts;
            let wrong = known.iter().zip(&state.stack(1)).any(|(known, &truth)| known.is_some_and(|it| it != truth));
            assert!(!wrong, "{viewer} is certain of what is not so");
            let worlds = imagined(&view, 50, |world| {
                assert_eq!((world.audit(), world.view(viewer)), (Ok(()), view));
                world.stack(1).to_vec()
            });
            assert!(worlds.len() == 1 || !viewer.is(seat(caster)), "{viewer} has looked: {worlds:?}");
        }
    }
    assert_eq!(scene.evaluating(MARKET).view(Viewer::Spectator).magic.unwrap().notes.len(), 1, "begun anew");
}

/// M11.4: at the end everybody shows their artifacts, so the others know what was taken; the stacks stay hidden.
#[test]
fn m11_4_m12_1_what_is_shown_at_the_end_was_not_in_the_stack() {
    let end = |scene: Scene| {
        let mut t = Table::from(scene.round(30).evaluating(MARKET));
        t.all_pass();
        t.says("0: keep");
        t.all_pass();
        assert_eq!(t.asked(), ("over", vec![]));
        t
    };
    let stacks = |t: &Table, player: u8| {
        let view = t.view(player);
        let sound = |state: &State| assert_eq!((state.audit(), state.view(view.viewer)), (Ok(()), view));
        imagined(&view, 100, |state| {
            sound(state);
            world(state)
        })
    };
    let t = end(begin(&[KEY, SCROLL, DOUBLE, CARPET], 2).looked(1, 1).took(0, 1, 0));
    assert_eq!(stacks(&t, 1).len(), 1, "he has looked before");
    assert_eq!(stacks(&t, 2).len(), 2, "two are left below the top, in either order");
    assert_eq!(stacks(&t, 0).len(), 1);
    let scene = begin(&[DOUBLE, KEY, CARPET, DOUBLE], 2).stacked(2, &[KEY, CARPET], 2);
    let t = end(scene.looked(1, 1).bought(0, 1).took(0, 1, 1));
    assert_eq!(stacks(&t, 1).len(), 1, "the Double he shows is the one that everybody saw him buy");
}

/// In a usual game nothing is noted: nobody knew anything of the stack before.
#[test]
fn m12_1_m12_8_a_first_look_needs_no_notes() {
    let scene = begin(&[KEY, SCROLL, DOUBLE, CARPET], 2).turned(0, 1, 1).bought(1, 1);
    let table = scene.evaluating(MARKET).view(Viewer::Spectator).magic.unwrap();
    assert!(table.notes.is_empty());
    let t = Table::from(casters(3, &[]).figures(0, MARKET, &[4]).evaluating(MARKET));
    assert!(t.spectator().magic.unwrap().stacks.iter().all(|stack| stack.before.is_empty()));
}
