use std::time::Duration;

/// How long to wait after each failed try: longer each time, until it is given up.
const PAUSES: [Duration; 6] = [
    Duration::from_secs(30),
    Duration::from_mins(2),
    Duration::from_mins(10),
    Duration::from_hours(1),
    Duration::from_hours(4),
    Duration::from_hours(12),
];

/// How long to wait after so many failed tries; `None` to give up.
pub fn pause_after(tries: u32) -> Option<Duration> {
    PAUSES.get(usize::try_from(tries).ok()?.checked_sub(1)?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end() {
        let all: Vec<Duration> = (1..).map_while(pause_after).collect();
        assert_eq!(all, PAUSES);
        assert!(all.is_sorted_by(|one, next| *one * 2 < *next), "{all:?}");
        assert_eq!(pause_after(0), None, "nothing was tried yet");
    }
}
