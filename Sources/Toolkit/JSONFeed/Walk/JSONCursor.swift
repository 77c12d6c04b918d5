// Longer than most: one walk over every construct of JSON, whose steps are best read together.
/// Walks over JSON fast, and stops at anything that is not JSON without reporting why.
///
/// It reads memory that ends in `padding` zeros. JSON contains no zero byte, so every loop stops there by itself and no step
/// needs to check for the end. `JSONSyntax` finds out what is wrong where it stopped.
public struct JSONCursor {
    /// The current byte.
    public var place: UnsafePointer<UInt8>

    /// The number of zeros that must follow the text.
    @inlinable public static var padding: Int { 16 }

    /// A walk that begins at `place`.
    @inlinable public init(at place: UnsafePointer<UInt8>) {
        self.place = place
    }

    /// Whether the current byte is `sign`.
    @inlinable @inline(__always)
    public func isAt(_ sign: Unicode.Scalar) -> Bool { place.pointee == UInt8(ascii: sign) }

    /// Passes `sign`, and returns whether it was the current byte.
    @inlinable @inline(__always)
    public mutating func skip(_ sign: Unicode.Scalar) -> Bool {
        guard isAt(sign) else { return false }
        place += 1
        return true
    }

    /// Passes the current byte, which was checked before.
    @inlinable @inline(__always)
    public mutating func skip() { place += 1 }

    /// Goes past white space.
    @inlinable @inline(__always)
    public mutating func skipSpace() {
        while place.pointee <= 0x20 {
            switch place.pointee {
            case 0x20, 0x0A, 0x0D, 0x09: place += 1
            default: return
            }
        }
    }

    /// Passes a text with its quotes; `nil` if it stopped at a fault.
    @inlinable @inline(__always)
    public mutating func text() -> FeedTextTraits? {
        guard skip("\"") else { return nil }
        var traits = FeedTextTraits.plain
        while true {
            skipPlain()
            switch place.pointee {
            case UInt8(ascii: "\""):
                place += 1
                return traits
            case UInt8(ascii: "\\"):
                guard let escape = skipEscape() else { return nil }
                traits.formUnion(escape)
            case 0x7F:
                place += 1
                traits.insert(.foreign)
            case 0x80...:
                guard skipScalar() else { return nil }
                traits.insert(.foreign)
            default: return nil
            }
        }
    }

    /// Advances to the first byte that is a quote, a backslash or not printable ASCII.
    ///
    /// It examines eight bytes at once. `a &- ones & highs` marks the zero bytes of an ASCII word (Warren, "Hacker's Delight",
    /// 6-1), and bytes equal to a character become zero after an exclusive or with it; other bytes than ASCII have the mark
    /// themselves. Only a mark above a correct one can be wrong, and only the lowest is used.
    @inlinable @inline(__always)
    mutating func skipPlain() {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        while true {
            let word = UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
            let quote = (word ^ (ones &* 0x22)) &- ones
            let slash = (word ^ (ones &* 0x5C)) &- ones
            let marks = quote | slash | (word &- (ones &* 0x20)) | word | (word &+ ones)
            guard marks & highs != 0 else {
                place += 8
                continue
            }
            place += (marks & highs).trailingZeroBitCount / 8
            return
        }
    }

    @inline(never) @usableFromInline
    mutating func skipEscape() -> FeedTextTraits? {
        switch place[1] {
        case UInt8(ascii: "u"):
            guard let unit = hexUnit(at: place + 2) else { return nil }
            place += 6
            guard unit & 0xF800 == 0xD800 else { return .escaped }
            guard unit & 0xFC00 == 0xD800, place[0] == UInt8(ascii: "\\"), place[1] == UInt8(ascii: "u"),
                let low = hexUnit(at: place + 2), low & 0xFC00 == 0xDC00
            else { return [.escaped, .broken] }
            place += 6
            return .escaped
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            place += 2
            return .escaped
        default: return nil
        }
    }

