/// A number from 0 to ``limit``. No other count can exist: ``adding(_:)`` is the only way to a new one.
package struct Count: Equatable, Sendable {
    /// From 0 to ``limit``.
    package let value: Int

    /// The highest count.
    package static let limit = 999
    /// Where every counter starts.
    package static let zero = Count(value: 0)

    private init(value: Int) {
        self.value = value
    }

    /// The count after `step` more, or fewer if `step` is negative.
    package func adding(_ step: Int) throws(CountProblem) -> Count {
        let (sum, overflow) = value.addingReportingOverflow(step)
        guard !overflow, sum <= Self.limit else { throw step > 0 ? .tooMany : .tooFew }
        guard sum >= 0 else { throw .tooFew }
        return Count(value: sum)
    }
}

/// Why a step was refused.
package enum CountProblem: Error, Equatable, Sendable {
    case tooFew, tooMany
}
