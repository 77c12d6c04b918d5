import Foundation
import PaymentCardsEntity
import Values

/// A word of a search.
struct SearchedWord {
    private let sought: SoughtWord
    /// Whether texts that are not ASCII have it, for each way to find it.
    private var answers = [[String: Bool]](repeating: [:], count: CardSearch.Match.allCases.count)

    /// The maximum number of cached results.
    private static let capacity = 4096
    /// Longer texts, in bytes, are searched each time.
    private static let longestText = 256

    /// The word with this search key. If it `isLoose`, its letters may be found apart.
    init(key: String, isLoose: Bool) { sought = SoughtWord(key, isLoose: isLoose) }

    /// Whether the card has it in this way. Digits of its number are never found apart.
    mutating func isFound(_ way: CardSearch.Match, on card: PaymentCard) -> Bool {
        isFound(way, in: card.holder) || isFound(way, in: card.title)
            || way != .loose && card.number.lastFour.map { isFound(way, in: $0) } ?? false
            || way != .loose && card.otherLastFours.contains { isFound(way, in: $0) }
            || isFound(way, in: card.bank.code) || isFound(way, in: card.bank.name)
    }

    private mutating func isFound(_ way: CardSearch.Match, in text: String) -> Bool {
        var text = text
        if let answer = text.withUTF8({ sought.isFound(way, in: $0) }) { return answer }
        if let answer = answers[way.rawValue][text] { return answer }
        let answer = sought.isFound(way, in: text.searchKey)
        guard text.utf8.count <= Self.longestText else { return answer }
        if answers[way.rawValue].count >= Self.capacity { answers[way.rawValue] = [:] }
        answers[way.rawValue][text] = answer
        return answer
    }
}

/// What is looked for in a text.
private struct SoughtWord {
    private let key: String
    /// Its letters, if others may stand between them.
    private let loose: LooseWord?
    /// The word if it is ASCII: no other word occurs in ASCII text.
    private let bytes: [UInt8]?

    init(_ key: String, isLoose: Bool) {
        self.key = key
        loose = isLoose ? LooseWord(key) : nil
        bytes = key.utf8.allSatisfy { $0 < 0x80 } ? Array(key.utf8) : nil
    }

    /// Whether it is in a text with these bytes in this way; `nil` if they are not ASCII, where only its search key tells.
    func isFound(_ way: CardSearch.Match, in text: UnsafeBufferPointer<UInt8>) -> Bool? {
        guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
        return switch way {
        case .word: bytes.map { text.containsInAnyCase($0, asWord: true) } ?? false
        case .part: bytes.map { text.containsInAnyCase($0) } ?? false
        case .loose: loose?.isFound(in: text) ?? false
        }
    }

    /// Whether it is in a text with the search key `text` in this way.
    func isFound(_ way: CardSearch.Match, in text: String) -> Bool {
        switch way {
        case .word: text.containsWord(key)
        case .part: text.contains(key)
        case .loose: loose?.isFound(in: text) ?? false
        }
    }
}

extension String {
    /// Whether `word` stands here between other characters than letters and digits.
    fileprivate func containsWord(_ word: String) -> Bool {
        ranges(of: word).contains { range in
            let neighbours = [self[..<range.lowerBound].last, self[range.upperBound...].first]
            return neighbours.allSatisfy { $0.map { !$0.isLetter && !$0.isNumber } ?? true }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether these bytes contain `word`, which is in lower case, in any case; `asWord` only between other characters than letters
    /// and digits.
    fileprivate func containsInAnyCase(_ word: [UInt8], asWord: Bool = false) -> Bool {
        guard let first = word.first else { return true }
        guard word.count <= count else { return false }
        for start in 0...(count - word.count) where self[start].lowercased == first {
            var length = 1
            while length < word.count, self[start + length].lowercased == word[length] { length += 1 }
            guard length == word.count else { continue }
            let end = start + length
            if !asWord
                || (start == 0 || !self[start - 1].isAlphanumeric)
                    && (end == count || !self[end].isAlphanumeric)
            {
                return true
            }
        }
        return false
    }
}

extension UInt8 {
    fileprivate var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
    fileprivate var isAlphanumeric: Bool { self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26 }
}
