//! What the laws need to know of the professional game.

use tabletop::{Chance, Game, Telling, Viewer};
use tabletop_laws::LawBook;

use super::deed;
use crate::{
    Action, Artifact, Card, Field, Kind, Mark, Play, Purse, Scene, Setup, Spell, State, Target, notation::listed,
};

/// The professional game.
#[derive(Clone, Copy, Debug)]
pub struct Pro;

/// What can be played before any decision.
const ALWAYS: [&str; 19] = [
    "charity",
    "eye-for-an-eye",
    "city-tax",
    "last-will-be-first",
    "mirage",
    "lunar-eclipse",
    "second-chance",
    "sacrifice",
    "donation",
    "taboo",
    "solar-eclipse",
    "sultans-tax",
    "trade",
    "teleport",
    "parasite",
    "apprentice",
    "double",
    "carpet",
    "to",
];

fn all_kinds() -> Vec<(&'static str, &'static str)> {
    let mut kinds = vec![
        ("start-treasure", "take"),
        ("place", "place"),
        ("market", "swap"),
        ("market", "keep"),
        ("goods", "take"),
        ("bribe", "bribe"),
        ("bribe", "stay-out"),
        ("bribe", "key"),
        ("offer", "buy"),
        ("offer", "decline"),
        ("offer", "abracadabra"),
        ("window", "pass"),
        ("window", "counterspell"),
        ("window", "key"),
        ("window", "smuggler"),
        ("window", "spy"),
        ("window", "dragons-return"),
        ("window", "dragon-leaves"),
        ("tent", "keep-spell"),
        ("camel", "claim"),
        ("camel", "decline"),
        ("stack", "choose"),
        ("mirage", "choose"),
        ("apprentice", "give"),
        ("charity", "take"),
        ("eye", "strike"),
        ("eye", "pass"),
        ("city-tax", "pay"),
        ("city-tax", "take-back"),
        ("sultans-tax", "pay"),
        ("sultans-tax", "take-back"),
        ("sacrifice", "pay"),
        ("trade", "swap"),
        ("trade", "keep"),
        ("trade-goods", "take"),
        ("fare", "pay"),
    ];
    for frame in ["window", "market", "bribe", "offer"] {
        kinds.extend(ALWAYS.iter().map(|&deed| (frame, deed)));
    }
    kinds
}

impl LawBook for Pro {
    type Game = State;

    const SCENE_STEPS: usize = 8;

