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
    private var answers: [String: Bool] = [:]
    private var banks: [String: Bool] = [:]

    /// How many answers are kept.
    private static let capacity = 4096
    /// Texts of more bytes are asked about each time.
    private static let longestText = 128

    init(key: String) {
        self.key = key
        bytes = key.utf8.allSatisfy { $0 < 0x80 } ? Array(key.utf8) : nil
    }

    mutating func isFound(on card: CardGlance) -> Bool {
        isFound(in: card.plainBytes(of: .holder)) { card.holder }
            || isFound(in: card.plainBytes(of: .title)) { card.title }
            || isFound(in: card.lastFourBytes) { card.number?.lastFour }
            || isFoundInBank(of: card)
    }

    /// Whether the word is in a field, which is `plain` or, where that is `nil`, what `text` says.
    private mutating func isFound(in plain: ArraySlice<UInt8>?, or text: () -> String?) -> Bool {
        if let plain, let bytes { return plain.containsInAnyCase(bytes) }
        guard let text = plain.map({ String(decoding: $0, as: UTF8.self) }) ?? text() else { return false }
        return Self.answer(about: text, in: &answers) { [key] in text.searchKey.contains(key) }
    }

    private mutating func isFoundInBank(of card: CardGlance) -> Bool {
        guard let code = card.plainBytes(of: .bank).map({ String(decoding: $0, as: UTF8.self) }) ?? card.bank?.code
        else { return false }
        return Self.answer(about: code, in: &banks) { [key] in
            let bank = Bank(code: code)
            return bank.code.searchKey.contains(key) || bank.name.searchKey.contains(key)
        }
    }

    private static func answer(
        about text: String, in answers: inout [String: Bool], find: () -> Bool
    ) -> Bool {
        if let answer = answers[text] { return answer }
        let answer = find()
        guard text.utf8.count <= longestText else { return answer }
        if answers.count >= capacity { answers.removeAll(keepingCapacity: true) }
        answers[text] = answer
        return answer
    }
}

extension CardGlance {
    /// The last four digits where they stand together at the end of the number.
    var lastFourBytes: ArraySlice<UInt8>? {
        guard let number = plainBytes(of: .number), number.count >= 4 else { return nil }
        let last = number.suffix(4)
        return last.allSatisfy(\.isASCIIDigit) ? last : nil
    }
}

extension String {
    /// The text without case, diacritics and width, in no language's particular way.
    var searchKey: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
