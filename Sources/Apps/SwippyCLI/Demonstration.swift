import CommandLine
import ScreenProgram
import Words

/// The built-in cards are a demonstration, which is kept apart from the person's own cards in everything.
extension Call {
    /// Whether the cards are the built-in ones: no file and no server is named, on the command line or as a setting, or an option
    /// asks for them.
    var showsDemonstration: Bool {
        let options = [FeedOptions.file, ServerOptions.url]
        guard options.allSatisfy({ text($0) == nil }) else { return false }
        let settings = allSettings
        return options.allSatisfy { settings.value(of: $0) == nil }
    }

    /// Whether an option asks for the built-in cards in place of those that are set.
    var demonstratesInstead: Bool {
        guard FeedOptions.demonstrating.contains(where: has) else { return false }
        let settings = allSettings
        return [FeedOptions.file, ServerOptions.url].contains { settings.origin(of: $0) != .standard }
    }

    /// Tells who is about to pay that the cards are demonstration ones: above the question, or where a script has answered it.
    func tellOfDemonstration() {
        guard showsDemonstration, flag(Confirmation.yes) || Confirmation(self).asks else { return }
        let remark =
            demonstratesInstead
            ? LocalizedText(
                en: "demonstration cards, not your own, so nothing real is paid",
                uk: "демонстраційні картки, не ваші; насправді нічого не сплачено")
            : LocalizedText(
                en: "demonstration cards, so nothing real is paid; yours: swippy init",
                uk: "демонстраційні картки, насправді нічого не сплачено; ваші: swippy init")
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
            en: "Demonstration cards. Yours: swippy init",
            uk: "Демонстраційні картки. Ваші: swippy init")[language]
    }
}
