import Foundation

/// The modes that the driver of a terminal is in.
public struct TerminalAttributes: Equatable {
    private let bytes: [UInt8]
    /// Whether bytes are handed on as they come, without being echoed or taken for signals.
    public let isRaw: Bool
    /// Whether what is typed is shown.
    public let echoes: Bool

    init(_ modes: termios) {
        bytes = withUnsafeBytes(of: modes) { Array($0) }
        echoes = modes.c_lflag & tcflag_t(ECHO) != 0
        isRaw = modes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0
    }
}

extension PseudoTerminal {
    /// The modes now.
    public var attributes: TerminalAttributes {
        var modes = termios()
        tcgetattr(slave, &modes)
        return TerminalAttributes(modes)
    }

    /// What the program has left in its input queue, which the shell would read. Changes the modes: ask last.
    public func leftInput() -> [UInt8] {
        var modes = termios()
        tcgetattr(slave, &modes)
        cfmakeraw(&modes)
        tcsetattr(slave, TCSANOW, &modes)
        var descriptor = pollfd(fd: slave, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, 0) > 0 else { return [] }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(slave, &buffer, buffer.count)
        return Array(buffer.prefix(max(0, count)))
    }
}
