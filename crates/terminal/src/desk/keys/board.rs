//! The cursor of the board.

use crossterm::event::KeyCode;

use super::super::{Desk, Focus};
use crate::{Spot, scene::Wish};

/// Goes to the nearest place in this direction.
pub(super) fn walk(desk: &mut Desk, code: KeyCode) {
    let Some(shown) = &desk.shown else { return };
    let spots = &shown.dense.spots;
    let Some(here) = desk.cursor.as_ref().and_then(|key| shown.dense.spot(key)).or(spots.first()) else { return };
    let next = spots.iter().filter_map(|spot| Some((distance(here, spot, code)?, spot))).min_by_key(|(far, _)| *far);
    if let Some((_, spot)) = next {
        desk.cursor = Some(spot.key.clone());
    }
}

/// How far it is in this direction; what lies to the side counts as farther.
fn distance(from: &Spot, to: &Spot, code: KeyCode) -> Option<i32> {
    let ((x, y), (to_x, to_y)) = (from.middle(), to.middle());
    let (ahead, aside) = match code {
        KeyCode::Up => (y - to_y, x - to_x),
        KeyCode::Down => (to_y - y, x - to_x),
        KeyCode::Left => (x - to_x, y - to_y),
        KeyCode::Right => (to_x - x, y - to_y),
        _ => return None,
    };
    (ahead > 0).then(|| ahead + 3 * aside.abs())
}

/// Jumps to the next place where something can be answered.
pub(super) fn next_lit(desk: &mut Desk) {
    let Some(shown) = &desk.shown else { return };
    let spots = &shown.dense.spots;
    let here = spots.iter().position(|spot| Some(&spot.key) == desk.cursor.as_ref()).unwrap_or(0);
    let after = (1..=spots.len()).map(|by| &spots[(here + by) % spots.len()]);
    let lit = after.into_iter().find(|spot| desk.items.at_place(&spot.key).next().is_some());
    if let Some(spot) = lit {
        desk.cursor = Some(spot.key.clone());
    }
}

/// Takes the only answer that is given here, lists them if there are several, or asks the rules why there is none.
pub(super) fn enter(desk: &mut Desk) -> Vec<Wish> {
    let Some(place) = desk.cursor.clone() else { return desk.take_chosen() };
    let here: Vec<_> = desk.items.at_place(&place).map(|item| item.deed.clone()).collect();
    match here.as_slice() {
        [] => why_not(desk, &place),
        [only] => desk.take(only.clone()),
        _ => {
            desk.items.narrowed = Some(place);
            desk.items.refresh();
            desk.focus = Focus::Menu;
            Vec::new()
        }
    }
}

fn why_not(desk: &Desk, place: &str) -> Vec<Wish> {
    let Some(shown) = &desk.shown else { return Vec::new() };
    let mut options = shown.scene.question.iter().flat_map(|question| &question.options);
    let tried = options.find_map(|choice| shown.renderer.elsewhere(choice, place));
    tried.map(|action| Wish::Check(action.to_string())).into_iter().collect()
}
