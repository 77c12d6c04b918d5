import Foundation

/// How a program ended, and everything it said.
struct ProgramRun: Sendable {
    enum End: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    let end: End
    let outputBytes: Data
    let errorBytes: Data

    var output: String { String(decoding: outputBytes, as: UTF8.self) }
    var errors: String { String(decoding: errorBytes, as: UTF8.self) }

    /// The lines of standard output, without the empty one after the last line break.
    var lines: [String] { Self.lines(of: output) }
    var errorLines: [String] { Self.lines(of: errors) }

    /// The tab-separated fields of each line.
    var fields: [[String]] {
        lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    private static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
