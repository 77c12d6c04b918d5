import Foundation
import PaymentCardsContract
import PaymentCardsEntity

extension KeptCards {
    /// What the screen says of cards that are old: "Offline, as of 5 minutes ago".
    func state(in language: Language) -> KeptState {
        var label = CardStrings.kept[language].filled(with: ago(in: language))
        if !isWhole { label += CardStrings.keptInPart[language] }
        return KeptState(label: label, date: date)
    }

    private func ago(in language: Language) -> String {
        // Only how long ago it was matters, not when; less than a second would lie in the future.
        let then = Date(timeIntervalSinceReferenceDate: 0)
        let now = then.addingTimeInterval(Double(max(1, age.components.seconds)))
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: then, presentation: .numeric, unitsStyle: .wide,
            locale: Locale(identifier: language.rawValue), calendar: Calendar(identifier: .gregorian))
        return style.format(now)
    }
}
