#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension TerminalDevice {
    /// The terminal that can be queried without disturbing other programs: that of standard input and output or, if the output
    /// goes to a file, that of the input.
    ///
    /// If the output is a pipe, it may lead to a pager, which uses the same terminal at the same time.
    static func forProbe() throws(SessionError) -> TerminalDevice {
        guard isatty(STDOUT_FILENO) != 1 else { return try TerminalDevice() }
        var status = stat()
        guard isatty(STDIN_FILENO) == 1, fstat(STDOUT_FILENO, &status) == 0,
            status.st_mode & S_IFMT == S_IFREG
        else { throw .notATerminal }
        return try TerminalDevice(controlling: O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    }

    private init(controlling flags: Int32) throws(SessionError) {
        input = open("/dev/tty", O_RDONLY | flags)
        guard input >= 0 else { throw .system(code: errno, call: "open") }
        output = open("/dev/tty", O_WRONLY | flags)
        guard output >= 0 else {
            let code = errno
            close(input)
            throw .system(code: code, call: "open")
        }
    }

    /// The bytes that can be read now; `nil` if the terminal is gone.
    func available() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(input, &bytes, bytes.count)
        if count > 0 { return Array(bytes.prefix(count)) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
    }
}