    /// The value of four hexadecimal digits; a zero byte is not a digit, so it never reads past the end.
    private func hexUnit(at start: UnsafePointer<UInt8>) -> UInt16? {
        var unit: UInt16 = 0
        for index in 0..<4 {
            switch start[index] {
            case let digit where 0x30...0x39 ~= digit: unit = unit << 4 | UInt16(digit - 0x30)
            case let letter where 0x41...0x46 ~= letter & 0xDF:
                unit = unit << 4 | UInt16((letter & 0xDF) - 0x37)
            default: return nil
            }
        }
        return unit
    }

    /// Passes one scalar of two to four bytes, by the table of well-formed UTF-8 (Unicode 15.0, table 3-7).
    @inlinable @inline(__always)
    mutating func skipScalar() -> Bool {
        let second = place[1]
        let isWell: Bool
        let length: Int
        switch place.pointee {
        case 0xC2...0xDF: (length, isWell) = (2, second & 0xC0 == 0x80)
        case 0xE0: (length, isWell) = (3, second & 0xE0 == 0xA0)
        case 0xED: (length, isWell) = (3, second & 0xE0 == 0x80)
        case 0xE1...0xEF: (length, isWell) = (3, second & 0xC0 == 0x80)
        case 0xF0: (length, isWell) = (4, 0x90...0xBF ~= second)
        case 0xF1...0xF3: (length, isWell) = (4, second & 0xC0 == 0x80)
        case 0xF4: (length, isWell) = (4, second & 0xF0 == 0x80)
        default: return false
        }
        guard isWell, length < 3 || place[2] & 0xC0 == 0x80, length < 4 || place[3] & 0xC0 == 0x80 else {
            return false
        }
        place += length
        return true
    }

    /// Passes a number.
    ///
    /// - Returns: whether its digits certainly fit an exact amount, with no exponent; `nil` if it stopped at a fault.
    @inlinable @inline(__always)
    public mutating func number() -> Bool? {
        let start = place
        if isAt("-") { place += 1 }
        let isZero = isAt("0")
        guard skipDigits(), !isZero || place - start <= (start.pointee == UInt8(ascii: "-") ? 2 : 1) else {
            return nil
        }
        if isAt(".") {
            place += 1
            guard skipDigits() else { return nil }
        }
        guard place.pointee | 0x20 == UInt8(ascii: "e") else { return place - start <= 19 }
        place += 1
        if isAt("+") || isAt("-") { place += 1 }
        return skipDigits() ? false : nil
    }

    @inlinable @inline(__always)
    mutating func skipDigits() -> Bool {
        let start = place
        while place.pointee &- 0x30 < 10 { place += 1 }
        return place > start
    }

    private mutating func word(_ word: StaticString) -> Bool {
        for index in 0..<word.utf8CodeUnitCount where place[index] != word.utf8Start[index] { return false }
        place += word.utf8CodeUnitCount
        return true
    }

    /// Passes any value inside `depth` lists and objects.
    public mutating func value(depth: Int) -> Bool {
        switch place.pointee {
        case UInt8(ascii: "\""): text() != nil
        case UInt8(ascii: "{"): object(depth: depth)
        case UInt8(ascii: "["): list(depth: depth)
        case UInt8(ascii: "t"): word("true")
        case UInt8(ascii: "f"): word("false")
        case UInt8(ascii: "n"): word("null")
        default: number() != nil
        }
    }

    private mutating func list(depth: Int) -> Bool {
        guard depth < JSONSyntax.depthLimit else { return false }
        place += 1
        skipSpace()
        if skip("]") { return true }
        while value(depth: depth + 1) {
            skipSpace()
            if skip("]") { return true }
            guard skip(",") else { return false }
            skipSpace()
        }
        return false
    }

    private mutating func object(depth: Int) -> Bool {
        guard depth < JSONSyntax.depthLimit else { return false }
        place += 1
        skipSpace()
        if skip("}") { return true }
        while text() != nil {
            skipSpace()
            guard skip(":") else { return false }
            skipSpace()
            guard value(depth: depth + 1) else { return false }
            skipSpace()
            if skip("}") { return true }
            guard skip(",") else { return false }
            skipSpace()
        }
        return false
    }
}
