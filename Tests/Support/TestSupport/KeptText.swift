public import Foundation
public import Testing

/// A text that was looked at once, found right, and kept in a file: a picture, a page, a recording.
public struct KeptText {
    /// The environment variable that makes a run keep what it finds.
    public static let acceptance = "SWIPPY_ACCEPT"

    private let file: URL
    private let filter: String

    /// The text in `file`.
    ///
    /// - Parameter filter: Which tests to run again to accept a new one.
    public init(in file: URL, acceptedBy filter: String) {
        (self.file, self.filter) = (file, filter)
    }

    /// Checks that `text` is what the file holds, and says where it is not.
    public func expect(_ text: String, _ location: SourceLocation = #_sourceLocation) throws {
        let isThere = FileManager.default.fileExists(atPath: file.path)
        let kept = isThere ? String(decoding: try Data(contentsOf: file), as: UTF8.self) : ""
        guard kept != text || !isThere else { return }
        guard ProcessInfo.processInfo.environment[Self.acceptance] != "1" else {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            return try Data(text.utf8).write(to: file)
        }
        Issue.record(
            """
            \(file.path) has other lines (-) than were made now (+):
            \(TextDifference(from: kept, to: text))
            If the new ones are right, keep them: \(Self.acceptance)=1 swift test --filter \(filter)
            """, sourceLocation: location)
    }
}
