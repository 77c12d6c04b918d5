public import Foundation
public import Testing

/// A text that was looked at once, found right, and kept in a file: a picture, a page, a recording.
public struct KeptText: Sendable {
    /// The environment variable that makes a run keep what it finds.
    public static let acceptance = "SWIPPY_ACCEPT"

    private let name: String
    private let filter: String
    private let read: @Sendable () throws -> String?
    private let write: @Sendable (String) throws -> Void
    /// Whether a new text is kept, and whether nobody looks at this run.
    private let accepts, isUnattended: Bool

    /// The text in `file`.
    ///
    /// - Parameters:
    ///   - filter: Which tests to run again to accept a new one.
    ///   - environment: What says whether to accept, and whether this is continuous integration, by `CI`.
    public init(
        in file: URL, acceptedBy filter: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.init(file.path, acceptedBy: filter, environment: environment) {
            guard FileManager.default.fileExists(atPath: file.path) else { return nil }
            return String(decoding: try Data(contentsOf: file), as: UTF8.self)
        } write: { text in
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// A text that is called `name`, wherever it is kept, such as in a part of a file.
    public init(
        _ name: String, acceptedBy filter: String,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        read: @escaping @Sendable () throws -> String?, write: @escaping @Sendable (String) throws -> Void
    ) {
        (self.name, self.filter, self.read, self.write) = (name, filter, read, write)
        accepts = environment[Self.acceptance] == "1"
        isUnattended = !(environment["CI"] ?? "").isEmpty
    }

    /// Checks that `text` is what the file holds, and says where it is not.
    public func expect(_ text: String, _ location: SourceLocation = #_sourceLocation) throws {
        let kept = try read()
        guard kept != text else { return }
        let change = """
            \(name) has other lines (-) than were made now (+):
            \(TextDifference(from: kept ?? "", to: text))
            """
        guard accepts else {
            Issue.record(
                """
                \(change)
                If the new ones are right, keep them: \(Self.acceptance)=1 swift test --filter \(filter)
                """, sourceLocation: location)
            return
        }
        guard !isUnattended else {
            Issue.record(
                "\(change)\n\(Self.acceptance) is refused where CI is set: nobody looks at what is kept there.",
                sourceLocation: location)
            return
        }
        try write(text)
        FileHandle.standardError.write(Data("accepted: \(change)\n".utf8))
    }
}
