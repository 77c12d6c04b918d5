public import PaymentCardsEntity

/// A source that can be read to its end to find everything that is wrong with it.
public protocol FeedChecking: Sendable {
    /// Everything that isn't as the format of feeds says.
    ///
    /// - Throws: the reason why it is no feed at all.
    func findings() async throws(CardsError) -> FeedFindings
}

/// What a check of a feed has found.
public struct CardCheck: Equatable, Sendable {
    /// A finding, and what may have been meant.
    public struct Item: Equatable, Sendable {
        /// What was found.
        public let finding: FeedFinding
        /// The right words that are nearest to a wrong one, nearest first.
        public let nearest: [String]

        public init(_ finding: FeedFinding, nearest: [String] = []) {
            (self.finding, self.nearest) = (finding, nearest)
        }
    }

    /// The first findings, in the order of the feed.
    public let items: [Item]
    /// The banks and networks that are unknown, each where it stands first.
    public let strangers: [Item]
    /// Everything found, counted.
    public let findings: FeedFindings

    public init(items: [Item], strangers: [Item] = [], findings: FeedFindings) {
        (self.items, self.strangers, self.findings) = (items, strangers, findings)
    }
}

/// The business rules of checking a feed, implemented by the interactor.
package typealias CardCheckInteractorInput = @Sendable () async throws(CardsError) -> CardCheck
