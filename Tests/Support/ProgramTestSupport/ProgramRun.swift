public import Foundation

/// How a program ended, and everything it said.
public struct ProgramRun: Sendable {
    /// How it ended.
    public enum End: Equatable, Sendable {
        case exit(Int32)
        case signal(Int32)
    }

    /// How it ended.
    public let end: End
    /// All of standard output.
    public let outputBytes: Data
    /// All of standard error.
    public let errorBytes: Data

    /// A run that ended so.
    public init(end: End, outputBytes: Data, errorBytes: Data) {
        (self.end, self.outputBytes, self.errorBytes) = (end, outputBytes, errorBytes)
    }

    /// Standard output as text.
    public var output: String { String(decoding: outputBytes, as: UTF8.self) }
    /// Standard error as text.
    public var errors: String { String(decoding: errorBytes, as: UTF8.self) }

    /// The lines of standard output, without the empty one after the last line break.
    public var lines: [String] { Self.lines(of: output) }
    /// The lines of standard error.
    public var errorLines: [String] { Self.lines(of: errors) }
    /// The same without the one that says of the cards that they are a demonstration.
    public var errorLinesOfOwn: [String] {
        errorLines.filter { line in
            !["swippy: Demonstration: ", "swippy: Демонстрація: "].contains { line.hasPrefix($0) }
        }
    }

    /// The tab-separated fields of each line.
    public var fields: [[String]] {
        lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    private static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
