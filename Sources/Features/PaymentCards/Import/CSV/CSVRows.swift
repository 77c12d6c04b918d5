/// The rows of a table one after the other.
///
/// A quoted field may hold separators and line breaks; one whose quotation mark is never closed ends with its line.
struct CSVRows {
    let bytes: [UInt8]
    let separator: [UInt8]
    private let first: UInt8
    private(set) var index: Int
    private(set) var line: Int
    /// Whether a quotation mark was never closed: then no other may span lines, or each would be looked for to the end of the file.
    private var isEachLineClosed = false

    init(_ bytes: [UInt8], from index: Int, line: Int = 1, separator: [UInt8]) {
        (self.bytes, self.index, self.line, self.separator) = (bytes, index, line, separator)
        first = separator.first ?? 0
    }

    /// The line of the next row, whose fields without quotation marks and spaces around them come into `fields`; `nil` at the end.
    mutating func next(_ fields: inout [Range<Int>]) -> Int? {
        fields.removeAll(keepingCapacity: true)
        guard index < bytes.count else { return nil }
        let row = line
        while true {
            fields.append(field())
            guard index < bytes.count else { return row }
            if bytes[index] == first {
                index += separator.count
                if index >= bytes.count { fields.append(bytes.count..<bytes.count) }
                if index >= bytes.count { return row }
            } else {
                let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
                index += isPair ? 2 : 1
                line += 1
                return row
            }
        }
    }

    /// Whether a separator or the end of a line is here.
    private var isEnd: Bool {
        let byte = bytes[index]
        if byte == first { return separator.count == 1 || bytes[index...].starts(with: separator) }
        return byte == 0x0A || byte == 0x0D
    }

    /// Where the field that begins here ends, if it isn’t quoted.
    private func end(from start: Int) -> Int {
        let (first, isSingle) = (first, separator.count == 1)
        return bytes.withUnsafeBufferPointer { bytes in
            var place = start
            while place < bytes.count {
                let byte = bytes[place]
                if byte == 0x0A || byte == 0x0D { break }
                if byte == first, isSingle || bytes[place...].starts(with: separator) { break }
                place += 1
            }
            return place
        }
    }

    /// Reads a field, up to the separator or the line break behind it.
    private mutating func field() -> Range<Int> {
        var start = index
        while start < bytes.count, bytes[start] == 0x20 { start += 1 }
        if start < bytes.count, bytes[start] == UInt8(ascii: "\""), let end = closingQuote(from: start + 1) {
            let field = start + 1..<end.place
            var rest = end.place + 1
            while rest < bytes.count, bytes[rest] == 0x20 { rest += 1 }
            let whole = index
            index = rest
            if index >= bytes.count || isEnd {
                line += end.lines
                return bytes.trimmed(field)
            }
            index = whole
        }
        start = index
        index = end(from: start)
        return bytes.trimmed(start..<index)
    }

    /// Where the quotation mark is that closes a field, and how many lines further down.
    private mutating func closingQuote(from start: Int) -> (place: Int, lines: Int)? {
        var (place, lines) = (start, 0)
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "\"") else {
                    return (place, lines)
                }
                place += 2
            case 0x0A:
                guard !isEachLineClosed else { return nil }
                lines += 1
                place += 1
            default: place += 1
            }
        }
        isEachLineClosed = true
        return nil
    }
}
