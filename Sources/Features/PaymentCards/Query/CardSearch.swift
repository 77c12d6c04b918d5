import Foundation
import PaymentCardsEntity
package import PaymentCardsGlances
import Values

/// A search for cards that ignores case, diacritics and width.
///
/// Most of a feed is ASCII, where only case matters, and whose bytes are searched directly. Results for other texts are cached
/// for a while, since texts repeat.
package struct CardSearch {
    private var words: [SearchedWord]

    /// A search for cards that contain every word of `text`.
    package init(_ text: String) {
        words = text.searchKey.split(whereSeparator: \.isWhitespace).map { SearchedWord(key: String($0)) }
    }

    /// Whether the card's title, bank, holder and last four digits contain every word.
    package mutating func finds(_ card: CardGlance) -> Bool {
        for index in words.indices where !words[index].isFound(on: card) { return false }
        return true
    }
}

private struct SearchedWord {
    private let key: String
    /// The word if it is ASCII: no other word occurs in ASCII text.
    private let bytes: [UInt8]?
    /// The results by the bytes of a text in the feed.
    private var answers: [ArraySlice<UInt8>: Bool] = [:]
    private var banks: [ArraySlice<UInt8>: Bool] = [:]

    /// The maximum number of cached results.
    private static let capacity = 4096
    /// Longer texts, in bytes, are searched each time.
    private static let longestText = 256

    init(key: String) {
        self.key = key
        bytes = key.utf8.allSatisfy { $0 < 0x80 } ? Array(key.utf8) : nil
    }

    mutating func isFound(on card: CardGlance) -> Bool {
        isFound(in: .holder, of: card) { card.holder } || isFound(in: .title, of: card) { card.title }
            || isFoundInNumber(of: card) || isFoundInBank(of: card)
    }

    private mutating func isFound(in field: CardField, of card: CardGlance, text: () -> String?) -> Bool {
        if let bytes, let plain = card.plainBytes(of: field) { return plain.containsInAnyCase(bytes) }
        return Self.answer(about: card.rawBytes(of: field), in: &answers) { [key] in
            text()?.searchKey.contains(key) ?? false
        }
    }

    private func isFoundInNumber(of card: CardGlance) -> Bool {
        if let last = card.lastFourBytes { return bytes.map(last.containsInAnyCase) ?? false }
        return card.number?.lastFour?.contains(key) ?? false
    }

    private mutating func isFoundInBank(of card: CardGlance) -> Bool {
        Self.answer(about: card.rawBytes(of: .bank), in: &banks) { [key] in
            guard let bank = card.bank else { return false }
            return bank.code.searchKey.contains(key) || bank.name.searchKey.contains(key)
        }
    }

    private static func answer(
        about raw: ArraySlice<UInt8>?, in answers: inout [ArraySlice<UInt8>: Bool], find: () -> Bool
    ) -> Bool {
        guard let raw, raw.count <= longestText else { return find() }
        if let answer = answers[raw] { return answer }
        let answer = find()
        if answers.count >= capacity { answers.removeAll(keepingCapacity: true) }
        // A copy, because a slice retains all the bytes that it was cut from.
        answers[ArraySlice(Array(raw))] = answer
        return answer
    }
}

extension String {
    /// The text without case, diacritics and width, independent of any language.
    package var searchKey: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}

extension ArraySlice<UInt8> {
    /// Whether these bytes contain `word`, which is in lower case, in any case.
    func containsInAnyCase(_ word: [UInt8]) -> Bool {
        guard let first = word.first else { return true }
        guard word.count <= count else { return false }
        return withUnsafeBufferPointer { bytes in
            word.withUnsafeBufferPointer { word in
                for start in 0...(bytes.count - word.count) where bytes[start].asciiLowercased == first {
                    var length = 1
                    while length < word.count, bytes[start + length].asciiLowercased == word[length] {
                        length += 1
                    }
                    if length == word.count { return true }
                }
                return false
            }
        }
    }
}
