package import Foundation
package import TerminalKit
package import Values

/// The source of the size to draw for.
package enum SizeSource: String, Sendable {
    case output
    case input
    case errors
    /// `COLUMNS` and `LINES`, or one of the two.
    case variables
    /// The size of a VT100, if no other source is available.
    case standard
}

/// The program's environment: how it was started, and where its output goes.
package struct Console {
    /// The environment variables by name.
    package let environment: [String: String]
    /// Whether standard output goes to a terminal.
    package var isTerminal: Bool
    /// Whether standard input comes from a terminal.
    package var isInputTerminal = false
    /// Whether standard output goes to the terminal that the program was started on.
    package var controlsTerminal = false
    /// Whether standard error goes to a terminal.
    package var isErrorTerminal = false
    /// The terminal's size, if there is a terminal that reports one.
    package let terminalSize: Size?
    /// The stream whose terminal has that size.
    package var sizedStream = SizeSource.output
    /// Writes to standard output.
    package var write: (String) throws(OutputError) -> Void
    /// Shows text with a pager, given as a shell command line, and waits until the person leaves it; returns `false` if there is
    /// no such program.
    package var page: (_ text: String, _ pager: String) -> Bool
    /// Writes to standard error.
    package var writeError: @Sendable (String) -> Void
    /// Discards typed input that hasn't been read yet, if standard input is a terminal.
    package var discardTyped: () -> Void
    /// Reads a line that the person types, without the line break; `nil` if there is none.
    package var readLine: @Sendable () -> String?
    /// Standard input, for what reads all of it.
    package var input = FileHandle.standardInput
    /// Reads the person's answer to a question without echoing it, without the line break; `nil` if there is none, or no
    /// terminal.
    package var readHiddenLine: (_ question: String) -> String?

    /// Asks the terminal of standard input and output for its background, unless it has already answered; `nil` if it doesn't
    /// say.
    package var background: () -> Color? = { nil }

    /// Asks the terminal how it shows pictures.
    package var pictures: () -> PictureFindings = { PictureFindings() }

    /// Makes the clock that knows the person's current day.
    package var days: @Sendable () -> DayClock
    /// Measures how long a wait takes.
    package var clock: any Clock<Duration>
    /// Makes a generator of the random numbers that things are named by, such as payments.
    package var generator: @Sendable () -> any RandomNumberGenerator & Sendable = {
        SystemRandomNumberGenerator()
    }
    /// The word that this process was started with, if a script can use it as a name; `nil` where there is no process.
    package var word: String?
    /// The arguments that the program was started with.
    package var arguments: [String] = []
    /// What a program stores with its console, by type.
    private var additions: [(type: Any.Type, value: Any)] = []
    /// Why a program from the same folder can't be started; `nil` if it can.
    package var neighbourFault: (_ program: String) -> Neighbour.Fault? = { _ in nil }
    /// Replaces the process with another program from the same folder, with these arguments; on failure, returns the reason.
    package var become: (_ program: String, _ arguments: [String]) -> String

    package init(
        environment: [String: String], isTerminal: Bool, isInputTerminal: Bool = false,
        controlsTerminal: Bool = false, isErrorTerminal: Bool = false, terminalSize: Size?,
        sizedStream: SizeSource = .output, write: @escaping (String) throws(OutputError) -> Void,
        page: @escaping (_ text: String, _ pager: String) -> Bool = { _, _ in false },
        writeError: @escaping @Sendable (String) -> Void, discardTyped: @escaping () -> Void = {},
        readLine: @escaping @Sendable () -> String? = { nil },
        readHiddenLine: @escaping (_ question: String) -> String? = { _ in nil },
        clock: any Clock<Duration> = ContinuousClock(),
        become: @escaping (_ program: String, _ arguments: [String]) -> String = { program, _ in program }
    ) {
        (self.environment, self.isTerminal, self.isInputTerminal) = (environment, isTerminal, isInputTerminal)
        (self.controlsTerminal, self.isErrorTerminal) = (controlsTerminal, isErrorTerminal)
        (self.terminalSize, self.sizedStream, self.clock) = (terminalSize, sizedStream, clock)
        (self.write, self.page, self.writeError, self.become) = (write, page, writeError, become)
        (self.discardTyped, self.readLine, self.readHiddenLine) = (discardTyped, readLine, readHiddenLine)
        days = { [zone = environment["TZ"]] in DayClock(timeZone: .here(zone)) }
    }

    /// The console without a person who types. Lines and files that come through a pipe are still read.
    package var withoutTyping: Console {
        var console = self
        if isInputTerminal {
            (console.readLine, console.readHiddenLine) = ({ nil }, { _ in nil })
            console.input = .nullDevice
        }
        (console.isInputTerminal, console.controlsTerminal) = (false, false)
        return console
    }

    /// What a program stores with its console: one value of each type.
    package subscript<Addition>(_ type: Addition.Type) -> Addition? {
        get { additions.first { $0.type == type }?.value as? Addition }
        set {
            additions.removeAll { $0.type == type }
            if let newValue { additions.append((type, newValue)) }
        }
    }

    /// Writing to standard output failed.
    package enum OutputError: Error {
        /// The reader has closed the pipe, as in `swippy list | head -1`.
        case closedPipe
        /// Anything else, in the operating system's words.
        case failed(reason: String)
    }

    /// The size to draw for if the terminal doesn't report one: `COLUMNS` and `LINES`, then 80 × 24.
    package var size: Size {
        terminalSize
            ?? Size(columns: min(variable("COLUMNS") ?? 80, 1000), rows: min(variable("LINES") ?? 24, 1000))
    }

    /// Where ``size`` comes from.
    package var sizeSource: SizeSource {
        if terminalSize != nil { return sizedStream }
        return variable("COLUMNS") == nil && variable("LINES") == nil ? .standard : .variables
    }

    private func variable(_ name: String) -> Int? {
        environment[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
}

extension Console {
    /// Whether bold and dim text can be shown. They can even if colours are turned off, but not in a pipe or on a dumb terminal.
    package var understandsEscapes: Bool {
        isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "")
    }

    /// Whether keys can be read for a screen on standard output: from standard input or, if that isn't a terminal, from the terminal
    /// of standard output.
    package var hasKeys: Bool { isInputTerminal || (isTerminal && controlsTerminal) }

    /// The characters to draw pictures with.
    package var drawingCharacters: DrawingCharacters { DrawingCharacters(environment: environment) }

    /// The console of this process.
    package static func process() -> Console {
        let sized = [(STDOUT_FILENO, SizeSource.output), (STDIN_FILENO, .input), (STDERR_FILENO, .errors)]
            .lazy.compactMap { descriptor, source in size(of: descriptor).map { ($0, source) } }.first
        var console = Console(
            environment: variables, isTerminal: isatty(STDOUT_FILENO) == 1,
            isInputTerminal: isatty(STDIN_FILENO) == 1, controlsTerminal: tcgetpgrp(STDOUT_FILENO) >= 0,
            isErrorTerminal: isatty(STDERR_FILENO) == 1,
            terminalSize: sized?.0, sizedStream: sized?.1 ?? .output,
            write: { text throws(OutputError) in try send(text, to: STDOUT_FILENO) },
            writeError: { text in
                do {
                    try send(text, to: STDERR_FILENO)
                } catch {
                    // An error would be reported on standard error, which has just failed.
                }
            },
            discardTyped: { if isatty(STDIN_FILENO) == 1 { tcflush(STDIN_FILENO, TCIFLUSH) } },
            readLine: { Swift.readLine() },
            become: become)
        console.neighbourFault = fault(ofNeighbour:)
        console.word = CommandLine.arguments.first.flatMap(Self.word)
        return console
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
    package static func become(_ name: String, _ arguments: [String]) -> String {
        let path = path(ofNeighbour: name)
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        execv(path, &words)
        return "\(path): \(String(cString: strerror(errno)))"
    }
}
