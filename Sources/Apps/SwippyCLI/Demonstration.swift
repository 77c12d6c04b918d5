import Words

/// The built-in cards are a demonstration, which is kept apart from the person's own cards in everything.
extension Call {
    /// Whether the cards are the built-in ones. Whoever wants other cards names a file or a server, on the command line or as a
    /// setting.
    var showsDemonstration: Bool {
        let settings = allSettings
        return [FeedOptions.file, ServerOptions.url].allSatisfy {
            text($0) == nil && settings.value(of: $0) == nil
        }
    }

    /// What is said below the demonstration cards, and how to see one's own; `nil` where there are other cards, or none.
    var demonstrationRemark: String? {
        let hasCards = command.options.contains { $0.name == FeedOptions.file.name }
        guard hasCards, !has(LiveOptions.replay), showsDemonstration else { return nil }
        return LocalizedText(
            en: "Demonstration cards. Your own: swippy --file FILE",
            uk: "Демонстраційні картки. Ваші власні: swippy --file ФАЙЛ")[language]
    }
}
