/// Blanks out what is not code: comments and string literals, whatever stands in them. Line breaks stay, so that lines
/// can still be counted.
///
/// It knows line comments, nested block comments, and literals with one or three quotes and any number of `#`. The code
/// inside an interpolation is blanked out with its literal.
struct CodeOnly {
    private var bytes: [UInt8]
    private var offset = 0

    static func text(of source: String) -> String {
        var scanner = CodeOnly(bytes: Array(source.utf8))
        scanner.scan()
        return String(decoding: scanner.bytes, as: UTF8.self)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var isAtEnd: Bool { offset >= bytes.count }

    private mutating func scan() {
        while !isAtEnd {
            switch bytes[offset] {
            case UInt8(ascii: "/") where sees("//"):
                while !isAtEnd, bytes[offset] != UInt8(ascii: "\n") { blank(1) }
            case UInt8(ascii: "/") where sees("/*"): blockComment()
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                if let quote = openingQuote() { literal(quote) } else { offset += 1 }
            default: offset += 1
            }
        }
    }

    private func sees(_ text: String, at distance: Int = 0) -> Bool {
        bytes[min(offset + distance, bytes.count)...].starts(with: text.utf8)
    }

    /// `"`, `"""` or either with `#` before it.
    private func openingQuote() -> (hashes: Int, marks: String)? {
        let hashes = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
        guard sees("\"", at: hashes) else { return nil }
        return (hashes, sees("\"\"\"", at: hashes) ? "\"\"\"" : "\"")
    }

    private mutating func literal(_ quote: (hashes: Int, marks: String)) {
        let hashes = String(repeating: "#", count: quote.hashes)
        let (end, escape) = (quote.marks + hashes, "\\" + hashes)
        blank(end.utf8.count)
        while !isAtEnd, !sees(end) {
            if sees(escape + "(") {
                interpolation(escape.utf8.count + 1)
            } else {
                blank(sees(escape) ? escape.utf8.count + 1 : 1)
            }
        }
        blank(end.utf8.count)
    }

    /// A literal may hold code that holds a literal.
    private mutating func interpolation(_ start: Int) {
        blank(start)
        var depth = 1
        while depth > 0, !isAtEnd {
            if let quote = openingQuote() {
                literal(quote)
                continue
            }
            if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
            if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
            blank(1)
        }
    }

    private mutating func blockComment() {
        var depth = 0
        repeat {
            if sees("/*") {
                depth += 1
                blank(2)
            } else if sees("*/") {
                depth -= 1
                blank(2)
            } else {
                blank(1)
            }
        } while depth > 0 && !isAtEnd
    }

    private mutating func blank(_ count: Int) {
        for _ in 0..<count where !isAtEnd {
            if bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
            offset += 1
        }
    }
}
