/// The shots of an animation in which something is visible.
struct AnimationSchedule: Hashable {
    /// Ranges of shots, ascending, with gaps between them.
    private(set) var ranges: [Range<Int>] = []

    /// Adds a shot, later than all before.
    mutating func add(_ shot: Int) {
        guard let last = ranges.last, last.upperBound == shot else { return ranges.append(shot..<shot + 1) }
        ranges[ranges.count - 1] = last.lowerBound..<shot + 1
    }

    /// Whether that is all of an animation with this many shots.
    func isAlways(of shots: Int) -> Bool { ranges == [0..<shots] }

    /// Whether it is visible at the end.
    func isInLast(of shots: Int) -> Bool { ranges.last?.upperBound == shots }

    /// The CSS rule that shows and hides it, for use with steps.
    func keyframes(name: String, _ timeline: AnimationTimeline) -> String {
        let shown = ranges.map { timeline.percentage(ofShot: $0.lowerBound) }
        let ends = ranges.map(\.upperBound).filter { $0 < timeline.starts.count }
        let hidden = (ranges.first?.lowerBound == 0 ? [] : ["0%"]) + ends.map(timeline.percentage)
        return "@keyframes \(name){\(shown.joined(separator: ",")){visibility:visible}"
            + "\(hidden.joined(separator: ",")){visibility:hidden}}\n"
    }
}
