/// The hint that cards can be swiped: the first card moves a little to the left, back, to the right, and back. It plays once.
package struct SwipeHint: Equatable, Sendable {
    private enum Phase: Equatable {
        /// There are no cards yet.
        case waiting
        /// The first cards have arrived, at a time that isn't known yet.
        case due
        case playing(since: Duration)
        case over
    }

    private var phase: Phase = .waiting
    private let distance: Double

    /// A hint that hasn't begun.
    package init(config: CardConfig) {
        distance = config.demoSwipePercentage
    }

    /// The positions of the card, each with its time since the beginning of the hint.
    private var steps: [(time: Duration, reveal: Double)] {
        [
            (.milliseconds(300), -distance), (.milliseconds(800), 0), (.milliseconds(1_100), distance),
            (.milliseconds(1_600), 0),
        ]
    }

    /// The first cards have arrived: the hint begins with the next ``advance(to:)``, unless it has played or was cancelled.
    ///
    /// It doesn't begin now, because no time is known: the last one may be long ago.
    package mutating func begin() {
        if phase == .waiting { phase = .due }
    }

    /// It is now `time`.
    package mutating func advance(to time: Duration) {
        if phase == .due { phase = .playing(since: time) }
    }

    /// Ends the hint for good: a person who acts needs no hint.
    package mutating func cancel() {
        phase = .over
    }

    /// The position of the first card at `time`.
    package func reveal(at time: Duration) -> Double {
        guard case .playing(let start) = phase else { return 0 }
        return steps.last { start + $0.time <= time }?.reveal ?? 0
    }

    /// The next time after `time` at which the card moves; `nil` if there is none.
    package func nextChange(after time: Duration) -> Duration? {
        guard case .playing(let start) = phase else { return nil }
        return steps.first { start + $0.time > time }.map { start + $0.time }
    }
}
