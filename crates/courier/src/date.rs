/// A calendar date and time, in UTC.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Date {
    /// The year.
    pub year: i64,
    /// The month, from 1.
    pub month: i64,
    /// The day of the month, from 1.
    pub day: i64,
    /// Minutes since midnight.
    pub minute: i64,
    /// Seconds of the minute.
    pub second: i64,
    /// The day of the week, counted from Thursday, the first day of 1970.
    weekday: i64,
}

impl Date {
    /// The date so many seconds after the beginning of 1970.
    pub fn at(seconds: i64) -> Date {
        let (days, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
        // Years begin in March here, so that the day of a leap year comes last.
        let shifted = days + 719_468;
        let (era, day) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let date = day - (153 * month + 2) / 5 + 1;
        let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        let year = era * 400 + year + later;
        Date { year, month, day: date, minute: second / 60, second: second % 60, weekday: days.rem_euclid(7) }
    }

    /// To the minute, as `2026-11-18 14:05`.
    pub fn short(&self) -> String {
        let Date { year, month, day, minute, .. } = self;
        format!("{year}-{month:02}-{day:02} {:02}:{:02}", minute / 60, minute % 60)
    }

    /// As it stands in a mail (RFC 5322).
    pub(crate) fn mailed(&self) -> String {
        const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
        const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
        let Date { year, day, minute, second, .. } = self;
        let place = |number: i64| usize::try_from(number).expect("days and months are counted up");
        let (weekday, month) = (DAYS[place(self.weekday)], MONTHS[place(self.month - 1)]);
        format!("{weekday}, {day} {month} {year} {:02}:{:02}:{second:02} +0000", minute / 60, minute % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_told_as_the_calendar_has_them() {
        for (seconds, told) in [
            (0, "1970-01-01 00:00"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (951_868_800, "2000-03-01 00:00"),
            (1_709_164_800, "2024-02-29 00:00"),
            (1_793_457_900, "2026-10-31 14:45"),
            (4_107_542_400, "2100-03-01 00:00"),
        ] {
            assert_eq!(Date::at(seconds).short(), told);
        }
        assert_eq!(Date::at(784_111_777).mailed(), "Sun, 6 Nov 1994 08:49:37 +0000");
        assert_eq!(Date::at(0).mailed(), "Thu, 1 Jan 1970 00:00:00 +0000");
    }
}
