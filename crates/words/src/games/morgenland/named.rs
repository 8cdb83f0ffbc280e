//! What a number in an event or an answer means to a player at the table: a figure, a card that was played.

use std::borrow::Cow;

use morgenland::{Field, Mark, PieceView, Play, View};
use tabletop::Seat;

use super::value;
use crate::{Arg, Said};

/// What a viewer knows of the figures on the board and the cards played, as events go by.
pub(super) struct Known<'a> {
    pieces: Cow<'a, [PieceView]>,
    plays: Vec<(Seat, Play)>,
}

impl Known<'_> {
    /// What is known by this view.
    pub(super) fn of(view: &View) -> Known<'_> {
        let plays = view.magic.iter().flat_map(|table| table.plays.iter().map(|it| (it.seat, it.play)));
        Known { pieces: Cow::Borrowed(&view.pieces), plays: plays.collect() }
    }

    /// A card was played.
    pub(super) fn hear_play(&mut self, seat: Seat, play: Play) {
        self.plays.push((seat, play));
    }

    /// A figure has moved. Returns whose it is and where it was.
    pub(super) fn hear_move(&mut self, mark: Mark, to: Field) -> Option<(Seat, Field)> {
        let piece = self.pieces.to_mut().iter_mut().find(|piece| is(piece, mark))?;
        Some((piece.owner, std::mem::replace(&mut piece.field, to)))
    }

    /// With figures and cards by their names, however deep in the sentence they stand.
    pub(super) fn named(&self, mut said: Said) -> Said {
        match (&*said.id, said.args.first()) {
            ("mark", Some((_, Arg::Number(mark)))) => self.figure(*mark),
            ("target-play", Some((_, Arg::Number(at)))) => self.aimed(Said::new("target-play"), *at),
            _ => {
                for (_, arg) in &mut said.args {
                    if let Arg::Said(within) = arg {
                        **within = self.named(std::mem::take(within));
                    }
                }
                said
            }
        }
    }

    /// Adds whose card lies at this place, and which card it is.
    pub(super) fn aimed(&self, said: Said, at: impl TryInto<usize>) -> Said {
        match at.try_into().ok().and_then(|at: usize| self.plays.get(at)) {
            Some((seat, play)) => said.with("seat", Arg::Seat(*seat)).with("card", Arg::part(value(&play.card))),
            None => said.with("seat", Arg::None).with("card", Arg::None),
        }
    }

    fn figure(&self, mark: i64) -> Said {
        let mark = u8::try_from(mark).map(Mark).unwrap_or_default();
        let Some(piece) = self.pieces.iter().find(|piece| is(piece, mark)) else { return Said::new("figure-gone") };
        let id = match (piece.magic.is_some_and(|magic| magic.carpet), piece.strength, piece.face_up) {
            (true, _, _) => "figure-carpet",
            (false, None, _) => "figure-hidden",
            (false, Some(_), false) => "figure-down",
            (false, Some(_), true) => "figure-open",
        };
        let said = Said::new(id).with("owner", Arg::Seat(piece.owner)).with("field", Arg::noun(&piece.field));
        said.with("strength", piece.strength.map_or(Arg::None, Arg::number))
    }
}

fn is(piece: &PieceView, mark: Mark) -> bool {
    piece.magic.is_some_and(|magic| magic.mark == mark)
}
