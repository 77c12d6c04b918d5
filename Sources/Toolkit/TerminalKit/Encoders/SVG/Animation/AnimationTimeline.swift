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
