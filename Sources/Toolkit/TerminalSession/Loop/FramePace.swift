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
