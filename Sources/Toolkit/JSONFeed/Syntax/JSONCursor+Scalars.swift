extension JSONCursor {
    @inline(__always)
    mutating func number() throws(Stop) {
        let start = place
        if isAt("-") { place += 1 }
        let isZero = isAt("0")
        try digits(ofNumberAt: start, upTo: isZero ? 1 : .max)
        if isAt(".") {
            place += 1
            try digits(ofNumberAt: start)
        }
        guard place.pointee | 0x20 == UInt8(ascii: "e") else { return }
        place += 1
        if isAt("+") || isAt("-") { place += 1 }
        try digits(ofNumberAt: start)
    }

    @inline(__always)
    private mutating func digits(ofNumberAt start: UnsafePointer<UInt8>, upTo limit: Int = .max) throws(Stop)
    {
        let first = place
        while place.pointee &- 0x30 < 10 { place += 1 }
        if place == first { throw stop(at: start, place == end ? .endsEarly : .invalidNumber) }
        if place - first > limit { throw stop(at: start, .invalidNumber) }
    }

    @inline(__always)
    mutating func text() throws(Stop) -> JSONNode.Traits {
        place += 1
        skipPlain()
        guard !isAt("\"") else {
            place += 1
            return []
        }
        return try unusualText()
    }

    /// Goes to the first byte that is a quote, a backslash or not printable ASCII.
    ///
    /// It examines eight bytes at once. `a &- ones & highs` marks the zero bytes of an ASCII word (Warren, "Hacker's Delight",
    /// 6-1), and bytes equal to a character become zero after an exclusive or with it; other bytes than ASCII have the mark
    /// themselves. Only a mark above a correct one can be wrong, and only the lowest is used.
    @inline(__always)
    private mutating func skipPlain() {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        while true {
            let word = UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
            let quote = (word ^ (ones &* 0x22)) &- ones
            let slash = (word ^ (ones &* 0x5C)) &- ones
            let marks = (quote | slash | (word &- (ones &* 0x20)) | word | (word &+ ones)) & highs
            guard marks == 0 else {
                place += marks.trailingZeroBitCount / 8
                return
            }
            place += 8
        }
    }

    /// The rest of a text that has an escape or a byte that is not printable ASCII.
    @inline(never)
    private mutating func unusualText() throws(Stop) -> JSONNode.Traits {
        var traits: JSONNode.Traits = []
        while true {
            skipPlain()
            switch place.pointee {
            case UInt8(ascii: "\""):
                place += 1
                return traits
            case UInt8(ascii: "\\"): traits.formUnion(try escape())
            case 0x7F:
                place += 1
                traits.insert(.foreign)
            case 0x80...:
                try scalar()
                traits.insert(.foreign)
            default: throw stop(at: place, place == end ? .endsEarly : .controlCharacter)
            }
        }
    }

    private mutating func escape() throws(Stop) -> JSONNode.Traits {
        let start = place
        place += 1
        switch place.pointee {
        case UInt8(ascii: "u"):
            place += 1
            let unit = try hexUnit(ofEscapeAt: start)
            guard unit & 0xF800 == 0xD800 else { return .escaped }
            // Half of a pair, whose other half must follow at once.
            var other = self
            other.place += 1
            guard unit & 0xFC00 == 0xD800, isAt("\\"), other.isAt("u") else { return [.escaped, .broken] }
            other.place += 1
            guard try other.hexUnit(ofEscapeAt: place) & 0xFC00 == 0xDC00 else { return [.escaped, .broken] }
            place = other.place
            return .escaped
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            place += 1
            return .escaped
        default: throw place == end ? unexpected() : stop(at: start, .invalidEscape)
        }
    }

    private mutating func hexUnit(ofEscapeAt start: UnsafePointer<UInt8>) throws(Stop) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            let digit = place.pointee, letter = digit & 0xDF
            if digit &- 0x30 < 10 {
                unit = unit << 4 | UInt16(digit &- 0x30)
            } else if letter &- 0x41 < 6 {
                unit = unit << 4 | UInt16(letter &- 0x37)
            } else {
                throw place == end ? unexpected() : stop(at: start, .invalidEscape)
            }
            place += 1
        }
        return unit
    }

    /// Goes past a scalar of two to four bytes, by the table of well-formed UTF-8 (Unicode 15.0, table 3-7).
    private mutating func scalar() throws(Stop) {
        let (length, second): (Int, ClosedRange<UInt8>) =
            switch place.pointee {
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: throw stop(at: place, .invalidUTF8)
            }
        guard second.contains(place[1]), length < 3 || place[2] & 0xC0 == 0x80,
            length < 4 || place[3] & 0xC0 == 0x80
        else { throw stop(at: place, .invalidUTF8) }
        place += length
    }
}
