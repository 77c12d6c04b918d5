import Foundation
import Words

/// Says when something happened, in the person's time zone.
struct MomentText {
    let language: Language
    let timeZone: TimeZone

    /// The day: 20 Nov 2026.
    func day(of date: Date) -> String {
        date.formatted(style.day().month(.abbreviated).year()).plain
    }

    /// The time of day: 14:27.
    func time(of date: Date) -> String {
        date.formatted(style.hour().minute()).plain
    }

    /// The time of day, where seconds matter: 14:27:05.
    func exactTime(of date: Date) -> String {
        date.formatted(style.hour().minute().second()).plain
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(
            locale: language.dateLocale, calendar: Calendar(identifier: .gregorian), timeZone: timeZone)
    }
}
