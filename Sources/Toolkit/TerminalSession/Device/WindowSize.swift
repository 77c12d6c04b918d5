import TerminalKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Looks up the terminal's size.
struct WindowSize: Sendable {
    private let fallback: Size

    /// - Parameter environment: `COLUMNS` and `LINES` are used if no terminal reports a size; a number that is missing, not
    ///   positive or above 1000 is replaced by that of a VT100, 80 × 24.
    init(environment: [String: String]) {
        func variable(_ name: String) -> Int? {
            environment[name].flatMap { Int($0) }.flatMap { (1...1000).contains($0) ? $0 : nil }
        }
        fallback = Size(columns: variable("COLUMNS") ?? 80, rows: variable("LINES") ?? 24)
    }

    /// The current size: that of standard output, standard input, standard error or `/dev/tty`, the first that has one.
    var current: Size {
        for descriptor in [STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO] {
            if let size = Self.size(of: descriptor) { return size }
        }
        return Self.sizeOfControllingTerminal ?? fallback
    }

    /// A new pseudo-terminal reports 0 × 0, which is ignored.
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
