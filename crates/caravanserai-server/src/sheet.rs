//! What the house knows of a table besides the game itself: who opened it, who sits there, its seeds.

use tabletop::{Ranking, Seat, Seats, Viewer};
use tabletop_host::{
    BOT_NAMES, Clock, Clocks, Contribution, Key, Level, Luck, Moment, PersonId, Proof, Sitter, Table, TableId, hex,
};

use crate::{
    api::{self, Absence},
    names::look_alike,
    rating::finishes,
    stakes::Stakes,
    store::{Deed, Node, Person, Rate},
};

/// How well a bot plays that sits in for a person.
const STAND_IN: Level = Level::Medium;
/// The name of a deleted person in sentences of the house; pages have a word for it.
const GONE: &str = "…";

/// What the server knows of one table. It holds secrets: only [`Sheet::show`] makes what others may see.
#[derive(Clone)]
pub(crate) struct Sheet {
    pub(crate) id: TableId,
    /// The name of the game, as it is called now.
    pub(crate) game: &'static str,
    pub(crate) setup: String,
    /// The person who opened it.
    pub(crate) owner: Person,
    pub(crate) seed: Key,
    /// Independent of the seed, so that what bots do tells nothing of what will be dealt.
    pub(crate) bot_seed: Key,
    /// How well its bots play.
    pub(crate) level: Level,
    pub(crate) chairs: Vec<Chair>,
    /// What players added to its luck, by seat.
    pub(crate) added: Vec<(Seat, Contribution)>,
    /// For which persons bots play, by seat.
    pub(crate) absent: Vec<(Seat, Absence)>,
    /// Absent persons who are back as soon as the bot has answered the open question.
    pub(crate) returning: Seats,
    /// How time is counted.
    pub(crate) clock: Option<Clock>,
    /// How the clocks stand, once it is dealt.
    pub(crate) clocks: Option<Clocks>,
    pub(crate) dealt: bool,
    /// These rules do not replay its game identically, so nobody can play on. Found when the table is loaded.
    pub(crate) frozen: bool,
    /// Raised whenever the table changes hands: steps are stored only with the current number.
    pub(crate) fence: i64,
    /// The process that attends it, if several share the store.
    pub(crate) node: Option<Node>,
    /// Does it stand in the lobby?
    pub(crate) public: bool,
    /// What it counts for.
    pub(crate) stakes: Stakes,
    /// At a rated table, the ratings by seat.
    pub(crate) ratings: Vec<Option<api::SeatRating>>,
    /// How it ended, once it has.
    pub(crate) ranking: Option<Ranking>,
    /// Where the same people play once more.
    pub(crate) again: Option<TableId>,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Chair {
    Open,
    Bot,
    Person {
        id: PersonId,
        name: String,
    },
    /// Free, but only for this person.
    Kept {
        id: PersonId,
        name: String,
    },
}

impl Chair {
    /// Its kind as it is stored.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Chair::Open => "open",
            Chair::Bot => "bot",
            Chair::Person { .. } => "person",
            Chair::Kept { .. } => "kept",
        }
    }

    /// The person who sits there, if one does.
    pub(crate) fn person(&self) -> Option<&PersonId> {
        match self {
            Chair::Person { id, .. } => Some(id),
            Chair::Open | Chair::Bot | Chair::Kept { .. } => None,
        }
    }

    /// The person who sits there or for whom it is kept.
    pub(crate) fn belongs_to(&self) -> Option<&PersonId> {
        match self {
            Chair::Person { id, .. } | Chair::Kept { id, .. } => Some(id),
            Chair::Open | Chair::Bot => None,
        }
    }

    /// Does nobody sit there yet?
    pub(crate) fn is_free(&self) -> bool {
        matches!(self, Chair::Open | Chair::Kept { .. })
    }

    /// The same chair at the next table: bots stay, and a person's is kept.
    fn once_more(&self) -> Chair {
        match self {
            Chair::Person { id, name } | Chair::Kept { id, name } => Chair::Kept { id: id.clone(), name: name.clone() },
            Chair::Bot => Chair::Bot,
            Chair::Open => Chair::Open,
        }
    }

    /// The name of the player on this chair.
    pub(crate) fn name(&self, seat: usize) -> Option<&str> {
        match self {
            Chair::Open | Chair::Kept { .. } => None,
            Chair::Bot => BOT_NAMES.get(seat).copied(),
            // A deleted person has none.
            Chair::Person { name, .. } => Some(name.as_str()).filter(|name| !name.is_empty()),
        }
    }

    fn show(&self, seat: usize, to: Option<&PersonId>, online: &impl Fn(&PersonId) -> bool) -> api::Chair {
        let kind = match self {
            Chair::Open | Chair::Kept { .. } => api::ChairKind::Open,
            Chair::Bot => api::ChairKind::Bot,
            Chair::Person { .. } => api::ChairKind::Person,
        };
        let name = self.name(seat).map(str::to_owned);
        let person = self.person();
        let here = person.map_or(*self == Chair::Bot, online);
        let kept = match self {
            Chair::Kept { id, name } => Some(api::Kept { name: name.clone(), you: Some(id) == to }),
            Chair::Open | Chair::Bot | Chair::Person { .. } => None,
        };
        api::Chair {
            kind,
            name,
            you: person.is_some() && person == to,
            online: here,
            kept,
            absence: None,
            added: None,
            rating: None,
        }
    }
}

