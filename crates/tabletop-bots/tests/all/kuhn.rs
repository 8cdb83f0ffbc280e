//! Kuhn poker: how much the search loses to a player that cannot be exploited, and how far it can be exploited itself.

use tabletop::{Chance, Determinize as _, Game as _, Pile, Seat, Telling, Viewer};
use tabletop_bots::{Judge, Plans, Search, Settings, Worth};
use tabletop_laws::toys::{
    Kuhn, KuhnSetup,
    kuhn::{
        KuhnAction::{self, Coin, Stay},
        KuhnCard::{self, Jack, King, Queen},
        KuhnView,
    },
};

use crate::answer;

/// Coins won or lost, from -2 to 2, on the scale of 0 to 1.
struct Coins;

impl Judge<Kuhn> for Coins {
    fn worth(&self, world: &Kuhn) -> Worth {
        let mut worth = [0.5; 8];
        for (worth, coins) in worth.iter_mut().zip(world.payoff().unwrap_or_default()) {
            *worth = 0.5 + 0.25 * f32::from(coins as i8);
        }
        worth
    }

    fn weigh(&self, _: Seat, _: &KuhnView, menu: &[KuhnAction], plans: &mut Plans<KuhnAction>) {
        for action in menu {
            plans.add(&[*action], 1.0);
        }
    }
}

const CARDS: [KuhnCard; 3] = [Jack, Queen, King];
/// The four moments at which a player is asked.
const LINES: [&[KuhnAction]; 4] = [&[], &[Stay], &[Coin], &[Stay, Coin]];
/// A player is made of this many seeds: which of them answers is drawn anew for every hand.
const SEEDS: u64 = 512;

/// How often a coin is put in, by line and card.
type Strategy = [[f64; 3]; 4];

fn line(done: &[KuhnAction]) -> usize {
    LINES.iter().position(|line| *line == done).expect("these are all questions")
}

/// How the search plays: every question with every seed.
fn strategy_of_search(answers: &mut [[Vec<KuhnAction>; 3]; 4]) -> Strategy {
    let settings = Settings { iterations: 600, explore: 0.4, bias: 0.0, reimagine: 2, ..Settings::default() };
    let bot = Search::new(Coins, settings);
    let mut strategy = [[0.0; 3]; 4];
    for (at, done) in LINES.iter().enumerate() {
        for (card, &held) in CARDS.iter().enumerate() {
            let seat = Seat::new(u8::from(at == 1 || at == 2)).unwrap();
            let done: Pile<KuhnAction, 3> = done.iter().copied().collect();
            let mut cards = [None; 2];
            cards[seat.index()] = Some(held);
            let view = KuhnView { viewer: Viewer::Seat(seat), cards, done };
            let world = Kuhn::determinize(&view, &mut Chance::seeded(0));
            answers[at][card] = (0..SEEDS).map(|seed| answer(&bot, &world, seat, seed)).collect();
            let coins = answers[at][card].iter().filter(|&&action| action == Coin).count();
            strategy[at][card] = f64::from(coins as u32) / f64::from(SEEDS as u32);
        }
    }
    strategy
}

/// The equilibrium in which the first seat bluffs with one jack in three.
const EQUILIBRIUM: Strategy = [
    [1.0 / 3.0, 0.0, 1.0],             // the first opens
    [1.0 / 3.0, 0.0, 1.0],             // the second after a check
    [0.0, 1.0 / 3.0, 1.0],             // the second facing a bet
    [0.0, 1.0 / 3.0 + 1.0 / 3.0, 1.0], // the first facing a bet
];

/// What the first seat wins in the mean from here on.
fn mean(cards: [usize; 2], done: &mut Pile<KuhnAction, 3>, players: [&Strategy; 2]) -> f64 {
    let over = |done: &[KuhnAction]| !LINES.contains(&done);
    if over(done) {
        return f64::from(payoff(cards, done));
    }
    let at = line(done);
    let seat = usize::from(at == 1 || at == 2);
    let coin = players[seat][at][cards[seat]];
    let mut sum = 0.0;
    for (action, chance) in [(Stay, 1.0 - coin), (Coin, coin)] {
        done.push(action);
        sum += chance * mean(cards, done, players);
        done.pop();
    }
    sum
}

