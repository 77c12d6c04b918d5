/// How fast a finger moves, taken from where it was in the last tenth of a second.
package struct DragTrail: Sendable {
    /// How far back the speed of a finger is looked for.
    private static let window = Duration.milliseconds(100)

    /// Where the finger was when, as far back as its speed is taken from.
    private var places: [(time: Duration, position: Double)]

    /// A finger that came down at `position` at `time`.
    package init(at position: Double, time: Duration) {
        places = [(time, position)]
    }

    /// The finger is at `position` now.
    package mutating func move(to position: Double, at time: Duration) {
        // The last place before the window counts: that is where the finger was when the window began.
        let outdated = places.lastIndex { time - $0.time >= Self.window } ?? 0
        places = places.dropFirst(outdated) + [(time, position)]
    }

    /// How fast the finger is at `time`, in positions a second. One that has stopped has no speed left.
    package func speed(at time: Duration) -> Double {
        guard let first = places.first, let last = places.last, time - last.time < Self.window else {
            return 0
        }
        let span = min(time - first.time, Self.window)
        return span > .zero ? (last.position - first.position) / (span / .seconds(1)) : 0
    }
}
