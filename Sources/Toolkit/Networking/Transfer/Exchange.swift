/// Carries out a request, following redirects and repeating attempts, both limited in number and time.
struct Exchange: Sendable {
    let configuration: HTTPConfiguration
    let environment: HTTPEnvironment
    let transport: Transport
    let log: RequestLog

    /// The response: a success, one of the `accepted` statuses or, for a conditional request, 304.
    func send(_ request: WireRequest, accepting accepted: Set<Int>) async throws(HTTPError) -> RawResponse {
        try await withTimeout(configuration.totalTimeout, clock: environment.clock) { () throws(HTTPError) in
            try await attempts(request, accepted)
        }
    }

    private func attempts(_ request: WireRequest, _ accepted: Set<Int>) async throws(HTTPError) -> RawResponse
    {
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
                    elapsed() + pause < configuration.totalTimeout
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
        let token = configuration.token.map { TokenFilter($0) }
        var request = first
        for _ in 0...configuration.redirectLimit {
            let elapsed = stopwatch(environment.clock)
            var response = try await transport.send(request, sizeLimit: configuration.sizeLimit)
            if let token { response = response.hiding(token) }
            log.answered(request, response, in: elapsed())
            if response.status == 304, first.isConditional { return response }
            guard let next = try request.redirected(by: response) else {
                if accepted.contains(response.status) { return response }
                if let error = response.failure(now: environment.now(), hiding: token) {
                    throw error
                }
                return response
            }
            log.redirected(to: next)
            request = next
        }
        throw .tooManyRedirects(limit: configuration.redirectLimit)
    }
}
