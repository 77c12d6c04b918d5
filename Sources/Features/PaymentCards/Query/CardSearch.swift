package import PaymentCardsEntity

/// A search for cards that ignores case, diacritics and width.
///
/// Most texts are ASCII, where only case matters, and whose bytes are searched directly. Results for others are cached for a while,
/// since texts repeat.
package struct CardSearch {
    /// How well a card is found, the best first.
    package enum Match: Int, CaseIterable {
        /// Every word is one of the card's.
        case word
        /// Every word is there as it was typed, some of them within another one.
        case part
        /// Some words are there only by their letters in order.
        case loose
    }

    private var wanted: [SearchedWord]
    private var excluded: [SearchedWord]
    private let isEmpty: Bool

    /// A search for cards that contain every word of `text`. If it `isLoose`, the letters of a word may stand apart within one word
    /// of the card, and a word after “-” must not be there.
    package init(_ text: String, isLoose: Bool = false) {
        let words = SearchWords(text, isLoose: isLoose)
        wanted = words.wanted.map { SearchedWord(key: $0, isLoose: isLoose) }
        excluded = words.excluded.map { SearchedWord(key: $0, isLoose: false) }
        isEmpty = wanted.isEmpty && excluded.isEmpty
    }

    /// Whether the card's title, bank, holder and last four digits contain every word as it was typed.
    package mutating func finds(_ card: PaymentCard) -> Bool {
        guard !isEmpty else { return true }
        for index in excluded.indices where excluded[index].isFound(.part, on: card) { return false }
        for index in wanted.indices where !wanted[index].isFound(.part, on: card) { return false }
        return true
    }

    /// How the card is found; `nil` if it isn't.
    package mutating func match(_ card: PaymentCard) -> Match? {
        for index in excluded.indices where excluded[index].isFound(.part, on: card) { return nil }
        var match = Match.word
        for index in wanted.indices {
            if !wanted[index].isFound(.part, on: card) {
                guard wanted[index].isFound(.loose, on: card) else { return nil }
                match = .loose
            } else if match == .word, !wanted[index].isFound(.word, on: card) {
                match = .part
            }
        }
        return match
    }
}
