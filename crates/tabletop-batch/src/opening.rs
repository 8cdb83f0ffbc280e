use tabletop_host::{Mind, OpenError};
use words::{Arg, Said};

use crate::{
    AnyBatch, AnyNode, AnySolo, Batch, Bots, Call, Encoded, GAMES, Node, PlayAlone, Reward, Solo, Terms, call,
};

/// Why something cannot be opened: a message, and the game whose words it needs besides those of the house.
#[derive(Clone, PartialEq, Debug)]
pub struct Unopened {
    /// For people.
    pub said: Said,
    /// Whose words it needs.
    pub game: Option<&'static str>,
}

impl From<Said> for Unopened {
    fn from(said: Said) -> Unopened {
        Unopened { said, game: None }
    }
}

/// Deals this many games of this name. `bots` names the bot of each seat; `None` stands for the program.
///
/// # Errors
///
/// If there is no such game, it cannot be played like that, or there are no such bots.
pub fn open(
    game: &str,
    setup: &str,
    lanes: usize,
    seed: u64,
    bots: &[Option<String>],
    reward: &str,
) -> Result<Box<dyn AnyBatch>, Unopened> {
    let reward =
        Reward::named(reward).ok_or_else(|| Said::new("batch-reward").with("name", Arg::Text(reward.to_owned())))?;
    if !(1..=1 << 20).contains(&lanes) {
        return Err(Said::new("batch-lanes").with("number", Arg::Number(lanes as i64)).into());
    }
    known(game, Open { setup, lanes, seed, bots, reward })?
}

/// The root of all games of this name: nothing is dealt yet.
///
/// # Errors
///
/// If there is no such game, or it cannot be played like that.
pub fn node(game: &str, setup: &str) -> Result<Box<dyn AnyNode>, Unopened> {
    known(game, Root { setup })?
}

/// One game of this name, to be played step by step.
///
/// # Errors
///
/// If there is no such game, or it cannot be played like that.
pub fn solo(game: &str, setup: &str, seed: u64) -> Result<Box<dyn AnySolo>, Unopened> {
    known(game, Alone { setup, seed })?
}

/// Plays random games of this name by the rules alone, until this many decisions are made; returns how many there were.
///
/// # Errors
///
/// If there is no such game, or it cannot be played like that.
pub fn play_alone(game: &str, setup: &str, seed: u64, decisions: u64) -> Result<u64, Unopened> {
    known(game, PlayAlone { setup, seed, decisions })?
}

fn known<C: Call>(game: &str, what: C) -> Result<C::Out, Unopened> {
    let known = || Arg::List(GAMES.iter().map(|name| Arg::Text((*name).to_owned())).collect());
    let said = || {
        Said::new("open-unknown-game").with("name", Arg::Text(game.chars().take(40).collect())).with("known", known())
    };
    call(game, what).ok_or_else(|| said().into())
}

/// Reads what all games of a batch have in common.
///
/// # Errors
///
/// If it cannot be played like that, or there are no such bots.
pub fn terms<G: Encoded>(setup: &str, seed: u64, bots: &[Option<String>]) -> Result<Terms<G>, Unopened> {
    let agreed = G::agreed(setup).map_err(|why| {
        let unopened = OpenError::Setup { game: G::NAME, text: setup.chars().take(60).collect(), why };
        Unopened { said: unopened.said(), game: Some(G::NAME) }
    })?;
    let seats = usize::from(G::seats(&agreed));
    if bots.len() > seats || (!bots.is_empty() && bots.len() == seats && bots.iter().all(Option::is_some)) {
        let said = Said::new("batch-opponents").with("number", Arg::Number(bots.len() as i64));
        return Err(said.with("seats", Arg::Number(seats as i64)).into());
    }
    let mut minds: Bots<G> = Vec::new();
    for bot in bots {
        minds.push(bot.as_deref().map(mind).transpose()?.map(G::bot));
    }
    Ok(Terms { setup: agreed, seed, bots: minds })
}

/// A bot without a time limit, so that a seed gives the same games everywhere.
pub(crate) fn mind(name: &str) -> Result<Mind, Unopened> {
    let unknown = |_| Said::new("batch-bot").with("name", Arg::Text(name.chars().take(40).collect()));
    let mut mind: Mind = name.parse().map_err(unknown)?;
    mind.timed = false;
    Ok(mind)
}

struct Open<'a> {
    setup: &'a str,
    lanes: usize,
    seed: u64,
    bots: &'a [Option<String>],
    reward: Reward,
}

impl Call for Open<'_> {
    type Out = Result<Box<dyn AnyBatch>, Unopened>;

    fn call<G: Encoded>(self) -> Self::Out {
        let terms = terms::<G>(self.setup, self.seed, self.bots)?;
        Ok(Box::new(Batch::new(terms, self.lanes, self.reward)))
    }
}

struct Root<'a> {
    setup: &'a str,
}

impl Call for Root<'_> {
    type Out = Result<Box<dyn AnyNode>, Unopened>;

    fn call<G: Encoded>(self) -> Self::Out {
        Ok(Box::new(Node::<G>::root(terms::<G>(self.setup, 0, &[])?.setup)))
    }
}

struct Alone<'a> {
    setup: &'a str,
    seed: u64,
}

impl Call for Alone<'_> {
    type Out = Result<Box<dyn AnySolo>, Unopened>;

    fn call<G: Encoded>(self) -> Self::Out {
        Ok(Box::new(Solo::<G>::new(terms(self.setup, self.seed, &[])?)))
    }
}
