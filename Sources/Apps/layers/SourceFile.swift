import Foundation

/// A Swift file as the rules see it.
struct SourceFile: Sendable {
    /// The path relative to the package, such as `Sources/Toolkit/TerminalKit/Color/Color.swift`.
    let path: String
    /// The lines as written.
    let lines: [String]
    /// The lines without comments and literals, so that only code is left.
    let code: [String]
    /// The lines with everything but literals blanked out.
    let literals: [String]
    /// The types and extensions declared in it.
    let declarations: [Declaration]

    init(path: String, text: String) {
        self.path = path
        let parts = CodeOnly(text)
        lines = Self.lines(of: Array(text.utf8))
        code = Self.lines(of: parts.code)
        literals = Self.lines(of: parts.literals)
        declarations = Declaration.all(in: code)
    }

    private static func lines(of bytes: [UInt8]) -> [String] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}

extension String {
    /// Whether it has `text`, byte for byte: comparing characters, as `contains` does, would take seconds for all lines.
    func has(_ text: String) -> Bool {
        var (line, text) = (self, text)
        return line.withUTF8 { line in text.withUTF8 { text in Self.has(text, in: line) } }
    }

    private static func has(_ text: UnsafeBufferPointer<UInt8>, in line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first, let sought = text.baseAddress, let start = line.baseAddress else {
            return text.isEmpty
        }
        var place = 0
        while place + text.count <= line.count,
            let found = memchr(start + place, Int32(first), line.count - place)
        {
            place = UnsafeRawPointer(found) - UnsafeRawPointer(start)
            guard place + text.count <= line.count else { return false }
            if memcmp(found, sought, text.count) == 0 { return true }
            place += 1
        }
        return false
    }
}
