#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The output on its way to the terminal: at most one frame, and mode changes.
struct OutputBuffer {
    private var bytes: [UInt8] = []
    private var written = 0

    /// Whether the terminal has accepted everything.
    var isEmpty: Bool { written == bytes.count }

    mutating func append(_ more: [UInt8]) {
        if isEmpty { removeAll() }
        bytes += more
    }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        written = 0
    }

    /// Writes as much as the terminal accepts now.
    ///
    /// - Returns: Whether the terminal is still there.
    mutating func write(to descriptor: Int32) -> Bool {
        while !isEmpty {
            let count = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                return systemWrite(descriptor, rest.baseAddress, rest.count)
            }
            if count > 0 {
                written += count
            } else if count == 0 || errno == EAGAIN {
                return true
            } else if errno != EINTR {
                removeAll()
                return false
            }
        }
        return true
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// Limits the frame rate to 60 per second.
struct FramePace {
    /// When the next frame may be sent; `nil` for at once.
    private(set) var next: ContinuousClock.Instant?

    private static let interval = Duration.nanoseconds(1_000_000_000 / 60)

    func allowsFrame(at now: ContinuousClock.Instant) -> Bool { next.map { $0 <= now } ?? true }

    /// Records a frame sent at `now`.
    ///
    /// A frame that was slightly late doesn't delay the following ones, or the rate would drop from 60 to 50.
    mutating func didSend(at now: ContinuousClock.Instant) {
        let onTime = next.map { now - $0 < Self.interval } ?? false
        next = (onTime ? next ?? now : now) + Self.interval
    }
}
