/// Pulling a list past its top with the wheel, which asks for the newest items.
public struct TopPull: Equatable, Sendable {
    /// So many steps of the wheel ask for the newest items.
    public static let length = 3
    /// A wheel that rests this long is let go of; what follows is another pull.
    public static let pause = Duration.milliseconds(500)

    private var steps = 0
    /// The last time that the wheel was turned at all.
    private var lastStep: Duration?

    /// A list that nobody pulls.
    public init() {}

    /// The wheel was turned by one step at `time`, past the top or elsewhere.
    ///
    /// - Returns: whether the pull is now long enough. It is so once: a wheel that spins on asks for nothing more.
    public mutating func step(isPastTop: Bool, at time: Duration) -> Bool {
        let hasRested = lastStep.map { time - $0 > Self.pause } ?? true
        lastStep = time
        guard isPastTop else {
            steps = 0
            return false
        }
        // A wheel that ran against the top by its own swing pulls nothing.
        guard hasRested || steps > 0 else { return false }
        steps = hasRested ? 1 : steps + 1
        return steps == Self.length
    }
}
