/// A number from 0 to ``limit``. No other count can exist: ``adding(_:)`` is the only way to a new one.
public struct Count: Equatable, Sendable {
    /// From 0 to ``limit``.
    public let value: Int

    /// The highest count.
    public static let limit = 999
    /// Where every counter starts.
    public static let zero = Count(value: 0)

    private init(value: Int) {
        self.value = value
    }

    /// The count after `step` more, or fewer if `step` is negative.
    public func adding(_ step: Int) throws(CountProblem) -> Count {
        let (sum, overflow) = value.addingReportingOverflow(step)
        guard !overflow, sum <= Self.limit else { throw step > 0 ? .tooMany : .tooFew }
        guard sum >= 0 else { throw .tooFew }
        return Count(value: sum)
    }
}

/// Why a step was refused.
public enum CountProblem: Error, Equatable, Sendable {
    case tooFew, tooMany
}
