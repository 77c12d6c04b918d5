public import Foundation

/// Reads an amount of money that a person typed.
///
/// An amount consists of digits, and optionally a point followed by more digits: `1500`, `0.5`, `7853.33`. Ambiguous text is
/// rejected rather than guessed at: a comma is a decimal separator for some people and groups thousands for others.
public enum AmountText {
    /// Why a text is not an amount.
    public enum Problem: Error, Hashable, Sendable {
        /// There is nothing yet, or nothing follows the point.
        case unfinished
        /// This character groups digits or separates decimals, like a comma.
        case separator(Character)
        /// This character is neither a digit nor the point.
        case unexpected(Character)
        /// There is more than one point.
        case secondPoint
        /// There is no digit before the point.
        case noWhole
        /// There are more digits than can be represented exactly.
        case tooLong(limit: Int)
    }

    /// The number of digits that a `Decimal` holds exactly, with room to add amounts.
    public static let mostDigits = 30

    /// The exact amount in `text`.
    public static func amount(of text: String) throws(Problem) -> Decimal {
        var (digits, hasPoint) = (0, false)
        for character in text {
            switch character {
            case "0"..."9" where character.isASCII: digits += 1
            case "." where hasPoint: throw .secondPoint
            case "." where digits == 0: throw .noWhole
            case ".": hasPoint = true
            case _ where separators.contains(character): throw .separator(character)
            default: throw .unexpected(character)
            }
        }
        guard digits > 0, text.last != "." else { throw .unfinished }
        guard digits <= mostDigits else { throw .tooLong(limit: mostDigits) }
        guard let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
            throw .unfinished
        }
        return amount
    }

    /// Characters that group digits or separate decimals somewhere: a comma, an apostrophe, spaces, an underscore, the Arabic
    /// marks.
    private static let separators: Set<Character> = [
        ",", "'", "’", "_", " ", "\u{A0}", "\u{202F}", "\u{2009}", "٫", "٬", "·",
    ]
}
