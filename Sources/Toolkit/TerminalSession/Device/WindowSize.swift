import TerminalKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where the size of the terminal is looked up.
struct WindowSize: Sendable {
    private let fallback: Size

    /// - Parameter environment: `COLUMNS` and `LINES` count where no terminal knows its size; a number that is
    ///   missing, not positive or past 1000 there is that of a VT100, 80 × 24.
    init(environment: [String: String]) {
        func variable(_ name: String) -> Int? {
            environment[name].flatMap { Int($0) }.flatMap { (1...1000).contains($0) ? $0 : nil }
        }
        fallback = Size(columns: variable("COLUMNS") ?? 80, rows: variable("LINES") ?? 24)
    }

    /// The size now: of standard output, standard input, standard error or `/dev/tty`, the first that has one.
    var current: Size {
        for descriptor in [STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO] {
            if let size = Self.size(of: descriptor) { return size }
        }
        return Self.sizeOfControllingTerminal ?? fallback
    }

    /// A fresh pseudo-terminal says 0 × 0, which is no answer.
    private static func size(of descriptor: Int32) -> Size? {
        var window = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return nil
        }
        return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    private static var sizeOfControllingTerminal: Size? {
        let descriptor = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return size(of: descriptor)
    }
}
