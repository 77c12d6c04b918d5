import Foundation
import PaymentCardsEntity

@testable import PaymentCardsInteractor
import PaymentCardsQuery
import Values

/// A search that folds every text of every card.
struct SlowSearch {
    private let words: [String]

    /// A search for cards in which every word of `text` is found.
    init(_ text: String) {
        words = text.searchKey.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Whether every word is found in the card's title, bank, holder or last four digits.
    func finds(_ card: PaymentCard) -> Bool {
        guard !words.isEmpty else { return true }
        let fields = [card.title, card.bank.code, card.bank.name, card.holder, card.number.lastFour ?? ""]
            .map(\.searchKey)
        return words.allSatisfy { word in fields.contains { $0.contains(word) } }
    }
}
