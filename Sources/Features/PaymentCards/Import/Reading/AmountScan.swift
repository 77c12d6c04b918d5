import Foundation
import PaymentCardsEntity

/// A number as it is written in a file, read once and without a decision about its separators.
struct AmountScan {
    /// All digits as one number, unless there are more than ``mostShort``.
    private(set) var units: Int64 = 0
    private(set) var digits = 0
    /// The sign that is written: a minus on either side, or parentheses.
    private(set) var isNegative = false
    /// Whether a plus is written.
    private(set) var isPlus = false
    /// `CR` or `DR` beside the number: whether it is a credit.
    private(set) var marker: Bool?
    /// A currency beside the number.
    private(set) var currency: Range<Int>?
    /// What the separators say about the decimal mark.
    private(set) var mark = Mark.none
    private(set) var problem: ImportRemark.Reason?

    private(set) var decimals = 0
    private let range: Range<Int>

    static let mostDigits = 30
    private static let mostShort = 18

    /// What the separators of a number say.
    enum Mark: Equatable {
        /// It has none that could be a decimal mark.
        case none
        case point, comma
        /// The only one, a point or a comma, stands before three digits.
        case open(UInt8)
    }

    /// Reads what stands in this range.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.range = range
        problem = read(bytes)
    }

    /// Reads the number, and answers what is wrong with it.
    private mutating func read(_ bytes: [UInt8]) -> ImportRemark.Reason? {
        var groups = Groups()
        var index = range.lowerBound
        let end = range.upperBound
        var signs = 0
        // The place behind the last digit and the separators after it.
        var afterDigits: Int?
        while index < end {
            let byte = bytes[index]
            if byte.isDigit {
                if let afterDigits, !groups.mayContinue(from: afterDigits, to: index, in: bytes) {
                    return .unreadableAmount
                }
                let start = index
                while index < end, bytes[index].isDigit {
                    digits += 1
                    if digits <= Self.mostShort { units = units &* 10 &+ Int64(bytes[index] &- 0x30) }
                    index += 1
                }
                groups.add(index - start)
                afterDigits = index
                continue
            }
            switch byte {
            case UInt8(ascii: "-"): (isNegative, signs) = (true, signs + 1)
            case UInt8(ascii: "+"): (isPlus, signs) = (true, signs + 1)
            case UInt8(ascii: "("): (isNegative, signs) = (true, signs + 1)
            case UInt8(ascii: ")"): if !isNegative { return .unreadableAmount }
            case UInt8(ascii: "."), UInt8(ascii: ","):
                // `.50` has decimals and no whole units.
                guard afterDigits == nil, index + 1 < end, bytes[index + 1].isDigit else { break }
                groups.add(0)
                afterDigits = index
            case UInt8(ascii: "'"), 0x20, 0x09: break
            default:
                let start = index
                while index < end,
                    bytes[index] >= 0x80 || bytes[index].isLetter || "$.".utf8.contains(bytes[index])
                {
                    index += 1
                }
                guard index > start else { return .unreadableAmount }
                switch Self.word(bytes, start..<index) {
                case .space: break
                case .minus: (isNegative, signs) = (true, signs + 1)
                case .marker(let isCredit):
                    guard afterDigits != nil, marker == nil else { return .unreadableAmount }
                    marker = isCredit
                case .currency:
                    guard currency == nil else { return .unreadableAmount }
                    currency = start..<index
                case .other: return .unreadableAmount
                }
                continue
            }
            index += 1
        }
        guard digits > 0 else { return signs == 0 && currency == nil ? .missingAmount : .unreadableAmount }
        guard signs < 2 else { return .unreadableAmount }
        guard digits <= Self.mostDigits else { return .longAmount }
        guard let (mark, decimals) = groups.mark else { return .unreadableAmount }
        (self.mark, self.decimals) = (mark, decimals)
        return nil
    }

    /// Whether there is nothing at all, as in the empty one of two columns; a dash is nothing, too.
    static func isBlank(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        range.isEmpty || range.count == 1 && bytes[range.lowerBound] == UInt8(ascii: "-")
    }

    /// How many of the digits are decimals, if `mark` stands before decimals; `nil` if the number can’t be written so.
    func decimals(with mark: DecimalMark?) -> Int? {
        switch self.mark {
        case .none: return 0
        case .point: return mark == .comma ? nil : decimals
        case .comma: return mark == .point ? nil : decimals
        case .open(let byte):
            guard let mark else { return nil }
            return (byte == UInt8(ascii: ".")) == (mark == .point) ? 3 : 0
        }
    }

    /// The exact number without its sign, for one with more digits than ``units`` holds; `nil` for others.
    func long(_ bytes: [UInt8], decimals: Int) -> Decimal? {
        guard digits > Self.mostShort || decimals > RowEntry.mostDecimals else { return nil }
        let text = String(decoding: bytes[range].filter(\.isDigit), as: UTF8.self)
        return Decimal(string: text).map { Decimal(sign: .plus, exponent: -decimals, significand: $0) }
    }

    /// The exact number without its sign; `nil` if nothing decides how it is meant.
    func value(_ bytes: [UInt8], mark: DecimalMark? = nil) -> Decimal? {
        guard problem == nil, let decimals = decimals(with: mark) else { return nil }
        return long(bytes, decimals: decimals)
            ?? Decimal(sign: .plus, exponent: -decimals, significand: Decimal(units))
    }

    private enum Word { case space, minus, marker(Bool), currency, other }

    private static func word(_ bytes: [UInt8], _ range: Range<Int>) -> Word {
        let word = String(decoding: bytes[range], as: UTF8.self)
        switch word {
        case "\u{A0}", "\u{202F}", "\u{2009}", "’": return .space
        case "−", "\u{A0}−", "–": return .minus
        default: break
        }
        switch word.uppercased() {
        case "CR", "CR.", "C", "H", "KT": return .marker(true)
        case "DR", "DR.", "D", "S", "DT": return .marker(false)
        case "NAN", "INF", "E": return .other
        default: break
        }
        let name = word.split { $0 == "\u{A0}" || $0 == "\u{202F}" }
        guard name.count == 1, name[0].count <= 4 else { return name.isEmpty ? .space : .other }
        return .currency
    }
}

