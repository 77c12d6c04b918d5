import PaymentCardsContract

/// The hint that cards can be swiped: the first card moves a little to the left, back, to the right, and back. It plays once.
struct SwipeHint: Equatable, Sendable {
    /// When the first cards came, on the screen's clock; `nil` before.
    private var start: Duration?
    private var isOver = false
    private let distance: Double

    init(config: CardConfig) {
        distance = config.demoSwipePercentage
    }

    /// Where the card is from which moment on, counted from `start`.
    private var steps: [(time: Duration, reveal: Double)] {
        [
            (.milliseconds(300), -distance), (.milliseconds(800), 0), (.milliseconds(1_100), distance),
            (.milliseconds(1_600), 0),
        ]
    }

    /// Begins, unless it has played or was cancelled.
    mutating func begin(at time: Duration) {
        guard start == nil else { return }
        start = time
    }

    /// Ends for good: somebody who does something needs no hint.
    mutating func cancel() {
        isOver = true
    }

    /// How far the first card is moved at `time`.
    func reveal(at time: Duration) -> Double {
        guard !isOver, let start else { return 0 }
        return steps.last { start + $0.time <= time }?.reveal ?? 0
    }

    /// The next moment after `time` at which the card moves; `nil` when it moves no more.
    func nextChange(after time: Duration) -> Duration? {
        guard !isOver, let start else { return nil }
        return steps.first { start + $0.time > time }.map { start + $0.time }
    }
}
