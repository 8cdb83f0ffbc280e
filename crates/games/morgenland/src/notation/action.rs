use std::{
    fmt::{self, Display, Formatter},
    str::FromStr,
};

use super::{Unreadable, short};
use crate::Action;

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(purse) => write!(f, "take {purse}"),
            Action::Place { figure, field } => write!(f, "place {figure} {field}"),
            Action::Swap(kind) => write!(f, "swap {kind}"),
            Action::Keep => f.write_str("keep"),
            Action::Bribe(purse) => write!(f, "bribe {purse}"),
            Action::StayOut => f.write_str("stay out"),
            Action::Buy(purse) => write!(f, "buy {purse}"),
            Action::Decline => f.write_str("decline"),
            Action::Pass => f.write_str("pass"),
            Action::Play(play) => write!(f, "play {play}"),
            Action::To(field) => write!(f, "to {field}"),
            Action::KeepSpell(spell) => write!(f, "keep {spell}"),
            Action::Claim => f.write_str("claim"),
            Action::Choose(at) => write!(f, "choose {at}"),
            Action::Give(artifact) => write!(f, "give {artifact}"),
            Action::Strike(mark) => write!(f, "strike {mark}"),
            Action::Pay(purse) => write!(f, "pay {purse}"),
            Action::TakeBack => f.write_str("take back"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let text = text.trim();
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        match (verb, rest) {
            ("take", "back") => Ok(Action::TakeBack),
            ("take", _) => rest.parse().map(Action::Take),
            ("place", _) => read_place(rest),
            ("swap", _) => rest.parse().map(Action::Swap),
            ("keep", "") => Ok(Action::Keep),
            ("bribe", _) => rest.parse().map(Action::Bribe),
            ("stay", "out") => Ok(Action::StayOut),
            ("buy", _) => rest.parse().map(Action::Buy),
            ("decline", "") => Ok(Action::Decline),
            ("pass", "") => Ok(Action::Pass),
            ("play", _) => rest.parse().map(Action::Play),
            ("to", _) => rest.parse().map(Action::To),
            ("keep", _) => rest.parse().map(Action::KeepSpell),
            ("claim", "") => Ok(Action::Claim),
            ("choose", _) => rest.parse().map(Action::Choose).map_err(|_| Unreadable::Place(short(rest))),
            ("give", _) => rest.parse().map(Action::Give),
            ("strike", _) => rest.parse().map(Action::Strike),
            ("pay", _) => rest.parse().map(Action::Pay),
            _ => Err(Unreadable::Action(short(text))),
        }
    }
}

fn read_place(rest: &str) -> Result<Action, Unreadable> {
    let (figure, field) = rest.split_once(' ').ok_or(Unreadable::Placement)?;
    let figure = figure.parse().map_err(|_| Unreadable::Figure(short(figure)))?;
    Ok(Action::Place { figure, field: field.trim().parse()? })
}
