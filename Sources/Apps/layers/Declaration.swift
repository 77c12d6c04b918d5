/// A type or an extension declared in a file.
struct Declaration: Equatable, Sendable {
    /// The name including enclosing types: `CardFeed.Entry`.
    let name: String
    let isExtension: Bool
    /// The lines from its keyword to its closing brace, counted from 1.
    let lines: ClosedRange<Int>
    /// The keyword that declares it.
    let kind: String

    /// Every type and extension in lines of code, in the order in which they end.
    static func all(in code: [String]) -> [Declaration] {
        var reader = DeclarationReader()
        for (index, line) in code.enumerated() { reader.read(line, number: index + 1) }
        return reader.found
    }
}

/// Tracks the braces of a file to find where each type begins and ends.
private struct DeclarationReader {
    private(set) var found: [Declaration] = []
    /// The declaration that each open brace belongs to; `nil` for other braces.
    private var open: [Head?] = []
    /// A declaration whose opening brace hasn't come yet.
    private var awaited: Head?
    private var before = ""

    private struct Head {
        let kind: String
        let name: String
        let line: Int
    }

    mutating func read(_ line: String, number: Int) {
        let bytes = Array(line.utf8)
        var index = 0
        while index < bytes.count {
            // A dot is part of a word, so that `extension A.B` has one name and `.class` is not taken for the keyword.
            let end =
                bytes[index...].firstIndex { !$0.isPartOfWord && $0 != UInt8(ascii: ".") } ?? bytes.count
            guard end > index else {
                take(sign: bytes[index], line: number)
                index += 1
                continue
            }
            take(word: String(decoding: bytes[index..<end], as: UTF8.self), line: number)
            index = end
        }
    }

    private mutating func take(sign: UInt8, line: Int) {
        if sign == UInt8(ascii: "{") {
            open.append(awaited)
            awaited = nil
        } else if sign == UInt8(ascii: "}"), let head = open.popLast() ?? nil {
            close(head, at: line)
        }
        if sign != UInt8(ascii: " ") { before = "" }
    }

    private mutating func take(word: String, line: Int) {
        if Self.kinds.contains(before), !Self.notNames.contains(word), awaited == nil {
            awaited = Head(kind: before, name: word, line: line)
        }
        before = word
    }

    private mutating func close(_ head: Head, at line: Int) {
        let names = open.compactMap { $0?.name } + [head.name]
        found.append(
            Declaration(
                name: names.joined(separator: "."), isExtension: head.kind == "extension",
                lines: head.line...line,
                kind: head.kind))
    }

    private static let kinds: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    /// What follows `class` if it doesn't declare a type.
    private static let notNames: Set = ["func", "var", "let", "subscript", "override"]
}

extension UInt8 {
    /// Whether a word of code may have it: an ASCII letter, digit or underscore, or any byte of another sign.
    var isPartOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
