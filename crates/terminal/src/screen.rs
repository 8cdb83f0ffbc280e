//! The screen of a real terminal: taken over, drawn on, and restored whatever happens.

use std::{
    io::{self, IsTerminal as _, Stdout, stdout},
    panic,
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

use anyhow::Context as _;
use crossterm::{
    cursor::Show,
    event, execute,
    terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
};
use ratatui::{Terminal, TerminalOptions, Viewport, backend::CrosstermBackend, layout::Rect};

use crate::{
    Desk, Ear, Wish,
    company::{Hearing, Input, Wishes},
    now,
};

/// Whether there are a screen and a keyboard.
pub fn is_there() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Whether the terminal is taken over.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// A terminal that is restored when this is dropped.
struct Screen(Terminal<CrosstermBackend<Stdout>>);

impl Screen {
    fn open() -> anyhow::Result<Screen> {
        enable_raw_mode().context("the terminal cannot be read key by key")?;
        TAKEN.store(true, Ordering::Relaxed);
        execute!(stdout(), EnterAlternateScreen)?;
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |what| {
            give_back();
            before(what);
        }));
        Ok(Screen(Terminal::new(CrosstermBackend::new(stdout()))?))
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Restores the terminal. It may be gone: then there is nothing to restore.
fn give_back() {
    // Only once: a second time would put the cursor over what was printed since.
    if !TAKEN.swap(false, Ordering::Relaxed) {
        return;
    }
    let _ = execute!(stdout(), LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

/// Lets a person play at this desk until they leave, or until the program is to end.
///
/// # Errors
///
/// If the terminal cannot be used.
pub fn sit_at(desk: &mut Desk, (ear, hearing): (Ear, Hearing), wishes: &Wishes) -> anyhow::Result<()> {
    let mut screen = Screen::open()?;
    listen(ear);
    screen.0.draw(|frame| desk.draw(frame))?;
    while let Some(first) = hearing.input(desk.pulse()) {
        let mut next = Some(first);
        // All input that has come in the meantime is drawn at once.
        while let Some(input) = next {
            if !take_in(desk, input, wishes) {
                return Ok(());
            }
            next = hearing.waiting();
        }
        desk.look_at_clock(now());
        screen.0.draw(|frame| desk.draw(frame))?;
    }
    Ok(())
}

/// Hands an input to the desk; false if the desk is to close.
fn take_in(desk: &mut Desk, input: Input, wishes: &Wishes) -> bool {
    #[cfg(debug_assertions)]
    if matches!(input, Input::Screen(event::Event::Key(key)) if key.code == event::KeyCode::F(12)) {
        // A test checks that the terminal is restored.
        assert!(std::env::var_os("SERAI_TRIAL").is_none(), "a test has pressed F12");
    }
    let wanted: Vec<Wish> = match input {
        Input::Screen(event::Event::Key(key)) => desk.press(key),
        Input::Screen(_) | Input::Tick => Vec::new(),
        Input::News(news) => desk.hear(news),
        Input::Stop => return false,
    };
    for wish in wanted {
        // A table that is gone has already said so.
        let _ = wishes.send(wish);
    }
    !desk.leaves()
}

/// Reads the keyboard on a thread of its own.
fn listen(ear: Ear) {
    thread::spawn(move || {
        while let Ok(event) = event::read() {
            if ear.0.send(Input::Screen(event)).is_err() {
                return;
            }
        }
        ear.stop();
    });
}

/// A screen that makes the output for a terminal and throws it away, for measurements.
pub struct Canvas(Terminal<CrosstermBackend<io::Sink>>);

/// A screen of this size that is not shown.
///
/// # Panics
///
/// Never: nothing can go wrong where nothing is kept.
pub fn canvas((width, height): (u16, u16)) -> Canvas {
    let options = TerminalOptions { viewport: Viewport::Fixed(Rect::new(0, 0, width, height)) };
    let screen = Terminal::with_options(CrosstermBackend::new(io::sink()), options);
    Canvas(screen.expect("nothing can go wrong where nothing is kept"))
}

impl Canvas {
    /// Draws a desk.
    ///
    /// # Errors
    ///
    /// Never: nothing is kept.
    pub fn draw(&mut self, desk: &Desk) -> io::Result<()> {
        self.0.draw(|frame| desk.draw(frame)).map(drop)
    }
}

/// One of the four arrow keys.
pub fn arrow(number: usize) -> event::KeyEvent {
    let codes = [event::KeyCode::Right, event::KeyCode::Down, event::KeyCode::Left, event::KeyCode::Up];
    event::KeyEvent::new(codes[number % codes.len()], event::KeyModifiers::NONE)
}
