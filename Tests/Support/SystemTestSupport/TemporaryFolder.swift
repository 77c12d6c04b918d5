public import Foundation

/// A folder of one test's own, gone when the test is over.
public final class TemporaryFolder: Sendable {
    /// Where it is.
    public let directory: URL

    /// A new, empty folder.
    public init() throws {
        // Without digits: by chance some would look like a card number, which no path is shown with.
        let name = UUID().uuidString.map { sign in
            sign.hexDigitValue.map { Character(UnicodeScalar(UInt8(ascii: "a") + UInt8($0))) } ?? sign
        }
        directory = FileManager.default.temporaryDirectory.appending(path: "swippy-\(String(name))")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: directory)
        } catch {
            print("\(directory.path) is left behind: \(error)")
        }
    }

    /// Where it is.
    public var path: String { directory.path }

    /// The path of what is called `name` here.
    public func callAsFunction(_ name: String) -> String { directory.appending(path: name).path }

    /// Writes a file, with the folders on the way to it, and returns its path.
    @discardableResult
    public func write(_ bytes: Data, to name: String) throws -> String {
        let file = directory.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
        return file.path
    }

    /// Writes a file, with the folders on the way to it, and returns its path.
    @discardableResult
    public func write(_ text: String, to name: String) throws -> String {
        try write(Data(text.utf8), to: name)
    }

    /// Writes a program in the language of the shell.
    ///
    /// Another process does it: what the tests' own process wrote couldn't be started as long as a program that another test starts
    /// meanwhile holds it open.
    public func write(script: String, to name: String) throws {
        let text = try write("#!/bin/sh\n" + script, to: "\(name).text")
        let copy = try Process.run(URL(filePath: "/bin/cp"), arguments: [text, self(name)])
        copy.waitUntilExit()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: self(name))
    }

    /// The text of a file.
    public func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: directory.appending(path: name)), as: UTF8.self)
    }
}
