import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("A due that doesn't show the newest payment")
struct UnshownDueTests {
    private let paid = Payment.fixture("SW-9", amount: 500, rest: 0, key: "k")
    private let card = PaymentCard.fixture(due: Due.fixture(amount: 500).withoutTotal)
    private var item: CardListing.Item { .fixture(card) }
    private var interactor: CardPaymentInteractor {
        CardPaymentInteractor(service: PaymentServiceStub([card], payments: .success([paid])))
    }

    @Test("is not paid in full or planned, before the person has been told")
    func full() async throws {
        let quote = try await interactor.quote(for: .item(item), key: nil)
        same(quote.unshown, paid)
        #expect(throws: CardsError.unshownPayment(paid)) {
            try interactor.order(.full, of: quote, key: "new")
        }
        try await same(interactor.plans(.full, on: [item]), [.failure(.unshownPayment(paid))])
        let told = try await interactor.quote(for: .item(item), key: nil, knowing: [paid.id])
        try same(interactor.order(.full, of: told, key: "new").amount, 500)
        let plans = try await interactor.plans(.full, on: [item], knowing: [paid.id])
        try same(plans.first?.get().order.amount, 500)
    }

    @Test("is planned once more once the person has been told, if that is wanted")
    @MainActor
    func again() async throws {
        var told: [CardsError] = []
        let plans = try await interactor.plans(.full, on: [item]) { error, item in
            told.append(error)
            same(item.card, card)
        }
        same(told, [.unshownPayment(paid)])
        try same(plans.first?.get().order.amount, 500)
        try await same(interactor.plans(.full, on: [item], telling: nil), [.failure(.unshownPayment(paid))])
    }

    @Test("is paid by an amount that is named, or with a key")
    func deliberate() async throws {
        let quote = try await interactor.quote(for: .item(item), key: nil)
        try same(interactor.order(.amount(500), of: quote, key: "new").amount, 500)
        let own = try await interactor.quote(for: .item(item), key: "own")
        try same(interactor.order(.full, of: own, key: "own").amount, 500)
    }

    @Test("that is listed once more with another amount is the same due")
    func copies() async throws {
        let small = PaymentCard.fixture(due: Due.fixture(amount: 300).withoutTotal)
        let interactor = CardPaymentInteractor(
            service: PaymentServiceStub([small], payments: .success([paid])))
        try await same(interactor.plans(.full, on: [.fixture(small)]), [.failure(.unshownPayment(paid))])
    }
}
