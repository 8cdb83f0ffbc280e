use std::{fmt, str::FromStr};

use super::{Action, Card, Event, Illegal, Misread, Omen};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Card::Spice => "spice",
            Card::Silk => "silk",
            Card::Spy => "spy",
            Card::Guard => "guard",
        })
    }
}

impl fmt::Display for Omen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Omen::Moon => "moon",
            Omen::Star => "star",
            Omen::Sun => "sun",
            Omen::Wind => "wind",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Rest => f.write_str("rest"),
            Action::Let => f.write_str("let"),
            Action::Guard => f.write_str("guard"),
        }
    }
}

impl FromStr for Action {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Action, Misread> {
        let plays = Card::ALL.into_iter().map(Action::Play);
        let all = [Action::Draw, Action::Rest, Action::Let, Action::Guard].into_iter().chain(plays);
        all.into_iter().find(|action| action.to_string() == text).ok_or_else(|| Misread::Action(text.into()))
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Drew { seat } => write!(f, "seat {seat} draws"),
            Event::YouDrew { card } => write!(f, "you draw {card}"),
            Event::Played { seat, card } => write!(f, "seat {seat} plays {card}"),
            Event::Rested { seat } => write!(f, "seat {seat} rests"),
            Event::Guarded { by, card } => write!(f, "seat {by} guards against {card}"),
            Event::Settled { card } => write!(f, "{card} takes effect"),
            Event::Looked { seat } => write!(f, "seat {seat} looks at the omen"),
            Event::YouSaw { omen } => write!(f, "you see the {omen}"),
            Event::Shuffled => f.write_str("the omens are shuffled"),
            Event::Ended => f.write_str("the bazaar closes"),
            Event::Whispered { number } => write!(f, "someone whispers {number}"),
        }
    }
}

impl tabletop::Cited for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::GuardsWait | Illegal::NoGuard => "B3",
            Illegal::NotAsked
            | Illegal::OtherQuestion
            | Illegal::HandFull
            | Illegal::DeckEmpty
            | Illegal::NotInHand
            | Illegal::AnotherHasIt => "B1",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Illegal::NotAsked => "B1: you are not asked",
            Illegal::OtherQuestion => "B1: that answers another question",
            Illegal::HandFull => "B1: four cards are the most",
            Illegal::DeckEmpty => "B1: the deck is empty",
            Illegal::NotInHand => "B1: you do not have that card",
            Illegal::AnotherHasIt => "B1: you do not have that card, but another has",
            Illegal::GuardsWait => "B3: a guard is for others' cards",
            Illegal::NoGuard => "B3: you have no guard",
        })
    }
}
