package import PaymentCardsEntity

/// Where something due comes among others: the most urgent first, what is due at an unknown time last. Dues of one rank are due on
/// the same day, as far as is known.
package struct DueRank: Hashable, Comparable {
    private let group, days: Int

    package init(_ timing: DueTiming) {
        (group, days) =
            switch timing {
            case .overdue(byDays: nil): (0, 0)
            case .overdue(byDays: let days?): (1, -days)
            case .due(inDays: let days): (1, days)
            case .unknown: (2, 0)
            case .paid: (3, 0)
            }
    }

    package static func < (left: DueRank, right: DueRank) -> Bool {
        (left.group, left.days) < (right.group, right.days)
    }
}
