public import CounterEntity

/// Where the counter's screen leads.
public enum CountRoute: Equatable, Sendable {
    case back
}

/// What the presenter asks of the interactor.
public protocol CountInteractorInput: Sendable {
    /// The count as it is.
    func count() async -> Count
    /// Adds `step`, and returns the new count.
    func add(_ step: Int) async throws(CountProblem) -> Count
}

/// What keeps the count.
public protocol CountService: Sendable {
    /// The count as it is.
    func count() async -> Count
    /// Replaces the count with what `rule` makes of it, in one indivisible step. If `rule` throws, the count stays as it was.
    func update(_ rule: @Sendable (Count) throws(CountProblem) -> Count) async throws(CountProblem) -> Count
}
