/// Checks strictly that bytes are one JSON text (RFC 8259), and reports where they stop being one.
///
/// `JSONDecoder` accepts trailing commas, and reports positions only on Apple's platforms. This walk has its own stack, so
/// deep nesting can't overflow the thread's, and it runs before any value is created.
package struct JSONSyntax {
    /// The maximum nesting of arrays and objects; `JSONDecoder` has the same limit.
    package static let depthLimit = 512

    /// The first place where `bytes` are not JSON.
    package struct Fault: Equatable {
        package let line: Int
        package let column: Int
        package let problem: JSONProblem
    }

    /// The first fault in `bytes`; `nil` if they are one JSON text.
    package static func fault(in bytes: UnsafeRawBufferPointer) -> Fault? {
        var syntax = JSONSyntax(bytes: bytes)
        do {
            try syntax.document()
            return nil
        } catch {
            var position = TextPosition()
            position.pass(bytes[syntax.byteOrderMark.count..<max(error.offset, syntax.byteOrderMark.count)])
            return Fault(line: position.line, column: position.column, problem: error.problem)
        }
    }

    /// Where `bytes`, which continue a text that is well formed so far, stop being JSON.
    ///
    /// - Parameters:
    ///   - levels: the lists and objects that are open where they begin.
    ///   - awaited: what must come next.
    package static func stop(
        in bytes: UnsafeRawBufferPointer, inside levels: [Level], awaiting awaited: Awaited
    )
        -> Stop?
    {
        var syntax = JSONSyntax(bytes: bytes)
        syntax.levels = levels
        do {
            try syntax.walk(awaiting: awaited)
            return nil
        } catch {
            return error
        }
    }

    /// The first byte that is wrong, and why.
    package struct Stop: Error {
        package let offset: Int
        package let problem: JSONProblem
    }

    /// What must come next.
    package enum Awaited {
        case value, valueOrEnd, valueAfterComma, keyOrEnd, keyAfterComma, colon, commaOrEnd
    }

    /// The kinds of values that can enclose others.
    package enum Level { case array, object }

    private let bytes: UnsafeRawBufferPointer
    private var offset = 0
    private var lastComma = 0
    private var levels: [Level] = []

    private init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// A byte order mark, which may precede the text but is not part of it.
    private var byteOrderMark: [UInt8] { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : [] }

    private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func document() throws(Stop) {
        offset = byteOrderMark.count
        try walk(awaiting: .value)
    }

    private mutating func walk(awaiting first: Awaited) throws(Stop) {
        skipSpace()
        if levels.isEmpty, first == .value, current == nil { throw Stop(offset: offset, problem: .empty) }
        var awaited = first
        while !(levels.isEmpty && awaited == .commaOrEnd) {
            skipSpace()
            guard let byte = current else { throw Stop(offset: offset, problem: .endsEarly) }
            awaited = try step(byte, awaited)
        }
        skipSpace()
        if current != nil { throw unexpected() }
    }

    private mutating func step(_ byte: UInt8, _ awaited: Awaited) throws(Stop) -> Awaited {
        switch (awaited, byte) {
        case (.valueOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")):
            return leave()
        case (.valueAfterComma, UInt8(ascii: "]")), (.keyAfterComma, UInt8(ascii: "}")):
            throw Stop(offset: lastComma, problem: .trailingComma)
        case (.value, _), (.valueOrEnd, _), (.valueAfterComma, _):
            return try value(byte)
        case (.keyOrEnd, UInt8(ascii: "\"")), (.keyAfterComma, UInt8(ascii: "\"")):
            try string()
            return .colon
        case (.colon, UInt8(ascii: ":")):
            offset += 1
            return .value
        case (.commaOrEnd, UInt8(ascii: ",")):
            lastComma = offset
            offset += 1
            return levels.last == .object ? .keyAfterComma : .valueAfterComma
        case (.commaOrEnd, UInt8(ascii: "]")) where levels.last == .array,
            (.commaOrEnd, UInt8(ascii: "}")) where levels.last == .object:
            return leave()
        case (.keyOrEnd, _), (.keyAfterComma, _), (.colon, _), (.commaOrEnd, _):
            throw unexpected()
        }
    }

    private mutating func value(_ byte: UInt8) throws(Stop) -> Awaited {
        switch byte {
        case UInt8(ascii: "["): return try enter(.array, awaiting: .valueOrEnd)
        case UInt8(ascii: "{"): return try enter(.object, awaiting: .keyOrEnd)
        case UInt8(ascii: "\""): try string()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"): try word("null")
        default: throw unexpected()
        }
        return .commaOrEnd
    }

    private mutating func enter(_ level: Level, awaiting awaited: Awaited) throws(Stop) -> Awaited {
        guard levels.count < Self.depthLimit else {
            throw Stop(offset: offset, problem: .tooDeep(limit: Self.depthLimit))
        }
        levels.append(level)
        offset += 1
        return awaited
    }

    private mutating func leave() -> Awaited {
        levels.removeLast()
        offset += 1
        return .commaOrEnd
    }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D { offset += 1 }
    }

    private mutating func word(_ word: StaticString) throws(Stop) {
        let end = offset + word.utf8CodeUnitCount
        for expected in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
            guard let byte = current else { throw Stop(offset: offset, problem: .endsEarly) }
            guard byte == expected else { throw unexpected() }
            offset += 1
        }
        assert(offset == end)
    }

    private mutating func number() throws(Stop) {
        let start = offset
        func invalid() -> Stop { Stop(offset: start, problem: current == nil ? .endsEarly : .invalidNumber) }
        if current == UInt8(ascii: "-") { offset += 1 }
        let leading = current
        let whole = skipDigits()
        guard whole == 1 || leading != UInt8(ascii: "0") else {
            throw Stop(offset: start, problem: .invalidNumber)
        }
        guard whole > 0 else { throw invalid() }
        if current == UInt8(ascii: ".") {
            offset += 1
            guard skipDigits() > 0 else { throw invalid() }
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            offset += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
            guard skipDigits() > 0 else { throw invalid() }
        }
    }

    private mutating func skipDigits() -> Int {
        let start = offset
        while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
        return offset - start
    }

    private mutating func string() throws(Stop) {
        offset += 1
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return
            case UInt8(ascii: "\\"): try escape()
            case 0x00..<0x20: throw Stop(offset: offset, problem: .controlCharacter)
            case 0x20..<0x80: offset += 1
            default: try multibyte(byte)
            }
        }
        throw Stop(offset: offset, problem: .endsEarly)
    }

    private mutating func escape() throws(Stop) {
        let start = offset
        offset += 1
        guard let byte = current else { throw Stop(offset: offset, problem: .endsEarly) }
        offset += 1
        guard byte != UInt8(ascii: "u") else {
            for _ in 0..<4 {
                guard let digit = current else { throw Stop(offset: offset, problem: .endsEarly) }
                guard Character(Unicode.Scalar(digit)).isHexDigit else {
                    throw Stop(offset: start, problem: .invalidEscape)
                }
                offset += 1
            }
            return
        }
        guard "\"\\/bfnrt".utf8.contains(byte) else { throw Stop(offset: start, problem: .invalidEscape) }
    }

    /// Reads one scalar of two to four bytes, by the table of well-formed UTF-8 (Unicode 15.0, table 3-7).
    private mutating func multibyte(_ lead: UInt8) throws(Stop) {
        let second: ClosedRange<UInt8>
        let length: Int
        switch lead {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: throw Stop(offset: offset, problem: .invalidUTF8)
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]),
            bytes[(offset + 1)..<(offset + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
        else { throw Stop(offset: offset, problem: .invalidUTF8) }
        offset += length
    }

    private func unexpected() -> Stop {
        let character = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).first
        return Stop(offset: offset, problem: .unexpected(character ?? "\u{FFFD}"))
    }
}
