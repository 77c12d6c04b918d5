/// How fast a finger moves, taken from where it was a moment before.
package struct DragTrail: Sendable {
    /// How far back the speed of a finger is looked for.
    private let window: Duration

    /// Where the finger was when, as far back as its speed is taken from.
    private var places: [(time: Duration, position: Double)]

    /// A finger that came down at `position` at `time`. Its speed is that of the last `window`.
    package init(at position: Double, time: Duration, window: Duration = .milliseconds(100)) {
        self.window = window
        places = [(time, position)]
    }

    /// When the first place was that the speed is taken from.
    var began: Duration? { places.first?.time }

    /// The finger is at `position` now.
    package mutating func move(to position: Double, at time: Duration) {
        // The last place before the window counts: that is where the finger was when the window began.
        let outdated = places.lastIndex { time - $0.time >= window } ?? 0
        places = places.dropFirst(outdated) + [(time, position)]
    }

    /// How fast the finger is at `time`, in positions a second. One that has stopped has no speed left.
    package func speed(at time: Duration) -> Double {
        guard let first = places.first, let last = places.last, time - last.time < window else {
            return 0
        }
        let span = min(time - first.time, window)
        return span > .zero ? (last.position - first.position) / (span / .seconds(1)) : 0
    }
}
