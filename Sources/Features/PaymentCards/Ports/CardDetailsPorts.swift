public import Foundation
public import PaymentCardsEntity

/// The business rules of the details, implemented by the interactor.
package protocol CardDetailsInteractorInput: Sendable {
    /// The card's current state, and everything that is known about it.
    ///
    /// - Throws: `CardsError.unknownCard` if it was removed. Errors with payments or the statement are part of the dossier.
    func card(_ id: CardID) async throws(CardsError) -> CardDossier
}

/// Everything that a service knows about one card.
///
/// An error with its payments or its statement doesn't hide the card.
public struct CardDossier: Equatable, Sendable {
    /// The card and its available actions.
    public let item: CardListing.Item
    /// The payments on it, newest first, including undone ones.
    public let payments: Result<[Payment], CardsError>
    /// Its last statement; `nil` if there is none yet.
    public let statement: Result<Statement?, CardsError>
    /// The age of the oldest part; `nil` if everything is current.
    public let kept: KeptCards?
    /// When the source was last modified; `nil` if its data is current, or the time is unknown.
    public let written: Date?
    /// The card with its bills, if it is one of a person's own; `nil` for another.
    public let own: OwnCard?

    public init(
        item: CardListing.Item, payments: Result<[Payment], CardsError>,
        statement: Result<Statement?, CardsError>, kept: KeptCards? = nil, written: Date? = nil,
        own: OwnCard? = nil
    ) {
        (self.item, self.payments, self.statement) = (item, payments, statement)
        (self.kept, self.written, self.own) = (kept, written, own)
    }

    /// The errors, each once.
    public var failures: [CardsError] {
        var failures: [CardsError] = []
        if case .failure(let error) = payments { failures.append(error) }
        if case .failure(let error) = statement, !failures.contains(error) { failures.append(error) }
        return failures
    }
}
