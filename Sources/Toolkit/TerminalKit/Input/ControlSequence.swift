/// A parsed control sequence: the part after `ESC [`. Source: ECMA-48, 5.4.
struct ControlSequence: Equatable, Sendable {
    /// The byte, one of `<=>?`, that makes it a private sequence.
    private(set) var prefix: UInt8?
    /// The numbers, each with its parts: semicolons separate numbers, colons separate parts. `nil` for an omitted number. Only
    /// those of a mouse report may be negative.
    private(set) var parameters: [[Int?]] = []
    /// The bytes between the numbers and the final byte.
    private(set) var intermediates: [UInt8] = []
    /// The byte that determines the function.
    let final: UInt8

    /// Whether it consists only of its final byte.
    var isBare: Bool { prefix == nil && parameters.isEmpty && intermediates.isEmpty }

    /// Larger numbers are replaced by this one.
    static let largestNumber = 99_999

    /// The sequence that ends in `final`; `nil` if `body`, the part before it, is malformed.
    init?(body: [UInt8], final: UInt8) {
        self.final = final
        var rest = body[...]
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            prefix = first
            rest = rest.dropFirst()
        }
        let isReport = prefix == UInt8(ascii: "<")
        let numbers = rest.prefix { $0 >= 0x30 || isReport && $0 == UInt8(ascii: "-") }
        intermediates = Array(rest[numbers.endIndex...])
        guard intermediates.allSatisfy({ (0x20..<0x30).contains($0) }) else { return nil }
        guard numbers.allSatisfy({ $0 <= 0x3B }) else { return nil }
        guard !numbers.isEmpty else { return }
        for number in numbers.split(separator: 0x3B, omittingEmptySubsequences: false) {
            let parts = number.split(separator: 0x3A, omittingEmptySubsequences: false)
            guard parts.allSatisfy({ !$0.dropFirst().contains(UInt8(ascii: "-")) }) else { return nil }
            parameters.append(parts.map(Self.number))
        }
    }

    /// The number at `index`, or `fallback` if it is omitted.
    func number(_ index: Int, or fallback: Int) -> Int {
        guard parameters.indices.contains(index) else { return fallback }
        return parameters[index].first.flatMap { $0 } ?? fallback
    }

    /// A part of the number at `index`, or `fallback` if it is omitted.
    func part(_ part: Int, of index: Int, or fallback: Int) -> Int {
        guard parameters.indices.contains(index), part < parameters[index].count else { return fallback }
        return parameters[index][part] ?? fallback
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        if digits.first == UInt8(ascii: "-") { return number(digits.dropFirst()).map { -$0 } }
        guard !digits.isEmpty else { return nil }
        return digits.reduce(0) { min(largestNumber, $0 * 10 + Int($1 - 0x30)) }
    }
}
