import Foundation

/// What a person types to find cards, as words in lower case, without diacritics and width.
package struct SearchWords: Equatable, Sendable {
    /// The words that a card must have.
    package let wanted: [String]
    /// The words that it must not have.
    package let excluded: [String]

    /// The words of `text`. If it `isLoose`, a word after “-” is excluded; a hyphen alone, as before such a word is typed, means
    /// nothing.
    package init(_ text: String, isLoose: Bool) {
        let words = text.searchKey.split(whereSeparator: \.isWhitespace).map(String.init)
        let isExcluded = { (word: String) in isLoose && word.hasPrefix("-") }
        wanted = words.filter { !isExcluded($0) }
        excluded = words.filter(isExcluded).map { String($0.dropFirst()) }.filter { !$0.isEmpty }
    }
}

/// A word of which a card may have more letters between those that were typed: “trvl” finds TRAVEL.
package struct LooseWord: Sendable {
    private let letters: [Character]
    /// Its letters as bytes, if all are ASCII.
    private let bytes: [UInt8]?

    /// The word with this search key; `nil` if it must be found as it is: fewer letters would be in nearly every word, and digits
    /// are those of a number.
    package init?(_ key: String) {
        letters = Array(key)
        guard letters.count >= 3, !letters.allSatisfy(\.isNumber) else { return nil }
        bytes = key.utf8.allSatisfy { $0 < 0x80 } ? Array(key.utf8) : nil
    }

    /// Whether its letters stand in this order within one word of `key`, which is a search key.
    package func isFound(in key: String) -> Bool {
        var next = 0
        for letter in key {
            if letter.isWhitespace {
                next = 0
            } else if letter == letters[next] {
                next += 1
                if next == letters.count { return true }
            }
        }
        return false
    }

    /// The same for ASCII in any case.
    package func isFound(in ascii: some Sequence<UInt8>) -> Bool {
        guard let bytes else { return false }
        var next = 0
        for byte in ascii {
            let letter = byte &- 0x41 < 26 ? byte | 0x20 : byte
            if letter == 0x20 {
                next = 0
            } else if letter == bytes[next] {
                next += 1
                if next == bytes.count { return true }
            }
        }
        return false
    }
}

extension String {
    /// The text without case, diacritics and width, independent of any language.
    package var searchKey: String {
        // What stands in ASCII is only lowercased by that, and the first use of it costs a thirtieth of a program's start.
        guard !utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased() }
        return folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
