public import Foundation

/// Reads an amount of money that a person typed or copied.
///
/// An amount consists of digits, and optionally a point followed by more digits: `1500`, `0.5`, `7853.33`. Digits may be grouped,
/// and the currency may stand before or after them: `₹1,50,000.55`, `1 500,55`, `Rs 1500`, `1500 грн`. A text means the same in every
/// language. No group ends in one digit or two, so after the last comma these are decimals, as after a point: `1,50`, `0,5`. Ambiguous
/// amounts are rejected rather than guessed: `1.500`, and `1,500` in a currency that is also written with a decimal comma, such as the
/// euro.
public enum AmountText {
    /// Why a text is not an amount.
    public enum Problem: Error, Hashable, Sendable {
        /// The text is empty, or nothing follows the point.
        case unfinished
        /// The text can mean either of these two amounts.
        case ambiguous(String, String, String)
        /// This character groups digits or separates decimals, but not in this place.
        case separator(Character)
        /// This character is neither a digit nor the point.
        case unexpected(Character)
        /// The typed currency is not the expected one.
        case otherCurrency(String, wanted: String)
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
    ///
    /// - Parameter currency: the expected currency; `nil` to accept any.
    public static func amount(of text: String, in currency: Currency? = nil) throws(Problem) -> Decimal {
        try reading(of: text, in: currency).amount
    }

    /// The exact amount in `text`, and the currency that is written beside it; `nil` if none is.
    package static func reading(
        of text: String, in currency: Currency? = nil
    ) throws(Problem) -> (amount: Decimal, currency: Currency?) {
        guard let first = text.firstIndex(where: \.isDigit), let last = text.lastIndex(where: \.isDigit)
        else {
            guard let mark = text.first(where: { !$0.isSpace }) else { throw .unfinished }
            throw mark == "." ? .noWhole : .unexpected(mark)
        }
        let typed = try self.currency(
            before: text[..<first].trimmed, after: text[text.index(after: last)...].trimmed,
            hasPoint: text[first...last].contains("."), wanted: currency)
        let meant = currency ?? typed
        let number = try AmountDigits(text[first...last]).number(
            decimals: meant?.decimals ?? 2, hasDecimalComma: meant?.hasDecimalComma ?? false)
        guard let amount = Decimal(string: number, locale: Locale(identifier: "en_US_POSIX")) else {
            throw .unfinished
        }
        return (amount, typed)
    }

    /// The currency that was typed on either side of the digits; `nil` if none was.
    private static func currency(
        before: Substring, after: Substring, hasPoint: Bool, wanted: Currency?
    ) throws(Problem) -> Currency? {
        if after == ".", before.isEmpty, hasPoint { throw .secondPoint }
        if after == "." || after == "," { throw .unfinished }
        guard let mark = [before, after].first(where: { !$0.isEmpty }), let sign = mark.first else {
            return nil
        }
        guard before.isEmpty || after.isEmpty else {
            throw after.first.map { .unexpected($0) } ?? .unfinished
        }
        guard
            let known = [String(mark), mark.uppercased(), mark.lowercased(), mark.capitalized]
                .map(Currency.init).first(where: { $0.code != nil })
                ?? (wanted?.text == String(mark) ? wanted : nil)
        else { throw mark.last == "." ? .noWhole : .unexpected(sign) }
        if let wanted, wanted.identity != known.identity, wanted.text != String(mark) {
            throw .otherCurrency(String(mark), wanted: wanted.identity)
        }
        return known
    }
}

/// Digits with their separators, which group them or begin the decimals.
private struct AmountDigits {
    private let text: Substring
    /// The digits between the separators, so one part more than there are separators.
    private var parts = [""]
    private var separators: [Character] = []

    /// - Throws: at the first character that can't be in an amount.
    init(_ text: Substring) throws(AmountText.Problem) {
        self.text = text
        var count = 0
        for character in text {
            if character.isDigit {
                count += 1
                parts[parts.count - 1].append(character)
            } else if let separator = Self.meaning(of: character) {
                guard parts.last?.isEmpty == false else { throw .separator(character) }
                parts.append("")
                separators.append(separator)
            } else {
                throw Self.foreign.contains(character) ? .separator(character) : .unexpected(character)
            }
        }
        guard count <= AmountText.mostDigits else { throw .tooLong(limit: AmountText.mostDigits) }
    }

