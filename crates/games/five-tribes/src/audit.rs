use crate::{Board, Cards, Items, Meeples, State, Tent, state::Stock};

impl State {
    /// FT1.11, FX1.4: is everything there, once, and does all that is noted fit the truth?
    ///
    /// # Errors
    ///
    /// Says what is missing or too much.
    pub fn audit(&self) -> Result<(), String> {
        self.audit_meeples()?;
        self.audit_cards()?;
        self.audit_djinns_and_items()?;
        self.audit_pieces()?;
        self.audit_memory()
    }

    fn audit_meeples(&self) -> Result<(), String> {
        let table = &self.table;
        let mut all = table.bag.plus(Meeples::of(table.turn.tribe, table.turn.taken));
        all = table.board.squares().fold(all, |all, (_, square)| all.plus(square.meeples));
        all = table.players.iter().fold(all, |all, player| all.plus(player.front));
        for frame in &table.frames {
            if let crate::Frame::Drop { hand, .. } = frame {
                all = all.plus(*hand);
            }
        }
        same("meeples", &all, &table.setup.meeples())?;
        let fresh = Board::of(&table.board.into());
        if fresh == table.board { Ok(()) } else { Err("the board has lost count of itself".into()) }
    }

    fn audit_cards(&self) -> Result<(), String> {
        let Stock { cards, .. } = self.stock;
        let row: Cards = self.table.row.iter().copied().collect();
        let hands = self.hands.iter().fold(Cards::NONE, |all, hand| all.plus(hand.cards));
        same("cards", &cards.plus(row).plus(hands).plus(self.table.discards), &crate::Card::deck())
    }

    fn audit_djinns_and_items(&self) -> Result<(), String> {
        let table = &self.table;
        let Stock { djinns, items, .. } = self.stock;
        let row = table.djinn_row.iter().copied().collect();
        let owned = table.players.iter().map(|player| player.djinns);
        let places = [djinns, row, table.djinn_discards, self.drawn.djinns].into_iter().chain(owned);
        let number: u8 = places.clone().map(crate::Djinns::len).sum();
        let all = places.fold(crate::Djinns::NONE, crate::Djinns::plus);
        if all != table.setup.djinns() || number != all.len() {
            return Err(format!("{number} djinns, {all:?}"));
        }
        let hands = self.hands.iter().fold(Items::NONE, |all, hand| all.plus(hand.items));
        same("items", &items.plus(hands).plus(table.item_discards).plus(self.drawn.items), &table.setup.items())
    }

    fn audit_pieces(&self) -> Result<(), String> {
        let table = &self.table;
        let (mut palms, mut palaces) = (table.palms, table.palaces);
        for (_, square) in table.board.squares() {
            palms += square.palms;
            palaces += square.palaces;
        }
        same("palms and palaces", &(palms, palaces), &(12, 10))?;
        for (seat, player) in table.setup.seats().iter().zip(&table.players) {
            let mine = table.board.owned_by(seat);
            let tent = matches!(player.tent, Tent::On(tile) if mine.contains(tile));
            same("camels", &(player.camels + mine.len() - u8::from(tent)), &table.setup.camels())?;
            same("tents", &(player.tent != Tent::None), &table.setup.has_expansion())?;
            if matches!(player.tent, Tent::On(_)) && !tent {
                return Err("a tent stands on a tile of somebody else".into());
            }
        }
        let markers = table.order.len() + table.zeros.len() + table.spots.iter().flatten().count();
        same("markers", &markers, &usize::from(table.setup.players() * table.setup.markers()))
    }

    /// What is noted about hidden cards fits the hands.
    fn audit_memory(&self) -> Result<(), String> {
        let mut past = (Cards::NONE, Items::NONE);
        for (hand, player) in self.hands.iter().zip(&self.table.players) {
            same("cards in hand", &player.cards(), &hand.cards.len())?;
            same("items in hand", &player.items(), &hand.items.len())?;
            same("old cards", &player.old, &hand.old.len())?;
            same("old items", &player.old_items, &hand.old_items.len())?;
            let hidden = crate::Card::ALL
                .iter()
                .all(|&card| hand.cards.count(card) >= player.known.count(card) + hand.old.count(card));
            let kept = crate::Item::ALL
                .iter()
                .all(|&item| hand.items.count(item) >= player.known_items.count(item) + hand.old_items.count(item));
            if !hidden || !kept {
                return Err(format!("{hand:?} does not hold what is known of it: {player:?}"));
            }
            past = (past.0.plus(hand.old), past.1.plus(hand.old_items));
        }
        same("the past", &past, &(self.table.past, self.table.past_items))
    }
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, there: &T, wanted: &T) -> Result<(), String> {
    if there == wanted { Ok(()) } else { Err(format!("{what}: {there:?} where {wanted:?} is right")) }
}
