/// What a shell asks the program about while a command line is typed, because only the program knows it.
struct CompletionSubject: Hashable, Sendable {
    let name: String
}

/// Answers a shell that asks what can be typed.
struct Completer: Sendable {
    var subjects: [CompletionSubject] = []
    /// The names of the options that decide about the answer. One that is wrong means that there is none.
    var heeded: [String] = []
    /// What can be typed after `typed`.
    var offers:
        @MainActor @Sendable (_ subject: CompletionSubject, _ typed: String, _ call: Call) async throws ->
            [CompletionOffer] = { _, _, _ in [] }
}

/// A word that may be typed, and what it means.
struct CompletionOffer: Equatable {
    let word: String
    let meaning: String

    /// The offer as a line, with a tab between the two; `nil` for a word that no shell could pass on unchanged.
    var line: String? {
        let isSafe = !word.isEmpty && word.unicodeScalars.allSatisfy(\.isShown)
        let meaning = String(String.UnicodeScalarView(meaning.unicodeScalars.filter(\.isShown)))
        return isSafe ? "\(word)\t\(meaning)\n" : nil
    }
}

extension Unicode.Scalar {
    /// Whether it neither ends a line nor controls a terminal.
    fileprivate var isShown: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
        default: true
        }
    }
}
