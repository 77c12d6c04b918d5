import Foundation
import PaymentCardsEntity
import ScreenContract
import Words

/// Says when something happened, in the person's time zone.
struct MomentText {
    let language: Language
    let timeZone: TimeZone

    /// The day: 20 Nov 2026.
    func day(of date: Date) -> String {
        language.text(of: date, style.day().month(language.month).year())
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

extension KeptCards {
    /// What a screen says of what is old: "Offline, as of 5 minutes ago".
    func state(in language: Language) -> KeptState {
        var label =
            age.map {
                language("Offline, as of {}", "Не в мережі, отримано {}").filled(
                    with: ago($0, in: language))
            }
            ?? language(
                "Offline, as of a time that the clock puts in the future",
                "Не в мережі, отримано в час, який за годинником ще не настав")
        if !isWhole {
            label +=
                language("; some cards may be missing", "; частини карток може бракувати")
        }
        return KeptState(label: label, date: date)
    }

    private func ago(_ age: Duration, in language: Language) -> String {
        // Only how long ago it was matters, not when; less than a second would lie in the future.
        let then = Date(timeIntervalSinceReferenceDate: 0)
        let now = then.addingTimeInterval(Double(max(1, age.components.seconds)))
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: then, presentation: .numeric, unitsStyle: .wide,
            locale: Locale(identifier: language.rawValue), calendar: Calendar(identifier: .gregorian))
        return style.format(now)
    }
}
