/// Measures the speed of a finger from its recent positions.
package struct DragTrail: Sendable {
    /// The period over which the speed is measured.
    private let window: Duration

    /// The finger's recent positions, as far back as ``window`` reaches.
    private var places: [(time: Duration, position: Double)]

    /// A finger that came down at `position` at `time`. Its speed is measured over the last `window`.
    package init(at position: Double, time: Duration, window: Duration = .milliseconds(100)) {
        self.window = window
        places = [(time, position)]
    }

    /// The time of the first position that counts for the speed.
    var began: Duration? { places.first?.time }

    /// Adds a position of the finger.
    package mutating func move(to position: Double, at time: Duration) {
        // The last position before the window counts: the finger was there when the window began.
        let outdated = places.lastIndex { time - $0.time >= window } ?? 0
        places = places.dropFirst(outdated) + [(time, position)]
    }

    /// The speed of the finger at `time`, per second; zero once it has stopped.
    package func speed(at time: Duration) -> Double {
        guard let first = places.first, let last = places.last, time - last.time < window else {
            return 0
        }
        let span = min(time - first.time, window)
        return span > .zero ? (last.position - first.position) / (span / .seconds(1)) : 0
    }
}
