/// How often frames may be sent: 60 times a second.
struct FramePace {
    /// When the next frame may be sent; `nil` for at once.
    private(set) var next: ContinuousClock.Instant?

    private static let interval = Duration.nanoseconds(1_000_000_000 / 60)

    func allowsFrame(at now: ContinuousClock.Instant) -> Bool { next.map { $0 <= now } ?? true }

    /// Counts a frame that is sent at `now`.
    ///
    /// A frame that was a little late does not delay those after it, or 60 would become 50.
    mutating func didSend(at now: ContinuousClock.Instant) {
        let onTime = next.map { now - $0 < Self.interval } ?? false
        next = (onTime ? next ?? now : now) + Self.interval
    }
}
