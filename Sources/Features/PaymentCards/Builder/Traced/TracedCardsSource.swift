import Foundation
import PaymentCardsEntity
public import PaymentCardsPorts
public import Trace
import Values

extension CardsSource {
    /// The same, with what `asker` asks recorded by `trace`, if there is one.
    public func traced(by trace: Tracer?, for asker: Any.Type) -> any CardsSource {
        guard let trace else { return self }
        return TracedCardsSource(source: self, calls: TracedCalls(trace, from: asker, to: Self.self))
    }
}

extension NetworkService {
    /// The same, with what `asker` asks recorded by `trace`, if there is one.
    public func traced(by trace: Tracer?, for asker: Any.Type) -> any NetworkService {
        guard let trace else { return self }
        return TracedNetworkService(service: self, calls: TracedCalls(trace, from: asker, to: Self.self))
    }
}

/// It passes every method on, also those that have a default, which would answer in the source's place.
private struct TracedCardsSource: CardsSource {
    let source: any CardsSource
    let calls: TracedCalls<CardsError>

    func wallet() async throws(CardsError) -> Wallet {
        try await calls.ask("wallet()", work: try await source.wallet())
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? {
        try await calls.ask("statement(of:)", card, work: try await source.statement(of: card))
    }

    func datedStatement(of card: CardID) async throws(CardsError) -> Dated<Statement?> {
        try await calls.ask("datedStatement(of:)", card, work: try await source.datedStatement(of: card))
    }

    func statements(of card: CardID) async throws(CardsError) -> [Statement] {
        try await calls.ask("statements(of:)", card, work: try await source.statements(of: card))
    }

    func written() async throws(CardsError) -> Date? {
        try await calls.ask("written()", work: try await source.written())
    }

    func removedCards() async throws(CardsError) -> [PaymentCard] {
        try await calls.ask("removedCards()", work: try await source.removedCards())
    }

    func admitOrder() async throws(CardsError) {
        try await calls.ask("admitOrder()", work: try await source.admitOrder())
    }
}

private struct TracedNetworkService: NetworkService {
    let service: any NetworkService
    let calls: TracedCalls<CardsError>

    func answer(to request: NetworkRequest) async throws(CardsError) -> NetworkAnswer {
        try await calls.ask("answer(to:)", request, work: try await service.answer(to: request))
    }
}
