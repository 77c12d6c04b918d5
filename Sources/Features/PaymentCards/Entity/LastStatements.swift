public import JSONFeed

/// The last statement of every card that has one in the feed.
public struct LastStatements: Equatable, Sendable {
    private var entries: [CardID: StatementEntry] = [:]
    /// The fault in the first element whose card can't be identified.
    package private(set) var stray: UnreadableField?

    public init() {}

    /// Takes one more element into account. Of two for the same card, the one whose period ends later counts; one whose period
    /// is unreadable counts as the last, since it may be.
    public mutating func add(_ entry: StatementEntry) {
        guard let card = entry.card else {
            if case .failure(let fault) = entry.content { stray = stray ?? fault }
            return
        }
        if let earlier = entries[card], !entry.isLater(than: earlier) { return }
        entries[card] = entry
    }

    /// The last statement of `card`; `nil` if there is none.
    ///
    /// - Throws: The field that makes it unreadable. For a card without another statement, this includes a statement whose
    ///   card can't be identified, since it may be the card's.
    public func statement(of card: CardID) throws(UnreadableField) -> Statement? {
        guard let entry = entries[card] else {
            if let stray { throw stray }
            return nil
        }
        return try entry.content.get()
    }
}

extension StatementEntry {
    fileprivate func isLater(than other: StatementEntry) -> Bool {
        guard let otherEnd = other.end else { return false }
        return end.map { $0 >= otherEnd } ?? true
    }
}
