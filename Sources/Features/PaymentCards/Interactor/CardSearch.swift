import Foundation
import PaymentCardsEntity

/// A search over cards that sees past case, diacritics and width.
///
/// Most of a feed is ASCII, where that means no more than to see past case, and its bytes are looked at as they are. What
/// was found out about any other text is kept for a while: texts repeat.
struct CardSearch {
    private var words: [SearchedWord]

    /// A search for cards in which every word of `text` is found.
    init(_ text: String) {
        words = text.searchKey.split(whereSeparator: \.isWhitespace).map { SearchedWord(key: String($0)) }
    }

    /// Whether every word is found in the card's title, bank, holder or last four digits.
    mutating func finds(_ card: CardGlance) -> Bool {
        for index in words.indices where !words[index].isFound(on: card) { return false }
        return true
    }
}

/// A word that is searched for.
private struct SearchedWord {
    private let key: String
    /// The word where it is ASCII: nothing else is found in ASCII.
    private let bytes: [UInt8]?
    /// By the bytes of a text as it stands in a feed.
    private var answers: [ArraySlice<UInt8>: Bool] = [:]
    private var banks: [ArraySlice<UInt8>: Bool] = [:]

    /// How many answers are kept.
    private static let capacity = 4096
    /// Texts of more bytes are asked about each time.
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
        // A copy, because a slice keeps all bytes that it was cut from.
        answers[ArraySlice(Array(raw))] = answer
        return answer
    }
}

extension String {
    /// The text without case, diacritics and width, in no language's particular way.
    var searchKey: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
