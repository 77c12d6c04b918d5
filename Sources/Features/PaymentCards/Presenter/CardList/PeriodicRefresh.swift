/// When a live list is fetched anew by itself.
struct PeriodicRefresh: Equatable {
    private let interval: Duration?
    /// When that is next to be; `nil` for never, or while it is under way.
    private(set) var due: Duration?
    /// Whether the last one failed, which is said only once.
    private var hasFailed = false

    /// A refresh every `interval`, counted from when the cards last came; `nil` for none.
    init(every interval: Duration?) { self.interval = interval }

    /// Whether it is to begin at `time`, from when on it is under way.
    mutating func begins(at time: Duration) -> Bool {
        guard let due, due <= time else { return false }
        self.due = nil
        return true
    }

    /// Cards have come, or could not be had, at `time`.
    mutating func restart(at time: Duration) { due = interval.map { time + $0 } }

    /// Cards have come.
    mutating func succeed() { hasFailed = false }

    /// - Returns: whether that is news.
    mutating func fail() -> Bool {
        defer { hasFailed = true }
        return !hasFailed
    }
}

extension CardListState {
    /// Whether nothing is lost or moved under a hand if the cards are fetched anew now: none is held or open, nothing lies over
    /// them or is typed, and nothing else is on its way.
    var isIdle: Bool {
        loaded != nil && swipes.isClosed && swipes.held == nil && overlay == CardListOverlay()
            && !isSearching
            && !activity.isWaiting
    }

    /// When something changes by itself.
    var nextChange: Duration? {
        [activity.nextChange, isIdle ? periodicRefresh.due : nil].compactMap(\.self).min()
    }
}
