public import Foundation
import TestSupport

/// A program and all that it is started with.
public struct StartedProgram: Sendable {
    /// The file of the program.
    public let url: URL
    /// Its command line, without the name.
    public let arguments: [String]
    /// All of its variables.
    public let environment: [String: String]
    /// The folder that it is started in.
    public let directory: URL
    private let input: URL?

    private static let places = Places(16)

    /// The program at `url`, with these arguments and variables, in the folder `directory`; on its standard input is a file, or
    /// nothing.
    public init(
        url: URL, arguments: [String], environment: [String: String], directory: URL, input: URL? = nil
    ) {
        (self.url, self.arguments, self.environment) = (url, arguments, environment)
        (self.directory, self.input) = (directory, input)
    }

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - nonBlocking: whether its standard output refuses what it has no room for, instead of letting it wait.
    ///   - started: is told the program's process id once it runs, to send it a signal.
    public func run(
        nonBlocking: Bool = false, started: (@Sendable (pid_t) -> Void)? = nil
    ) async throws -> ProgramRun {
        await Self.places.enter()
        defer { Self.places.leave() }
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = url
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = directory
        let inputFile = try input.map(FileHandle.init(forReadingFrom:))
        process.standardInput = inputFile ?? FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors

        if nonBlocking { _ = fcntl(output.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK) }

        // Both streams are read while it runs: a full pipe would stop it. Threads of their own read them, and begin now: the
        // concurrency's own may all be busy with other tests for longer than this program has.
        let outputBytes = Self.bytes(of: output)
        let errorBytes = Self.bytes(of: errors)
        // One that is sent signals starts on the main actor, where no command of this process begins to ignore them meanwhile.
        let place: (any Actor)? = started == nil ? nil : MainActor.shared
        let ended = try await withCheckedThrowingContinuation(isolation: place) { continuation in
            process.terminationHandler = { ended in
                continuation.resume(returning: (ended.terminationReason, ended.terminationStatus))
            }
            do {
                try Self.withoutBlockedSignals { try process.run() }
                try inputFile?.close()
            } catch {
                continuation.resume(throwing: error)
                return
            }
            let identifier = process.processIdentifier
            started?(identifier)
            // No test waits for this: a program that hangs is killed.
            let limit = Double(TestRun.hangs.components.seconds)
            DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [weak process] in
                if process?.isRunning == true { kill(identifier, SIGKILL) }
            }
        }
        return ProgramRun(
            end: ended.0 == .exit ? .exit(ended.1) : .signal(ended.1),
            outputBytes: try await Self.all(of: outputBytes), errorBytes: try await Self.all(of: errorBytes))
    }

    /// Runs `start` on a thread that lets every signal through. A program inherits what is blocked where it is started, and the
    /// threads of Swift's concurrency block most signals: a shell would wait for its children for ever.
    private static func withoutBlockedSignals(_ start: () throws -> Void) rethrows {
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        // It also inherits what is ignored, as a command that pays in this process does meanwhile.
        for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try start()
    }

    /// All that comes through `pipe`, which is closed then: Foundation's `Process` is never freed on Linux, nor its pipes, and
    /// it reads beyond the list of open files once there are more than a thousand.
    private static func bytes(of pipe: Pipe) -> AsyncThrowingStream<Data, any Error> {
        let (bytes, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
        Thread.detachNewThread {
            do {
                continuation.yield(try pipe.fileHandleForReading.readToEnd() ?? Data())
                try pipe.fileHandleForReading.close()
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        return bytes
    }

    private static func all(of bytes: AsyncThrowingStream<Data, any Error>) async throws -> Data {
        try await bytes.reduce(into: Data()) { $0 += $1 }
    }
}
