import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Trace
import Values

extension CardsService {
    /// The same, with what `interactor` asks recorded by `trace`, if there is one.
    func traced(by trace: Tracer?, for interactor: Any.Type) -> any CardsService {
        guard let trace else { return self }
        return TracedCardsService(
            service: self, calls: TracedCalls(trace, from: interactor, to: Self.self))
    }
}

/// It passes every method on, also those that have a default, which would answer in the service's place.
private struct TracedCardsService: CardsService {
    let service: any CardsService
    let calls: TracedCalls<CardsError>

    func wallet() async throws(CardsError) -> Wallet {
        try await calls.ask("wallet()", work: try await service.wallet())
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? {
        try await calls.ask("statement(of:)", card, work: try await service.statement(of: card))
    }

    func datedStatement(of card: CardID) async throws(CardsError) -> Dated<Statement?> {
        try await calls.ask("datedStatement(of:)", card, work: try await service.datedStatement(of: card))
    }

    func statements(of card: CardID) async throws(CardsError) -> [Statement] {
        try await calls.ask("statements(of:)", card, work: try await service.statements(of: card))
    }

    func written() async throws(CardsError) -> Date? {
        try await calls.ask("written()", work: try await service.written())
    }

    func removedCards() async throws(CardsError) -> [PaymentCard] {
        try await calls.ask("removedCards()", work: try await service.removedCards())
    }

    func ownCard(_ card: CardID) async throws(CardsError) -> OwnCard? {
        try await calls.ask("ownCard(_:)", card, work: try await service.ownCard(card))
    }

    func activity(of card: CardID, in days: ClosedRange<CalendarDate>?) async throws(CardsError) -> Statement?
    {
        try await calls.ask("activity(of:in:)", card, work: try await service.activity(of: card, in: days))
    }

    func atOneMoment() async throws(CardsError) -> any CardsService {
        let snapshot = try await calls.ask("atOneMoment()", work: try await service.atOneMoment())
        return TracedCardsService(service: snapshot, calls: calls)
    }
}

extension TracedCardsService {
    func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment] {
        try await calls.ask(
            "payments(of:number:)", card, work: try await service.payments(of: card, number: number))
    }

    func datedPayments(
        of card: CardID, number: CardNumber?
    ) async throws(CardsError) -> Dated<[Payment]> {
        try await calls.ask(
            "datedPayments(of:number:)", card, work: try await service.datedPayments(of: card, number: number)
        )
    }

    func paymentRecords() async throws(CardsError) -> PaymentRecords {
        try await calls.ask("paymentRecords()", work: try await service.paymentRecords())
    }

    func paymentRecords(like card: CardID) async throws(CardsError) -> PaymentRecords {
        try await calls.ask(
            "paymentRecords(like:)", card, work: try await service.paymentRecords(like: card))
    }

    func payment(withKey key: String) async throws(CardsError) -> Payment? {
        try await calls.ask("payment(withKey:)", work: try await service.payment(withKey: key))
    }

    func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        try await calls.ask("pay(_:)", order, work: try await service.pay(order))
    }

    func acknowledge(_ payments: [Payment]) async { await service.acknowledge(payments) }

    func undo(_ reference: PaymentReference, of payment: Payment?) async throws(CardsError) -> Payment {
        try await calls.ask("undo(_:of:)", reference, work: try await service.undo(reference, of: payment))
    }

    func add(_ card: NewCard) async throws(CardsError) -> PaymentCard {
        try await calls.ask("add(_:)", card, work: try await service.add(card))
    }

    func remove(_ card: PaymentCard) async throws(CardsError) {
        try await calls.ask("remove(_:)", card, work: try await service.remove(card))
    }
}
