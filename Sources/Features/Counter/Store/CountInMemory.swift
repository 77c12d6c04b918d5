package import CounterEntity
import CounterPorts

/// Keeps a count in memory, and forgets it when the program ends.
package actor CountInMemory: CountService {
    private var value = Count.zero

    package init() {}

    package func count() -> Count { value }

    package func update(
        _ rule: @Sendable (Count) throws(CountProblem) -> Count
    ) throws(CountProblem) -> Count {
        value = try rule(value)
        return value
    }
}
