import Foundation
import PaymentCardsEntity
import PaymentCardsGlances
import Values

/// A word of a search.
struct SearchedWord {
    private let key: String
    /// Its letters, if others may stand between them.
    private let loose: LooseWord?
    /// The word if it is ASCII: no other word occurs in ASCII text.
    private let bytes: [UInt8]?
    /// The results by the bytes of a text in the feed.
    private var answers: [ArraySlice<UInt8>: Bool] = [:]
    private var banks: [ArraySlice<UInt8>: Bool] = [:]
    /// The same for its letters.
    private var looseAnswers: [ArraySlice<UInt8>: Bool] = [:]
    private var looseBanks: [ArraySlice<UInt8>: Bool] = [:]

    /// The maximum number of cached results.
    private static let capacity = 4096
    /// Longer texts, in bytes, are searched each time.
    private static let longestText = 256

    /// The word with this search key. If it `isLoose`, its letters may be found apart.
    init(key: String, isLoose: Bool) {
        self.key = key
        loose = isLoose ? LooseWord(key) : nil
        bytes = key.utf8.allSatisfy { $0 < 0x80 } ? Array(key.utf8) : nil
    }

    /// Whether a text of the card has its letters in order within one word.
    mutating func isLooselyFound(on card: CardGlance) -> Bool {
        guard let loose else { return false }
        return isFound(loose, in: .title, of: card) { card.title }
            || isFound(loose, in: .holder, of: card) { card.holder }
            || Self.answer(about: card.rawBytes(of: .bank), in: &looseBanks) {
                card.bank.map { [$0.code, $0.name] }?.contains { loose.isFound(in: $0.searchKey) } ?? false
            }
    }

    private mutating func isFound(
        _ loose: LooseWord, in field: CardField, of card: CardGlance, text: () -> String?
    ) -> Bool {
        if let plain = card.plainBytes(of: field) { return loose.isFound(in: plain) }
        return Self.answer(about: card.rawBytes(of: field), in: &looseAnswers) {
            text().map { loose.isFound(in: $0.searchKey) } ?? false
        }
    }

    /// Whether the card has it as it was typed.
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
