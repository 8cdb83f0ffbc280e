//! The short text of everything: printed and read here and nowhere else.

use std::{
    fmt::{self, Display, Formatter},
    str::FromStr,
};

use crate::{Action, Artifacts, Event, Field, Kind, Purse, spoken::speak};

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Kind::Crowns => "crowns",
            Kind::Pearls => "pearls",
            Kind::Gems => "gems",
            Kind::Cups => "cups",
            Kind::Bars => "bars",
        }
    }
}

impl Display for Kind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = String;

    /// One of them may be named in the singular.
    fn from_str(text: &str) -> Result<Kind, String> {
        let named = |kind: &Kind| text == kind.name() || Some(text) == kind.name().strip_suffix('s');
        Kind::ALL.into_iter().find(named).ok_or_else(|| {
            format!("`{}` is not a treasure: crowns, pearls, gems, cups and bars are known", short(text))
        })
    }
}

impl Field {
    const fn name(self) -> &'static str {
        match self {
            Field::Crowns => "crowns",
            Field::Pearls => "pearls",
            Field::Gems => "gems",
            Field::Cups => "cups",
            Field::Bars => "bars",
            Field::Tent => "tent",
            Field::Djinn => "djinn",
            Field::Market => "market",
            Field::Caravanserai => "caravanserai",
            Field::Guard => "guard",
            Field::Room1 => "room-1",
            Field::Room2 => "room-2",
            Field::Room3 => "room-3",
            Field::Room4 => "room-4",
            Field::Room5 => "room-5",
        }
    }
}

impl Display for Field {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Field {
    type Err = String;

    fn from_str(text: &str) -> Result<Field, String> {
        let names = || Field::ALL.map(Field::name).join(", ");
        Field::ALL
            .into_iter()
            .find(|field| field.name() == text)
            .ok_or_else(|| format!("`{}` is not a field: these are {}", short(text), names()))
    }
}

impl Display for Artifacts {
    /// `lamp key key`, or `no artifact`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.iter().map(|it| it.to_string()).collect();
        if names.is_empty() { f.write_str("no artifact") } else { f.write_str(&names.join(" ")) }
    }
}

impl Display for Purse {
    /// `2 crowns 1 cup`, or `nothing`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut some = false;
        for (kind, &amount) in Kind::ALL.iter().zip(self.units()) {
            let gap = if some { " " } else { "" };
            match amount {
                0 => continue,
                1 => write!(f, "{gap}1 {}", kind.name().trim_end_matches('s'))?,
                _ => write!(f, "{gap}{amount} {kind}")?,
            }
            some = true;
        }
        if some { Ok(()) } else { f.write_str("nothing") }
    }
}

impl FromStr for Purse {
    type Err = String;

    fn from_str(text: &str) -> Result<Purse, String> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        if words == ["nothing"] {
            return Ok(Purse::EMPTY);
        }
        let mut purse = Purse::EMPTY;
        if words.is_empty() || words.len() % 2 == 1 {
            return Err("amounts and kinds were expected, such as `2 crowns 1 cup`".into());
        }
        for pair in words.chunks_exact(2) {
            let amount: u8 = pair[0].parse().map_err(|_| format!("`{}` is not an amount", short(pair[0])))?;
            let kind: Kind = pair[1].parse()?;
            if amount == 0 || purse.get(kind) > 0 {
                return Err(format!("name {kind} once, with an amount above zero"));
            }
            purse = purse.plus(Purse::of(kind, amount));
        }
        Ok(purse)
    }
}

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
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
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
            ("choose", _) => rest.parse().map(Action::Choose).map_err(|_| format!("`{}` is not a place", short(rest))),
            ("give", _) => rest.parse().map(Action::Give),
            ("strike", _) => rest.parse().map(Action::Strike),
            ("pay", _) => rest.parse().map(Action::Pay),
            _ => Err(format!(
                "`{}` is not an action: take, place, swap, keep, bribe, stay out, buy, decline, pass, play, to, claim, \
                 choose, give, strike, pay and take back are known",
                short(text)
            )),
        }
    }
}

fn read_place(rest: &str) -> Result<Action, String> {
    let (figure, field) = rest.split_once(' ').ok_or("a figure and a field were expected, such as `place 7 crowns`")?;
    let figure = figure.parse().map_err(|_| format!("`{}` is not a figure", short(figure)))?;
    Ok(Action::Place { figure, field: field.trim().parse()? })
}

/// The beginning of what somebody typed, for an error.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

#[allow(clippy::wildcard_enum_match_arm, reason = "the events of the professional game are told in spoken.rs")]
impl Display for Event {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Event::Camel { seat } => write!(f, "camel {seat}"),
            Event::YouChose { take } => write!(f, "you-chose {take}"),
            Event::Chosen { total } => write!(f, "chosen {total}"),
            Event::Reshuffled => f.write_str("reshuffled"),
            Event::Round { round, card, caves } => {
                let caves =
                    caves.map(|shelves| shelves.iter().filter(|&&n| n > 0).map(u8::to_string).collect::<String>());
                write!(f, "round {round} card {card} {}", caves.join(","))
            }
            Event::Placed { seat, field } => write!(f, "placed {seat} {field}"),
            Event::YouPlaced { figure, field } => write!(f, "you-placed {figure} {field}"),
            Event::Shown { seat, field, figure } => write!(f, "shown {seat} {figure} {field}"),
            Event::Won { seat, kind, amount } => write!(f, "won {seat} {}", Purse::of(*kind, *amount)),
            Event::Swapped { seat, give } => write!(f, "swapped {seat} {give}"),
            Event::Took { seat, take } => write!(f, "took {seat} {take}"),
            Event::Kept { seat } => write!(f, "kept {seat}"),
            Event::Guard { strength } => write!(f, "guard {strength}"),
            Event::Admitted { seat } => write!(f, "admitted {seat}"),
            Event::Bribed { seat, paid } => write!(f, "bribed {seat} {paid}"),
            Event::TurnedAway { seat, figures } => write!(f, "turned-away {seat} {figures}"),
            Event::Declined { seat, room } => write!(f, "declined {seat} {room}"),
            Event::Bought { seat, room, paid } => write!(f, "bought {seat} {room} {paid}"),
            Event::YouBought { artifact } => write!(f, "you-bought {artifact}"),
            Event::RoundOver { round } => write!(f, "round-over {round}"),
            Event::Showdown { seat, hoard, artifacts } => {
                write!(f, "showdown {seat} {hoard}, {artifacts}")
            }
            other => speak(other, f),
        }
    }
}
