//! A table of a house: one thread reads what it tells, another sends the wishes.

use std::{
    io::BufRead as _,
    sync::{
        Arc,
        mpsc::{Receiver, channel},
    },
    thread,
    time::Duration,
};

use serde_json::{Value, json};
use tabletop::{Seat, Viewer};
use tabletop_host::{Question, StandingOrder, hex, merge};
use words::{Arg, Said};

use super::{Ear, House, Wishes};
use crate::{Manners, News, Scene, Wish, manners::clean, number, said, text};

/// A line to a table.
pub struct Line {
    /// Where wishes go.
    pub wishes: Wishes,
    /// Disconnects when everything was sent.
    said: Receiver<()>,
}

/// How long sending the rest may take.
const FAREWELL: Duration = Duration::from_secs(5);

impl Line {
    /// Leaves when all wishes are sent, so that nothing is lost.
    pub fn hang_up(self) {
        drop(self.wishes);
        let _ = self.said.recv_timeout(FAREWELL);
    }
}

/// Plays at this table, or watches it.
pub fn remote(house: House, table: &str, ear: Ear) -> Line {
    let (wishes, wanted) = channel();
    let (saying, said) = channel();
    let (speaker, listener) = (house.clone(), ear.clone());
    let path = format!("/tables/{table}");
    let say = format!("{path}/say");
    thread::spawn(move || {
        speak(&speaker, &say, &listener, &wanted);
        drop(saying);
    });
    thread::spawn(move || Remote::new(ear).listen(&house, &path));
    Line { wishes, said }
}

/// Sends wishes to the house, and tells the desk what comes of them.
fn speak(house: &House, path: &str, ear: &Ear, wanted: &Receiver<Wish>) {
    while let Ok(wish) = wanted.recv() {
        let mut key = [0; 16];
        let _ = getrandom::fill(&mut key);
        let key = hex(&key);
        let action = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()));
        let body = match wish {
            Wish::Answer { asked, action: it } => {
                json!({"type": "answer", "key": key, "asked": asked, "action": action(&it)})
            }
            Wish::Check(it) => json!({"type": "check", "key": key, "action": action(&it)}),
            Wish::Study(what) => json!({"type": "study", "key": key, "what": what}),
            Wish::TakeBack { all } => json!({"type": "take-back", "key": key, "all": all}),
            Wish::Order { key: order, on } => json!({"type": "order", "key": key, "order": order, "on": on}),
            Wish::Manner(manner) => manner.body(&key),
            Wish::Ready | Wish::Step(_) | Wish::Watch(_) | Wish::Opinion => continue,
        };
        let told = match house.post(path, &body) {
            Ok(answer) => outcome(&answer),
            Err(why) => Some(News::Note(said("screen-unheard", [("why", text(why))]))),
        };
        if let Some(news) = told {
            // The desk may be gone; all wishes are sent all the same.
            ear.tell(news);
        }
    }
}

/// The news in a reply of the house; `None` if the wish was simply accepted.
fn outcome(answer: &Value) -> Option<News> {
    let note = |refusal: &Value| {
        let why: Option<Said> = serde_json::from_value(refusal["said"].clone()).ok();
        let rule = refusal["rule"].as_str().map(|rule| rule.to_owned().into());
        let why =
            why.map_or_else(|| text(refusal["message"].as_str().unwrap_or_default()), |it| Arg::Said(Box::new(it)));
        News::Note(Said { rule, ..said("term-refused", [("why", why)]) })
    };
    match answer["type"].as_str()? {
        "refused" => Some(note(&answer["refusal"])),
        "checked" if answer["refusal"].is_object() => Some(note(&answer["refusal"])),
        "checked" => Some(News::Note(said("screen-legal", []))),
        "studied" => Some(News::Studied(answer["answer"].clone())),
        _ => None,
    }
}

/// What is known of the table so far.
struct Remote {
    ear: Ear,
    table: Value,
    view: Value,
    question: Option<Question>,
    log: Arc<Vec<Said>>,
    status: Option<Said>,
    orders: Vec<StandingOrder>,
    undo: bool,
    manners: Arc<Manners>,
    /// The last message heard.
    since: u64,
}

