import Foundation
import PaymentCardsContract

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

    /// The interface's English spells as Britain does, so its dates begin with the day and its hours go to 24.
    private var style: Date.FormatStyle {
        let locale =
            switch language {
            case .english: Locale(identifier: "en_GB")
            case .ukrainian: Locale(identifier: "uk_UA")
            }
        return Date.FormatStyle(
            locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: timeZone)
    }
}
