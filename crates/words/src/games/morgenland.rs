//! How Morgenland speaks.

use morgenland::{Action, Ask, Asked, Event, Field, Illegal, Payment, Phase, Question, Spell, State, View};
use tabletop::{Ranking, Seats};

use crate::{Arg, Line, Moment, Prospect, Said, Spoken, Vocabulary, say};

mod lines;
mod named;
mod prospect;
mod refusal;

use named::Known;

impl Spoken for State {
    const VOCABULARY: Vocabulary = Vocabulary {
        amounts: &[
            ("Purse", &["kind-crowns", "kind-pearls", "kind-gems", "kind-cups", "kind-bars"]),
            (
                "Artifacts",
                &[
                    "artifact-lamp",
                    "artifact-double",
                    "artifact-carpet",
                    "artifact-counterspell",
                    "artifact-key",
                    "artifact-scroll",
                ],
            ),
        ],
    };

    fn lines(events: &[&Event], moment: &Moment<'_, State>) -> Vec<Line> {
        lines::lines(events, moment)
    }

    fn question(ask: &Ask, view: &View) -> Said {
        let question = Known::of(view).named(value(&ask.question));
        let units = || Arg::number(ask.bill.map_or(0, |bill| bill.total));
        let rule = view.asked.as_ref().map_or("", rule);
        match ask.question {
            Question::Place if is_spied_on(view) => question.named("open").citing(rule),
            Question::Where { play } => question.citing(play.card.rule()),
            Question::Offer { room, figures, .. } => {
                let apart = view.setup.payment == Payment::Match && figures > 1;
                let said = question.with("artifact", on_top(view, room)).citing(rule);
                if apart { said.named("match") } else { said }
            }
            Question::Sacrifice => {
                let spell = if rule == Spell::Donation.rule() { Spell::Donation } else { Spell::Sacrifice };
                question.with("units", units()).with("spell", Arg::noun(&spell)).citing(rule)
            }
            Question::StartTreasure
            | Question::Goods
            | Question::Bribe { .. }
            | Question::Charity
            | Question::CityTax { .. }
            | Question::SultansTax
            | Question::TradeGoods
            | Question::Fare => question.with("units", units()).citing(rule),
            Question::Place
            | Question::Market
            | Question::Window
            | Question::Tent { .. }
            | Question::Camel
            | Question::Stack { .. }
            | Question::Apprentice { .. }
            | Question::Eye { .. }
            | Question::Trade => question.citing(rule),
        }
    }

    fn option(action: &Action, ask: &Ask, view: &View) -> Said {
        let said = Known::of(view).named(value(action));
        match (action, &ask.question) {
            (Action::Keep, Question::Trade) => said.named("trade"),
            (Action::Decline, Question::Camel) => said.named("camel"),
            (Action::Pass, Question::Eye { .. }) => said.named("eye"),
            (Action::Pay(_), Question::Sacrifice) => said.named("back"),
            (Action::TakeBack, Question::SultansTax) => said.named("all"),
            (Action::Choose(at), Question::Stack { artifacts, .. }) => {
                let mirage = matches!(view.asked, Some(Asked::Mirage { .. }));
                let chosen = artifacts.get(usize::from(*at)).map_or(Arg::None, Arg::noun);
                let said = Said::new("action-choose").named(if mirage { "mirage" } else { "take" });
                said.with("artifact", chosen).with("place", Arg::number(at + 1))
            }
            (
                Action::Take(_)
                | Action::Place { .. }
                | Action::Swap(_)
                | Action::Keep
                | Action::Bribe(_)
                | Action::StayOut
                | Action::Buy(_)
                | Action::Decline
                | Action::Pass
                | Action::Play(_)
                | Action::To(_)
                | Action::KeepSpell(_)
                | Action::Claim
                | Action::Choose(_)
                | Action::Give(_)
                | Action::Strike(_)
                | Action::Pay(_)
                | Action::TakeBack,
                _,
            ) => said,
        }
    }

    /// Answers that name no figure and no card on the table, and are called the same at every question.
    fn is_said_alike(action: &Action) -> bool {
        match action {
            Action::Take(_)
            | Action::Place { .. }
            | Action::Swap(_)
            | Action::Bribe(_)
            | Action::StayOut
            | Action::Buy(_)
            | Action::To(_)
            | Action::KeepSpell(_)
            | Action::Claim
            | Action::Give(_) => true,
            Action::Keep
            | Action::Decline
            | Action::Pass
            | Action::Play(_)
            | Action::Choose(_)
            | Action::Strike(_)
            | Action::Pay(_)
            | Action::TakeBack => false,
        }
    }

