/// How many there are: the rule is that there are never fewer than none, and never more than ``limit``.
package struct Count: Equatable, Sendable {
    /// From 0 to ``limit``.
    package let value: Int

    /// The most that is counted.
    package static let limit = 999
    /// None yet.
    package static let zero = Count(value: 0)

    private init(value: Int) {
        self.value = value
    }

    /// The count after `step` more, or fewer where it is negative.
    package func adding(_ step: Int) throws(CountProblem) -> Count {
        let (sum, overflow) = value.addingReportingOverflow(step)
        guard !overflow, sum <= Self.limit else { throw step > 0 ? .tooMany : .tooFew }
        guard sum >= 0 else { throw .tooFew }
        return Count(value: sum)
    }
}

/// Why there can't be that many.
package enum CountProblem: Error, Equatable, Sendable {
    case tooFew, tooMany
}
