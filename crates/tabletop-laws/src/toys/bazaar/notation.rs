use std::{fmt, str::FromStr};

use super::{Action, BazaarSetup, Card, Event, Illegal, Leak, Omen};

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

impl fmt::Display for BazaarSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={}", self.seats())?;
        if self.leak() == Leak::None { Ok(()) } else { write!(f, " leak={:?}", self.leak()) }
    }
}

impl FromStr for BazaarSetup {
    type Err = String;

    fn from_str(text: &str) -> Result<BazaarSetup, String> {
        let (seats, leak) = text.split_once(" leak=").unwrap_or((text, ""));
        let leak = match leak {
            "" if !text.contains('k') => Some(Leak::None),
            name => Leak::ALL.into_iter().find(|leak| format!("{leak:?}") == name),
        };
        let seats = match seats {
            "seats=2" => Some(2),
            "seats=3" => Some(3),
            "seats=4" => Some(4),
            _ => None,
        };
        let setup = seats.zip(leak).and_then(|(seats, leak)| BazaarSetup::leaking(seats, leak));
        setup.ok_or_else(|| format!("`{text}` is not a setup: `seats=2` to `seats=4` was expected"))
    }
}

impl TryFrom<String> for BazaarSetup {
    type Error = String;

    fn try_from(text: String) -> Result<BazaarSetup, String> {
        text.parse()
    }
}

impl From<BazaarSetup> for String {
    fn from(setup: BazaarSetup) -> String {
        setup.to_string()
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
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let plays = Card::ALL.into_iter().map(Action::Play);
        let all = [Action::Draw, Action::Rest, Action::Let, Action::Guard].into_iter().chain(plays);
        all.into_iter()
            .find(|action| action.to_string() == text)
            .ok_or_else(|| format!("`{text}` is not an action: `draw`, `play spice`, `rest`, `let` or `guard`"))
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
