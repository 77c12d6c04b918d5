/// The hint that cards can be swiped: the first card moves a little to the left, back, to the right, and back. It plays once.
package struct SwipeHint: Equatable, Sendable {
    private enum Phase: Equatable {
        /// There are no cards yet.
        case waiting
        /// The first cards came, at a time that has not been told yet.
        case due
        case playing(since: Duration)
        case over
    }

    private var phase: Phase = .waiting
    private let distance: Double

    /// A hint that has not begun.
    package init(config: CardConfig) {
        distance = config.demoSwipePercentage
    }

    /// Where the card is from which moment on, counted from when the hint begins.
    private var steps: [(time: Duration, reveal: Double)] {
        [
            (.milliseconds(300), -distance), (.milliseconds(800), 0), (.milliseconds(1_100), distance),
            (.milliseconds(1_600), 0),
        ]
    }

    /// The first cards are here: the hint begins at the next moment that is told, unless it has played or was cancelled.
    ///
    /// Cards come when nothing tells the time, and the time that was told before may be long ago.
    package mutating func begin() {
        if phase == .waiting { phase = .due }
    }

    /// It is now `time`.
    package mutating func advance(to time: Duration) {
        if phase == .due { phase = .playing(since: time) }
    }

    /// Ends for good: a person who does something needs no hint.
    package mutating func cancel() {
        phase = .over
    }

    /// How far the first card is moved at `time`.
    package func reveal(at time: Duration) -> Double {
        guard case .playing(let start) = phase else { return 0 }
        return steps.last { start + $0.time <= time }?.reveal ?? 0
    }

    /// The next moment after `time` at which the card moves; `nil` when it moves no more.
    package func nextChange(after time: Duration) -> Duration? {
        guard case .playing(let start) = phase else { return nil }
        return steps.first { start + $0.time > time }.map { start + $0.time }
    }
}
