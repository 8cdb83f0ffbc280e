use std::sync::Arc;

use tabletop::{Chance, Ranking, Record, Seat, Telling, Viewer};
use tabletop_host::{BotOf, decided};

use crate::{Encoded, FEATURES, Ink as _, Page, encoded::number_menu};

/// Who answers for which seat: a bot, or the program that plays.
pub type Bots<G> = Vec<Option<BotOf<G>>>;

/// What all games of a batch have in common.
pub struct Terms<G: Encoded> {
    /// What was agreed.
    pub setup: G::Setup,
    /// The seed of everything.
    pub seed: u64,
    /// By seat.
    pub bots: Bots<G>,
}

impl<G: Encoded> Terms<G> {
    fn bot(&self, seat: Seat) -> Option<&BotOf<G>> {
        self.bots.get(seat.index()).and_then(Option::as_ref)
    }
}

/// One game of a batch: it is dealt anew, again and again.
#[derive(Clone)]
pub struct Lane<G: Encoded> {
    terms: Arc<Terms<G>>,
    /// Its place in the batch.
    index: u64,
    /// How many games were dealt here, this one too.
    games: u64,
    game: G,
    luck: Chance,
    seat: Option<Seat>,
    menu: Vec<G::Action>,
    numbers: Vec<u16>,
    /// Which option of each menu was chosen: with the seed, that is the whole game.
    path: Vec<u16>,
}

impl<G: Encoded> Lane<G> {
    /// Deals the first game of this lane.
    pub fn new(terms: Arc<Terms<G>>, index: u64) -> Lane<G> {
        let luck = luck(terms.seed, index, 1);
        let mut dealt = luck.clone();
        let game = G::start(&terms.setup, &mut dealt, &mut Telling::deaf());
        let (menu, numbers, path) = (Vec::new(), Vec::new(), Vec::new());
        let mut lane = Lane { terms, index, games: 1, game, luck: dealt, seat: None, menu, numbers, path };
        lane.go_on();
        lane
    }

    /// Deals the next game.
    pub fn deal(&mut self) {
        self.games += 1;
        self.luck = luck(self.terms.seed, self.index, self.games);
        self.game = G::start(&self.terms.setup, &mut self.luck, &mut Telling::deaf());
        self.path.clear();
        self.go_on();
    }

    /// The seat that is asked; none if the game is over.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The numbers of the options, in the order of the menu.
    pub fn numbers(&self) -> &[u16] {
        &self.numbers
    }

    /// The options in the game's notation.
    pub fn texts(&self) -> impl Iterator<Item = String> {
        self.menu.iter().map(ToString::to_string)
    }

    /// How it ended, once it is over.
    pub fn ranking(&self) -> Option<Ranking> {
        self.game.result()
    }

    /// How many answers were given in this game, those of bots too.
    pub fn steps(&self) -> usize {
        self.path.len()
    }

    /// Where in the menu the option of this number stands.
    pub fn place_of(&self, number: i64) -> Option<usize> {
        let number = u16::try_from(number).ok()?;
        self.numbers.iter().position(|&one| one == number)
    }

    /// Answers with the option at this place of the menu.
    ///
    /// # Panics
    ///
    /// If there is none: [`Lane::place_of`] says where options stand.
    pub fn answer(&mut self, at: usize) {
        let seat = self.seat.expect("the game has not ended");
        self.take(seat, at);
        self.go_on();
    }

    fn take(&mut self, seat: Seat, at: usize) {
        self.path.push(at as u16);
        self.game.apply(seat, &self.menu[at], &mut self.luck, &mut Telling::deaf());
    }

    /// Lets bots answer until the program is asked or the game is over, and lists what it may answer.
    fn go_on(&mut self) {
        loop {
            self.seat = self.game.to_act().first_seat();
            self.menu.clear();
            let Some(seat) = self.seat else {
                self.numbers.clear();
                return;
            };
            self.game.options(seat, &mut self.menu);
            if self.terms.bot(seat).is_none() {
                number_menu::<G>(&self.menu, &mut self.numbers);
                return;
            }
            self.let_bot_answer(seat);
        }
    }

    fn let_bot_answer(&mut self, seat: Seat) {
        let terms = Arc::clone(&self.terms);
        let Some(bot) = terms.bot(seat) else { return };
        let seed =
            mixed(terms.seed ^ 0x0b07, self.index, self.games) ^ mixed(1, self.path.len() as u64, seat.index() as u64);
        let action = decided(&self.game, &terms.setup, seat, bot, seed).expect("a seat that must act is asked");
        let at = self.menu.iter().position(|option| *option == action);
        self.take(seat, at.expect("a bot answers with one of the options"));
    }

