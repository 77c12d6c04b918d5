/// How often a request is tried, and how long the client waits in between.
public struct RetryPolicy: Sendable, Hashable {
    /// The total number of attempts, at least 1.
    public var attempts = 4
    /// The longest pause after the first attempt; the maximum doubles with each further attempt.
    public var basePause = Duration.milliseconds(500)
    /// The longest pause. If a server asks for a longer one, the request is not tried again.
    public var longestPause = Duration.seconds(20)

    /// Four attempts within a few seconds.
    public init() {}

    /// The pause after attempt `attempt`, counted from 1; `nil` if there is no further attempt.
    ///
    /// Exponential backoff with full jitter, as in "Exponential Backoff And Jitter" on the AWS Architecture Blog.
    func pause(after attempt: Int, _ error: HTTPError, random: Double) -> Duration? {
        guard attempt < attempts, error.isTransient else { return nil }
        if let asked = error.retryAfter { return asked <= longestPause ? asked : nil }
        let ceiling = (1..<attempt).reduce(basePause) { pause, _ in min(pause * 2, longestPause) }
        return min(ceiling, longestPause) * random
    }
}
