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

/// How many dues there are of each rank. A list is put in their order by reading it once for each rank, or for several at once,
/// instead of keeping it in memory.
package struct DueRanks {
    private var counts: [DueRank: Int] = [:]

    /// None so far.
    package init() {}

    /// Takes a due into account.
    package mutating func add(_ rank: DueRank) { counts[rank, default: 0] += 1 }

    /// The ranks in order, divided into those to read at once: the dues of the first rank can be passed on as they come, and at
    /// most `most` of the others have to be kept until then. A sixteenth of all may be kept, so that a list isn't read too often.
    package func readings(keeping most: Int) -> [[DueRank]] {
        let most = max(most, counts.values.reduce(0, +) / 16)
        var (readings, kept) = ([[DueRank]](), 0)
        for (rank, count) in counts.sorted(by: { $0.key < $1.key }) {
            kept += count
            if readings.isEmpty || kept > most {
                readings.append([rank])
                kept = 0
            } else {
                readings[readings.count - 1].append(rank)
            }
        }
        return readings
    }
}