/// The groups of digits of a number, and what separates them.
private struct Groups {
    private var count = 0
    /// How long the first group, the one before the last, and the last are.
    private var (first, beforeLast, last) = (0, 0, 0)
    private var hasOddMiddle = false
    private var (points, commas, others) = (0, 0, 0)
    private var lastSeparator: UInt8 = 0
    private var startsWithZero = false

    /// Whether more digits may come after what stands between these places: one separator.
    mutating func mayContinue(from start: Int, to end: Int, in bytes: [UInt8]) -> Bool {
        let between = bytes[start..<end]
        lastSeparator = bytes[start]
        switch between.count {
        case 1 where lastSeparator == UInt8(ascii: "."): points += 1
        case 1 where lastSeparator == UInt8(ascii: ","): commas += 1
        case 1 where lastSeparator == UInt8(ascii: "'") || lastSeparator == 0x20: others += 1
        case 2 where between.elementsEqual([0xC2, 0xA0]): others += 1
        case 3
        where between.elementsEqual([0xE2, 0x80, 0xAF]) || between.elementsEqual([0xE2, 0x80, 0x99])
            || between.elementsEqual([0xE2, 0x80, 0x89]):
            others += 1
        default: return false
        }
        if count == 1 { startsWithZero = first == 1 && bytes[start - 1] == 0x30 }
        return true
    }

    mutating func add(_ length: Int) {
        if count > 1, last != 2, last != 3 { hasOddMiddle = true }
        if count == 0 { first = length }
        (beforeLast, last) = (last, length)
        count += 1
    }

    /// What stands before the decimals, and how many there are; `nil` if the groups are none that people write.
    var mark: (AmountScan.Mark, decimals: Int)? {
        let separators = points + commas + others
        guard separators > 0 else { return (.none, 0) }
        let isPoint = lastSeparator == UInt8(ascii: ".")
        let isMark = isPoint || lastSeparator == UInt8(ascii: ",")
        let same = isPoint ? points : commas
        let other = isPoint ? commas : points
        guard isMark, same == 1 else {
            // Only groups, of which the last has three digits.
            let kinds = [points, commas, others].count { $0 > 0 }
            guard kinds == 1, (1...3).contains(first), !hasOddMiddle, last == 3 else { return nil }
            guard isMark else { return (.none, 0) }
            return (isPoint ? .comma : .point, 0)
        }
        let mark: AmountScan.Mark = isPoint ? .point : .comma
        guard separators > 1 else {
            let mayGroup = last == 3 && (1...3).contains(first) && !startsWithZero
            return (mayGroup ? .open(lastSeparator) : mark, last)
        }
        // Groups of one kind, then the decimals.
        guard other == 0 || others == 0, (1...3).contains(first), beforeLast == 3, !hasOddMiddle else {
            return nil
        }
        return (mark, last)
    }
}