    fn prospect(menu: &[Action], ask: &Ask, view: &View) -> Prospect {
        prospect::prospect(menu, ask, view)
    }

    fn status(view: &View) -> Option<Said> {
        let Some(asked) = &view.asked else { return view.ranking.as_ref().map(|ranking| over(view, ranking)) };
        let said = value(asked).citing(rule(asked));
        if let Asked::Window { seats } = asked {
            return Some(window(said, *seats, view));
        }
        Some(match view.phase {
            Phase::Evaluating(room) if matches!(asked, Asked::Offer { .. } | Asked::Stack { .. }) => {
                said.with("room", Arg::noun(&room))
            }
            Phase::Preparing
            | Phase::Placing(_)
            | Phase::Reaching(_)
            | Phase::Evaluating(_)
            | Phase::Closing
            | Phase::Over => said,
        })
    }

    fn refusal(why: &Illegal, _view: &View) -> Said {
        refusal::refusal(why)
    }
}

/// M12.11: a figure that this viewer places lies face up.
fn is_spied_on(view: &View) -> bool {
    let spy = view.magic.as_ref().and_then(|table| table.round.spy);
    spy.is_some_and(|spy| !view.viewer.is(spy))
}

/// The artifact that lies face up in this room, if one does.
fn on_top(view: &View, room: Field) -> Arg {
    let stack = view.magic.as_ref().zip(room.room()).and_then(|(table, room)| table.stacks.get(room));
    let top = stack.filter(|stack| stack.face_up).and_then(|stack| *stack.artifacts.last()?);
    top.as_ref().map_or(Arg::None, Arg::noun)
}

/// The status in a window for viewers who need not answer. Before a placement it also tells them of the placement.
fn window(said: Said, seats: Seats, view: &View) -> Said {
    if view.viewer.seat().is_some_and(|me| seats.contains(me)) {
        return said.named("answered");
    }
    match view.phase {
        Phase::Placing(seat) => said.named("placing").with("seat", Arg::Seat(seat)),
        Phase::Preparing | Phase::Reaching(_) | Phase::Evaluating(_) | Phase::Closing | Phase::Over => {
            said.with("phase", Arg::part(value(&view.phase)))
        }
    }
}

/// How it ended.
fn over(view: &View, ranking: &Ranking) -> Said {
    let winners = ranking.winners();
    let said = if let (1, Some(seat)) = (winners.len(), winners.first_seat()) {
        let artifacts = view.players[seat.index()].artifacts;
        Said::new("over-won").with("seat", Arg::Seat(seat)).with("artifacts", Arg::number(artifacts))
    } else {
        Said::new("over-shared").with("seats", Arg::List(winners.iter().map(Arg::Seat).collect()))
    };
    said.citing("M11.3")
}

/// The rule of a question.
fn rule(asked: &Asked) -> &'static str {
    match asked {
        Asked::StartTreasure { .. } => "M2.2",
        Asked::Place { .. } => "M4.1",
        Asked::Market { .. } | Asked::Goods { .. } => "M8.1",
        Asked::Bribe { .. } => "M9.3",
        Asked::Offer { .. } => "M10.1",
        Asked::Window { .. } => "M14.2",
        Asked::Tent { .. } => "M7.1",
        Asked::Camel { .. } => Spell::Smuggler.rule(),
        Asked::Stack { .. } => Spell::Abracadabra.rule(),
        Asked::Mirage { .. } => Spell::Mirage.rule(),
        Asked::Apprentice { .. } => Spell::Apprentice.rule(),
        Asked::Charity { .. } => Spell::Charity.rule(),
        Asked::Eye { .. } => Spell::EyeForAnEye.rule(),
        Asked::CityTax { .. } => Spell::CityTax.rule(),
        Asked::SultansTax { .. } => Spell::SultansTax.rule(),
        Asked::Sacrifice { units, .. } if *units == Spell::Donation.units() => Spell::Donation.rule(),
        Asked::Sacrifice { .. } => Spell::Sacrifice.rule(),
        Asked::Trade { .. } | Asked::TradeGoods { .. } => Spell::Trade.rule(),
        Asked::Fare { .. } => Spell::Teleport.rule(),
    }
}

/// The plain message for a value of this game.
fn value(it: &impl serde::Serialize) -> Said {
    say(it, &State::VOCABULARY)
}
