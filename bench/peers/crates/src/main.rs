//! Random play with `board-game` and search with `ismcts`, on one core. Prints a line of JSON for each.

use std::time::Instant;

use board_game::{
    board::Board,
    games::{ataxx::AtaxxBoard, connect4::Connect4},
};
use ismcts::{action_list::ActionList, inference::Inference, searcher::Searcher, state::State};
use rand::{Rng, SeedableRng, rngs::SmallRng};

fn tell(kind: &str, name: &str, mut rates: Vec<f64>) {
    rates.sort_by(f64::total_cmp);
    println!("{{\"whose\": \"theirs\", \"kind\": \"{kind}\", \"name\": \"{name}\", \"per_s\": {}}}", rates[rates.len() / 2]);
}

/// Seconds of CPU time of this program, where the system tells it; else of the clock.
fn spent(begun: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanos = told.and_then(|told| told.split(' ').next()?.parse::<f64>().ok());
    nanos.map_or_else(|| begun.elapsed().as_secs_f64(), |nanos| nanos / 1e9)
}

/// Random moves per second.
fn moves<B: Board>(start: impl Fn() -> B) -> f64 {
    let (mut luck, mut moves, begun) = (SmallRng::seed_from_u64(1), 0_u32, Instant::now());
    let before = spent(begun);
    loop {
        // Many games between two looks at the clock, because some are over in a microsecond.
        for _ in 0..200 {
            let mut board = start();
            while !board.is_done() {
                board.play_random_available_move(&mut luck).expect("it is not done");
                moves += 1;
            }
        }
        let lasted = spent(begun) - before;
        if lasted >= 0.6 {
            return f64::from(moves) / lasted;
        }
    }
}

/// The two caves, as in our own crate of laws: two players put two of three figures each into one of two caves.
#[derive(Clone)]
struct Caves {
    placed: Vec<(u8, u8)>,
}

#[derive(Clone)]
struct Puts(Vec<(u8, u8)>);

impl ActionList<(u8, u8)> for Puts {
    fn uninit() -> Self {
        Puts(Vec::new())
    }

    fn pop_random(&mut self) -> Option<(u8, u8)> {
        if self.0.is_empty() { None } else { Some(self.0.swap_remove(rand::thread_rng().gen_range(0..self.0.len()))) }
    }

    fn push(&mut self, put: (u8, u8)) {
        self.0.push(put);
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn has(&self, put: &(u8, u8)) -> bool {
        self.0.contains(put)
    }

    fn without(&self, other: &Self) -> Self {
        Puts(self.0.iter().copied().filter(|put| !other.0.contains(put)).collect())
    }
}

#[derive(Clone)]
struct Nothing;

impl Inference for Nothing {}

impl Caves {
    fn hand(&self, seat: usize) -> Vec<u8> {
        let used: Vec<u8> = self.placed.iter().skip(seat).step_by(2).map(|put| put.0).collect();
        (1..=3).filter(|figure| !used.contains(figure)).collect()
    }
}

impl State for Caves {
    type Action = (u8, u8);
    type ActionList = Puts;
    type Inference = Nothing;

    fn turn(&self) -> usize {
        self.placed.len() % 2
    }

    fn randomize(&self, observer: usize, _: &Nothing) -> Self {
        let mut other = self.clone();
        let mut figures = vec![1, 2, 3];
        for put in other.placed.iter_mut().skip(1 - observer).step_by(2) {
            put.0 = figures.swap_remove(rand::thread_rng().gen_range(0..figures.len()));
        }
        other
    }

    fn possible_actions(&self) -> Puts {
        Puts(self.hand(self.turn()).into_iter().flat_map(|figure| [(figure, 0), (figure, 1)]).collect())
    }

    fn apply_action(&mut self, put: (u8, u8)) {
        self.placed.push(put);
    }

    fn is_terminal(&self) -> bool {
        self.placed.len() == 4
    }

    fn reward(&self, perspective: usize) -> f32 {
        let mut taken = [0, 0];
        for (cave, groups) in [(0, [4, 2]), (1, [3, 0])] {
            let strength = |seat: usize| -> u8 {
                self.placed.iter().skip(seat).step_by(2).filter(|put| put.1 == cave).map(|put| put.0).sum()
            };
            let (one, two) = (strength(0), strength(1));
            let first = usize::from(two > one);
            taken[first] += if one + two > 0 { groups[0] } else { 0 };
            taken[1 - first] += if one > 0 && two > 0 { groups[1] } else { 0 };
        }
        match taken[perspective].cmp(&taken[1 - perspective]) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 1.0,
        }
    }
}

fn main() {
    let five = |measure: &dyn Fn() -> f64| (0..5).map(|_| measure()).collect();
    tell("rules", "board-game: ataxx 7×7", five(&|| moves(|| AtaxxBoard::diagonal(7))));
    tell("rules", "board-game: connect four", five(&|| moves(Connect4::default)));
    let search = || {
        let found = Searcher::default().search(&Caves { placed: vec![(3, 0)] }, &Nothing, 600);
        found.num_simulations as f64 / found.duration.as_secs_f64()
    };
    tell("search", "ismcts: two caves", five(&search));
}
