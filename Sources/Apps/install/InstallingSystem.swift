import Foundation

/// The system that is installed on, as far as it is asked.
struct InstallingSystem: Sendable {
    var environment: [String: String]
    var currentFolder: String
    /// The folder of Swippy’s package.
    var package: String
    var isLinux: Bool
    /// Runs a program on this terminal and answers its exit status, or 128 + the signal that ended it.
    var run: @Sendable ([String]) throws -> Int32
    /// Runs a program silently and answers its output; `nil` if it can’t be started, or fails.
    var answer: @Sendable ([String]) -> String?
    /// Prints a text, and ends its last line.
    var say: @Sendable (String) -> Void

    static let this = InstallingSystem(
        environment: ProcessInfo.processInfo.environment,
        currentFolder: FileManager.default.currentDirectoryPath,
        package: (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            .withoutSlash,
        isLinux: hasELF, run: { try runHere($0) }, answer: { output(of: $0) },
        say: { text in FileHandle.standardOutput.write(Data("\(text)\n".utf8)) })

    private static var hasELF: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// The folders that programs are started from.
    var path: [String] { (environment["PATH"] ?? "").split(separator: ":").map(String.init) }

    /// The file that a shell starts for a program’s name.
    func found(_ program: String) -> String? {
        path.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
    }

    /// In this process’s group, so that Ctrl-C ends it, too: `Process` would give it another one.
    private static func runHere(_ words: [String]) throws -> Int32 {
        let arguments = words.map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        let failure = posix_spawnp(&process, words[0], nil, nil, arguments + [nil], environ)
        guard failure == 0 else {
            throw InstallError(
                status: InstallError.unavailable,
                message: "\(words[0]) can't be started: \(String(cString: strerror(failure)))")
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }

    private static func output(of words: [String]) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
            let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
        } catch {
            return nil  // It is not there, which is what `nil` says.
        }
    }
}
