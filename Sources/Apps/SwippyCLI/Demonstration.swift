import CommandLine
import ScreenProgram
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
                en: "demonstration cards, not your own, so nothing real is paid",
                uk: "демонстраційні картки, не ваші; насправді нічого не сплачено")
            : LocalizedText(
                en: "demonstration cards, so nothing real is paid; yours: swippy add",
                uk: "демонстраційні картки, насправді нічого не сплачено; ваші: swippy add")
        tell([remark[language]])
    }

    /// What is said of the demonstration cards, and how to begin with one's own; `nil` where there are other cards, or none. It
    /// fits in 40 columns.
    var demonstrationRemark: String? {
        let hasCards = option(FeedOptions.file.name) != nil
        let checksOthers = text(CheckCommand.file) != nil
        guard hasCards, !has(LiveOptions.replay), !checksOthers, showsDemonstration else { return nil }
        guard !demonstratesInstead else {
            return LocalizedText(
                en: "Demonstration cards, not your own", uk: "Демонстраційні картки, не ваші")[language]
        }
        return LocalizedText(
            en: "Demonstration cards. Yours: swippy add",
            uk: "Демонстраційні картки. Ваші: swippy add")[language]
    }
}

extension Call {
    /// What is said of the demonstration cards, as long as they are shown: a live screen may go on to the person's own.
    var remarkWhileShown: @Sendable () -> String? {
        let (remark, isShown) = (demonstrationRemark, isDemonstrationShown)
        return { isShown() ? remark : nil }
    }
}
