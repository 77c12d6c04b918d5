import Foundation
import Testing

/// The Swift files of the package, read once for all checks.
struct SourceTree {
    let root: URL
    private var folders: [String: [SourceFile]]

    /// The package that these tests belong to.
    static let package = Result {
        try SourceTree(
            root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent())
    }

    private init(root: URL) throws {
        self.root = root
        folders = [:]
        for folder in ["Sources", "Tests"] {
            folders[folder] = try FileManager.default
                .subpathsOfDirectory(atPath: root.appending(path: folder).path)
                .filter { $0.hasSuffix(".swift") }
                .sorted()
                .map { path in
                    SourceFile(
                        path: "\(folder)/\(path)", text: try Self.text(of: "\(folder)/\(path)", in: root))
                }
        }
    }

    /// Every Swift file below `folder`, in order.
    func files(in folder: String) -> [SourceFile] {
        let top = folder.split(separator: "/").first.map(String.init) ?? folder
        let files = folders[top] ?? []
        return folder == top ? files : files.filter { $0.path.hasPrefix(folder + "/") }
    }

    /// The text of any file of the package.
    func text(of path: String) throws -> String { try Self.text(of: path, in: root) }

    private static func text(of path: String, in root: URL) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Makes each violation a failure of its own, at its place.
    func expectNone(_ violations: [Violation]) {
        for violation in violations {
            Issue.record(
                "\(violation)",
                sourceLocation: SourceLocation(
                    fileID: violation.path, filePath: root.appending(path: violation.path).path,
                    line: violation.line, column: 1))
        }
    }
}
