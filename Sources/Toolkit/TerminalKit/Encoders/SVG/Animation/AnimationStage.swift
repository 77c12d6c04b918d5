/// The positions and times of drawings in the picture.
struct AnimationStage {
    /// A drawing and its position.
    struct Prop: Hashable {
        let drawing: Int
        let point: Point

        var element: String {
            let x = point.column * PixelRect.cellWidth
            let y = point.row * PixelRect.cellHeight
            return "<use href=\"#\(PieceDrawings.name(of: drawing))\""
                + (x == 0 ? "" : " x=\"\(x)\"") + (y == 0 ? "" : " y=\"\(y)\"") + "/>\n"
        }
    }

    /// In the order in which they first appear.
    private var props: [Prop] = []
    private var schedules: [Prop: AnimationSchedule] = [:]

    /// Shows a drawing at its position during one shot; shots must be added in order.
    mutating func show(_ prop: Prop, in shot: Int) {
        if schedules[prop] == nil { props.append(prop) }
        schedules[prop, default: AnimationSchedule()].add(shot)
    }

    /// The drawings that appear and disappear together, in the order in which they first appear.
    private var scenes: [(schedule: AnimationSchedule, props: [Prop])] {
        var order: [AnimationSchedule] = []
        var groups: [AnimationSchedule: [Prop]] = [:]
        for prop in props {
            guard let schedule = schedules[prop] else { continue }
            if groups[schedule] == nil { order.append(schedule) }
            groups[schedule, default: []].append(prop)
        }
        return order.map { ($0, groups[$0, default: []]) }
    }

    /// The animations; empty if nothing moves. All of them step at the same moments.
    func style(_ timeline: AnimationTimeline) -> String {
        let moving = scenes.enumerated().filter { !$1.schedule.isAlways(of: timeline.starts.count) }
        guard !moving.isEmpty else { return "" }
        let keyframes = moving.map { $1.schedule.keyframes(name: Self.name(of: $0), timeline) }
        let rules = moving.map { number, _ in
            let name = Self.name(of: number)
            return ".\(name){animation:\(name) \(timeline.periodInSeconds) step-end infinite}\n"
        }
        return "<style>\n\(keyframes.joined())@media (prefers-reduced-motion:no-preference){\n"
            + "\(rules.joined())}\n</style>\n"
    }

    /// Everything that is ever visible, hidden unless it is visible at the end.
    func elements(_ timeline: AnimationTimeline) -> String {
        let shots = timeline.starts.count
        let groups = scenes.enumerated().map { number, scene in
            let moves = scene.schedule.isAlways(of: shots) ? "" : " class=\"\(Self.name(of: number))\""
            let hides = scene.schedule.isInLast(of: shots) ? "" : " visibility=\"hidden\""
            return "<g\(moves)\(hides)>\n\(scene.props.map(\.element).joined())</g>\n"
        }
        return "<g shape-rendering=\"crispEdges\">\n\(groups.joined())</g>\n"
    }

    private static func name(of scene: Int) -> String { "s" + String(scene, radix: 36) }
}
