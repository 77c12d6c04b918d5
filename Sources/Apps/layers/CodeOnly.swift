/// Separates code from comments and string literals, whatever they contain.
///
/// It recognizes line comments, nested block comments, and literals with one or three quotes and any number of `#`. Code
/// inside an interpolation belongs to its literal. It examines every byte once, so a thousand files take only a moment.
struct CodeOnly {
    /// The text with comments and literals blanked out. Line breaks stay, so that lines can still be counted.
    private(set) var code: [UInt8]
    /// The text with everything but literals blanked out.
    private(set) var literals: [UInt8]
    private let bytes: [UInt8]
    private var offset = 0

    private enum Kind { case code, literal, comment }

    init(_ text: String) {
        bytes = Array(text.utf8)
        code = bytes
        literals = bytes
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "/") where sees("/", at: 1): lineComment()
            case UInt8(ascii: "/") where sees("*", at: 1): blockComment()
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                if let quote = openingQuote() { literal(quote) } else { take(1, as: .code) }
            default: take(1, as: .code)
            }
        }
    }

    /// Advances by `count` bytes of this kind.
    private mutating func take(_ count: Int, as kind: Kind) {
        let end = min(offset + count, bytes.count)
        while offset < end {
            if bytes[offset] != UInt8(ascii: "\n") {
                if kind != .code { code[offset] = UInt8(ascii: " ") }
                if kind != .literal { literals[offset] = UInt8(ascii: " ") }
            }
            offset += 1
        }
    }

    private func sees(_ sign: Unicode.Scalar, at distance: Int = 0) -> Bool {
        offset + distance < bytes.count && bytes[offset + distance] == UInt8(ascii: sign)
    }

    /// The number of consecutive `sign` characters, `distance` from here.
    private func run(of sign: Unicode.Scalar, at distance: Int) -> Int {
        var count = 0
        while sees(sign, at: distance + count) { count += 1 }
        return count
    }

    private mutating func lineComment() {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { take(1, as: .comment) }
    }

    private mutating func blockComment() {
        var depth = 0
        repeat {
            if sees("/"), sees("*", at: 1) {
                depth += 1
                take(2, as: .comment)
            } else if sees("*"), sees("/", at: 1) {
                depth -= 1
                take(2, as: .comment)
            } else {
                take(1, as: .comment)
            }
        } while depth > 0 && offset < bytes.count
    }

    /// `"`, `"""` or either after `#` characters: the number of each.
    private struct Quote {
        let hashes: Int
        let marks: Int
    }

    private func openingQuote() -> Quote? {
        let hashes = run(of: "#", at: 0)
        let marks = run(of: "\"", at: hashes)
        guard marks > 0 else { return nil }
        return Quote(hashes: hashes, marks: marks >= 3 ? 3 : 1)
    }

    private func ends(_ quote: Quote) -> Bool {
        sees("\"") && run(of: "\"", at: 0) >= quote.marks && run(of: "#", at: quote.marks) >= quote.hashes
    }

    private mutating func literal(_ quote: Quote) {
        take(quote.hashes + quote.marks, as: .literal)
        while offset < bytes.count, !ends(quote) {
            guard sees("\\"), run(of: "#", at: 1) >= quote.hashes else {
                take(1, as: .literal)
                continue
            }
            take(1 + quote.hashes, as: .literal)
            if sees("(") { interpolation() } else { take(1, as: .literal) }
        }
        take(quote.marks + quote.hashes, as: .literal)
    }

    /// A literal may contain code that contains a literal.
    private mutating func interpolation() {
        var depth = 0
        repeat {
            if let quote = openingQuote() {
                literal(quote)
                continue
            }
            if sees("(") { depth += 1 }
            if sees(")") { depth -= 1 }
            take(1, as: .literal)
        } while depth > 0 && offset < bytes.count
    }
}