impl Sheet {
    /// The luck of this table.
    pub(crate) fn luck(&self) -> Luck {
        let added: Vec<Contribution> = self.added.iter().map(|(_, bytes)| *bytes).collect();
        Luck::new(self.seed, &self.lucky_id(), &added)
    }

    /// The id that the luck of this table and of its bots is derived from: for a deal of the day the same for all who play it.
    pub(crate) fn lucky_id(&self) -> TableId {
        self.stakes.day().map_or_else(|| self.id.clone(), |day| day.deal(self.game))
    }

    /// The record of a finished game, with all that its luck was made from on top.
    pub(crate) fn proven(&self, table: &Table) -> String {
        let (commitment, seed, added) = (self.luck().commitment(), self.seed, self.added.clone());
        format!("{}{}", Proof { table: self.lucky_id(), commitment, seed, added }, table.record_text())
    }

    /// What has to be written when the game has ended like this, besides the step that ended it.
    pub(crate) fn end(&self, ranking: Ranking) -> Vec<Deed> {
        let table = || self.id.clone();
        let mut deeds = vec![Deed::End { table: table(), ranking }];
        // Games among bots alone are not rated.
        if self.stakes == Stakes::Rated && !self.persons().is_empty() {
            let finishes = finishes(self, &ranking);
            deeds.push(Deed::Rate(Rate { table: table(), game: self.game, finishes }));
        }
        deeds
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

    /// What this person is called, if they sit here.
    pub(crate) fn name_of(&self, person: &PersonId) -> Option<&str> {
        let chair = self.chairs.iter().find(|chair| chair.person() == Some(person))?;
        chair.name(0)
    }

    /// What the players are called, by seat, once all sit.
    pub(crate) fn names(&self) -> Vec<&str> {
        let called = |seat: usize| match &self.chairs[seat] {
            Chair::Person { name, .. } if name.is_empty() => Some(GONE),
            chair @ (Chair::Open | Chair::Bot | Chair::Person { .. } | Chair::Kept { .. }) => chair.name(seat),
        };
        (0..self.chairs.len()).filter_map(called).collect()
    }

    /// Does somebody else sit here who could be taken for this person?
    pub(crate) fn has_one_like(&self, person: &Person) -> bool {
        self.chairs.iter().any(|chair| match chair {
            Chair::Person { id, name } | Chair::Kept { id, name } => *id != person.id && look_alike(name, &person.name),
            Chair::Open | Chair::Bot => false,
        })
    }

    /// The seats where nobody sits yet, kept ones too.
    pub(crate) fn free_seats(&self) -> Seats {
        Seats::first(self.chairs.len() as u8).iter().filter(|seat| self.chairs[seat.index()].is_free()).collect()
    }

    /// The seats that anybody may take.
    pub(crate) fn open_seats(&self) -> Seats {
        Seats::first(self.chairs.len() as u8).iter().filter(|seat| self.chairs[seat.index()] == Chair::Open).collect()
    }

    /// The seat that is kept for this person.
    pub(crate) fn kept_seat(&self, person: &PersonId) -> Option<Seat> {
        let kept = |seat: &Seat| matches!(&self.chairs[seat.index()], Chair::Kept { id, .. } if id == person);
        Seats::first(self.chairs.len() as u8).iter().find(kept)
    }

    /// The sheet of the table where the same people play once more, with this id and these seeds. It belongs to the person who
    /// asked first.
    pub(crate) fn once_more(&self, (id, seed, bot_seed): (TableId, Key, Key), owner: Person) -> Sheet {
        Sheet {
            id,
            game: self.game,
            setup: self.setup.clone(),
            owner,
            seed,
            bot_seed,
            level: self.level,
            chairs: self.chairs.iter().map(Chair::once_more).collect(),
            added: Vec::new(),
            absent: Vec::new(),
            returning: Seats::NONE,
            clock: self.clock,
            clocks: None,
            dealt: false,
            frozen: false,
            fence: 0,
            node: None,
            public: self.public,
            stakes: self.stakes.once_more(),
            ratings: Vec::new(),
            ranking: None,
            again: None,
        }
    }

    /// The seats of persons.
    pub(crate) fn persons(&self) -> Seats {
        let is_person = |seat: &Seat| self.chairs[seat.index()].person().is_some();
        Seats::first(self.chairs.len() as u8).iter().filter(is_person).collect()
    }

    /// The seats of persons who play for themselves.
    pub(crate) fn attending(&self) -> Seats {
        self.persons().iter().filter(|seat| self.absence(*seat).is_none()).collect()
    }

    /// Why a bot plays for the person on this seat.
    pub(crate) fn absence(&self, seat: Seat) -> Option<Absence> {
        self.absent.iter().find(|(absent, _)| *absent == seat).map(|(_, absence)| *absence)
    }

    /// A bot plays for this person, or no longer.
    pub(crate) fn set_absence(&mut self, seat: Seat, absence: Option<Absence>) {
        self.absent.retain(|(absent, _)| *absent != seat);
        self.returning = self.returning.without(seat);
        self.absent.extend(absence.map(|absence| (seat, absence)));
        self.absent.sort_unstable_by_key(|(seat, _)| *seat);
    }

    /// Who plays for each seat, given since when bots sit in.
    pub(crate) fn sitters(&self, since: &[Moment]) -> Vec<Sitter> {
        let sitter = |seat: Seat| match (&self.chairs[seat.index()], self.absence(seat)) {
            (Chair::Bot, _) => Sitter::Bot(self.level),
            (Chair::Person { .. }, Some(_)) => Sitter::StandIn(STAND_IN, since[seat.index()]),
            (Chair::Open | Chair::Kept { .. } | Chair::Person { .. }, _) => Sitter::Person,
        };
        Seats::first(self.chairs.len() as u8).iter().map(sitter).collect()
    }

    /// Is it this process that attends the table, by what was stored last?
    pub(crate) fn is_attended_by(&self, node: &Node) -> bool {
        self.node.as_ref() == Some(node)
    }

    /// What `to` may see of it; `online` says which persons are here now.
    pub(crate) fn show(&self, to: Option<&PersonId>, online: impl Fn(&PersonId) -> bool) -> api::Table {
        let status = match (self.dealt, self.ranking.is_some()) {
            (false, _) => api::Status::Waiting,
            (true, false) => api::Status::Playing,
            (true, true) => api::Status::Over,
        };
        let mut seats: Vec<api::Chair> =
            self.chairs.iter().enumerate().map(|(seat, chair)| chair.show(seat, to, &online)).collect();
        for (seat, absence) in &self.absent {
            seats[seat.index()].absence = Some(*absence);
        }
        for (chair, rating) in seats.iter_mut().zip(&self.ratings) {
            chair.rating = *rating;
        }
        for (seat, bytes) in &self.added {
            seats[seat.index()].added = Some(hex(bytes));
        }
        api::Table {
            id: self.id.clone(),
            game: self.game.to_owned(),
            setup: self.setup.clone(),
            status,
            level: self.level,
            seats,
            owner: to == Some(&self.owner.id),
            opener: self.owner.name.clone(),
            commitment: hex(&self.luck().commitment()),
            // The seed of a day's deal is told when the day is over, to everybody.
            seed: self.ranking.filter(|_| self.stakes.day().is_none()).map(|_| hex(&self.seed)),
            ranking: self.ranking,
            wish: None,
            clock: self.clock.map(|clock| clock.to_string()),
            pause: None,
            calls: Vec::new(),
            watching: 0,
            again: self.again.clone(),
            turn: false,
            frozen: self.frozen,
            public: self.public,
            rated: self.stakes == Stakes::Rated,
            daily: self.stakes.day().map(|day| day.before().ends()),
        }
    }
}

impl std::fmt::Debug for Sheet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sheet").field("id", &self.id).field("chairs", &self.chairs).finish_non_exhaustive()
    }
}
