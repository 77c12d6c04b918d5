public import JSONFeed

/// The last statement of every card, as far as a feed has them.
public struct LastStatements: Equatable, Sendable {
    private var entries: [CardID: StatementEntry] = [:]
    /// What is wrong with the first element that nobody knows whose it is.
    private var stray: UnreadableField?

    /// No statements.
    public init() {}

    /// Takes one more element into account. Of two for the same card, the one whose period ends last stays; one that can't
    /// be read to its period counts as the last, for it may be.
    public mutating func add(_ entry: StatementEntry) {
        guard let card = entry.card else {
            if case .failure(let fault) = entry.content { stray = stray ?? fault }
            return
        }
        if let earlier = entries[card], !entry.isLater(than: earlier) { return }
        entries[card] = entry
    }

    /// The last statement of `card`; `nil` when there is none.
    ///
    /// - Throws: The field that keeps it from being read. So does a statement that nobody knows whose it is, for a card that
    ///   has no other: it may be the one.
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
