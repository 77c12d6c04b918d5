import PaymentCardsPorts
import Words

/// What is said of a payment that is a record, or a play: no money moves.
enum RecordStrings {
    static let toRecord = LocalizedText(en: "To record as paid", uk: "Записати як сплачене")
    static let recording = LocalizedText(en: "Recording…", uk: "Записуємо…")
    static let recorded = LocalizedText(en: "Recorded as paid", uk: "Записано як сплачене")
    static let record = LocalizedText(en: "Record {}", uk: "Записати {}")
    static let recordQuestion = LocalizedText(
        en: "Record that you paid {amount} on {card}? Left to pay afterwards: {rest}.",
        uk: "Записати, що ви сплатили {amount} за карткою {card}? Залишиться до сплати: {rest}.")
    static let movesNothing = LocalizedText(
        en: "Swippy moves no money: it records what you pay at your bank.",
        uk: "Swippy не переказує грошей: вона записує сплачене в банку.")
    static let playsOnly = LocalizedText(
        en: "Demonstration: nothing is paid.", uk: "Демонстрація: нічого не сплачується.")
    static let notRecorded = LocalizedText(en: "nothing was recorded", uk: "нічого не записано")
}

extension PaymentMeaning {
    /// What is said of a payment: of a record in other words than of an order.
    func words(_ order: LocalizedText, record: LocalizedText, in voice: CardVoice) -> String {
        voice[self == .record ? record : order]
    }

    /// That no money moves, where none does.
    func movesNothing(in voice: CardVoice) -> String? {
        switch self {
        case .order: nil
        case .record: voice[RecordStrings.movesNothing]
        case .demonstration: voice[RecordStrings.playsOnly]
        }
    }
}
