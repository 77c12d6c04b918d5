/// The times at which the canvases of a recording are shown, in microseconds.
struct AnimationTimeline {
    /// The canvases in order; no two neighbours are equal.
    private(set) var canvases: [Canvas] = []
    /// When each canvas appears; the first at 0.
    private(set) var starts: [Int] = []
    /// The time after which everything repeats.
    let period: Int

    /// The minimum time for which the last canvas stays, so that people can look at it.
    static let hold = 1_500_000

    /// - Parameter framesPerSecond: The number of slots in a second, each of which shows one canvas.
    init(_ frames: [AnimatedSVGEncoder.Frame], duration: Duration, framesPerSecond: Int) {
        var slots: [(number: Int, canvas: Canvas)] = []
        for frame in frames {
            // A time that goes backwards belongs to the previous slot.
            let number = max(frame.time.microseconds * framesPerSecond / 1_000_000, slots.last?.number ?? 0)
            if slots.last?.number == number { slots.removeLast() }
            slots.append((slots.isEmpty ? 0 : number, frame.canvas))
        }
        for slot in slots where slot.canvas != canvases.last {
            canvases.append(slot.canvas)
            starts.append(slot.number * 1_000_000 / framesPerSecond)
        }
        period = max(duration.microseconds, (starts.last ?? 0) + Self.hold)
    }

    /// When a canvas appears, as a CSS percentage of the period.
    func percentage(ofShot shot: Int) -> String {
        // Even in ten hours at 20 frames per second, times differ in the fourth decimal.
        "\(Self.decimal(Self.share(starts[shot], of: period), places: 4))%"
    }

    /// The period in seconds, in CSS syntax.
    var periodInSeconds: String { "\(Self.decimal(period, places: 6))s" }

    /// The share in millionths.
    private static func share(_ part: Int, of whole: Int) -> Int {
        let (quotient, remainder) = (part * 1_000_000).quotientAndRemainder(dividingBy: whole)
        return quotient + (remainder * 2 >= whole ? 1 : 0)
    }

    /// A non-negative number in units of `places` decimals, without trailing zeros.
    static func decimal(_ units: Int, places: Int) -> String {
        var digits = String(units)
        digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        var fraction = digits.suffix(places)
        while fraction.last == "0" { fraction.removeLast() }
        return digits.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction)
    }
}

extension Duration {
    /// Whole microseconds, limited to the range from 0 to a hundred days.
    fileprivate var microseconds: Int {
        let seconds = max(0, min(components.seconds, 100 * 86_400))
        guard components.seconds == seconds else { return Int(seconds) * 1_000_000 }
        return max(0, Int(seconds) * 1_000_000 + Int(components.attoseconds / 1_000_000_000_000))
    }
}

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

/// The positions and times of drawings in the picture.
struct AnimationStage {
    init(tag: String = "") { self.tag = tag }

    /// What is over what.
    struct Layer: Hashable, Comparable {
        private let depth: Int

        /// All but pictures, and what is behind them.
        static let ground = Layer(depth: 0)
        static let pictures = Layer(depth: 1)
        /// The text over them.
        static let overlay = Layer(depth: 2)
        /// A sprite that is over `lower` others.
        static func sprite(over lower: Int) -> Layer { Layer(depth: 3 + lower) }

        /// What distinguishes its names from those of other layers.
        func tag(_ tag: String) -> String { tag + String(repeating: "_", count: min(depth, 3)) }

        static func < (left: Layer, right: Layer) -> Bool { left.depth < right.depth }
    }

    struct SpriteUse: Hashable {
        let place: SpritePlace
        let size: Size
        let window: String
    }

    /// A drawing and its position.
    struct Prop: Hashable {
        let drawing: Int
        let point: Point
        var layer = Layer.ground
        /// Where it is, how large, and the name of the outline of where it is seen, if it is a sprite.
        var sprite: SpriteUse?

        func element(tag: String) -> String {
            let name = PieceDrawings.name(of: drawing, tag: layer.tag(tag))
            if let sprite {
                return sprite.place.element(
                    "<use href=\"#\(name)\"/>", size: sprite.size, clip: sprite.window)
            }
            let x = point.column * PixelRect.cellWidth
            let y = point.row * PixelRect.cellHeight
            return "<use href=\"#\(name)\""
                + (x == 0 ? "" : " x=\"\(x)\"") + (y == 0 ? "" : " y=\"\(y)\"") + "/>\n"
        }
    }

    /// What distinguishes its names from those of another stage in the same document.
    private let tag: String
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
        let keyframes = moving.map { $1.schedule.keyframes(name: name(of: $0), timeline) }
        let rules = moving.map { number, _ in
            let name = name(of: number)
            return ".\(name){animation:\(name) \(timeline.periodInSeconds) step-end infinite}\n"
        }
        return "<style>\n\(keyframes.joined())@media (prefers-reduced-motion:no-preference){\n"
            + "\(rules.joined())}\n</style>\n"
    }

    /// Everything that is ever visible, hidden unless it is visible at the end.
    func elements(_ timeline: AnimationTimeline) -> String {
        let shots = timeline.starts.count
        let scenes = scenes
        return Set(props.map(\.layer)).union([.ground]).sorted().map { layer in
            let groups = scenes.enumerated().compactMap { number, scene -> String? in
                let props = scene.props.filter { $0.layer == layer }
                guard !props.isEmpty else { return nil }
                let moves = scene.schedule.isAlways(of: shots) ? "" : " class=\"\(name(of: number))\""
                let hides = scene.schedule.isInLast(of: shots) ? "" : " visibility=\"hidden\""
                return "<g\(moves)\(hides)>\n\(props.map { $0.element(tag: tag) }.joined())</g>\n"
            }
            let edges = layer == .ground ? " shape-rendering=\"crispEdges\"" : ""
            return "<g\(edges)>\n\(groups.joined())</g>\n"
        }
        .joined()
    }

    private func name(of scene: Int) -> String { "s" + tag + String(scene, radix: 36) }
}
