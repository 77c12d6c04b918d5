public import Foundation

/// Reads an amount of money from what a person typed.
///
/// It is digits, and a point with more digits where there are decimals: `1500`, `0.5`, `7853.33`. Whatever could be read in two
/// ways is refused and never guessed at: a comma is a decimal mark to some and groups thousands for others.
public enum AmountText {
    /// Why a text is not an amount.
    public enum Problem: Error, Hashable, Sendable {
        /// There is nothing yet, or nothing after the point.
        case unfinished
        /// This character is a comma or something else that groups digits or divides them.
        case separator(Character)
        /// This character is neither a digit nor the point.
        case unexpected(Character)
        /// There is more than one point.
        case secondPoint
        /// The point comes first.
        case noWhole
        /// There are more digits than can be counted exactly.
        case tooLong(limit: Int)
    }

    /// As many digits as are exact in a `Decimal`, with room to add amounts up.
    public static let mostDigits = 30

    /// The exact amount that `text` is.
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

    /// What groups digits or marks decimals somewhere: a comma, an apostrophe, spaces, an underscore, the Arabic marks.
    private static let separators: Set<Character> = [
        ",", "'", "’", "_", " ", "\u{A0}", "\u{202F}", "\u{2009}", "٫", "٬", "·",
    ]
}
