/// What a shell asks the program about while a command line is typed, because only the program knows it.
enum CompletionSubject: String, CaseIterable, Sendable {
    /// A card of the list.
    case card
    /// A removed card.
    case removed
    /// The reference of a payment that can still be undone.
    case payment
    /// An offer.
    case offer
    /// The keys of `--sort`.
    case sort
    /// The terms of `--filter`, with the banks and networks of the cards.
    case filter
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
