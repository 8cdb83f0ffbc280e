//! One position in the tree of all games: the caller draws the luck, so that every outcome can be visited.

use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};

use tabletop::{Chance, Seat, Telling, Viewer};
use tabletop_host::{Mind, decided};

use crate::{Encoded, FEATURES, Ink as _, Layout, Page, Reward, Shape, Unopened, encoded::number_menu, opening::mind};

/// Who moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Luck: one of this many outcomes, all equally likely.
    Luck(u32),
    /// A seat.
    Seat(Seat),
    /// Nobody: it is over.
    Over,
}

/// What waits for luck.
#[derive(Clone)]
enum Pending<G: Encoded> {
    Nothing,
    /// The deal or an answer, the draws known so far, and the (exclusive) bound of the next one.
    Drawing(Option<(Seat, G::Action)>, Vec<u32>, u32),
}

/// A position of a game, with what each seat has seen on the way.
#[derive(Clone)]
pub struct Node<G: Encoded> {
    setup: G::Setup,
    layout: Layout,
    game: Option<G>,
    pending: Pending<G>,
    /// Who is asked: where several are, the first.
    asked: Option<Seat>,
    menu: Vec<G::Action>,
    numbers: Vec<u16>,
    /// By seat: everything it has seen and answered, in one number.
    past: Vec<u64>,
}

impl<G: Encoded> Node<G> {
    /// Before the deal.
    pub fn root(setup: G::Setup) -> Node<G> {
        let (layout, past) = (G::layout(&setup), vec![0; usize::from(G::seats(&setup))]);
        let (menu, numbers) = (Vec::new(), Vec::new());
        let mut node = Node { setup, layout, game: None, pending: Pending::Nothing, asked: None, menu, numbers, past };
        node.go_on(None, Vec::new());
        node
    }

    /// Plays the deal or an answer as far as the known draws go.
    fn go_on(&mut self, what: Option<(Seat, G::Action)>, draws: Vec<u32>) {
        let mut luck = Chance::recorded(draws.clone());
        let game = match (&self.game, what) {
            (Some(game), Some((seat, action))) => {
                let mut next = game.clone();
                next.apply(seat, &action, &mut luck, &mut Telling::deaf());
                next
            }
            _ => G::start(&self.setup, &mut luck, &mut Telling::deaf()),
        };
        self.menu.clear();
        self.numbers.clear();
        if let Some(below) = luck.lacks() {
            self.pending = Pending::Drawing(what, draws, below);
            return;
        }
        self.pending = Pending::Nothing;
        self.look(&game, what);
        let asked = game.to_act().first_seat();
        self.put(game, asked);
    }

    /// Moves to this position, where this seat is asked.
    fn put(&mut self, game: G, asked: Option<Seat>) {
        self.menu.clear();
        self.numbers.clear();
        if let Some(seat) = asked {
            game.options(seat, &mut self.menu);
            number_menu::<G>(&self.menu, &mut self.numbers);
        }
        (self.game, self.asked) = (Some(game), asked);
    }

    /// Adds to the past of every seat what it sees now, and for the seat that answered also its answer.
    fn look(&mut self, game: &G, what: Option<(Seat, G::Action)>) {
        let hasher = BuildHasherDefault::<DefaultHasher>::new();
        for (seat, past) in (0_u8..).filter_map(Seat::new).zip(&mut self.past) {
            let mine = what.filter(|(who, _)| *who == seat).map(|(_, action)| action);
            let view = game.view(Viewer::Seat(seat));
            let seen = hasher.hash_one(&view);
            // A step that a seat cannot notice is not part of its past.
            if mine.is_some() || *past == 0 || self.game.as_ref().is_none_or(|old| old.view(Viewer::Seat(seat)) != view)
            {
                *past = hasher.hash_one((*past, mine, seen));
            }
        }
    }
}

/// A position of any game.
pub trait AnyNode: Send + Sync {
    /// The same position once more.
    fn boxed(&self) -> Box<dyn AnyNode>;
    /// Sizes; of one lane.
    fn shape(&self) -> Shape;
    /// What the cells of an observation are about.
    fn layout(&self) -> &Layout;
    /// Who moves.
    fn turn(&self) -> Turn;
    /// The numbers of the options, in the order of the menu.
    fn numbers(&self) -> &[u16];
    /// The option of this number in the game's notation.
    fn text(&self, number: u16) -> Option<String>;
    /// Goes on with this outcome of luck or this option; false if there is none, and nothing has changed then.
    fn play(&mut self, number: u32) -> bool;
    /// What each seat gets: nothing before the end.
    fn rewards(&self, reward: Reward) -> Vec<f64>;
    /// Writes what `seat` sees; nothing before the deal.
    fn observe(&self, seat: Seat, cells: &mut [i16]);
    /// Describes the options.
    fn describe(&self, features: &mut Vec<i16>);
    /// Names everything that `seat` has seen and answered so far.
    fn past(&self, seat: Seat) -> String;
    /// What `seat` sees, for developers.
    fn seen(&self, seat: Seat) -> String;
    /// A position that `seat` cannot tell from this one; this one itself before the deal.
    fn resampled(&self, seat: Seat, luck: &mut Chance) -> Box<dyn AnyNode>;
    /// The number of the answer that this bot would give.
    ///
    /// # Errors
    ///
    /// If there is no such bot.
    fn advised(&self, bot: &str, seed: u64) -> Result<Option<u16>, Unopened>;
}