    fn frame(game: &State) -> &'static str {
        game.asked()
    }

    fn deed(action: &Action) -> &'static str {
        deed(action)
    }

    fn kinds() -> &'static [(&'static str, &'static str)] {
        static KINDS: std::sync::LazyLock<Vec<(&'static str, &'static str)>> = std::sync::LazyLock::new(all_kinds);
        &KINDS
    }

    fn conserved(game: &State) -> Result<(), String> {
        game.audit()
    }

    /// As in the basic game, with figures placed again, windows before each placement and at each field, and choices.
    fn bound(setup: &Setup) -> usize {
        let n = usize::from(setup.players());
        30 * (16 * n * n + 60 * n * n + 400)
    }

    fn forge(chance: &mut Chance) -> Action {
        let purse = Purse::new([0; 5].map(|_: u8| chance.below(4) as u8));
        let field = chance.pick(&Field::ALL).unwrap_or_default();
        let artifact = chance.pick(&Artifact::ALL).unwrap_or_default();
        let mark = Mark(chance.below(30) as u8);
        match chance.below(12) {
            0 => Action::Take(purse),
            1 => Action::Swap(chance.pick(&Kind::ALL).unwrap_or_default()),
            2 => chance.pick(&[Action::Bribe(purse), Action::Buy(purse), Action::Pay(purse)]).unwrap_or(Action::Keep),
            3 => chance.pick(&[Action::Keep, Action::StayOut, Action::Decline, Action::Pass]).unwrap_or(Action::Keep),
            4 => chance.pick(&[Action::Claim, Action::TakeBack, Action::Give(artifact)]).unwrap_or(Action::Claim),
            5 => Action::To(field),
            6 => Action::Choose(chance.below(7) as u8),
            7 => Action::Strike(mark),
            8 => Action::Place { figure: chance.below(11) as u8, field },
            _ => {
                let spell = chance.pick(&Spell::ALL).unwrap_or_default();
                let cards = [Card::Spell(spell), Card::Spell(spell), Card::Artifact(artifact), Card::Copy(artifact)];
                let card = chance.pick(&cards).unwrap_or_default();
                let at = [
                    Target::Nothing,
                    Target::Figure(mark),
                    Target::Field(field),
                    Target::Play(chance.below(4) as u8),
                    Target::Move(mark, field),
                ];
                let at = chance.pick(&at).unwrap_or_default();
                // Written and read back, so that only plays which have a text are forged.
                let play = Play { card, at };
                Action::Play(play.to_string().parse().unwrap_or_default())
            }
        }
    }

    /// Magicians with several spells, mostly with a lit Lamp, at moments where these can be played; and rarer situations.
    fn scenes(setup: &Setup, chance: &mut Chance) -> Vec<State> {
        let mut scenes: Vec<State> = (0..4).map(|_| scene(setup, chance)).collect();
        scenes.extend((0..8).map(|_| decision(setup, chance)));
        scenes.push(smuggled(setup, chance));
        scenes.extend((0..2).map(|_| conjured(setup, chance)));
        scenes
    }

    fn passes(action: &Action) -> bool {
        *action == Action::Pass
    }

    /// What everybody has, at the beginning of each round.
    fn summary(before: Option<&State>, after: &State) -> Option<String> {
        let view = after.view(Viewer::Spectator);
        if before.is_none_or(|before| before.view(Viewer::Spectator).round == view.round) {
            return None;
        }
        let hoards = (0..view.setup.players()).map(|player| {
            let (hoard, artifacts) = (after.hoard_of(player), after.kinds_of(player));
            let spells = listed(after.spells_of(player).iter(), "no spell");
            format!("seat {player}: {hoard}; {artifacts}; {spells}")
        });
        let table = format!("round {}, camel {}, supply {}", view.round, view.camel, view.supply);
        Some([table].into_iter().chain(hoards).collect::<Vec<_>>().join("\n"))
    }
}

/// Figures here and there, treasure for everybody, magic for some.
fn scene(setup: &Setup, chance: &mut Chance) -> State {
    let n = setup.players();
    let mut scene = Scene::of(setup).guard(chance.below(10) as u8 + 1).camel(chance.below(n.into()) as u8);
    scene = scene.cave(Kind::Crowns, &[4, 2]).cave(Kind::Gems, &[3]).cave(Kind::Bars, &[2]);
    let mut spells = Spell::ALL;
    chance.shuffle(&mut spells);
    let kinds = [Artifact::Carpet, Artifact::Double, Artifact::Counterspell, Artifact::Key];
    let magicians = [chance.below(n.into()) as u8, chance.below(n.into()) as u8];
    let moment = chance.below(12);
    for player in 0..n {
        let mut hoard = [0; 5];
        (0..4).for_each(|_| hoard[chance.below(5) as usize] += 1);
        let mut secret = [0; 5];
        (0..3).for_each(|_| secret[chance.below(5) as usize] += 1);
        scene = scene.hoard(player, hoard).secret_hoard(player, secret);
        let artifact = chance.pick(&kinds).unwrap_or_default();
        scene = scene.artifacts(player, &[artifact]);
        if chance.below(3) == 0 {
            scene = scene.unknown(player, &[artifact]);
        }
        scene = with_figures(scene, player, moment, chance);
    }
    for (at, &player) in magicians.iter().enumerate() {
        if at == 1 && player == magicians[0] {
            continue;
        }
        let few = 3 + chance.below(3) as usize;
        scene = scene.spells(player, &spells[at * 10..at * 10 + few]);
        scene = if chance.below(3) == 0 { scene } else { scene.lamp_lit(player).djinn(player) };
    }
    let other = (magicians[0] + 1) % n;
    if let Some(artifact) = chance.pick(&[Artifact::Carpet, Artifact::Key]).filter(|_| !magicians.contains(&other)) {
        scene = scene.artifacts(other, &[artifact]).used(other, artifact);
    }
    match moment {
        0 => scene.prepared(),
        1 | 2 => scene.before_placing(chance.below(n.into()) as u8),
        3 => scene.evaluating(Field::Crowns),
        4 => scene.evaluating(Field::Gems),
        5 => scene.before_the_city(),
        6 => scene.evaluating(Field::Tent),
        7 | 8 => scene.evaluating(Field::Market),
        9 => scene.evaluating(Field::Guard),
        _ => {
            let everybody: Vec<u8> = (0..n).collect();
            scene.in_the_palace(&everybody, chance.pick(&[Field::Room1, Field::Room2]).unwrap_or_default())
        }
    }
}

