import Foundation

/// A folder of one test's own, gone when the test is over.
final class Workspace {
    let directory: URL

    init() throws {
        directory = FileManager.default.temporaryDirectory.appending(path: "swippy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: directory)
        } catch {
            print("\(directory.path) is left behind: \(error)")
        }
    }

    /// Writes a file, with the folders on the way to it, and returns its path.
    @discardableResult
    func write(_ bytes: Data, to name: String) throws -> String {
        let file = directory.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
        return file.path
    }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try write(Data(text.utf8), to: name)
    }
}
