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
    private var before: Substring = ""

    private struct Head {
        let kind: String
        let name: String
        let line: Int
    }

    mutating func read(_ line: String, number: Int) {
        var rest = line[...]
        while let sign = rest.first {
            if sign.isLetter || sign == "_" {
                // A dot is part of a word, so that `extension A.B` has one name and `.class` is not taken for the keyword.
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
                take(word, line: number)
                rest = rest[word.endIndex...]
                continue
            }
            if sign == "{" {
                open.append(awaited)
                awaited = nil
            } else if sign == "}", let head = open.popLast() ?? nil {
                close(head, at: number)
            }
            if !sign.isWhitespace { before = rest.prefix(1) }
            rest.removeFirst()
        }
    }

    private mutating func take(_ word: Substring, line: Int) {
        if Self.kinds.contains(before), !Self.notNames.contains(word), awaited == nil {
            awaited = Head(kind: String(before), name: String(word), line: line)
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

    private static let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "extension"]
    /// What follows `class` if it doesn't declare a type.
    private static let notNames: Set<Substring> = ["func", "var", "let", "subscript", "override"]
}
