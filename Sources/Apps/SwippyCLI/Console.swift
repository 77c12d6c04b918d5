import Foundation
import TerminalKit
import TerminalSession
import Words

/// The source of the size to draw for.
enum SizeSource: String, Sendable {
    case output
    case input
    case errors
    /// `COLUMNS` and `LINES`, or one of the two.
    case variables
    /// The size of a VT100, if no other source is available.
    case standard
}

/// The program's environment: how it was started, and where its output goes.
struct Console {
    /// The environment variables by name.
    let environment: [String: String]
    /// Whether standard output goes to a terminal.
    let isTerminal: Bool
    /// Whether standard input comes from a terminal.
    var isInputTerminal = false
    /// Whether standard output goes to the terminal that the program was started on.
    var controlsTerminal = false
    /// Whether standard error goes to a terminal.
    var isErrorTerminal = false
    /// The terminal's size, if there is a terminal that reports one.
    let terminalSize: Size?
    /// The stream whose terminal has that size.
    var sizedStream = SizeSource.output
    /// Writes to standard output.
    var write: (String) throws(OutputError) -> Void
    /// Shows text with a pager, which is a line of shell, and waits until the person leaves it; returns `false` if there is no
    /// such program.
    var page: (_ text: String, _ pager: String) -> Bool = { _, _ in false }
    /// Writes to standard error.
    var writeError: @Sendable (String) -> Void
    /// Forgets what was typed and not read yet, where standard input is a terminal.
    var discardTyped: () -> Void = {}
    /// Reads a line that the person types, without the line break; `nil` if there is none.
    var readLine: () -> String? = { nil }
    /// Reads a line that the person types in answer to a question without being echoed, without the line break; `nil` if there
    /// is none, or no terminal.
    var readHiddenLine: (_ question: String) -> String? = { _ in nil }

    /// Asks the terminal of standard input and output for its background, unless it has answered before; `nil` if it doesn't
    /// say.
    var background: () -> Color? = { nil }

    /// Asks it how it shows pictures.
    var pictures: () -> PictureFindings = { PictureFindings() }

    /// Measures how long a wait takes.
    var clock: any Clock<Duration> = ContinuousClock()
    /// Shows what the person waits for; `nil` if that can't be seen.
    private(set) var progress: ProgressLine?

    /// Creates the service for a server; `nil` in a program that can't.
    var connect: ServerConnecting?
    /// Makes what fetches pictures from servers; `nil` in a program that can't.
    var fetchPictures: PictureConnecting?
    /// Replaces the process with another program from the same folder, with these arguments, or returns the reason for a
    /// failure.
    var become: (_ program: String, _ arguments: [String]) -> String = { program, _ in program }

    /// Writing to standard output failed.
    enum OutputError: Error {
        /// The reader has closed the pipe, as in `swippy list | head -1`.
        case closedPipe
        /// Anything else, in the operating system's words.
        case failed(reason: String)
    }

    /// The size to draw for if the terminal doesn't report one: `COLUMNS` and `LINES`, then 80 × 24.
    var size: Size {
        terminalSize
            ?? Size(columns: min(variable("COLUMNS") ?? 80, 1000), rows: min(variable("LINES") ?? 24, 1000))
    }

    /// Where ``size`` comes from.
    var sizeSource: SizeSource {
        if terminalSize != nil { return sizedStream }
        return variable("COLUMNS") == nil && variable("LINES") == nil ? .standard : .variables
    }

