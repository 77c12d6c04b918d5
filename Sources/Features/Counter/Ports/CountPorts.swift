package import CounterEntity

/// Where the counter's screen leads.
package enum CountRoute: Equatable, Sendable {
    case back
}

/// What the presenter asks. Implemented by the interactor.
package protocol CountInteractorInput: Sendable {
    func count() async -> Count
    /// The count once `step` was added to it.
    func add(_ step: Int) async throws(CountProblem) -> Count
}

/// What remembers the count.
package protocol CountService: Sendable {
    func count() async -> Count
    /// Replaces the count by what `rule` makes of it, with nothing in between; a rule that throws leaves it as it was.
    func update(_ rule: @Sendable (Count) throws(CountProblem) -> Count) async throws(CountProblem) -> Count
}
