package import CounterEntity
import CounterPorts

/// Remembers a count for as long as it lives.
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
