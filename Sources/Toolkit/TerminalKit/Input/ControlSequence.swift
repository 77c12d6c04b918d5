/// A control sequence, taken apart: what comes after `ESC [`. Source: ECMA-48, 5.4.
struct ControlSequence: Equatable, Sendable {
    /// The byte, one of `<=>?`, that makes it a private sequence.
    private(set) var prefix: UInt8?
    /// The numbers, each with its parts: semicolons separate numbers, colons parts. `nil` where nothing
    /// stands.
    private(set) var parameters: [[Int?]] = []
    /// What stands between the numbers and the final byte.
    private(set) var intermediates: [UInt8] = []
    /// The byte that says what it is all about.
    let final: UInt8

    /// Whether it is nothing but its final byte.
    var isBare: Bool { prefix == nil && parameters.isEmpty && intermediates.isEmpty }

    /// Larger numbers are taken to be this one.
    static let largestNumber = 99_999

    /// The sequence that ends in `final`; `nil` if `body`, what is before, is out of order.
    init?(body: [UInt8], final: UInt8) {
        self.final = final
        var rest = body[...]
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            prefix = first
            rest = rest.dropFirst()
        }
        let numbers = rest.prefix { $0 >= 0x30 }
        intermediates = Array(rest[numbers.endIndex...])
        guard intermediates.allSatisfy({ (0x20..<0x30).contains($0) }) else { return nil }
        guard numbers.allSatisfy({ $0 <= 0x3B }) else { return nil }
        guard !numbers.isEmpty else { return }
        parameters = numbers.split(separator: 0x3B, omittingEmptySubsequences: false).map { number in
            number.split(separator: 0x3A, omittingEmptySubsequences: false).map(Self.number)
        }
    }

    /// The number at `index`, or `fallback` where nothing stands.
    func number(_ index: Int, or fallback: Int) -> Int {
        guard parameters.indices.contains(index) else { return fallback }
        return parameters[index].first.flatMap { $0 } ?? fallback
    }

    /// A part of the number at `index`, or `fallback` where nothing stands.
    func part(_ part: Int, of index: Int, or fallback: Int) -> Int {
        guard parameters.indices.contains(index), part < parameters[index].count else { return fallback }
        return parameters[index][part] ?? fallback
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty else { return nil }
        return digits.reduce(0) { min(largestNumber, $0 * 10 + Int($1 - 0x30)) }
    }
}
