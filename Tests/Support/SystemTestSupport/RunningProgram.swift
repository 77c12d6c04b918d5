import Foundation

/// A program of this package that runs, says a line for whatever it has done, and may be killed at any moment.
public struct RunningProgram {
    private let process = Process()
    private let output = Pipe()

    /// Starts the program `name` with these arguments.
    public init(_ name: String, _ arguments: [String]) throws {
        process.executableURL = BuiltPrograms.directory.appending(path: name)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        // One that is killed while it writes down its coverage would spoil the report of all.
        process.environment = Sanitizers.environment.merging(["LLVM_PROFILE_FILE": "/dev/null"]) { $1 }
        try process.run()
    }

    /// The lines that it says up to its end, and its exit code, or the signal that ended it.
    public func end() throws -> (lines: [String], status: Int32) {
        try rest(after: Data())
    }

    /// Kills it at a moment of its work: once it has said so many lines, and then so many seconds later.
    ///
    /// - Returns: All lines that it said before it was dead. What it could not say to the end is no line.
    public func killed(after count: Int, and delay: Double = 0) throws -> [String] {
        var said = Data()
        while said.count(where: { $0 == 0x0A }) < count {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            said += more
        }
        // Nothing waits for this: it only spreads the moments over the whole of its work.
        if delay > 0 { Thread.sleep(forTimeInterval: delay) }
        kill(process.processIdentifier, SIGKILL)
        return try rest(after: said).lines
    }

    private func rest(after said: Data) throws -> (lines: [String], status: Int32) {
        let all = said + (try output.fileHandleForReading.readToEnd() ?? Data())
        try output.fileHandleForReading.close()
        process.waitUntilExit()
        let lines = String(decoding: all, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return (lines.map(String.init), process.terminationStatus)
    }
}
