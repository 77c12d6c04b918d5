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
