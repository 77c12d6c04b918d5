/// How often a request is tried, and how long is waited in between.
public struct RetryPolicy: Sendable, Hashable {
    /// How often it is tried in all, at least once.
    public var attempts = 4
    /// The longest pause after the first attempt; each further one may be twice as long.
    public var basePause = Duration.milliseconds(500)
    /// The longest pause. A server that asks for a longer one is not waited for.
    public var longestPause = Duration.seconds(20)

    /// Four attempts within a few seconds.
    public init() {}

    /// The pause after attempt `attempt`, which starts at 1; `nil` if there is to be no other attempt.
    ///
    /// The exponential backoff is jittered in full, as in "Exponential Backoff And Jitter" of the AWS Architecture Blog.
    func pause(after attempt: Int, _ error: HTTPError, random: Double) -> Duration? {
        guard attempt < attempts, error.isTransient else { return nil }
        if let asked = error.retryAfter { return asked <= longestPause ? asked : nil }
        let ceiling = (1..<attempt).reduce(basePause) { pause, _ in min(pause * 2, longestPause) }
        return min(ceiling, longestPause) * random
    }
}
