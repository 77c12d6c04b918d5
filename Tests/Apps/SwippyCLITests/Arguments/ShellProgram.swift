import Foundation
import Testing

@testable import CommandLine
@testable import SwippyCLI

/// A shell that is installed on this machine.
struct ShellProgram {
    private let url: URL

    init?(_ shell: Shell) {
        let directories = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
        let paths = directories.map { "\($0)/\(shell.rawValue)" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
        url = URL(fileURLWithPath: path)
    }

    /// What the shell prints, on either stream, when it runs a script.
    func run(_ arguments: [String], script: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "swippy-\(UUID().uuidString)")
        try Data(script.utf8).write(to: file)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = url
        process.arguments = arguments + [file.path]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        try pipe.fileHandleForReading.close()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