impl<G: Encoded> AnyNode for Node<G> {
    fn boxed(&self) -> Box<dyn AnyNode> {
        Box::new(self.clone())
    }

    fn shape(&self) -> Shape {
        Shape { lanes: 1, seats: self.past.len(), cells: self.layout.cells(), numbers: G::numbers(&self.setup) }
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn turn(&self) -> Turn {
        match &self.pending {
            Pending::Drawing(_, _, below) => Turn::Luck(*below),
            Pending::Nothing => self.asked.map_or(Turn::Over, Turn::Seat),
        }
    }

    fn numbers(&self) -> &[u16] {
        &self.numbers
    }

    fn text(&self, number: u16) -> Option<String> {
        let at = self.numbers.iter().position(|&one| one == number)?;
        Some(self.menu[at].to_string())
    }

    fn play(&mut self, number: u32) -> bool {
        if let Pending::Drawing(what, draws, below) = &self.pending {
            if number >= *below {
                return false;
            }
            let (what, draws) = (*what, draws.iter().copied().chain([number]).collect());
            self.go_on(what, draws);
            return true;
        }
        let Turn::Seat(seat) = self.turn() else { return false };
        let Some(at) = self.numbers.iter().position(|&one| u32::from(one) == number) else { return false };
        let action = self.menu[at];
        self.go_on(Some((seat, action)), Vec::new());
        true
    }

    fn rewards(&self, reward: Reward) -> Vec<f64> {
        let ended = self.game.as_ref().and_then(G::result).filter(|_| self.turn() == Turn::Over);
        ended.map_or_else(|| vec![0.0; self.past.len()], |ranking| reward.of(&ranking))
    }

    fn observe(&self, seat: Seat, cells: &mut [i16]) {
        let mut page = Page::new(cells);
        if let Some(game) = &self.game {
            G::observe(&game.view(Viewer::Seat(seat)), seat, &mut page);
        }
        let left = page.left();
        page.blank(left);
    }

    fn describe(&self, features: &mut Vec<i16>) {
        let mut cells = [0; FEATURES];
        for (action, &number) in self.menu.iter().zip(&self.numbers) {
            G::describe(action, &mut cells);
            cells[FEATURES - 1] = number.cast_signed();
            features.extend_from_slice(&cells);
        }
    }

    fn past(&self, seat: Seat) -> String {
        format!("{} {:016x}", seat, self.past[seat.index()])
    }

    fn seen(&self, seat: Seat) -> String {
        self.game.as_ref().map_or_else(String::new, |game| format!("{:?}", game.view(Viewer::Seat(seat))))
    }

    fn resampled(&self, seat: Seat, luck: &mut Chance) -> Box<dyn AnyNode> {
        let mut node = self.clone();
        if let (Some(game), Pending::Nothing) = (&self.game, &self.pending) {
            let imagined = G::determinize(&game.view(Viewer::Seat(seat)), luck);
            // The pasts of the other seats belong to the true world and must not be known here.
            node.past = vec![0; self.past.len()];
            node.look(&imagined, None);
            node.past[seat.index()] = self.past[seat.index()];
            // Where several answer in secret, it is still this seat's turn.
            let asked = self.asked.filter(|asked| imagined.to_act().contains(*asked));
            let asked = asked.or_else(|| imagined.to_act().first_seat());
            node.put(imagined, asked);
        }
        Box::new(node)
    }

    fn advised(&self, bot: &str, seed: u64) -> Result<Option<u16>, Unopened> {
        let mind: Mind = mind(bot)?;
        let (Turn::Seat(seat), Some(game)) = (self.turn(), &self.game) else { return Ok(None) };
        let action = decided(game, &self.setup, seat, &G::bot(mind), seed);
        let at = action.and_then(|action| self.menu.iter().position(|option| *option == action));
        Ok(at.map(|at| self.numbers[at]))
    }
}
