import Foundation

/// A folder of one test's own, gone when the test is over.
final class Folder {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "swippy-live-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            print("\(url.path) is left behind: \(error)")
        }
    }

    var path: String { url.path }

    /// The path of what is called `name` here.
    func callAsFunction(_ name: String) -> String { url.appending(path: name).path }

    /// Writes a file, and returns its path.
    func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: url.appending(path: name))
        return self(name)
    }

    /// The text of a file.
    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }
}
