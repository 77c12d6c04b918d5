import Foundation

/// The Swift files of a package, or of a copy of one.
struct SourceTree {
    let root: URL

    /// The package that these tests belong to.
    static let package = SourceTree(
        root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent())

    /// Every Swift file below `folder`, in order.
    func files(in folder: String) throws -> [SourceFile] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { $0.hasSuffix(".swift") }
            .sorted()
            .map { try file("\(folder)/\($0)") }
    }

    func file(_ path: String) throws -> SourceFile {
        SourceFile(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
}
