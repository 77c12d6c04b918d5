import Foundation
import PaymentCardsEntity

@testable import PaymentCardsInteractor
import PaymentCardsQuery
import Values

/// A search that folds every text of every card.
struct SlowSearch {
    private let words: [String]
    private let isFuzzy: Bool

    /// A search for cards in which every word of `text` is found; if it is fuzzy, maybe only by its letters.
    init(_ text: String, isFuzzy: Bool) {
        words = text.searchKey.split(whereSeparator: \.isWhitespace).map(String.init)
        self.isFuzzy = isFuzzy
    }

    /// 0 if every word is one of the card's title, bank, holder or last four digits, 1 if some are within others, 2 if some are there
    /// only by their letters, and `nil` if one isn't, or is excluded and is. If it isn't fuzzy, all that are there are alike.
    func rank(of card: PaymentCard) -> Int? {
        let texts = [card.title, card.bank.code, card.bank.name, card.holder].map(\.searchKey)
        func has(_ word: String) -> Bool {
            (texts + [card.number.lastFour ?? ""]).contains { $0.contains(word) }
        }
        func isWord(_ word: String) -> Bool {
            (texts + [card.number.lastFour ?? ""]).contains { text in
                text.ranges(of: word).contains { range in
                    [text[..<range.lowerBound].last, text[range.upperBound...].first].compactMap(\.self)
                        .allSatisfy { !$0.isLetter && !$0.isNumber }
                }
            }
        }
        var rank = 0
        for word in words {
            if isFuzzy, word.first == "-" {
                if word.count > 1, has(String(word.dropFirst())) { return nil }
            } else if !has(word) {
                guard isFuzzy, word.count > 2, !word.allSatisfy(\.isNumber),
                    texts.flatMap({ $0.split(whereSeparator: \.isWhitespace) })
                        .contains(where: { Self.isSubsequence(word[...], of: $0) })
                else { return nil }
                rank = 2
            } else if isFuzzy, !isWord(word) {
                rank = max(rank, 1)
            }
        }
        return rank
    }

    private static func isSubsequence(_ word: Substring, of text: Substring) -> Bool {
        guard let letter = word.first else { return true }
        guard let place = text.firstIndex(of: letter) else { return false }
        return isSubsequence(word.dropFirst(), of: text[text.index(after: place)...])
    }
}
