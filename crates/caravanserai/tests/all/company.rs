//! Time and manners at a table of a house, as people at terminals see them: clocks, chat, pauses, and bots that sit in.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::{Arc, Condvar, Mutex},
    thread,
    time::Duration,
};

use serde_json::{Value, json};
use tempfile::TempDir;
use terminal::{Ear, House as Visit, Manner, Manners, News, Uttered, Wish, Wishes, remote};

use crate::{
    screen::{is_left_out, pane::Pane},
    serve::House,
};

/// Long enough for a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// A value that other threads change, and that a test waits for.
#[derive(Clone, Default)]
struct Watched<T>(Arc<(Mutex<T>, Condvar)>);

impl<T: Clone> Watched<T> {
    fn change(&self, how: impl FnOnce(&mut T)) {
        how(&mut self.0.0.lock().unwrap());
        self.0.1.notify_all();
    }

    /// Waits until this holds; `Err` if it never does.
    fn until(&self, is_so: impl Fn(&T) -> bool) -> Result<T, T> {
        let held = self.0.0.lock().unwrap();
        let (held, timeout) = self.0.1.wait_timeout_while(held, PATIENCE, |it| !is_so(it)).unwrap();
        if timeout.timed_out() { Err(held.clone()) } else { Ok(held.clone()) }
    }
}

/// Another player at the same table, connected over the API as a browser is.
pub(crate) struct Friend {
    manners: Watched<Manners>,
    wishes: Wishes,
}

impl Friend {
    /// Joins under this name and sits down.
    pub(crate) fn join(house: &House, name: &str, id: Option<&str>, open: &Value) -> (Friend, String) {
        let visit = Visit::enter(&format!("http://{}", house.address()), Some(&house.come_in()), "en", None).unwrap();
        visit.post("/me", &json!({"name": name})).unwrap();
        let id = match id {
            Some(id) => id.to_owned(),
            None => visit.post("/tables", open).unwrap()["id"].as_str().unwrap().to_owned(),
        };
        let (ear, hearing) = Ear::pair();
        let line = remote(visit, &id, ear);
        let manners = Watched::<Manners>::default();
        let told = manners.clone();
        thread::spawn(move || {
            while let Some(news) = hearing.next() {
                match news {
                    News::Manners(it) => told.change(|known| *known = (*it).clone()),
                    News::Scene(scene) => told.change(|known| *known = (**scene.manners.as_ref().unwrap()).clone()),
                    _ => {}
                }
            }
        });
        (Friend { manners, wishes: line.wishes }, id)
    }

    pub(crate) fn does(&self, manner: Manner) {
        self.wishes.send(Wish::Manner(manner)).unwrap();
    }

    pub(crate) fn writes(&self, text: &str) {
        self.does(Manner::Chat(Uttered::Text(text.to_owned())));
    }

    pub(crate) fn until(&self, is_so: impl Fn(&Manners) -> bool) {
        self.manners.until(is_so).unwrap_or_else(|it| panic!("{it:#?}"));
    }

    /// Waits until another player has written this.
    pub(crate) fn reads(&self, said: &Uttered) {
        self.until(|it| it.lines.iter().any(|line| line.said.as_ref() == Some(said) && !line.you));
    }
}

/// The program, line by line, with input from the test.
struct Lines {
    child: Child,
    input: ChildStdin,
    said: Watched<String>,
    read: usize,
}

impl Lines {
    fn start(words: &[&str], data: &Path) -> Lines {
        let mut child = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
            .args(words)
            .env("XDG_DATA_HOME", data)
            .env("LC_ALL", "C.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let said = Watched::<String>::default();
        let (told, output) = (said.clone(), child.stdout.take().unwrap());
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                told.change(|said| *said += &(line + "\n"));
            }
        });
        Lines { input: child.stdin.take().unwrap(), child, said, read: 0 }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Waits until this is printed, after all that was waited for before.
    fn hears(&mut self, text: &str) {
        let read = self.read;
        let all = self.said.until(|said| said[read..].contains(text));
        let all = all.unwrap_or_else(|said| panic!("no “{text}” in\n{}", &said[read..]));
        self.read += all[self.read..].find(text).unwrap() + text.len();
    }
}

fn table(clock: &str) -> Value {
    json!({"game": "five-tribes", "setup": "players=3", "seats": ["me", "open", "bot"], "clock": clock, "public": true})
}

