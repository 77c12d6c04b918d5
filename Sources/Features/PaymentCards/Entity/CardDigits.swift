public import Values

/// The digits of a card number being typed: the only place that holds a full number, until it is masked.
///
/// They are never printed, logged or reflected, and never converted to a text. They are stored in a single integer, so that
/// new values overwrite old ones in place and no copies remain in released buffers. The code that types and checks them holds
/// them briefly, too; nothing that is shown, recorded, stored or printed does.
public struct CardDigits: Equatable, Sendable {
    /// Why digits can't be replaced by a text.
    public enum Refusal: Error, Equatable, Sendable {
        /// It contains characters other than digits, spaces and hyphens.
        case strayCharacter
        /// There would be more digits than ``longest``.
        case tooMany
    }

    /// The maximum number of digits in a card number (ISO/IEC 7812-1).
    public static let longest = 19

    private var number: UInt64 = 0
    /// The number of digits, 0...19.
    public private(set) var count = 0

    /// No digits yet.
    public init() {}

    /// Replaces the digits in `range`, from 0, by those of `text`, which may be separated by spaces and hyphens: by all of them,
    /// or nothing is replaced. Of the range, only what is in `0...count` counts.
    public mutating func replace(_ range: Range<Int>, with text: String) throws(Refusal) {
        let range = range.clamped(to: 0..<count)
        var new = self
        for _ in range.lowerBound..<count { new.number /= 10 }
        new.count = range.lowerBound
        for character in text where !"- \u{A0}".contains(character) {
            guard let value = character.wholeNumberValue, ("0"..."9").contains(character) else {
                throw .strayCharacter
            }
            try new.append(UInt64(value))
        }
        for index in range.upperBound..<count { try new.append(digit(at: index)) }
        self = new
    }

    private mutating func append(_ digit: UInt64) throws(Refusal) {
        guard count < Self.longest else { throw .tooMany }
        number = number * 10 + digit
        count += 1
    }

    /// The digits in order, each 0...9.
    public var values: [Int] {
        var (values, rest) = ([Int](), number)
        for _ in 0..<count {
            values.append(Int(rest % 10))
            rest /= 10
        }
        return values.reversed()
    }

    /// The number masked, with a space between groups of these sizes; the remaining digits form one more group.
    ///
    /// It is masked digit by digit, so there is never a text with all digits.
    public func masked(inGroupsOf sizes: [Int]) -> CardNumber {
        var (masked, start) = ("", 0)
        for size in sizes + [Self.longest] where start < count {
            let end = min(start + size, count)
            let places = (start..<end).map { index in
                CardNumber.survives(index, of: count) ? String(digit(at: index)) : "X"
            }
            masked += (masked.isEmpty ? "" : " ") + places.joined()
            start = end
        }
        return CardNumber(masking: masked)
    }

    /// The digit at `index`, from 0.
    private func digit(at index: Int) -> UInt64 {
        (index + 1..<count).reduce(number) { rest, _ in rest / 10 } % 10
    }
}

extension CardDigits: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The number of digits, without the digits.
    public var description: String { "\(count) digits" }
    /// The number of digits, without the digits.
    public var debugDescription: String { description }
    /// The number of digits, without the digits.
    public var customMirror: Mirror { Mirror(self, children: ["count": count]) }
}
