public import Foundation
public import PaymentCardsEntity
public import PaymentCardsPorts
public import Values

/// What is passed on to the service.
extension RecordedCardsService {
    /// The service's payments, each with the statement whose minimum it paid, if that is on record here.
    public func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment] {
        marked(try await service.payments(of: card, number: number))
    }

    /// The same with their age.
    public func datedPayments(
        of card: CardID, number: CardNumber?
    ) async throws(CardsError) -> Dated<[Payment]> {
        try await service.datedPayments(of: card, number: number).map(marked)
    }

    /// The service's cards.
    public func wallet() async throws(CardsError) -> Wallet { try await service.wallet() }

    /// The service's statement.
    public func statement(of card: CardID) async throws(CardsError) -> Statement? {
        try await service.statement(of: card)
    }

    /// The service's statement with its age.
    public func datedStatement(of card: CardID) async throws(CardsError) -> Dated<Statement?> {
        try await service.datedStatement(of: card)
    }

    /// The service's statements.
    public func statements(of card: CardID) async throws(CardsError) -> [Statement] {
        try await service.statements(of: card)
    }

    /// When the service's cards were last modified.
    public func written() async throws(CardsError) -> Date? { try await service.written() }

    /// The service's removed cards.
    public func removedCards() async throws(CardsError) -> [PaymentCard] { try await service.removedCards() }

    /// The service's payment with this key.
    public func payment(withKey key: String) async throws(CardsError) -> Payment? {
        try await service.payment(withKey: key)
    }

    /// Has the service add the card.
    public func add(_ card: NewCard) async throws(CardsError) -> PaymentCard { try await service.add(card) }

    /// Has the service remove the card.
    public func remove(_ card: PaymentCard) async throws(CardsError) { try await service.remove(card) }
}
