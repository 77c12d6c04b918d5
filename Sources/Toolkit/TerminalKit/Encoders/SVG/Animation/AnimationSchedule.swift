/// In which shots of an animation something is on screen.
struct AnimationSchedule: Hashable {
    /// Ranges of shots, ascending, with gaps between them.
    private(set) var ranges: [Range<Int>] = []

    /// Adds a shot, later than all before.
    mutating func add(_ shot: Int) {
        guard let last = ranges.last, last.upperBound == shot else { return ranges.append(shot..<shot + 1) }
        ranges[ranges.count - 1] = last.lowerBound..<shot + 1
    }

    /// Whether that is all the time of an animation of so many shots.
    func isAlways(of shots: Int) -> Bool { ranges == [0..<shots] }

    /// Whether it is on screen in the end.
    func isInLast(of shots: Int) -> Bool { ranges.last?.upperBound == shots }

    /// The CSS rule that shows and hides it, to be played in steps.
    func keyframes(name: String, _ timeline: AnimationTimeline) -> String {
        let shown = ranges.map { timeline.percentage(ofShot: $0.lowerBound) }
        let ends = ranges.map(\.upperBound).filter { $0 < timeline.starts.count }
        let hidden = (ranges.first?.lowerBound == 0 ? [] : ["0%"]) + ends.map(timeline.percentage)
        return "@keyframes \(name){\(shown.joined(separator: ",")){visibility:visible}"
            + "\(hidden.joined(separator: ",")){visibility:hidden}}\n"
    }
}
