package import Foundation
package import Records

/// An all-day event of a calendar.
package struct CalendarEvent: Sendable {
    /// A globally unique identifier of the event.
    package let uid: String
    /// The day, as in `2026-11-28`.
    package let day: String
    /// What it is about.
    package let summary: String

    package init(uid: String, day: String, summary: String) {
        (self.uid, self.day, self.summary) = (uid, day, summary)
    }
}

/// Events in the form of RFC 5545 ("iCalendar"), each with an alarm at nine in the morning of the day before.
package struct CalendarText {
    private let events: [CalendarEvent]
    private let stamp: Date
    private let part: RecordPart

    /// The calendar of `events`, made at `stamp`, or a part of it.
    package init(events: [CalendarEvent], stamp: Date, part: RecordPart = .whole) {
        (self.events, self.stamp, self.part) = (events, stamp, part)
    }

    /// The calendar, or the part: parts one after another are the calendar.
    package var text: String {
        let head = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Swippy//Dues//EN",
            "CALSCALE:GREGORIAN",
        ]
        let foot = ["END:VCALENDAR"]
        return ((part.isFirst ? head : []) + events.flatMap(lines) + (part.isLast ? foot : []))
            .map { Self.folded($0) + "\r\n" }.joined()
    }

    private func lines(of event: CalendarEvent) -> [String] {
        let summary = Self.escaped(event.summary)
        return [
            "BEGIN:VEVENT", "UID:\(Self.escaped(event.uid))",
            "DTSTAMP:\(stamp.formatted(Self.stampStyle))",
            "DTSTART;VALUE=DATE:\(event.day.filter { $0 != "-" })", "SUMMARY:\(summary)",
            // A due doesn't mark the day as busy.
            "TRANSP:TRANSPARENT",
            "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(summary)", "TRIGGER:-PT15H", "END:VALARM",
            "END:VEVENT",
        ]
    }

    private static let stampStyle = Date.ISO8601FormatStyle(
        dateSeparator: .omitted, dateTimeSeparator: .standard, timeSeparator: .omitted, timeZone: .gmt)

    /// `text` as a value (section 3.3.11): line breaks become `\n`, other control characters spaces.
    ///
    /// Works on scalars: a comma with an accent is another character to Swift, but not to a calendar.
    static func escaped(_ text: String) -> String {
        let lines = text.replacing("\r\n", with: "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            var escaped = String.UnicodeScalarView()
            for scalar in String(line).oneLine.unicodeScalars {
                if scalar == "\\" || scalar == ";" || scalar == "," { escaped.append("\\") }
                escaped.append(scalar)
            }
            return String(escaped)
        }
        .joined(separator: "\\n")
    }

    /// `line` in pieces of at most 75 bytes, never cut inside a character (section 3.1): after the first, each begins with a
    /// space.
    static func folded(_ line: String) -> String {
        var (folded, used) = ("", 0)
        for scalar in line.unicodeScalars {
            let bytes = UTF8.width(scalar)
            if used + bytes > 75 {
                folded += "\r\n "
                used = 1
            }
            folded.unicodeScalars.append(scalar)
            used += bytes
        }
        return folded
    }
}
