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

    /// What Bash or fish offers at the end of `line`.
    static func completions(of line: String, in program: Program = .swippy, by shell: Shell) throws -> String
    {
        let script = Completions(program: program).script(for: shell)
        let interpreter = try #require(ShellProgram(shell))
        guard shell == .bash else {
            return try interpreter.run(["--no-config"], script: script + "complete -C '\(line)'\n")
        }
        let end =
            "COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _swippy; echo \"${COMPREPLY[*]}\"\n"
        return try interpreter.run([], script: script + end)
    }
}
