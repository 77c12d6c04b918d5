import StoriesEntity

/// How long each drawing in sight has been growing, by the time of events.
///
/// A drawing begins when it comes into sight. A covered or new screen doesn't know the time: drawings visible there begin with
/// the next ``advance(to:)``.
struct DrawingClock {
    private enum Start: Equatable { case nextTime, at(Duration) }

    /// When each drawing in sight began.
    private var starts: [Int: Start] = [:]
    /// Whether ``time`` is current.
    private var isTold = false
    /// The last time that was passed in, counted from the start of the program.
    private(set) var time = Duration.zero

    /// Forgets all drawings, since none is visible any more.
    mutating func clear() { starts = [:] }

    /// Stops the clock; all drawings begin again with the next time.
    mutating func stop() {
        isTold = false
        starts = starts.mapValues { _ in .nextTime }
    }

    /// Advances to `time`.
    ///
    /// - Returns: whether a drawing has grown, or begins to.
    mutating func advance(to time: Duration) -> Bool {
        defer { (self.time, isTold) = (time, true) }
        guard isGrowing else { return false }
        starts = starts.mapValues { $0 == .nextTime ? .at(time) : $0 }
        return true
    }

    /// Only the drawings at `places` are visible now.
    ///
    /// - Returns: whether others were visible before.
    mutating func see(_ places: Range<Int>) -> Bool {
        guard Set(places) != Set(starts.keys) else { return false }
        let old = starts
        starts = Dictionary(
            uniqueKeysWithValues: places.map { ($0, old[$0] ?? (isTold ? .at(time) : .nextTime)) })
        return true
    }

    /// The share of the drawing at `place` that is drawn, from 0 to 1.
    func share(_ place: Int) -> Double {
        guard case .at(let start)? = starts[place] else { return 0 }
        return DrawingGrowth.share(after: time - start)
    }

    /// How many drawings are visible.
    var count: Int { starts.count }

    /// Whether a visible drawing isn't complete.
    var isGrowing: Bool { starts.keys.contains { share($0) < 1 } }
}
