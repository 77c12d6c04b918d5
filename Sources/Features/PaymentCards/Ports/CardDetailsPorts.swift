public import Foundation
public import PaymentCardsEntity
public import PaymentCardsScreens

/// The business rules of the details, implemented by the interactor.
package protocol CardDetailsInteractorInput: Sendable {
    /// The card's current state, and everything that is known about it.
    ///
    /// - Throws: `CardsError.unknownCard` if it was removed. Errors with payments or the statement are part of the dossier.
    func card(_ id: CardID) async throws(CardsError) -> CardDossier

    /// Takes note that the person has been told of these payments.
    func acknowledge(_ payments: [Payment]) async

    /// What other parts of the program know about the card, section by section.
    func extras(about item: CardListing.Item) async -> [CardExtraSection]
}

/// What another part of the program knows about a card. An app implements it over that part; its sections are shown among the
/// card's details, and nothing else waits for them.
public protocol CardExtras: Sendable {
    /// The sections about the card of `item`; none if there is nothing to say. What can't be found out is a section with a note.
    func sections(about item: CardListing.Item) async -> [CardExtraSection]
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

    public init(
        item: CardListing.Item, payments: Result<[Payment], CardsError>,
        statement: Result<Statement?, CardsError>, kept: KeptCards? = nil, written: Date? = nil
    ) {
        (self.item, self.payments, self.statement) = (item, payments, statement)
        (self.kept, self.written) = (kept, written)
    }

    /// The errors, each once.
    public var failures: [CardsError] {
        var failures: [CardsError] = []
        if case .failure(let error) = payments { failures.append(error) }
        if case .failure(let error) = statement, !failures.contains(error) { failures.append(error) }
        return failures
    }
}
