//! How the card game speaks.

mod lines;
mod prospect;
mod refusal;
mod table;

use morgenland_cards::{Action, Ask, Event, Frame, Illegal, Question, Spell, State, View};
use tabletop::Cited as _;

use self::table::Table;
use crate::{Arg, Line, Moment, Prospect, Said, Spoken, say};

impl Spoken for State {
    fn lines(events: &[&Event], moment: &Moment<'_, State>) -> Vec<Line> {
        lines::lines(events, moment)
    }

    fn question(ask: &Ask, view: &View) -> Said {
        let table = Table::seen(view);
        let said = say(&ask.question, &Self::VOCABULARY);
        let owed = |spell: Spell, paid: u8| Arg::number(view.setup.cards().amount(spell).saturating_sub(paid));
        let (said, rule) = match ask.question {
            Question::Window { .. } => (said, "K15.2"),
            Question::Where { play } => (said.put("play", table.play(play)), play.card.rule()),
            Question::Place if view.viewer.seat().is_some_and(|seat| view.magic.open.contains(seat)) => {
                (said.named("open"), Spell::Spy.rule())
            }
            Question::Place => (said, "K4.1"),
            Question::Pick { .. } => (said, "K6.1"),
            Question::Tent { .. } => (said, "K7.1"),
            Question::NameStart => (said, "K8.1"),
            Question::Offer { .. } => (said, "K10.2"),
            Question::Charity { .. } => (said, Spell::Charity.rule()),
            Question::Give { .. } | Question::Take { .. } => (said, Spell::Trade.rule()),
            Question::Eye { .. } => (said, Spell::EyeForAnEye.rule()),
            Question::SultansTax { paid } => {
                let said = if paid.is_empty() { said } else { Said::new("question-tax-rest") };
                (said.with("amount", owed(Spell::SultansTax, paid.len())), Spell::SultansTax.rule())
            }
            Question::CityTax { hero, paid } => {
                let said = if paid.is_empty() { said } else { Said::new("question-tax-rest") };
                let said = said.put("hero", table.hero(hero));
                (said.with("amount", owed(Spell::CityTax, paid.len())), Spell::CityTax.rule())
            }
            Question::Sacrifice { spell, .. } => (said, spell.rule()),
            Question::Fare { paid } => (said.with("amount", owed(Spell::Teleport, paid.len())), Spell::Teleport.rule()),
        };
        table.seated(said).citing(rule)
    }

    fn option(action: &Action, ask: &Ask, view: &View) -> Said {
        let table = Table::seen(view);
        let said = say(action, &Self::VOCABULARY);
        match *action {
            Action::Play(play) => said.put("it", table.play(play)),
            Action::Strike(number) => said.put("it", table.hero(number)),
            Action::Pass => occasion(said, &ask.question),
            Action::TakeBack if matches!(ask.question, Question::SultansTax { .. }) => said.named("all"),
            Action::Place { .. }
            | Action::Pick(_)
            | Action::Keep(_)
            | Action::Name(_)
            | Action::Buy(_)
            | Action::To(_)
            | Action::KeepCard(_)
            | Action::Give(_)
            | Action::Enough
            | Action::Take(_)
            | Action::Pay(_)
            | Action::TakeBack
            | Action::Discard(_) => said,
        }
    }

    /// Answers that name no hero and no card on the table, and are called the same at every question.
    fn is_said_alike(action: &Action) -> bool {
        match action {
            Action::Place { .. }
            | Action::Pick(_)
            | Action::Keep(_)
            | Action::Name(_)
            | Action::Buy(_)
            | Action::To(_)
            | Action::KeepCard(_)
            | Action::Give(_)
            | Action::Enough
            | Action::Take(_)
            | Action::Pay(_)
            | Action::Discard(_) => true,
            Action::Play(_) | Action::Strike(_) | Action::Pass | Action::TakeBack => false,
        }
    }

