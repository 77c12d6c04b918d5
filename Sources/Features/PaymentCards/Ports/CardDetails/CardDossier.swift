public import Foundation
public import PaymentCardsEntity

/// Everything that a service knows about one card.
///
/// What could not be found out about its payments or its statement does not hide the card.
public struct CardDossier: Equatable, Sendable {
    /// The card, and what can be done with it.
    public let item: CardListing.Item
    /// What was paid on it, the newest first, undone payments too.
    public let payments: Result<[Payment], CardsError>
    /// Its last statement; `nil` when there is none yet.
    public let statement: Result<Statement?, CardsError>
    /// How old all that is, by its oldest part; `nil` when it is as the service has it now.
    public let kept: KeptCards?
    /// When the source was written down; `nil` where it says what is so now, or nobody knows.
    public let written: Date?

    /// All about the card of `item`.
    public init(
        item: CardListing.Item, payments: Result<[Payment], CardsError>,
        statement: Result<Statement?, CardsError>, kept: KeptCards? = nil, written: Date? = nil
    ) {
        self.item = item
        self.payments = payments
        self.statement = statement
        self.kept = kept
        self.written = written
    }

    /// What could not be found out, each failure once.
    public var failures: [CardsError] {
        var failures: [CardsError] = []
        if case .failure(let error) = payments { failures.append(error) }
        if case .failure(let error) = statement, !failures.contains(error) { failures.append(error) }
        return failures
    }
}
