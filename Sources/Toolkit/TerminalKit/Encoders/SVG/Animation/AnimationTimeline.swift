/// When which canvas of a recording is shown. All times are in microseconds.
struct AnimationTimeline {
    /// What is shown, one after the other; no two neighbours are equal.
    private(set) var canvases: [Canvas] = []
    /// When each canvas comes on screen; the first at 0.
    private(set) var starts: [Int] = []
    /// After how long everything begins again.
    let period: Int

    /// How long the last canvas stays at least, so that there is time to look at it.
    static let hold = 1_500_000

    /// - Parameter framesPerSecond: The length of the slots, each of which shows one canvas.
    init(_ frames: [AnimatedSVGEncoder.Frame], duration: Duration, framesPerSecond: Int) {
        var slots: [(number: Int, canvas: Canvas)] = []
        for frame in frames {
            // A time that goes back belongs to the slot before it.
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

    /// When a canvas comes on screen, in percent of the period, as CSS has it.
    func percentage(ofShot shot: Int) -> String {
        // Ten hours at 20 frames a second still differ in the fourth decimal.
        "\(Self.decimal(Self.share(starts[shot], of: period), places: 4))%"
    }

    /// The period in seconds, as CSS has it.
    var periodInSeconds: String { "\(Self.decimal(period, places: 6))s" }

    /// Millionths.
    private static func share(_ part: Int, of whole: Int) -> Int {
        let (quotient, remainder) = (part * 1_000_000).quotientAndRemainder(dividingBy: whole)
        return quotient + (remainder * 2 >= whole ? 1 : 0)
    }

    /// A number that is not negative, counted in units of `places` decimals, without zeros at its end.
    static func decimal(_ units: Int, places: Int) -> String {
        var digits = String(units)
        digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        var fraction = digits.suffix(places)
        while fraction.last == "0" { fraction.removeLast() }
        return digits.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction)
    }
}

extension Duration {
    /// Whole microseconds, 0 up to a hundred days.
    fileprivate var microseconds: Int {
        let seconds = max(0, min(components.seconds, 100 * 86_400))
        guard components.seconds == seconds else { return Int(seconds) * 1_000_000 }
        return max(0, Int(seconds) * 1_000_000 + Int(components.attoseconds / 1_000_000_000_000))
    }
}
