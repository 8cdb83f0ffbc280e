//! How Five Tribes speaks.

mod lines;
mod prospect;
mod things;

use five_tribes::{Action, Ask, Event, Frame, Growth, Illegal, Item, Place, Score, State, View, set_value};
use tabletop::{Cited as _, Ranking, Seat};

use crate::{Arg, Line, Moment, Prospect, Said, Spoken, Vocabulary};
use things::{naming, tell};

impl Spoken for State {
    const VOCABULARY: Vocabulary = Vocabulary {
        amounts: &[(
            "Meeples",
            &["tribe-vizier", "tribe-elder", "tribe-merchant", "tribe-builder", "tribe-assassin", "tribe-artisan"],
        )],
    };

    fn lines(events: &[&Event], moment: &Moment<'_, State>) -> Vec<Line> {
        lines::lines(events, moment)
    }

    fn question(ask: &Ask, view: &View) -> Said {
        if ask.question == Frame::Start && !view.table.any_move() {
            return Said::new("question-start-stuck").citing("FT11.3");
        }
        asking(&ask.question, view).citing(ask.question.rule())
    }

    /// Cards are bought by name, not by their place in the row, and a set says what it brings.
    fn option(action: &Action, _ask: &Ask, view: &View) -> Said {
        if let Action::Buy { first, second } = action {
            let card = |place: &Place| view.table.row.get(place.index()).map_or(Arg::None, Arg::noun);
            let second = second.as_ref().map_or(Arg::None, card);
            return Said::new("action-buy").with("first", card(first)).with("second", second);
        }
        let said = tell(action, &view.table.board);
        if *action != Action::Sell {
            return said;
        }
        let kinds = view.drawn.map_or(0, |drawn| drawn.sale.len());
        said.with("gold", Arg::number(set_value(kinds)))
    }

    fn prospect(menu: &[Action], ask: &Ask, view: &View) -> Prospect {
        prospect::prospect(menu, ask, view)
    }

    fn status(view: &View) -> Option<Said> {
        let Some((frame, seat)) = view.table.frames.last().zip(view.asked()) else { return Some(ended(view)) };
        let Said { id, args, .. } = asking(frame, view);
        let id = if matches!(frame, Frame::Tile { .. }) {
            "asked-tile".into()
        } else {
            id.replacen("question", "asked", 1).into()
        };
        Some(Said { id, args, rule: None }.with("seat", Arg::Seat(seat)).citing(frame.rule()))
    }

    fn refusal(why: &Illegal, view: &View) -> Said {
        hindrance(why, view).citing(why.rule())
    }
}

/// What this frame asks. What a tile asks depends on what it sells.
fn asking(frame: &Frame, view: &View) -> Said {
    let mut said = tell(frame, &view.table.board);
    if let Frame::Tile { land } = frame {
        return Said::new(naming(land).replacen("land", "question-tile", 1));
    }
    if let Frame::Sort { sorted } = frame {
        return Said::new("question-sort").with("place", Arg::number(sorted + 1));
    }
    // The way a tile was entered is of no interest to readers.
    said.args.retain(|(name, _)| name != "came");
    said
}

/// Who has won, and the place of the reader.
fn ended(view: &View) -> Said {
    let points: Vec<i32> = view.scores.iter().map(|score: &Score| score.total().into()).collect();
    let ranking = Ranking::by_points(&points);
    let winners: Vec<Arg> = ranking.winners().iter().map(Arg::Seat).collect();
    let total = |points: i32| Arg::part(Said::new("points").with("n", Arg::number(points)));
    let mine = view.viewer.seat().map(Seat::index).and_then(|me| points.get(me).zip(ranking.places().get(me)));
    let said = match <[Arg; 1]>::try_from(winners) {
        Ok([winner]) => Said::new("status-won").with("winner", winner),
        Err(winners) => Said::new("status-shared").with("winners", Arg::List(winners)),
    };
    said.with("points", total(points.iter().copied().max().unwrap_or(0)))
        .with("mine", mine.map_or(Arg::None, |(points, _)| total(*points)))
        .with("place", mine.map_or(Arg::None, |(_, place)| Arg::number(*place)))
        .citing("FT12")
}

/// Why an action is refused, with what the reader wants to know besides: what is asked, what it costs, why it is in vain.
fn hindrance(why: &Illegal, view: &View) -> Said {
    let said = tell(why, &view.table.board);
    if let Illegal::OtherQuestion { question } = why {
        return Said::new(said.id).with("question", Arg::part(asking(question, view)));
    }
    if let Illegal::NotForSale { land } | Illegal::WrongPriceHere { land } = why {
        return said.with("sells", Arg::Noun(format!("text-{}", naming(land)).into()));
    }
    if let Illegal::WrongPrice { djinn } = why {
        return said.with("cost", Arg::noun(&djinn.cost()));
    }
    if let Illegal::AtPlacing { djinn } = why {
        let growth = if Growth::Palace.mover() == *djinn { Growth::Palace } else { Growth::Palm };
        return said.with("growth", Arg::noun(&growth));
    }
    let Illegal::NoEffect { item } = why else { return said };
    match item {
        Item::Scimitar | Item::Lamp | Item::Flute | Item::Ring | Item::Talisman | Item::Horn => {
            Said::new(naming(item).replacen("item", "illegal-no-effect", 1))
        }
        Item::Carpet => tell(&Illegal::CarpetWithPickUp, &view.table.board),
        Item::Jewellery | Item::Chest | Item::Crown => tell(&Illegal::NotMagic { item: *item }, &view.table.board),
    }
}
