//! The law book of the card game. Only with the feature `laws`.

mod deed;
#[cfg(feature = "leaks")]
mod leak;
mod scenes;

use tabletop::{Chance, Game, Kind, Seat, Viewer};
use tabletop_laws::LawBook;

pub use deed::deed;
#[cfg(feature = "leaks")]
pub use leak::Leak;

use crate::{Action, Artifact, Card, Payment, Place, Play, Setup, Spell, State, Target, Treasure, Treasures};

/// What the laws need to know of the card game.
#[derive(Clone, Copy, Debug)]
pub struct Book;

/// Every question with every kind of answer.
const KINDS: [(&str, &str); 52] = [
    ("window", "lamp"),
    ("window", "double"),
    ("window", "carpet"),
    ("window", "counterspell"),
    ("window", "key"),
    ("window", "charity"),
    ("window", "trade"),
    ("window", "dragon-leaves"),
    ("window", "dragons-return"),
    ("window", "eye-for-an-eye"),
    ("window", "second-chance"),
    ("window", "lunar-eclipse"),
    ("window", "solar-eclipse"),
    ("window", "last-will-be-first"),
    ("window", "spy"),
    ("window", "taboo"),
    ("window", "sultans-tax"),
    ("window", "mirage"),
    ("window", "abracadabra"),
    ("window", "apprentice"),
    ("window", "parasite"),
    ("window", "smuggler"),
    ("window", "teleport"),
    ("window", "city-tax"),
    ("window", "sacrifice"),
    ("window", "donation"),
    ("window", "to"),
    ("window", "pass"),
    ("place", "place"),
    ("pick", "pick"),
    ("keep-spell", "keep"),
    ("name-start", "name"),
    ("offer", "buy"),
    ("offer", "pass"),
    ("offer", "lamp"),
    ("offer", "key"),
    ("offer", "charity"),
    ("offer", "trade"),
    ("offer", "abracadabra"),
    ("offer", "parasite"),
    ("alms-keep", "keep"),
    ("trade-give", "give"),
    ("trade-give", "enough"),
    ("trade-take", "take"),
    ("eye-back", "strike"),
    ("eye-back", "pass"),
    ("tax", "pay"),
    ("tax", "take-back"),
    ("baksheesh", "pay"),
    ("baksheesh", "take-back"),
    ("sacrifice", "discard"),
    ("teleport-cost", "pay"),
];

impl LawBook for Book {
    type Game = State;

    fn frame(game: &State) -> &'static str {
        game.asked()
    }

    fn deed(action: &Action) -> &'static str {
        deed(action)
    }

    fn kinds() -> &'static [(&'static str, &'static str)] {
        &KINDS
    }

    fn conserved(game: &State) -> Result<(), String> {
        game.audit()
    }

    /// 15 rounds; in each, five placements of everybody, up to 50 windows of a few rounds of answers, and all else.
    fn bound(setup: &Setup) -> usize {
        let n = usize::from(setup.players());
        15 * (5 * n + 50 * 6 * n + 40 * n)
    }

    fn forge(chance: &mut Chance) -> Action {
        let card = |chance: &mut Chance| any_card(chance);
        match chance.below(14) {
            0 => Action::Pick(card(chance)),
            1 => Action::Keep(any_of(chance, &Spell::ALL)),
            2 => Action::Name(any_seat(chance)),
            3 => {
                let (price, bribe) = (some_cards(chance, 3), some_cards(chance, 2));
                Action::Buy(Payment::new(price, bribe))
            }
            4 => Action::Pass,
            5..=7 => Action::Play(any_play(chance)),
            8 => Action::To(any_place(chance)),
            9 => Action::Give(card(chance)),
            10 => Action::Take(card(chance)),
            11 => Action::Strike(chance.below(27) as u8),
            12 => Action::Discard(some_cards(chance, 3)),
            _ => Action::Place { hero: chance.below(7) as u8, place: any_place(chance) },
        }
    }

    fn scenes(setup: &Setup, chance: &mut Chance) -> Vec<State> {
        scenes::scenes(setup, chance)
    }

    fn passes(action: &Action) -> bool {
        *action == Action::Pass
    }

    /// What everybody has, at the beginning of each round.
    fn summary(before: Option<&State>, after: &State) -> Option<String> {
        let view = after.view(Viewer::Spectator);
        if before.is_some_and(|before| before.view(Viewer::Spectator).round == view.round) {
            return None;
        }
        let hands = (0..view.setup.players()).map(|player| {
            let (cards, spells) = (after.hand_of(player), after.spells_of(player));
            format!("seat {player}: {cards}; {spells}; {}", after.artifacts_of(player))
        });
        let table = format!("round {}, start player {}, {} in the stack", view.round, view.start, view.stack.len());
        Some([table].into_iter().chain(hands).collect::<Vec<_>>().join("\n"))
    }
}

fn any_of<T: Copy>(chance: &mut Chance, some: &[T]) -> T {
    chance.pick(some).expect("there are some")
}

fn any_card(chance: &mut Chance) -> Treasure {
    any_of(chance, Treasure::KINDS)
}

fn some_cards(chance: &mut Chance, most: u32) -> Treasures {
    (0..chance.below(most + 1)).map(|_| any_card(chance)).collect()
}

fn any_seat(chance: &mut Chance) -> Seat {
    Seat::new(chance.below(6) as u8).expect("there are eight seats")
}

fn any_place(chance: &mut Chance) -> Place {
    any_of(chance, &Place::ALL)
}

fn any_play(chance: &mut Chance) -> Play {
    let artifact = any_of(chance, &Artifact::ALL);
    let card = match chance.below(5) {
        0 => Card::Artifact(artifact),
        1 => Card::Copy(artifact),
        _ => Some(any_of(chance, &Spell::ALL))
            .filter(|&it| it != Spell::Parasite)
            .map_or(Card::Artifact(artifact), Card::Spell),
    };
    let other = any_of(chance, &Artifact::ALL);
    let at = match chance.below(8) {
        0 => Target::Nothing,
        1 => Target::Hero(chance.below(27) as u8),
        2 => Target::Move(chance.below(27) as u8, any_place(chance)),
        3 => Target::Place(any_place(chance)),
        4 => Target::For(any_place(chance), any_seat(chance)),
        5 => Target::Kind(artifact),
        6 => Target::Swap(any_place(chance), artifact),
        _ => Target::Barter(any_place(chance), artifact, other),
    };
    Play { card, at }
}
