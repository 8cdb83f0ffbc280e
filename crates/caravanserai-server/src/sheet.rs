//! What the house knows of a table besides the game itself: who opened it, who sits there, its seeds.

use tabletop::{Ranking, Seat, Seats, Viewer};
use tabletop_host::{BOT_NAMES, Key, Level, Luck, PersonId, Sitter, TableId};

use crate::{api, secret::hex};

/// One table on paper. It holds secrets: only [`Sheet::show`] makes what others may see.
#[derive(Clone)]
pub(crate) struct Sheet {
    pub(crate) id: TableId,
    /// The name of the game, as it is called now.
    pub(crate) game: &'static str,
    pub(crate) setup: String,
    /// The person who opened it.
    pub(crate) owner: PersonId,
    pub(crate) seed: Key,
    /// Independent of the seed, so that what bots do tells nothing of what will be dealt.
    pub(crate) bot_seed: Key,
    /// How well its bots play.
    pub(crate) level: Level,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) dealt: bool,
    /// How it ended, once it has.
    pub(crate) ranking: Option<Ranking>,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Chair {
    Open,
    Bot,
    Person { id: PersonId, name: String },
}

impl Chair {
    /// Its kind as it is stored.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Chair::Open => "open",
            Chair::Bot => "bot",
            Chair::Person { .. } => "person",
        }
    }

    /// The person who sits there, if one does.
    pub(crate) fn person(&self) -> Option<&PersonId> {
        match self {
            Chair::Person { id, .. } => Some(id),
            Chair::Open | Chair::Bot => None,
        }
    }

    /// What is called who sits there.
    fn name(&self, seat: usize) -> Option<&str> {
        match self {
            Chair::Open => None,
            Chair::Bot => BOT_NAMES.get(seat).copied(),
            Chair::Person { name, .. } => Some(name),
        }
    }

    fn show(&self, seat: usize, to: Option<&PersonId>, online: &impl Fn(&PersonId) -> bool) -> api::Chair {
        let kind = match self {
            Chair::Open => api::ChairKind::Open,
            Chair::Bot => api::ChairKind::Bot,
            Chair::Person { .. } => api::ChairKind::Person,
        };
        let name = self.name(seat).map(str::to_owned);
        let person = self.person();
        let here = person.map_or(*self == Chair::Bot, online);
        api::Chair { kind, name, you: person.is_some() && person == to, online: here }
    }
}

impl Sheet {
    /// The luck of this table.
    pub(crate) fn luck(&self) -> Luck {
        Luck::new(self.seed, &self.id, &[])
    }

    /// Where this person sits.
    pub(crate) fn seat_of(&self, person: Option<&PersonId>) -> Option<Seat> {
        let at = self.chairs.iter().position(|chair| person.is_some() && chair.person() == person)?;
        Seat::new(u8::try_from(at).ok()?)
    }

    /// As which viewer this person sees the game: anybody who does not sit there is a spectator.
    pub(crate) fn viewer(&self, person: Option<&PersonId>) -> Viewer {
        self.seat_of(person).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What the players are called, by seat, once all sit.
    pub(crate) fn names(&self) -> Vec<&str> {
        self.chairs.iter().enumerate().filter_map(|(seat, chair)| chair.name(seat)).collect()
    }

    /// The seats that are open.
    pub(crate) fn open_seats(&self) -> Seats {
        Seats::first(self.chairs.len() as u8).iter().filter(|seat| self.chairs[seat.index()] == Chair::Open).collect()
    }

    /// The seats of persons.
    pub(crate) fn persons(&self) -> Seats {
        let is_person = |seat: &Seat| self.chairs[seat.index()].person().is_some();
        Seats::first(self.chairs.len() as u8).iter().filter(is_person).collect()
    }

    /// Who plays for each seat.
    pub(crate) fn sitters(&self) -> Vec<Sitter> {
        let sitter = |chair: &Chair| if *chair == Chair::Bot { Sitter::Bot(self.level) } else { Sitter::Person };
        self.chairs.iter().map(sitter).collect()
    }

    /// What `to` may see of it; `online` says which persons are here now.
    pub(crate) fn show(&self, to: Option<&PersonId>, online: impl Fn(&PersonId) -> bool) -> api::Table {
        let status = match (self.dealt, self.ranking.is_some()) {
            (false, _) => api::Status::Waiting,
            (true, false) => api::Status::Playing,
            (true, true) => api::Status::Over,
        };
        api::Table {
            id: self.id.clone(),
            game: self.game.to_owned(),
            setup: self.setup.clone(),
            status,
            level: self.level,
            seats: self.chairs.iter().enumerate().map(|(seat, chair)| chair.show(seat, to, &online)).collect(),
            owner: to == Some(&self.owner),
            commitment: hex(&self.luck().commitment()),
            seed: self.ranking.map(|_| hex(&self.seed)),
            ranking: self.ranking,
            wish: None,
        }
    }
}

impl std::fmt::Debug for Sheet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sheet").field("id", &self.id).field("chairs", &self.chairs).finish_non_exhaustive()
    }
}
