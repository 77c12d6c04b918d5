import Foundation
import PaymentCardsEntity
import PaymentCardsGlances
import Values

/// A word of a search.
struct SearchedWord {
    private let sought: SoughtWord
    /// What was found, for each way to find it.
    private var answers = [Answers](repeating: Answers(), count: CardSearch.Match.allCases.count)

    /// Results by the bytes of a text in the feed.
    private struct Answers {
        var texts: [ArraySlice<UInt8>: Bool] = [:]
        var banks: [ArraySlice<UInt8>: Bool] = [:]
    }

    /// The maximum number of cached results.
    private static let capacity = 4096
    /// Longer texts, in bytes, are searched each time.
    private static let longestText = 256

    /// The word with this search key. If it `isLoose`, its letters may be found apart.
    init(key: String, isLoose: Bool) { sought = SoughtWord(key, isLoose: isLoose) }

    /// Whether the card has it in this way. Digits of its number are never found apart.
    mutating func isFound(_ way: CardSearch.Match, on card: CardGlance) -> Bool {
        isFound(way, in: .holder, of: card) { card.holder }
            || isFound(way, in: .title, of: card) { card.title }
            || way != .loose && isFoundInNumber(way, of: card) || isFoundInBank(way, of: card)
    }

    private mutating func isFound(
        _ way: CardSearch.Match, in field: CardField, of card: CardGlance, text: () -> String?
    ) -> Bool {
        if let plain = card.plainBytes(of: field), let isFound = sought.isFound(way, in: plain) {
            return isFound
        }
        return Self.answer(about: card.rawBytes(of: field), in: &answers[way.rawValue].texts) { [sought] in
            text().map { sought.isFound(way, in: $0.searchKey) } ?? false
        }
    }

    private func isFoundInNumber(_ way: CardSearch.Match, of card: CardGlance) -> Bool {
        if let last = card.lastFourBytes { return sought.isFound(way, in: last) ?? false }
        return card.number?.lastFour.map { sought.isFound(way, in: $0) } ?? false
    }

    private mutating func isFoundInBank(_ way: CardSearch.Match, of card: CardGlance) -> Bool {
        Self.answer(about: card.rawBytes(of: .bank), in: &answers[way.rawValue].banks) { [sought] in
            guard let bank = card.bank else { return false }
            return [bank.code, bank.name].contains { sought.isFound(way, in: $0.searchKey) }
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

    /// Whether it is in ASCII `text` in this way; `nil` if only its search key tells.
    func isFound(_ way: CardSearch.Match, in text: ArraySlice<UInt8>) -> Bool? {
        switch way {
        case .word: bytes.map { text.containsInAnyCase($0, asWord: true) }
        case .part: bytes.map { text.containsInAnyCase($0) }
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

extension ArraySlice<UInt8> {
    /// Whether these bytes contain `word`, which is in lower case, in any case; `asWord` only between other characters than letters
    /// and digits.
    func containsInAnyCase(_ word: [UInt8], asWord: Bool = false) -> Bool {
        guard let first = word.first else { return true }
        guard word.count <= count else { return false }
        return withUnsafeBufferPointer { bytes in
            word.withUnsafeBufferPointer { word in
                for start in 0...(bytes.count - word.count) where bytes[start].asciiLowercased == first {
                    var length = 1
                    while length < word.count, bytes[start + length].asciiLowercased == word[length] {
                        length += 1
                    }
                    guard length == word.count else { continue }
                    let end = start + length
                    if !asWord
                        || (start == 0 || !bytes[start - 1].isAlphanumeric)
                            && (end == bytes.count || !bytes[end].isAlphanumeric)
                    {
                        return true
                    }
                }
                return false
            }
        }
    }
}

extension UInt8 {
    fileprivate var isAlphanumeric: Bool { self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26 }
}