/// A player with much magic is about to decide; now and then a move has begun. The player holds a third of the
/// spells, so that those with few targets are not lost among the others.
fn decision(setup: &Setup, chance: &mut Chance) -> State {
    let artifacts = [Artifact::Carpet, Artifact::Double, Artifact::Key];
    let mut spells = Spell::ALL;
    chance.shuffle(&mut spells);
    let mut scene = Scene::of(setup).guard(10).hoard(0, [3, 3, 2, 1, 0]).hoard(1, [2, 2, 2, 0, 0]);
    scene = scene.spells(0, &spells[..7]).lamp_lit(0).djinn(0).artifacts(0, &artifacts);
    scene = scene.artifacts(1, &[Artifact::Carpet, Artifact::Counterspell]).used(1, Artifact::Carpet);
    scene = scene.secret_hoard(1, [0, 0, 1, 1, 1]).secret_hoard(0, [0, 1, 0, 1, 1]);
    scene = scene.figures(1, Field::Room2, &[4]).figures(1, Field::Market, &[2]).figures(2, Field::Market, &[1]);
    scene = scene.figures(0, Field::Market, &[9]).figures(0, Field::Room1, &[5, 8]).figures(0, Field::Guard, &[7]);
    scene = scene.open_figures(2, Field::Tent, &[9]).open_figures(1, Field::Djinn, &[6]).open_figures(
        2,
        Field::Djinn,
        &[5],
    );
    let everybody: Vec<u8> = (0..setup.players()).collect();
    let (mut state, wanted) = match chance.below(3) {
        0 => (scene.evaluating(Field::Market), "market"),
        1 => (scene.evaluating(Field::Guard), "bribe"),
        _ => (scene.in_the_palace(&everybody, Field::Room1), "offer"),
    };
    while state.asked() != wanted {
        let Some(seat) = state.to_act().first_seat() else { return state };
        state.apply(seat, &Action::Pass, chance, &mut Telling::deaf());
    }
    let mut menu = Vec::new();
    let seat = state.to_act().first_seat().unwrap_or_default();
    state.options(seat, &mut menu);
    menu.retain(|action| matches!(deed(action), "teleport" | "second-chance"));
    if let Some(move_begun) = chance.pick(&menu).filter(|_| chance.below(3) == 0) {
        state.apply(seat, &move_begun, chance, &mut Telling::deaf());
    }
    state
}

