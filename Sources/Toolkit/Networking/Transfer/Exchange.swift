import Redaction

/// Carries out a request, following redirects and repeating attempts, both limited in number and time.
struct Exchange: Sendable {
    let configuration: HTTPConfiguration
    let environment: HTTPEnvironment
    let transport: any Transport
    let log: RequestLog

    /// The response: a success, one of the `accepted` statuses or, for a conditional request, 304.
    ///
    /// - Parameter limit: the time limit for all attempts, if it is shorter than the configuration's.
    func send(
        _ request: WireRequest, accepting accepted: Set<Int>, within limit: Duration? = nil
    ) async throws(HTTPError) -> RawResponse {
        let limit = limit.map { min($0, configuration.totalTimeout) } ?? configuration.totalTimeout
        return try await withTimeout(limit, clock: environment.clock) { () throws(HTTPError) in
            try await attempts(request, accepted, within: limit)
        }
    }

    private func attempts(
        _ request: WireRequest, _ accepted: Set<Int>, within limit: Duration
    ) async throws(HTTPError) -> RawResponse {
        let elapsed = stopwatch(environment.clock)
        var attempt = 1
        var doubt: HTTPError?
        while true {
            do throws(HTTPError) {
                var response = try await withTimeout(
                    configuration.attemptTimeout, clock: environment.clock
                ) { () throws(HTTPError) in
                    try await follow(request, accepted)
                }
                response.doubt = doubt
                return response
            } catch {
                log.failed(request, attempt, error)
                if error.leavesDoubt { doubt = error }
                let policy = configuration.retry
                guard request.isIdempotent,
                    let pause = policy.pause(after: attempt, error, random: environment.random()),
                    elapsed() + pause < limit
                else {
                    // The latest failure says nothing about what an earlier attempt may have done.
                    throw request.isSafe ? error : doubt ?? error
                }
                log.retrying(request, after: pause)
                do { try await environment.clock.sleep(for: pause) } catch { throw .cancelled }
            }
            attempt += 1
        }
    }

    private func follow(_ first: WireRequest, _ accepted: Set<Int>) async throws(HTTPError) -> RawResponse {
        let token = configuration.token.map { TokenFilter($0.secret) }
        var request = first
        for _ in 0...configuration.redirectLimit {
            let elapsed = stopwatch(environment.clock)
            var response = try await transport.send(request, sizeLimit: configuration.sizeLimit)
            if let token { response = response.hiding(token) }
            log.answered(request, response, in: elapsed())
            if response.status == 304, first.isConditional { return response }
            guard let next = try request.redirected(by: response) else {
                if !accepted.contains(response.status) {
                    let failure = response.failure(
                        now: environment.now(), messageField: configuration.messageField, hiding: token)
                    if let failure { throw failure }
                }
                if let encoding = response.encoding { throw .encoded(encoding) }
                return response
            }
            log.redirected(to: next)
            request = next
        }
        throw .tooManyRedirects(limit: configuration.redirectLimit)
    }
}

/// How often a request is tried, and how long the client waits in between.
public struct RetryPolicy: Sendable, Hashable {
    /// The total number of attempts, at least 1.
    public var attempts = 4
    /// The total number of attempts as long as no server is reached: there is no network, the name is unknown, or the connection is
    /// refused. At least 1; `nil` for ``attempts``. Where something stored can be used instead, one attempt keeps people without a
    /// connection from waiting.
    public var attemptsToConnect: Int?
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
        let most = error.isOutOfReach ? min(attempts, attemptsToConnect ?? attempts) : attempts
        guard attempt < most, error.isTransient else { return nil }
        if let asked = error.retryAfter { return asked <= longestPause ? asked : nil }
        let ceiling = (1..<attempt).reduce(basePause) { pause, _ in min(pause * 2, longestPause) }
        return min(ceiling, longestPause) * random
    }
}

/// Starts a stopwatch on a clock of any kind: the returned function tells the time since then.
func stopwatch<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
}

extension HTTPEnvironment {
    /// Starts a countdown: the returned function tells how much of `limit` is left.
    package func countdown(from limit: Duration) -> @Sendable () -> Duration {
        let elapsed = stopwatch(clock)
        return { limit - elapsed() }
    }
}

/// The result of `work`, or ``HTTPError/timeout(after:)`` if it takes longer than `limit`; then the work is cancelled.
func withTimeout<Value: Sendable>(
    _ limit: Duration, clock: any Clock<Duration>,
    _ work: @escaping @Sendable () async throws(HTTPError) -> Value
) async throws(HTTPError) -> Value {
    let result = await withTaskGroup(of: Result<Value, HTTPError>?.self) { group in
        group.addTask {
            do throws(HTTPError) { return .success(try await work()) } catch { return .failure(error) }
        }
        group.addTask {
            do { try await clock.sleep(for: limit) } catch { return nil }
            return .failure(.timeout(after: limit))
        }
        defer { group.cancelAll() }
        // The sleep was cancelled and yields nothing; the work was cancelled too and reports that itself.
        while let result = await group.next() {
            if let result { return result }
        }
        return .failure(.cancelled)
    }
    return try result.get()
}
