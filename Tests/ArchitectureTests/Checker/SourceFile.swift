import Foundation

/// A Swift file as the checks read it.
struct SourceFile {
    /// From the root of the package, such as `Sources/TerminalKit/Color/Color.swift`.
    let path: String
    /// The lines as written.
    let lines: [String]
    /// The same lines with the content of comments and string literals blanked out, so that only code is left.
    let code: [String]

    init(path: String, text: String) {
        self.path = path
        lines = Self.lines(of: text)
        code = Self.lines(of: CodeOnly.text(of: text))
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

/// The rule that a line breaks.
struct Violation: Equatable, CustomStringConvertible {
    let path: String
    /// Counted from 1.
    let line: Int
    let rule: String

    var description: String { "\(path):\(line): \(rule)" }
}