    private func variable(_ name: String) -> Int? {
        environment[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
}

extension Console {
    /// The folder for what can be fetched again. As the XDG Base Directory Specification demands, a relative path in the
    /// environment is ignored.
    var cacheFolder: String? {
        func directory(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        return (directory("XDG_CACHE_HOME") ?? directory("HOME").map { $0 + "/.cache" }).map {
            $0 + "/swippy"
        }
    }

    /// Tells the person on standard error what isn't part of the output.
    func tell(_ remarks: [String]) {
        for remark in remarks { writeError("swippy: \(remark)\n") }
    }

    /// Tells which elements of the feed were skipped.
    func tellSkipped(_ cards: [String], _ language: Language) {
        tell(cards.map { "\(CommandStrings.skipped[language]) \($0)" })
    }
}

extension Console {
    /// The same console, but showing what the person waits for. Any other output replaces that line.
    func showingProgress(in language: Language) -> Console {
        guard isErrorTerminal else { return self }
        let (write, page, writeError) = (write, page, writeError)
        let progress = ProgressLine(on: self, language: language)
        var console = self
        console.progress = progress
        console.write = { text throws(OutputError) in
            progress.end()
            try write(text)
        }
        console.page = { text, pager in
            progress.end()
            return page(text, pager)
        }
        console.writeError = { text in
            progress.end()
            writeError(text)
        }
        return console
    }

    /// Does `work`, and meanwhile shows what it waits for.
    @MainActor
    func waiting<Answer, Failure: Error>(
        for wait: ProgressLine.Wait, _ work: @MainActor () async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        guard let progress else { return try await work() }
        return try await progress.during(wait, work)
    }

    /// Whether bold and dim text can be shown. That is so even if colours are turned off, but not in a pipe or on a dumb
    /// terminal.
    var understandsEscapes: Bool {
        isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "")
    }

    /// Whether keys can be read for a screen on standard output: from standard input or, if that isn't a terminal, from the terminal
    /// of standard output.
    var hasKeys: Bool { isInputTerminal || (isTerminal && controlsTerminal) }

    /// The characters to draw pictures with.
    var drawingCharacters: DrawingCharacters { DrawingCharacters(environment: environment) }

    /// The console of this process.
    static func process() -> Console {
        let sized = [(STDOUT_FILENO, SizeSource.output), (STDIN_FILENO, .input), (STDERR_FILENO, .errors)]
            .lazy.compactMap { descriptor, source in size(of: descriptor).map { ($0, source) } }.first
        let environment = ProcessInfo.processInfo.environment
        var asked: TerminalFindings?
        return Console(
            environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1,
            isInputTerminal: isatty(STDIN_FILENO) == 1, controlsTerminal: tcgetpgrp(STDOUT_FILENO) >= 0,
            isErrorTerminal: isatty(STDERR_FILENO) == 1,
            terminalSize: sized?.0, sizedStream: sized?.1 ?? .output,
            write: { text throws(OutputError) in try send(text, to: STDOUT_FILENO) },
            page: { text, pager in Pager.show(text, with: pager) },
            writeError: { text in
                do {
                    try send(text, to: STDERR_FILENO)
                } catch {
                    // Errors would be reported on standard error, which just failed.
                }
            },
            discardTyped: { if isatty(STDIN_FILENO) == 1 { tcflush(STDIN_FILENO, TCIFLUSH) } },
            readLine: { Swift.readLine() },
            readHiddenLine: { question in
                do {
                    return try HiddenLine.read(asking: question)
                } catch {
                    return nil  // The caller reports that there is no answer.
                }
            },
            background: {
                let findings = asked ?? TerminalProbe.findings(about: .background, environment: environment)
                asked = findings
                return findings.background
            },
            pictures: {
                // One that has answered nothing wouldn't answer this either.
                if let asked, asked.attributes == nil { return PictureFindings() }
                return TerminalProbe.findings(about: .pictures, environment: environment).pictures
            }, become: become)
    }

    /// Writes the whole text, even if the other end takes only a little at a time: the parent process may have left the
    /// descriptor non-blocking, and a signal may interrupt the call.
    private static func send(_ text: String, to descriptor: Int32) throws(OutputError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            guard count < 0 else {
                rest = rest.dropFirst(count)
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: waitForRoom(in: descriptor)
            case EPIPE: throw .closedPipe
            case let cause: throw .failed(reason: String(cString: strerror(cause)))
            }
        }
    }

    private static func waitForRoom(in descriptor: Int32) {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wanted, 1, -1)
    }

    /// The size of the terminal at `descriptor`. A new pseudo-terminal reports 0 × 0, which is ignored.
    private static func size(of descriptor: Int32) -> Size? {
        var window = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return nil
        }
        return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }
}

extension Console {
    /// Replaces this process with the program `name` from the same folder, with the same arguments, terminal and environment.
    ///
    /// - Returns: the reason for a failure, in the operating system's words. On success it doesn't return.
    static func become(_ name: String, _ arguments: [String]) -> String {
        let own = (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]))
            .resolvingSymlinksInPath()
        let path = own.deletingLastPathComponent().appending(path: name).path
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        execv(path, &words)
        return "\(path): \(String(cString: strerror(errno)))"
    }
}
