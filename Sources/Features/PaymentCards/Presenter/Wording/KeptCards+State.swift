import Foundation
import PaymentCardsEntity
import ScreenContract
import Words

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
