use tabletop::Seat;
use words::{Said, Vocabulary, say};

/// What a finished game comes to for each seat: for statistics.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How much of each of the game's measures everybody had at the end, by seat.
    pub ends: Vec<Vec<u32>>,
    /// Which cards everybody used and had, by seat; each once, in the order of their names.
    pub cards: Vec<Vec<CardCount>>,
}

/// What one seat did with one kind of card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardCount {
    /// The message with its name.
    pub card: String,
    /// How often its power was used.
    pub used: u32,
    /// How often it was won or owned.
    pub had: u32,
}

/// A card has helped a seat.
pub struct Help {
    pub(crate) seat: Seat,
    pub(crate) card: Said,
    pub(crate) how: How,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum How {
    /// Its power was used.
    Used,
    /// It was won, or owned at the end.
    Had,
}

impl Help {
    /// This seat has used a card.
    pub(crate) fn used(seat: Seat, card: &impl serde::Serialize) -> Help {
        Help { seat, card: say(card, &Vocabulary::NONE), how: How::Used }
    }

    /// This seat has a card.
    pub(crate) fn had(seat: Seat, card: &impl serde::Serialize) -> Help {
        Help { seat, card: say(card, &Vocabulary::NONE), how: How::Had }
    }
}

impl Tally {
    pub(crate) fn of(seats: u8) -> Tally {
        Tally { ends: Vec::new(), cards: vec![Vec::new(); usize::from(seats)] }
    }

    pub(crate) fn add(&mut self, Help { seat, card, how }: Help) {
        let cards = &mut self.cards[seat.index()];
        let name = card.id.to_string();
        let at = cards.binary_search_by(|it| it.card.cmp(&name)).unwrap_or_else(|at| {
            cards.insert(at, CardCount { card: name, used: 0, had: 0 });
            at
        });
        match how {
            How::Used => cards[at].used += 1,
            How::Had => cards[at].had += 1,
        }
    }
}
