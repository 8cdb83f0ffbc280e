//! Statistics of a person's finished games.

use std::collections::{BTreeMap, HashMap};

use tabletop_host::TableId;

use crate::{
    api::{Against, CardHelp, PastGame, Statistics},
    store::{Opponent, Past},
};

/// Adds up finished games (given newest first, as the store returns them) and the opponents in them.
pub(crate) fn add_up(games: &[Past], opponents: &[Opponent]) -> Statistics {
    let by_table: HashMap<&TableId, &Past> = games.iter().map(|game| (&game.table, game)).collect();
    let met = opponents.iter().filter_map(|opponent| Some((*by_table.get(&opponent.table)?, opponent)));
    Statistics { results: games.iter().rev().map(result).collect(), opponents: against(met), cards: helped(games) }
}

/// A player who resigned is last, however well the bot did.
fn place(game: &Past) -> u8 {
    if game.resigned {
        return game.ranking.places().len() as u8;
    }
    game.ranking.places().get(game.seat.index()).copied().unwrap_or_default()
}

fn result(game: &Past) -> PastGame {
    PastGame {
        game: game.game.clone(),
        at: game.ended,
        seat: game.seat.into(),
        players: game.ranking.places().len() as u8,
        place: place(game),
        lasted: (game.ended - game.opened).max(0),
        steps: game.steps,
    }
}

/// All people without an account, or with a deleted one, are counted together.
fn against<'a>(met: impl Iterator<Item = (&'a Past, &'a Opponent)>) -> Vec<Against> {
    let mut all: BTreeMap<(Option<&str>, Option<&str>), Against> = BTreeMap::new();
    for (game, opponent) in met {
        let Some(theirs) = game.ranking.places().get(opponent.seat.index()) else { continue };
        let level = opponent.bot.then_some(game.level.as_str());
        let one = all.entry((opponent.name.as_deref(), level)).or_insert_with(|| Against {
            name: opponent.name.clone(),
            bot: level.and_then(|level| level.parse().ok()),
            met: 0,
            before: 0,
            tied: 0,
        });
        one.met += 1;
        one.before += u32::from(place(game) < *theirs);
        one.tied += u32::from(place(game) == *theirs);
    }
    let mut all: Vec<Against> = all.into_values().collect();
    all.sort_by_key(|it| std::cmp::Reverse(it.met));
    all
}

fn helped(games: &[Past]) -> Vec<CardHelp> {
    let mut all: BTreeMap<(&str, &str), CardHelp> = BTreeMap::new();
    for game in games {
        let won = u32::from(place(game) == 1);
        let cards = game.uses.iter().filter_map(|uses| uses.get(game.seat.index())).flatten();
        for (card, (used, _)) in cards.filter(|(_, (used, had))| used + had > 0) {
            let one = all.entry((&game.game, card)).or_insert_with(|| CardHelp {
                game: game.game.clone(),
                card: card.clone(),
                games: 0,
                won: 0,
                used: 0,
            });
            one.games += 1;
            one.won += won;
            one.used += used;
        }
    }
    let mut all: Vec<CardHelp> = all.into_values().collect();
    all.sort_by_key(|it| std::cmp::Reverse((it.games, it.used)));
    all
}
