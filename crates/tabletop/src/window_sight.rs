//! What a viewer sees of a window, and a window imagined from that, in which only the viewer has answered.

use serde::{Deserialize, Serialize};

use crate::{Answer, Given, Pile, Played, Seats, Stage, Viewer, Window};

/// A viewer's own secret answer, as far as it is given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Answered<P> {
    /// The first of two steps of an answer.
    Begun(P),
    /// A pass.
    Pass,
    /// A play.
    Play(P),
}

impl<P: Answer, const N: usize> Window<P, N> {
    /// The viewer's own answer; no viewer sees another's.
    pub fn answered(&self, viewer: Viewer) -> Option<Answered<P>> {
        match self.given(viewer.seat()?) {
            Given::Nothing => None,
            Given::Begun(play) => Some(Answered::Begun(play)),
            Given::Pass => Some(Answered::Pass),
            Given::Play(play) => Some(Answered::Play(play)),
        }
    }

    /// The window as this viewer must imagine it: the seats that are asked, if any, the plays everybody has seen, the
    /// viewer's own answer, and no answers from other seats.
    pub fn imagined(
        viewer: Viewer,
        asked: Option<Seats>,
        plays: Pile<Played<P>, N>,
        mine: Option<Answered<P>>,
    ) -> Self {
        let stage = match asked {
            Some(_) => Stage::Asking,
            None if plays.is_empty() => Stage::Shut,
            None => Stage::Resolving,
        };
        let mut window = Window::seen(stage, asked.unwrap_or(Seats::NONE), plays, stage == Stage::Resolving);
        if let (Some(mine), Viewer::Seat(seat)) = (mine, viewer) {
            let given = match mine {
                Answered::Begun(play) => Given::Begun(play),
                Answered::Pass => Given::Pass,
                Answered::Play(play) => Given::Play(play),
            };
            window.answer(seat, given);
        }
        window
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    impl Answer for u8 {
        fn counters(&self) -> Option<u8> {
            None
        }
    }

    #[test]
    fn a_viewer_sees_their_own_answer_and_no_other() {
        let seats = [0, 1].map(|number| Seat::new(number).unwrap());
        let mut window: Window<u8, 4> = Window::default();
        window.open();
        window.ask(Seats::first(2));
        window.answer(seats[0], Given::Play(7));
        assert_eq!(window.answered(Viewer::Seat(seats[0])), Some(Answered::Play(7)));
        assert_eq!(window.answered(Viewer::Seat(seats[1])), None);
        assert_eq!(window.answered(Viewer::Spectator), None);
    }

    #[test]
    fn an_imagined_window_looks_the_same() {
        let seats = [0, 1].map(|number| Seat::new(number).unwrap());
        let mut window: Window<u8, 4> = Window::default();
        window.open();
        window.ask(Seats::first(2));
        window.answer(seats[0], Given::Begun(7));
        window.answer(seats[1], Given::Pass);
        let viewer = Viewer::Seat(seats[0]);
        let same = Window::imagined(viewer, Some(window.asked()), *window.plays(), window.answered(viewer));
        assert_eq!(
            (same.stage(), same.asked(), same.given(seats[0])),
            (Stage::Asking, window.asked(), Given::Begun(7))
        );
        assert_eq!(same.given(seats[1]), Given::Nothing, "as if nobody else had answered");
        assert_eq!(Window::<u8, 4>::imagined(viewer, None, Pile::new(), None).stage(), Stage::Shut);
    }
}
