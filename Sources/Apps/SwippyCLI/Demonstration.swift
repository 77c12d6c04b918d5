import CommandLine
import ScreenProgram
import Synchronization
import Words

/// The built-in cards are a demonstration, which is kept apart from the person's own cards in everything.
extension Call {
    /// Whether the cards are the built-in ones.
    var showsDemonstration: Bool { if case .demonstration = cardOrigin { true } else { false } }

    /// Whether an option asks for the built-in cards in place of others: of those that are set, or of the wallet.
    var demonstratesInstead: Bool { cardOrigin == .demonstration(isAsked: true) && hasOthers }

    /// Tells who is about to pay that the cards are demonstration ones: above the question, or where a script has answered it.
    func tellOfDemonstration() {
        guard showsDemonstration, flag(Confirmation.yes) || Confirmation(self).asks else { return }
        let remark =
            demonstratesInstead
            ? LocalizedText(
                en: "Demonstration: nothing is paid", uk: "Демонстрація: насправді нічого не сплачено")
            : LocalizedText(
                en: "Demonstration: nothing is paid. Yours: swippy add",
                uk: "Демонстрація: насправді нічого не сплачено. Ваші: swippy add")
        _ = self[ToldDemonstration.self].isFirst()
        tell([remark[language]])
    }

    /// Refuses to answer with dues that are made up: whoever relies on the answer never looks at the cards.
    func refuseDemonstration() throws(CommandStop) {
        guard showsDemonstration else { return }
        let message = LocalizedText(
            en: "these dues are the demonstration’s, and made up",
            uk: "ці борги демонстраційні, тобто вигадані")
        let advice =
            demonstratesInstead
            ? LocalizedText(
                en: "Leave out what asks for the demonstration, such as --demo.",
                uk: "Приберіть те, що просить демонстрацію, як-от --demo.")
            : LocalizedText(
                en: "Add a card of your own with “swippy add”, or name a file with --file.",
                uk: "Додайте власну картку: «swippy add», або назвіть файл: --file.")
        throw CommandStop(exitCode: .otherCards, message: message[language], advice: advice[language])
    }

    /// What is said of the demonstration cards, once, beside lines of text, which have no place for it.
    func demonstrationRemarkBesideLines() -> String? {
        guard let remark = demonstrationRemark, self[ToldDemonstration.self].isFirst() else { return nil }
        return remark
    }

    /// What is said of the demonstration cards, and how to begin with one's own; `nil` where there are other cards, or none. Its
    /// first sentence fits in 40 columns.
    var demonstrationRemark: String? {
        let hasCards = option(FeedOptions.file.name) != nil
        let checksOthers = text(CheckCommand.file) != nil
        guard hasCards, !has(LiveOptions.replay), !checksOthers, showsDemonstration else { return nil }
        guard !demonstratesInstead else {
            return LocalizedText(
                en: "Demonstration: the cards are made up", uk: "Демонстрація: це вигадані картки")[
                    language]
        }
        return LocalizedText(
            en: "Demonstration: the cards are made up. Yours: swippy add",
            uk: "Демонстрація: це вигадані картки. Ваші: swippy add")[language]
    }
}

/// Whether a call has said already that its cards are a demonstration.
private final class ToldDemonstration: CallAddition {
    private let isTold = Mutex(false)

    init(call: Call) {}

    /// Whether it is said for the first time. From then on it is said.
    func isFirst() -> Bool {
        isTold.withLock { isTold in
            defer { isTold = true }
            return !isTold
        }
    }
}

extension Call {
    /// What is said of the demonstration cards, as long as they are shown: a live screen may go on to the person's own.
    var remarkWhileShown: @Sendable () -> String? {
        let (remark, isShown) = (demonstrationRemark, isDemonstrationShown)
        return { isShown() ? remark : nil }
    }
}
