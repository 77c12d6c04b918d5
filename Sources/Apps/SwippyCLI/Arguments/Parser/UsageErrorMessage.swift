import Words

/// The message for a ``UsageError``: one line about what happened and one about what to do.
struct UsageErrorMessage: Equatable, Sendable {
    let summary: String
    let advice: String

    init(_ error: UsageError, language: Language) {
        let words = UsageErrorWords(command: error.command ?? "", language: language)
        let help = error.command.map { "swippy \($0) --help" } ?? "swippy --help"
        let tryHelp = LocalizedText(en: "Try: \(help)", uk: "Спробуйте: \(help)")[language]
        summary = words.summary(of: error.problem)
        advice = [words.advice(for: error.problem), tryHelp].compactMap(\.self).joined(separator: " ")
    }

    /// Both lines as printed on standard error, without a line break at the end.
    var text: String { "swippy: \(summary)\n\(advice)" }
}
