public import CounterEntity
public import CounterPorts

/// Keeps a count in memory, and forgets it when the program ends.
public actor CountInMemory: CountService {
    private var value = Count.zero

    /// Zero.
    public init() {}

    /// The count as it is.
    public func count() -> Count { value }

    /// Replaces the count with what `rule` makes of it; an actor does one thing at a time.
    public func update(
        _ rule: @Sendable (Count) throws(CountProblem) -> Count
    ) throws(CountProblem) -> Count {
        value = try rule(value)
        return value
    }
}
