import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("Planning everything that is due")
struct AllDueReadingTests {
    @Test("reads the list as often for many cards that share an id as for few", arguments: [2, 200])
    func readings(count: Int) async throws {
        let cards = (1...count).map { number in
            PaymentCard.fixture(
                id: "t", occurrence: number,
                due: Due.fixture(id: "d\(number)", amount: Decimal(number)).withoutTotal, actions: [.payNow])
        }
        let service = PaymentServiceStub(cards)
        let dues = try await CardDuesInteractor(service: service, days: .fixture(at: "2026-11-20T12:00:00Z"))
            .dues(CardDuesQuery())
        let interactor = CardPaymentInteractor(service: service)
        let plans = try await interactor.plans(.full, on: dues.items)
        try same(plans.map { try $0.get().order.amount }, dues.items.compactMap(\.card.due?.rest.amount))
        same(plans.count, count)
        _ = try await interactor.unfinished(besides: dues.items)
        same(service.readingCount, 2)
    }

    @Test("A server that lists one due twice, even with two amounts, is sent one order for it")
    func listedTwice() async throws {
        let cards = [100, 200].enumerated().map { place, amount in
            PaymentCard.fixture(
                id: "t", occurrence: place + 1, due: Due.fixture(amount: Decimal(amount)).withoutTotal,
                actions: [.payNow])
        }
        let service = PaymentServiceStub(cards)
        let dues = try await CardDuesInteractor(service: service, days: .fixture(at: "2026-11-20T12:00:00Z"))
            .dues(CardDuesQuery())
        let plans = try await CardPaymentInteractor(service: service).plans(.full, on: dues.items)
        try same(plans.map { try $0.get().order.idempotencyKey }.count, 2)
        try same(Set(plans.map { try $0.get().order.idempotencyKey }).count, 1)
        try same(plans.map { try $0.get().order.amount }, [100, 100])
    }
}
