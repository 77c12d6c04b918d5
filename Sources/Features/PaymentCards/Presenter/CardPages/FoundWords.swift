import Foundation
import PaymentCardsEntity
import Values

/// The words of a search, which are marked where a card has them.
struct FoundWords {
    private let words: [String]
    private let isFuzzy: Bool

    init(_ search: String, isFuzzy: Bool) {
        words = search.isEmpty ? [] : SearchWords(search, isLoose: isFuzzy).wanted
        self.isFuzzy = isFuzzy
    }

    /// What of the card's texts they have found, as it is written: all four digits, since fewer might stand elsewhere in the number,
    /// and a whole word where only its letters were found.
    func found(on card: PaymentCard, isPrivate: Bool) -> [String] {
        var found: [String] = []
        let texts = [card.title, card.holder, card.bank.name]
        for word in words {
            var pieces = texts.flatMap { Self.pieces(of: $0, with: word) }
            if !isPrivate, let last = card.number.lastFour, last.contains(word) { pieces.append(last) }
            if pieces.isEmpty, isFuzzy, let loose = LooseWord(word) {
                pieces = texts.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
                    .filter { loose.isFound(in: $0.searchKey) }
            }
            for piece in pieces where !found.contains(piece) { found.append(piece) }
        }
        return found
    }

    private static func pieces(of text: String, with word: String) -> [String] {
        var pieces: [String] = []
        var rest = text[...]
        while let range = rest.range(
            of: word, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]), !range.isEmpty
        {
            pieces.append(String(rest[range]))
            rest = rest[range.upperBound...]
        }
        return pieces
    }
}