/// A smuggler is asked about the camel.
fn smuggled(setup: &Setup, chance: &mut Chance) -> State {
    let mut scene = Scene::of(setup).camel(1).lamp_lit(0).spells(0, &[Spell::Smuggler]);
    for field in [Field::Tent, Field::Djinn, Field::Market] {
        scene = scene.closed(field);
    }
    let figure = chance.pick(&[1, 2, 4, 5, 6, 7, 8, 9]).unwrap_or(1);
    let mut state = scene.figures(1, Field::Guard, &[figure]).before_the_city();
    let play = Play { card: Card::Spell(Spell::Smuggler), at: Target::Nothing };
    if let Some(seat) = state.to_act().first_seat() {
        state.apply(seat, &Action::Play(play), chance, &mut Telling::deaf());
    }
    state
}

/// Players have looked through stacks, have taken and moved artifacts unseen, and go on doing so.
fn conjured(setup: &Setup, chance: &mut Chance) -> State {
    let n = setup.players();
    let mut scene = Scene::of(setup).guard(1).hoard(0, [2, 2, 2, 2, 2]).hoard(1, [2, 2, 2, 1, 1]);
    let mut heights = [5, 5];
    for _ in 0..2 + chance.below(4) {
        let (player, room) = (chance.below(n.into()) as u8, chance.below(2) as usize);
        let below = heights[room] - 1;
        if below == 0 {
            continue;
        }
        let at = chance.below(below) as u8;
        (scene, heights[room]) = match chance.below(6) {
            0 | 1 => (scene.looked(player, room + 1), below + 1),
            2 | 3 => (scene.took(player, room + 1, at), below),
            4 => (scene.turned(player, room + 1, at), below + 1),
            _ => (scene.bought(player, room + 1), below),
        };
    }
    scene = scene.lamp_lit(0).spells(0, &[Spell::Abracadabra, Spell::Apprentice]).djinn(0);
    scene = scene.lamp_lit(1).spells(1, &[Spell::Mirage]).djinn(1);
    scene = scene.figures(0, Field::Room1, &[9]).figures(1, Field::Room1, &[2]).figures(2, Field::Room2, &[1]);
    let everybody: Vec<u8> = (0..n).collect();
    let mut state = scene.in_the_palace(&everybody, Field::Room1);
    if chance.below(2) == 0 {
        return state;
    }
    let abracadabra = Action::Play(Play { card: Card::Spell(Spell::Abracadabra), at: Target::Nothing });
    for _ in 0..20 {
        let Some(seat) = state.to_act().first_seat().filter(|_| state.asked() != "stack") else { break };
        let mut menu = Vec::new();
        state.options(seat, &mut menu);
        let cast = menu.iter().find(|&&it| it == abracadabra);
        let buys = menu.iter().find(|it| deed(it) == "buy");
        let action = cast.or(buys).copied().unwrap_or(Action::Pass);
        if state.check(seat, &action).is_err() {
            break;
        }
        state.apply(seat, &action, chance, &mut Telling::deaf());
    }
    state
}

/// Some of a player's figures on fields that matter at this moment; some of them face up.
fn with_figures(mut scene: Scene, player: u8, moment: u32, chance: &mut Chance) -> Scene {
    let fields = match moment {
        0..3 => [Field::Crowns, Field::Gems, Field::Market, Field::Guard],
        3 | 4 => [Field::Crowns, Field::Gems, Field::Djinn, Field::Room1],
        5 | 6 => [Field::Tent, Field::Bars, Field::Guard, Field::Room1],
        7 | 8 => [Field::Market, Field::Market, Field::Guard, Field::Room2],
        9 => [Field::Guard, Field::Guard, Field::Room1, Field::Market],
        _ => [Field::Room1, Field::Room2, Field::Room3, Field::Tent],
    };
    let mut figures = [1, 2, 4, 5, 6, 7, 8, 9];
    chance.shuffle(&mut figures);
    let count = if moment < 3 { 2 } else { 4 };
    for &figure in &figures[..count] {
        let field = chance.pick(&fields).unwrap_or_default();
        scene = if field != Field::Guard && moment < 3 && chance.below(3) == 0 {
            scene.open_figures(player, field, &[figure])
        } else {
            scene.figures(player, field, &[figure])
        };
    }
    scene
}