fn payoff(cards: [usize; 2], done: &[KuhnAction]) -> i32 {
    let better = if cards[0] > cards[1] { 1 } else { -1 };
    match done {
        [Stay, Stay] => better,
        [Coin, Stay] => 1,
        [Stay, Coin, Stay] => -1,
        _ => 2 * better,
    }
}

/// The mean over all deals.
fn value(players: [&Strategy; 2]) -> f64 {
    let deals = (0..9).map(|n| [n / 3, n % 3]).filter(|cards| cards[0] != cards[1]);
    deals.map(|cards| mean(cards, &mut Pile::new(), players)).sum::<f64>() / 6.0
}

/// The most that an opponent can make of knowing this strategy: all 64 pure ways to play the other seat are tried.
fn best_response(strategy: &Strategy, seat: usize) -> f64 {
    let lines = if seat == 0 { [1, 2] } else { [0, 3] };
    let responses = (0..64).map(|bits: u32| {
        let mut pure = [[0.0; 3]; 4];
        for n in 0..6 {
            pure[lines[n / 3]][n % 3] = f64::from(bits >> n & 1);
        }
        if seat == 0 { -value([strategy, &pure]) } else { value([&pure, strategy]) }
    });
    responses.fold(f64::NEG_INFINITY, f64::max)
}

#[test]
fn the_equilibrium_is_one() {
    assert!((value([&EQUILIBRIUM, &EQUILIBRIUM]) + 1.0 / 18.0).abs() < 1e-9);
    assert!((best_response(&EQUILIBRIUM, 0) - 1.0 / 18.0).abs() < 1e-9);
    assert!((best_response(&EQUILIBRIUM, 1) + 1.0 / 18.0).abs() < 1e-9);
}

/// 200,000 hands in each seat against the equilibrium: within 0.02 coins of the game's value, -1/18 for the first seat.
///
/// The search has no memory, so what it does at a question follows from its seed alone: it is asked once with each of
/// 512 seeds, and every hand draws one of them.
#[test]
fn the_search_holds_its_own_in_kuhn_poker() {
    let mut answers = Default::default();
    let strategy = strategy_of_search(&mut answers);
    for seat in 0..2 {
        let mean = hands(&answers, seat, 200_000);
        let exact = if seat == 0 { value([&strategy, &EQUILIBRIUM]) } else { -value([&EQUILIBRIUM, &strategy]) };
        let value = if seat == 0 { -1.0 / 18.0 } else { 1.0 / 18.0 };
        let exploited = best_response(&strategy, seat) + value;
        println!(
            "seat {seat}: {mean:+.4} coins a hand, exactly {exact:+.4}, value of the game {value:+.4}; \
             a perfect opponent gains {exploited:.4} more"
        );
        assert!((mean - value).abs() < 0.02, "seat {seat}: {mean:.4} where {value:.4} was expected; {strategy:.2?}");
    }
    println!("coins put in, by line and card: {strategy:.2?}");
}

/// The mean of this many hands played through the rules.
fn hands(answers: &[[Vec<KuhnAction>; 3]; 4], seat: usize, number: u32) -> f64 {
    let mut luck = Chance::seeded(7).forgetful();
    let mut sum = 0;
    for _ in 0..number {
        let mut kuhn = Kuhn::start(&KuhnSetup, &mut luck, &mut Telling::deaf());
        let mut done: Pile<KuhnAction, 3> = Pile::new();
        while let Some(turn) = kuhn.to_act().first_seat() {
            let held = kuhn.view(Viewer::Seat(turn)).cards[turn.index()].unwrap() as usize;
            let at = line(&done);
            let action = if turn.index() == seat {
                answers[at][held][luck.below(SEEDS as u32) as usize]
            } else if f64::from(luck.below(30_000)) < EQUILIBRIUM[at][held] * 30_000.0 {
                Coin
            } else {
                Stay
            };
            kuhn.apply(turn, &action, &mut luck, &mut Telling::deaf());
            done.push(action);
        }
        sum += kuhn.payoff().unwrap()[seat];
    }
    f64::from(sum) / f64::from(number)
}
