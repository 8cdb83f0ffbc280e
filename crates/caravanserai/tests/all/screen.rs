//! The whole screen, played by keys in a real terminal: tmux.

pub(crate) mod pane;

use std::{env, fs, path::Path};

use tempfile::TempDir;
use terminal::{Ear, House as Visit, News, Wish, remote};

use crate::serve::House;
use pane::Pane;

/// Whether these tests are left out. Without tmux there is no terminal for them.
pub(crate) fn is_left_out() -> bool {
    let left_out = env::var("WITHOUT").is_ok_and(|parts| parts.split(',').any(|part| part == "terminal"));
    assert!(left_out || Pane::is_possible(), "install `tmux`, or leave these tests out with WITHOUT=terminal");
    left_out
}

/// Presses Enter, which takes the suggested answer, until the game is over.
fn play_on(pane: &Pane, over: &str) {
    pane.until(over, || pane.press(&["Enter"; 12]));
}

#[test]
fn morgenland_is_played_to_its_end_through_sizes_and_kills() {
    if is_left_out() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let save = folder.path().join("game.record");
    let file = save.to_str().unwrap();
    let play = format!("play morgenland --players 3 --setup version=pro --level random --seed 5 --save {file}");
    let pane = Pane::open((80, 24), "LC_ALL=C.UTF-8", &play, folder.path());
    pane.until("Enter answers with it", || {});
    pane.until("Place a figure", || pane.press(&["Enter"]));
    assert!(pane.seen().contains('►'), "{}", pane.seen());
    pane.press(&["Enter", "Enter", "Enter", "Enter"]);
    pane.resize(200, 60);
    pane.until("Supply", || {});
    pane.resize(50, 12);
    pane.until("too small", || {});
    pane.resize(80, 24);
    pane.until("^Q", || {});

    // Killed without warning: nothing is lost.
    let before = steps(&save);
    pane.kill("KILL");
    pane.until("left with 137", || {});
    assert!(steps(&save) >= before && before > 3);
    let pane = Pane::open((80, 24), "LC_ALL=C.UTF-8", &format!("play --resume {file}"), folder.path());
    pane.until("^Q", || {});
    assert!(steps(&save) >= before);

    // Asked to end: the terminal is restored, and says how to go on.
    pane.kill("TERM");
    pane.until("left with 0", || {});
    assert!(pane.seen().contains("--resume") && pane.seen().contains(" icanon"), "{}", pane.seen());

    let pane = Pane::open((80, 24), "LC_ALL=C.UTF-8", &format!("play --resume {file}"), folder.path());
    play_on(&pane, "The game is over");
    pane.press(&["C-q"]);
    pane.until("left with 0", || {});
    assert!(pane.seen().contains("caravanserai replay"), "{}", pane.seen());

    let pane = Pane::open((80, 24), "LC_ALL=C.UTF-8", &format!("replay {file}"), folder.path());
    pane.until("Step 0 of", || {});
    pane.press(&["Right", "v"]);
    pane.until("· Amina", || {});
    pane.press(&["b"]);
    pane.until("Bots would answer", || {});
    pane.press(&["q"]);
    pane.until("left with 0", || {});
}

#[test]
fn the_card_game_is_played_on_a_large_screen_without_colours() {
    if is_left_out() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let play = "play morgenland-cards --players 3 --level random --seed 2 --lang de";
    let pane = Pane::open((200, 60), "NO_COLOR=1 LC_ALL=C.UTF-8", play, folder.path());
    pane.until("^Q", || {});
    assert!(!pane.coloured().contains("38;5;"), "{}", pane.coloured());
    play_on(&pane, "ist zu Ende");
}

#[test]
fn five_tribes_is_played_in_ascii_by_cursor_and_a_panic_gives_the_terminal_back() {
    if is_left_out() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let pane = Pane::open((80, 24), "LC_ALL=C", "play five-tribes --level random --seed 3 --ascii", folder.path());
    pane.until("Pick up", || pane.press(&["Enter"]));
    pane.until("can end in", || pane.press(&["Enter"]));
    assert!(pane.seen().is_ascii() && pane.seen().contains("+*"), "lit tiles are marked\n{}", pane.seen());
    let coloured = pane.coloured();
    let colours: Vec<u8> =
        coloured.split("38;5;").skip(1).map(|it| it.split('m').next().unwrap().parse().unwrap()).collect();
    assert!(!colours.is_empty() && colours.iter().all(|colour| *colour < 16), "sixteen colours\n{coloured}");
    play_on(&pane, "The game is over");
    pane.press(&["F12"]);
    pane.until("left with 101", || {});
    assert!(pane.seen().contains("a test has pressed F12") && pane.seen().contains(" icanon"), "{}", pane.seen());
}

/// A table of a house: one plays in the terminal, another over the API, as a browser does.
#[test]
fn a_table_of_a_house_is_shared_with_a_player_elsewhere() {
    if is_left_out() {
        return;
    }
    let (folder, data) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let house = House::open(data.path());
    let url = format!("http://{}", house.address());
    let play = format!("play five-tribes --players 2 --open --server {url}");
    let pane = Pane::open((80, 24), "LC_ALL=C.UTF-8", &play, folder.path());
    pane.until("one chair is open", || {});
    let lobby = crate::fine(&["play", "--server", &url], "");
    let id = lobby.split(':').next().unwrap().trim().to_owned();
    assert!(pane.seen().contains(&id) && lobby.contains("one chair open"), "{lobby}\n{}", pane.seen());
    let guest = Visit::enter(&url, Some(&token(&url)), "en", None).unwrap();
    guest.post(&format!("/tables/{id}/sit"), &serde_json::json!({})).unwrap();
    let (ear, hearing) = Ear::pair();
    let line = remote(guest, &id, ear);
    let other = std::thread::spawn(move || {
        while let Some(news) = hearing.next() {
            let News::Scene(scene) = news else { continue };
            if let Some(ranking) = scene.ranking {
                return ranking.places().len();
            }
            if let Some(question) = scene.question {
                let action = question.options[0].text.clone();
                line.wishes.send(Wish::Answer { asked: question.asked, action }).unwrap();
            }
        }
        0
    });
    play_on(&pane, "The game is over");
    assert_eq!(other.join().unwrap(), 2, "both have seen the end");
    pane.press(&["C-q"]);
    pane.until("left with 0", || {});
}

/// A second guest's token.
fn token(url: &str) -> String {
    use std::io::{Read as _, Write as _};
    let host = url.trim_start_matches("http://");
    let mut wire = std::net::TcpStream::connect(host).unwrap();
    write!(wire, "GET /api/v1/me HTTP/1.0\r\nHost: {host}\r\n\r\n").unwrap();
    let mut text = String::new();
    wire.read_to_string(&mut text).unwrap();
    text.split("serai=").nth(1).unwrap().split(';').next().unwrap().to_owned()
}

/// How many steps are on disk; the file is a whole record at every moment.
fn steps(file: &Path) -> usize {
    tabletop_host::Table::from_record(&fs::read_to_string(file).unwrap()).unwrap().steps()
}
