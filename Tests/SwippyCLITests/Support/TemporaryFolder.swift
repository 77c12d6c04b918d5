import Foundation

/// A folder of one test's own, gone when the test is over.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "swippy-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            print("\(path) is left behind: \(error)")
        }
    }

    /// Writes a file, with the folders on the way to it, and returns its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let file = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }
}
