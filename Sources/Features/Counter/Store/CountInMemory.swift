public import CounterEntity
public import CounterPorts

/// Remembers a count for as long as it lives.
public actor CountInMemory: CounterService {
    private var value = Count.zero

    public init() {}

    public func count() -> Count { value }

    public func update(
        _ rule: @Sendable (Count) throws(CountProblem) -> Count
    ) throws(CountProblem) -> Count {
        value = try rule(value)
        return value
    }
}
