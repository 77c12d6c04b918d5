/// The digits of a card number while a person types them: where a full number is kept until it has been masked.
///
/// Nothing prints, logs or reflects them, and no text is ever made of them. They are one number: what is put over them is put
/// in the same place, and leaves no copy in a buffer that was let go. What they are typed with and checked by holds them too,
/// for as long as that takes; nothing that is shown, recorded, stored or printed does.
public struct CardDigits: Equatable, Sendable {
    /// Why a text can't be added.
    public enum Refusal: Error, Equatable, Sendable {
        /// There is something in it besides digits, spaces and hyphens.
        case strayCharacter
        /// With it there would be more digits than ``longest``.
        case tooMany
    }

    /// The most digits that a card number has (ISO/IEC 7812-1).
    public static let longest = 19

    private var number: UInt64 = 0
    /// How many digits there are, 0...19.
    public private(set) var count = 0

    /// No digits yet.
    public init() {}

    /// Adds the digits of `text`, between which there may be spaces and hyphens: all of them, or none.
    public mutating func append(_ text: String) throws(Refusal) {
        var longer = self
        for character in text where !"- \u{A0}".contains(character) {
            guard let value = character.wholeNumberValue, ("0"..."9").contains(character) else {
                throw .strayCharacter
            }
            guard longer.count < Self.longest else { throw .tooMany }
            longer.number = longer.number * 10 + UInt64(value)
            longer.count += 1
        }
        self = longer
    }

    /// Takes the last digit away, if there is one.
    public mutating func removeLast() {
        guard count > 0 else { return }
        number /= 10
        count -= 1
    }

    /// The digits in their order, each 0...9.
    public var values: [Int] {
        var (values, rest) = ([Int](), number)
        for _ in 0..<count {
            values.append(Int(rest % 10))
            rest /= 10
        }
        return values.reversed()
    }

    /// The number masked, with a space between groups of these sizes; what is left after them is one more group.
    ///
    /// It is masked place by place: there is never a text with all of it.
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
    /// How many digits there are, and none of them.
    public var description: String { "\(count) digits" }
    /// How many digits there are, and none of them.
    public var debugDescription: String { description }
    /// How many digits there are, and none of them.
    public var customMirror: Mirror { Mirror(self, children: ["count": count]) }
}