/// In German, with another player who reads English: everything besides the game, line by line.
#[test]
fn clocks_chat_and_manners_are_told_line_by_line() {
    let (data, home) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let house = House::open(data.path());
    let (anna, id) = Friend::join(&house, "Anna", None, &table("30+600"));
    let url = format!("http://{}", house.address());
    let words = ["play", "--plain", "--server", &url, "--table", &id, "--name", "Tarik", "--lang", "de"];
    let mut tarik = Lines::start(&words, home.path());
    tarik.hears("Five Tribes");
    tarik.types("clock");
    tarik.hears("Anna: ");
    tarik.hears("10:00");
    tarik.types("who");
    tarik.hears("Tarik, Platz 2: du");

    anna.does(Manner::Chat(Uttered::Phrase("good-luck".to_owned())));
    tarik.hears("Anna: Viel Glück!");
    tarik.types("say Guten Abend!");
    tarik.hears("Tarik: Guten Abend!");
    anna.reads(&Uttered::Text("Guten Abend!".to_owned()));
    tarik.types("phrase 1");
    anna.reads(&Uttered::Phrase("hello".to_owned()));
    tarik.types("mute anna");
    tarik.hears("Du liest Anna nicht mehr.");
    anna.writes("Nobody reads this");
    anna.until(|it| it.lines.len() == 4);
    tarik.types("chat");
    tarik.hears("Anna: Du liest");
    tarik.types("unmute Anna");
    tarik.hears("Du liest Anna wieder.");
    anna.writes("But this");
    tarik.hears("Anna: But this");

    anna.does(Manner::Pause(true));
    tarik.hears("Anna möchte eine Pause.");
    tarik.types("table");
    tarik.hears("1 Zustimmen");
    tarik.types("do 1");
    tarik.hears("Pause: Alle Uhren stehen.");
    anna.until(Manners::is_paused);
    anna.does(Manner::Resume);
    tarik.hears("Die Pause ist zu Ende");
    anna.does(Manner::Leave);
    tarik.hears("Anna, fort: Ein Bot spielt");
    anna.does(Manner::Back);
    tarik.hears("Anna ist wieder da.");
    tarik.types("clock");
    tarik.hears("Tarik: ");

    tarik.types("q");
    tarik.hears("--table");
    assert!(tarik.child.wait().unwrap().success());
    let all = tarik.said.until(|_| true).unwrap();
    assert_eq!(all.matches("Nobody reads this").count(), 0, "{all}");
    assert!(all.lines().all(|line| line.chars().count() <= 110), "{all}");
}

/// Both write, in their own words and in phrases, until one no longer reads the other.
fn talk(pane: &Pane, anna: &Friend) {
    anna.does(Manner::Chat(Uttered::Phrase("hello".to_owned())));
    pane.until("Anna: Hello! (F6", || {});
    pane.press(&["F6"]);
    pane.until("Write to the table: _", || {});
    pane.press(&["Good evening", "Enter"]);
    anna.reads(&Uttered::Text("Good evening".to_owned()));
    pane.press(&["Tab", "Tab"]);
    pane.until("Enter: Good luck!", || {});
    pane.press(&["Enter"]);
    anna.reads(&Uttered::Phrase("good-luck".to_owned()));
    pane.until("Tarik: Good luck!", || {});
    pane.press(&["Up", "Up", "Up"]);
    pane.until("Enter: Do not read Anna", || {});
    pane.press(&["Enter"]);
    pane.until("You do not read this person.", || {});
    pane.press(&["Escape"]);
    anna.writes("Is anybody there?");
    anna.until(|it| it.lines.len() == 4);
}

/// On the whole screen at 80×24: clocks tick, the chat is read and written, a pause is agreed to, and a bot sits in.
#[test]
fn clocks_chat_and_manners_are_on_the_screen() {
    if is_left_out() {
        return;
    }
    let (data, home) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let house = House::open(data.path());
    let (anna, id) = Friend::join(&house, "Anna", None, &table("30+600"));
    let play = format!("play --server http://{} --table {id} --name Tarik", house.address());
    let pane = Pane::open((80, 24), "LC_ALL=C.UTF-8", &play, home.path());
    // A clock runs, and ticks without any news.
    pane.until("► ", || {});
    let clocks = || pane.seen().lines().nth(1).unwrap_or_default().to_owned();
    let first = clocks();
    assert!(first.contains("Anna ") && first.contains("Tarik ") && first.contains("10:00"), "{}", pane.seen());
    assert!(pane.until_so(|_| clocks() != first, || {}), "{}", pane.seen());

    talk(&pane, &anna);

    anna.does(Manner::Pause(true));
    pane.until("Anna would like a pause. F7", || {});
    assert!(!pane.seen().contains("anybody there"), "who is not read is not shown\n{}", pane.seen());
    pane.press(&["F7"]);
    pane.until("► Agree", || {});
    assert!(pane.seen().contains("Tarik, seat 2: you"), "{}", pane.seen());
    pane.press(&["Enter"]);
    pane.until("Pause: all clocks stand.", || {});
    anna.until(Manners::is_paused);
    pane.press(&["C-w"]);
    pane.until("► Go on", || {});
    pane.press(&["Enter"]);
    anna.until(|it| !it.is_paused());
    anna.does(Manner::Leave);
    pane.until("Anna gone: a bot plays", || {});

    // Resigning has to be confirmed.
    pane.press(&["F7"]);
    pane.until("► Ask for a pause", || {});
    pane.until("► Resign", || pane.press(&["Down"]));
    pane.press(&["Enter"]);
    pane.until("Enter once more, or Esc.", || {});
    pane.press(&["Escape"]);
    pane.press(&["C-q"]);
    pane.until("left with 0", || {});
}

/// A player with little time left is warned in words, and may come back when a bot has taken over.
#[test]
fn little_time_is_warned_of_and_a_late_player_comes_back() {
    if is_left_out() {
        return;
    }
    let (data, home) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let house = House::open(data.path());
    let url = format!("http://{}", house.address());
    let play = format!("play morgenland --players 3 --clock 9+0 --server {url} --name Tarik");
    let pane = Pane::open((80, 24), "NO_COLOR=1 LC_ALL=C.UTF-8", &play, home.path());
    pane.until("Hurry!", || {});
    pane.until("Your time ran out: a bot plays for you.", || {});
    pane.press(&["F7"]);
    pane.until("► Take my seat back", || {});
    pane.press(&["Enter"]);
    pane.until("► Tarik 0:0", || {});
}