    fn prospect(menu: &[Action], ask: &Ask, view: &View) -> Prospect {
        prospect::prospect(menu, ask, view)
    }

    fn status(view: &View) -> Option<Said> {
        if let Some(ranking) = view.ranking {
            return Some(won(view, ranking.winners().iter().collect()));
        }
        let asked = view.asked?;
        let said = match asked {
            Frame::Window if view.viewer.seat().is_some_and(|seat| view.seats.contains(seat)) => {
                Said::new("status-answered").with("seats", seats(view))
            }
            Frame::Window => {
                let phase = say(&view.phase, &Self::VOCABULARY);
                Said::new("status-window").with("phase", Arg::part(phase)).with("seats", seats(view))
            }
            Frame::Place { .. }
            | Frame::Pick { .. }
            | Frame::Tent { .. }
            | Frame::NameStart { .. }
            | Frame::Offer { .. }
            | Frame::Charity { .. }
            | Frame::Give { .. }
            | Frame::Take { .. }
            | Frame::Eye { .. }
            | Frame::SultansTax { .. }
            | Frame::CityTax { .. }
            | Frame::Sacrifice { .. }
            | Frame::Fare { .. } => self::asked(asked, view),
        };
        Some(said.citing(asked.rule()))
    }

    fn refusal(why: &Illegal, view: &View) -> Said {
        refusal::refusal(*why, view).citing(why.rule())
    }
}

/// What a player is asked, as everybody sees it.
fn asked(frame: Frame, view: &View) -> Said {
    let table = Table::seen(view);
    let said = say(&frame, &State::VOCABULARY);
    let said = match (frame, view.phase.in_turn()) {
        (Frame::Pick { .. }, Some(place)) => said.with("place", Arg::noun(&place)),
        (Frame::Offer { .. }, Some(room)) => {
            let artifact = view.magic.wish.or(view.lies_in(room));
            said.with("room", Arg::noun(&room)).with("artifact", artifact.as_ref().map_or(Arg::None, Arg::noun))
        }
        (Frame::CityTax { hero, .. } | Frame::Fare { hero, .. }, _) => said.put("hero", table.hero(hero)),
        (
            Frame::Window
            | Frame::Place { .. }
            | Frame::Pick { .. }
            | Frame::Tent { .. }
            | Frame::NameStart { .. }
            | Frame::Offer { .. }
            | Frame::Charity { .. }
            | Frame::Give { .. }
            | Frame::Take { .. }
            | Frame::Eye { .. }
            | Frame::SultansTax { .. }
            | Frame::Sacrifice { .. },
            _,
        ) => said,
    };
    table.seated(said)
}

/// Who is asked in secret.
fn seats(view: &View) -> Arg {
    Arg::List(view.seats.iter().map(Arg::Seat).collect())
}

/// A pass, as it is called at this question.
fn occasion(pass: Said, question: &Question) -> Said {
    match question {
        Question::Offer { .. } => pass.named("offer"),
        Question::Eye { .. } => pass.named("eye"),
        Question::Window { .. }
        | Question::Where { .. }
        | Question::Place
        | Question::Pick { .. }
        | Question::Tent { .. }
        | Question::NameStart
        | Question::Charity { .. }
        | Question::Give { .. }
        | Question::Take { .. }
        | Question::SultansTax { .. }
        | Question::CityTax { .. }
        | Question::Sacrifice { .. }
        | Question::Fare { .. } => pass,
    }
}

/// The game is over: who has won, alone or together.
fn won(view: &View, winners: Vec<tabletop::Seat>) -> Said {
    let said = match winners[..] {
        [seat] => {
            let player = view.players[seat.index()];
            let artifacts = Arg::number(player.unplayed.len() + player.played.len());
            Said::new("status-won").with("seat", Arg::Seat(seat)).with("artifacts", artifacts)
        }
        _ => Said::new("status-shared").with("seats", Arg::List(winners.into_iter().map(Arg::Seat).collect())),
    };
    said.citing("K12.2")
}
