import Foundation

/// A running `journal-writer-demo`.
struct Writer {
    private let process = Process()
    private let output = Pipe()

    /// Starts it with these arguments.
    init(_ arguments: String...) throws {
        process.executableURL = Self.directory.appending(path: "journal-writer-demo")
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        // One that is killed while it writes down its coverage would spoil the report of all.
        process.environment = ["LLVM_PROFILE_FILE": "/dev/null"]
        try process.run()
    }

    /// The lines that it says up to its end, and its exit code, or the signal that ended it.
    func end() throws -> (lines: [String], status: Int32) {
        try rest(after: Data())
    }

    /// Kills it once it has said so many lines.
    ///
    /// - Returns: All lines that it said before it was dead.
    func killed(after count: Int) throws -> [String] {
        var said = Data()
        while said.count(where: { $0 == 0x0A }) < count {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            said += more
        }
        kill(process.processIdentifier, SIGKILL)
        return try rest(after: said).lines
    }

    private func rest(after said: Data) throws -> (lines: [String], status: Int32) {
        let all = said + (try output.fileHandleForReading.readToEnd() ?? Data())
        process.waitUntilExit()
        let lines = String(decoding: all, as: UTF8.self).split(separator: "\n").map(String.init)
        return (lines, process.terminationStatus)
    }

    /// Where the build puts its programs: beside the bundle of the tests.
    private static let directory: URL = {
        let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
        let beside = bundle ?? Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        return beside.deletingLastPathComponent()
    }()
}
