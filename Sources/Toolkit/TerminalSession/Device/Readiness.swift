#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a wait came to.
struct Readiness: Equatable {
    /// The terminal has something to read, if only that it is gone.
    var canRead = false
    /// The terminal takes something again.
    var canWrite = false
    /// Someone wrote into the pipe.
    var isWoken = false

    /// Waits until one of them is so, or `timeout` is over.
    ///
    /// - Parameters:
    ///   - input: A terminal to read; `nil` for none.
    ///   - output: A terminal to write to; `nil` for none.
    ///   - wake: The end of a pipe; `nil` for none.
    ///   - timeout: How long to wait at most; `nil` for as long as it takes.
    static func wait(
        input: Int32? = nil, output: Int32? = nil, wake: Int32? = nil, timeout: Duration? = nil
    ) -> Readiness {
        // `poll` leaves out a negative descriptor.
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
    /// The milliseconds for `poll`, rounded up, so that a wait is never over before its time.
    fileprivate var milliseconds: Int32 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        let thousandth: Int64 = 1_000_000_000_000_000
        return Int32(min(seconds, 1_000_000) * 1000 + (attoseconds + thousandth - 1) / thousandth)
    }
}