impl Remote {
    fn new(ear: Ear) -> Remote {
        let (table, view) = (Value::Null, Value::Null);
        Remote {
            ear,
            table,
            view,
            question: None,
            log: Arc::default(),
            status: None,
            orders: Vec::new(),
            undo: false,
            manners: Arc::default(),
            since: 0,
        }
    }

    /// Reads the stream, and reconnects after a pause that grows while the house is away.
    fn listen(mut self, house: &House, path: &str) {
        let mut pause = Duration::from_millis(200);
        loop {
            if let Ok(lines) = house.stream(&format!("{path}/stream?since={}", self.since)) {
                pause = Duration::from_millis(200);
                for line in lines.lines().map_while(Result::ok).filter(|line| !line.is_empty()) {
                    let Ok(frame) = serde_json::from_str::<Value>(&line) else { break };
                    if self.hear(&frame).is_some_and(|news| !self.ear.tell(news)) {
                        return;
                    }
                }
            }
            if !self.ear.tell(News::Note(said("screen-reconnecting", []))) {
                return;
            }
            thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_secs(10));
        }
    }

    /// Takes in a frame; returns the news in it.
    fn hear(&mut self, frame: &Value) -> Option<News> {
        let about_manners = Arc::make_mut(&mut self.manners).hear(frame);
        match frame["type"].as_str()? {
            "table" => self.table = frame["table"].clone(),
            "orders" => self.orders = read(&frame["orders"])?,
            "message" => self.message(frame),
            _ => return about_manners.then(|| News::Manners(self.manners.clone())),
        }
        Some(News::Scene(Box::new(self.scene())))
    }

    fn message(&mut self, frame: &Value) {
        self.since = frame["v"].as_u64().unwrap_or(self.since);
        match (frame.get("view"), frame.get("patch")) {
            (Some(view), _) => self.view = view.clone(),
            (None, Some(patch)) => merge(&mut self.view, patch),
            (None, None) => {}
        }
        let lines = |them: &Value| -> Vec<Said> {
            them.as_array().into_iter().flatten().filter_map(|line| read(&line["said"])).collect()
        };
        if frame["story"].is_array() {
            self.log = Arc::new(lines(&frame["story"]));
        } else {
            Arc::make_mut(&mut self.log).extend(lines(&frame["lines"]));
        }
        let asked = frame["asked"].as_u64();
        if let Some(question) = read(&frame["question"]) {
            self.question = Some(question);
        }
        self.question = self.question.take().filter(|question| asked == Some(question.asked.into()));
        self.status = read(&frame["status"]);
        self.undo = frame["undo"].as_bool().unwrap_or(false);
    }

    fn scene(&self) -> Scene {
        let seats = self.table["seats"].as_array().cloned().unwrap_or_default();
        let me = seats.iter().position(|seat| seat["you"] == true).and_then(|at| Seat::new(at as u8));
        let name = |seat: &Value| clean(seat["name"].as_str().unwrap_or_default());
        let open = seats.iter().filter(|seat| seat["kind"] == "open").count();
        let waits = (open > 0).then(|| said("screen-open-chairs", [("n", number(open)), ("id", self.id())]));
        Scene {
            game: self.table["game"].as_str().unwrap_or_default().to_owned(),
            viewer: me.map_or(Viewer::Spectator, Viewer::Seat),
            names: seats.iter().map(name).collect(),
            view: self.view.clone(),
            question: self.question.clone(),
            log: self.log.clone(),
            status: waits.or_else(|| self.status.clone()),
            ranking: read(&self.table["ranking"]),
            undo: self.undo,
            orders: self.orders.clone(),
            step: None,
            manners: Some(self.manners.clone()),
        }
    }

    fn id(&self) -> Arg {
        text(self.table["id"].as_str().unwrap_or_default())
    }
}

fn read<T: serde::de::DeserializeOwned>(value: &Value) -> Option<T> {
    T::deserialize(value).ok()
}
