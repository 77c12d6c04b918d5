/// Starts a stopwatch on a clock of any kind: the returned function tells the time since then.
func stopwatch<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
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
