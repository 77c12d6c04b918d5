package import Words

/// What a shell asks the program about while a command line is typed, because only the program knows it.
public struct CompletionSubject: Hashable, Sendable {
    package let name: String

    /// A subject that the scripts of shells know by this name.
    public init(name: String) { self.name = name }
}

/// Answers a shell that asks for completions.
package struct Completer: Sendable {
    package let subjects: [CompletionSubject]
    /// A sentence about what it completes besides the words in the help.
    package let note: LocalizedText?
    /// The names of the options that the answer depends on. If one is invalid, there is no answer.
    package let heeded: [String]
    /// What can be typed after `typed`.
    package let offers:
        @MainActor @Sendable (_ subject: CompletionSubject, _ typed: String, _ call: Call) async throws ->
            [CompletionOffer]

    package init(
        subjects: [CompletionSubject] = [], note: LocalizedText? = nil, heeded: [String] = [],
        offers:
            @escaping @MainActor @Sendable (
                _ subject: CompletionSubject, _ typed: String, _ call: Call
            ) async throws -> [CompletionOffer] = { _, _, _ in [] }
    ) {
        (self.subjects, self.note, self.heeded, self.offers) = (subjects, note, heeded, offers)
    }
}

/// A word that may be typed, and what it means.
package struct CompletionOffer: Equatable {
    package let word: String
    package let meaning: String

    package init(word: String, meaning: String) { (self.word, self.meaning) = (word, meaning) }

    /// The offer as a line, with a tab between the two; `nil` for a word that no shell could pass on unchanged.
    package var line: String? {
        let isSafe = !word.isEmpty && word.unicodeScalars.allSatisfy(\.isShown)
        let meaning = String(String.UnicodeScalarView(meaning.unicodeScalars.filter(\.isShown)))
        return isSafe ? "\(word)\t\(meaning)\n" : nil
    }
}

extension Unicode.Scalar {
    /// Whether a shell may show it: it neither ends a line nor controls a terminal.
    fileprivate var isShown: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
        default: true
        }
    }
}
