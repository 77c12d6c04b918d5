import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Values
import Testing

@Suite("Paying the minimum")
struct MinimumPaymentTests {
    @Test("after a part of it pays what is left of it")
    func part() async throws {
        let scene = Scene(.success([.fixture(amount: 25)]))
        let quote = try await scene.quote()
        let order = try scene.order(.minimum, of: quote)
        same(order.amount, 50)
        // The order says for which statement, since a server's date may not.
        same(order.minimumOf, Statement.fixture(closing: 1500, minimumDue: 75).period.upperBound)
        #expect(try scene.order(.amount(50), of: quote).minimumOf == nil)
    }

    @Test("after all of it is refused, and everything else can still be paid")
    func twice() async throws {
        let scene = Scene(.success([.fixture(amount: 75)]))
        let quote = try await scene.quote()
        same(quote.minimum, .success(.paid))
        #expect(throws: CardsError.paymentRefused(.minimumPaid)) { try scene.order(.minimum, of: quote) }
        try same(scene.order(.full, of: quote).amount, 1500)
        try same(scene.order(.amount(75), of: quote).amount, 75)
    }

    @Test("once more with the key that has paid it is the same order, whatever was paid or taken back since")
    func again() async throws {
        let date = Date.moment
        let payments: [Payment] = [
            .fixture("SW-3", amount: 10, date: date + 20),
            .fixture("SW-2", amount: 50, rest: 1450, date: date + 10, key: "k"),
            .fixture("SW-1", amount: 25, date: date, undone: date + 30),
            .fixture("SW-0", amount: 60, date: date - 10, undone: date - 5),
        ]
        let scene = Scene(.success(payments))
        let quote = try await scene.quote(key: "k")
        same(quote.earlier, payments[1])
        try same(scene.order(.minimum, of: quote).amount, 50)
    }

    @Test("is refused with the reason if the payments are unknown, and nothing else is")
    func unknown() async throws {
        let scene = Scene(.failure(.timeout))
        let quote = try await scene.quote()
        same(quote.minimum, .failure(.timeout))
        #expect(throws: CardsError.timeout) { try scene.order(.minimum, of: quote) }
        try same(scene.order(.full, of: quote).amount, 1500)
    }

    private struct Scene {
        private let interactor: CardPaymentInteractor

        init(_ payments: Result<[Payment], CardsError>) {
            let statement = Statement.fixture(closing: 1500, minimumDue: 75)
            interactor = CardPaymentInteractor(
                service: PaymentServiceStub(
                    [.fixture()], statement: .success(statement), payments: payments),
                days: DayClock(timeZone: .gmt))
        }

        func quote(key: String? = nil) async throws -> PaymentQuote {
            try await interactor.quote(for: .named("8776"), key: key)
        }

        func order(_ choice: PaymentChoice, of quote: PaymentQuote) throws -> PaymentOrder {
            try interactor.order(choice, of: quote, key: "k")
        }
    }
}