    /// Writes what `seat` sees.
    pub fn observe(&self, seat: Seat, cells: &mut [i16]) {
        let mut page = Page::new(cells);
        #[cfg(feature = "leaks")]
        if crate::Leak::Observation.is_planted() {
            return G::observe(&self.beside(seat), self.neighbour(seat), &mut page);
        }
        self.game.look(seat, &mut page);
        let left = page.left();
        page.blank(left);
    }

    /// Writes what `seat` sees from its view as a whole: what [`Lane::observe`] writes must be equal.
    pub fn observe_view(&self, seat: Seat, cells: &mut [i16]) {
        G::observe(&self.game.view(Viewer::Seat(seat)), seat, &mut Page::new(cells));
    }

    #[cfg(feature = "leaks")]
    fn neighbour(&self, seat: Seat) -> Seat {
        Seat::new((u8::from(seat) + 1) % G::seats(&self.terms.setup)).expect("it sits at the table")
    }

    #[cfg(feature = "leaks")]
    fn beside(&self, seat: Seat) -> G::View {
        self.game.view(Viewer::Seat(self.neighbour(seat)))
    }

    /// Writes 1 for the numbers of all options; all others must be 0 already.
    pub fn mark<T: From<bool>>(&self, mask: &mut [T]) {
        for &number in &self.numbers {
            mask[usize::from(number)] = true.into();
        }
        #[cfg(feature = "leaks")]
        if crate::Leak::Mask.is_planted() {
            let hidden = crate::leak::number(&self.beside(self.seat.unwrap_or_default()));
            mask[usize::from(self.numbers[hidden % self.numbers.len()])] = false.into();
        }
    }

    /// Describes all options, one after the other.
    pub fn describe(&self, features: &mut Vec<i16>) {
        let mut cells = [0; FEATURES];
        for (action, &number) in self.menu.iter().zip(&self.numbers) {
            G::describe(action, &mut cells);
            cells[FEATURES - 1] = number.cast_signed();
            #[cfg(feature = "leaks")]
            if crate::Leak::Options.is_planted() {
                cells[FEATURES - 2] = crate::leak::number(&self.beside(self.seat.unwrap_or_default())) as i16;
            }
            features.extend_from_slice(&cells);
        }
    }

    /// The record of the game so far, which is played again from its seed.
    ///
    /// # Panics
    ///
    /// If the game does not go the same way again.
    pub fn record(&self) -> String {
        let mut luck = remembering(self.terms.seed, self.index, self.games);
        let (mut game, mut record, _) = Record::<G>::begin(&self.terms.setup, &mut luck);
        let mut menu = Vec::new();
        for &at in &self.path {
            let seat = game.to_act().first_seat().expect("the path was walked before");
            menu.clear();
            game.options(seat, &mut menu);
            let action = menu[usize::from(at)];
            record.play(&mut game, seat, action, &mut luck).expect("what was offered is legal");
        }
        record.to_string()
    }

    /// The same position in a world that the asked seat cannot tell from this one: for tests of secrecy.
    #[must_use]
    pub fn imagined(&self, seat: Seat, luck: &mut Chance) -> Lane<G> {
        let mut lane = self.clone();
        lane.game = G::determinize(&self.game.view(Viewer::Seat(seat)), luck);
        lane.seat = Some(seat);
        lane.menu.clear();
        lane.game.options(seat, &mut lane.menu);
        number_menu::<G>(&lane.menu, &mut lane.numbers);
        lane
    }
}

fn luck(seed: u64, lane: u64, game: u64) -> Chance {
    remembering(seed, lane, game).forgetful()
}

fn remembering(seed: u64, lane: u64, game: u64) -> Chance {
    let mut key = [0; 32];
    for (bytes, number) in key.chunks_exact_mut(8).zip([seed, lane, game, 1]) {
        bytes.copy_from_slice(&number.to_le_bytes());
    }
    Chance::keyed(key)
}

/// Mixes three numbers into one (the mixing function of `SplitMix64`).
fn mixed(a: u64, b: u64, c: u64) -> u64 {
    [b, c].into_iter().fold(a, |sum, next| {
        let x = (sum ^ next).wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    })
}
