/// When to draw while something moves.
struct MotionFrames {
    private var last: Duration?

    /// The time between two frames: a sixtieth of a second.
    private static let interval = Duration.nanoseconds(16_666_667)

    /// When to draw next; `nil` where nothing moves. A frame that came late does not delay those after it, so that each is as small as
    /// the others.
    mutating func next(isMoving: Bool, at now: Duration) -> Duration? {
        last = isMoving ? frame(at: now) : nil
        return last
    }

    private func frame(at now: Duration) -> Duration {
        guard let last else { return now + Self.interval }
        guard last <= now else { return last }
        return (now - last < Self.interval ? last : now) + Self.interval
    }
}
