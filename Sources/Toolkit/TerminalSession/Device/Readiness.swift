#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The result of waiting.
struct Readiness: Equatable {
    /// The terminal can be read, even if only to find that it is gone.
    var canRead = false
    /// The terminal accepts output again.
    var canWrite = false
    /// Another thread or a signal handler wrote into the pipe.
    var isWoken = false

    /// Waits until at least one of them is ready, or for `timeout`.
    ///
    /// - Parameters:
    ///   - input: A terminal to read; `nil` for none.
    ///   - output: A terminal to write to; `nil` for none.
    ///   - wake: The end of a pipe; `nil` for none.
    ///   - timeout: The maximum time to wait; `nil` for no limit.
    static func wait(
        input: Int32? = nil, output: Int32? = nil, wake: Int32? = nil, timeout: Duration? = nil
    ) -> Readiness {
        // `poll` ignores negative descriptors.
        var descriptors = [
            pollfd(fd: input ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: output ?? -1, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: wake ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&descriptors, 3, timeout?.milliseconds ?? -1) > 0 else { return Readiness() }
        return Readiness(
            canRead: descriptors[0].revents != 0, canWrite: descriptors[1].revents != 0,
            isWoken: descriptors[2].revents != 0)
    }
}

extension Duration {
    /// The milliseconds for `poll`, rounded up, so that a wait never ends early.
    fileprivate var milliseconds: Int32 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        let thousandth: Int64 = 1_000_000_000_000_000
        return Int32(min(seconds, 1_000_000) * 1000 + (attoseconds + thousandth - 1) / thousandth)
    }
}

/// A pipe for signal handlers and other threads to wake the thread that waits for the terminal.
struct WakePipe: Sendable {
    let readEnd: Int32
    let writeEnd: Int32

    init() throws(SessionError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .system(code: errno, call: "pipe") }
        (readEnd, writeEnd) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
    }

    /// Wakes the waiting thread. A full pipe wakes it as well, so a failure doesn't matter.
    func wake() {
        var byte: UInt8 = 0
        _ = write(writeEnd, &byte, 1)
    }

    /// Discards everything written so far.
    func drain() {
        var bytes = [UInt8](repeating: 0, count: 256)
        while read(readEnd, &bytes, bytes.count) == bytes.count {}
    }

    func closeEnds() {
        close(readEnd)
        close(writeEnd)
    }
}