    /// The separator that a character stands for: a point, a comma, a space or an apostrophe.
    private static func meaning(of character: Character) -> Character? {
        switch character {
        case ".", ",": character
        case "'", "’": "'"
        default: character.isSpace ? " " : nil
        }
    }

    /// Characters that group digits or separate decimals somewhere else: an underscore, the Arabic marks, a raised point.
    private static let foreign: Set<Character> = ["_", "٫", "٬", "·"]

    /// The same number with digits and at most one point.
    ///
    /// - Parameters:
    ///   - decimals: how many decimals the currency has.
    ///   - hasDecimalComma: whether the currency is also written with a comma before decimals.
    func number(decimals: Int, hasDecimalComma: Bool) throws(AmountText.Problem) -> String {
        guard let last = separators.last else { return parts.joined() }
        let groups = Set(separators.dropLast())
        switch last {
        case "." where groups.isEmpty:
            guard decimals < 3 || hasDecimalComma, parts[1].count == 3, isGroup(parts[0]) else {
                return decimal
            }
            throw .ambiguous(String(text), parts.joined(), shortDecimal)
        case ".":
            guard !groups.contains(".") else { throw .secondPoint }
            guard groups.count == 1, isGrouped(Array(parts.dropLast())) else { throw .separator(last) }
            return decimal
        case "," where groups.isEmpty:
            return try afterComma(canGroup: decimals < 3 && !hasDecimalComma)
        case "," where groups != [","]:
            // A comma before three digits may also have been meant to group them.
            guard groups.count == 1, isGrouped(Array(parts.dropLast())),
                (parts.last?.count == 3) == (decimals == 3)
            else { throw .separator(last) }
            return decimal
        default:
            guard groups.isSubset(of: [last]), isGrouped(parts) else { throw .separator(last) }
            return parts.joined()
        }
    }

    /// The number if its only separator is a comma, which groups before three digits unless it may be a decimal comma, and begins the
    /// decimals before fewer.
    private func afterComma(canGroup: Bool) throws(AmountText.Problem) -> String {
        guard parts[1].count > 2 else { return decimal }
        guard isGrouped(parts) else { throw .ambiguous(String(text), decimal, parts.joined()) }
        guard canGroup else { throw .ambiguous(String(text), parts.joined(), shortDecimal) }
        return parts.joined()
    }

    /// The number with a point for the last separator.
    private var decimal: String { "\(parts.dropLast().joined()).\(parts.last ?? "")" }

    /// The same without zeros at its end.
    private var shortDecimal: String {
        let digits = String(decimal.reversed().drop { $0 == "0" }.reversed())
        return digits.hasSuffix(".") ? String(digits.dropLast()) : digits
    }

    /// Whether digits can be the first ones of a grouped number.
    private func isGroup(_ digits: String) -> Bool { digits.count <= 3 && digits.first != "0" }

    /// Whether these are thousands, or as in India lakhs and crores: 1,50,00,000.
    private func isGrouped(_ parts: [String]) -> Bool {
        guard let first = parts.first, let last = parts.last, isGroup(first), last.count == 3 else {
            return false
        }
        let middle = parts.dropFirst().dropLast()
        return middle.allSatisfy { $0.count == 3 }
            || first.count <= 2 && !separators.contains(" ") && middle.allSatisfy { $0.count == 2 }
    }
}

extension Character {
    fileprivate var isDigit: Bool { isASCII && isWholeNumber }

    /// Whether it is a space of any width, breaking or not.
    fileprivate var isSpace: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory == .spaceSeparator }
    }
}

extension Substring {
    /// The text without spaces at its ends.
    fileprivate var trimmed: Substring {
        let head = drop(while: \.isSpace)
        guard let end = head.lastIndex(where: { !$0.isSpace }) else { return "" }
        return head[...end]
    }
}
