package import CounterEntity

/// Where the counter's screen leads.
package enum CountRoute: Equatable, Sendable {
    case back
}

/// What the presenter asks of the interactor.
package protocol CountInteractorInput: Sendable {
    func count() async -> Count
    /// Adds `step`, and returns the new count.
    func add(_ step: Int) async throws(CountProblem) -> Count
}

/// What keeps the count.
package protocol CountService: Sendable {
    func count() async -> Count
    /// Replaces the count with what `rule` makes of it, in one indivisible step. If `rule` throws, the count stays as it was.
    func update(_ rule: @Sendable (Count) throws(CountProblem) -> Count) async throws(CountProblem) -> Count
}
