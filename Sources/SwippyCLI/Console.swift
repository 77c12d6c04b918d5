import Foundation
import TerminalKit

/// The world around the program: what it was started with, and where its words go.
struct Console {
    /// The environment variables by name.
    let environment: [String: String]
    /// Whether standard output goes to a terminal.
    let isTerminal: Bool
    /// The terminal's size, if there is one and it knows.
    let terminalSize: Size?
    /// Writes to standard output.
    let write: (String) throws(OutputError) -> Void
    /// Writes to standard error.
    let writeError: (String) -> Void

    /// Writing to standard output failed.
    enum OutputError: Error {
        /// The reader has gone, as in `swippy list | head -1`.
        case closedPipe
        /// Anything else, in the operating system's words.
        case failed(reason: String)
    }

    /// The width and height to draw for, where the terminal says nothing: `COLUMNS` and `LINES`, then 80 × 24.
    var size: Size {
        func variable(_ name: String) -> Int? {
            environment[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        }
        return terminalSize
            ?? Size(columns: min(variable("COLUMNS") ?? 80, 1000), rows: min(variable("LINES") ?? 24, 1000))
    }
}

extension Console {
    /// The console of this process.
    static func process() -> Console {
        Console(
            environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) == 1,
            terminalSize: [STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO].lazy.compactMap(size).first,
            write: { text throws(OutputError) in try write(text, to: .standardOutput) },
            writeError: { text in
                do {
                    try write(text, to: .standardError)
                } catch {
                    // Standard error was where this would have been reported.
                }
            })
    }

    private static func write(_ text: String, to handle: FileHandle) throws(OutputError) {
        do {
            try handle.write(contentsOf: Data(text.utf8))
        } catch {
            let cause = (error as NSError).posixCause
            if cause == EPIPE { throw .closedPipe }
            throw .failed(reason: cause.map { String(cString: strerror($0)) } ?? error.localizedDescription)
        }
    }

    /// The size of the terminal at `descriptor`; a fresh pseudo-terminal says 0 × 0, which is no answer.
    private static func size(of descriptor: Int32) -> Size? {
        var window = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return nil
        }
        return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }
}

extension NSError {
    fileprivate var posixCause: CInt? {
        let cause = userInfo[NSUnderlyingErrorKey] as? NSError ?? self
        return cause.domain == NSPOSIXErrorDomain ? CInt(cause.code) : nil
    }
}
