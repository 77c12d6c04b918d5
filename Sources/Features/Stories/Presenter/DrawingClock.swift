import StoriesEntity

/// How long each drawing in sight has been growing, by the time of events.
///
/// A drawing begins when it comes into sight. A screen that is covered, or new, doesn't know the time: what is in sight there begins
/// with the next time that is told.
struct DrawingClock {
    private enum Start: Equatable { case nextTime, at(Duration) }

    /// When each drawing in sight began.
    private var starts: [Int: Start] = [:]
    /// Whether ``time`` is the time now.
    private var isTold = false
    /// The time that was told last, counted from the start of the program.
    private(set) var time = Duration.zero

    /// Nothing is in sight any more.
    mutating func clear() { starts = [:] }

    /// The time isn't told any more, and everything begins anew once it is.
    mutating func stop() {
        isTold = false
        starts = starts.mapValues { _ in .nextTime }
    }

    /// It is now `time`.
    ///
    /// - Returns: whether a drawing has grown, or begins to.
    mutating func advance(to time: Duration) -> Bool {
        defer { (self.time, isTold) = (time, true) }
        guard isGrowing else { return false }
        starts = starts.mapValues { $0 == .nextTime ? .at(time) : $0 }
        return true
    }

    /// The drawings at `places` are in sight, and no others.
    ///
    /// - Returns: whether others were before.
    mutating func see(_ places: Range<Int>) -> Bool {
        guard Set(places) != Set(starts.keys) else { return false }
        let old = starts
        starts = Dictionary(
            uniqueKeysWithValues: places.map { ($0, old[$0] ?? (isTold ? .at(time) : .nextTime)) })
        return true
    }

    /// How much of the drawing at `place` is drawn, from 0 to 1.
    func share(_ place: Int) -> Double {
        guard case .at(let start)? = starts[place] else { return 0 }
        return DrawingGrowth.share(after: time - start)
    }

    /// Whether a drawing in sight isn't all there.
    var isGrowing: Bool { starts.keys.contains { share($0) < 1 } }
}
