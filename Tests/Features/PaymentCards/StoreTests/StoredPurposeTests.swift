import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

/// Services of one store, of which each is to the others as one of another process. All have quoted before any of them pays.
@Suite("An order for a purpose")
struct StoredPurposeTests {
    private let world: StoreWorld
    private let clock = HandClock()

    init() throws {
        world = try StoreWorld()
    }

    /// A service with the fixture card, on which 1500 is due, and a statement that asks for 75 of it.
    private func service(_ statement: Result<Statement?, CardsError>? = nil) -> StoredCardsService {
        let source = CardsServiceStub([.fixture()])
        source.answer(
            statement: statement
                ?? .success(
                    .fixture(
                        from: "2020-10-13", to: "2020-11-12", closing: 1500, minimumDue: 75, currency: "₹")))
        return StoredCardsService(
            over: source, store: .folder(world.store), now: { [clock] in clock.now }, timeZone: .gmt)
    }

    @Test("pays the minimum once, and says to all others that it is paid")
    func minimum() async throws {
        _ = try await service().pay(.fixture(75, for: .minimum))
        await #expect(throws: CardsError.paymentRefused(.minimumPaid)) {
            try await service().pay(.fixture(75, for: .minimum))
        }
        try await same(service().pay(.fixture(74)).payment.rest?.amount, 1351)
    }

    @Test(
        "pays the minimum, all that is due, or an amount, once, of eight that order it at once",
        arguments: [
            (.minimum, 75, .minimumPaid), (.full, 1500, .nothingDue), (.amount, 300, nil),
        ] as [(PaymentPurpose, Decimal, PaymentProblem?)])
    func race(purpose: PaymentPurpose, amount: Decimal, refusal: PaymentProblem?) async throws {
        let answers = await withTaskGroup(of: Result<Payment, CardsError>.self) { group in
            for (index, service) in (0..<8).map({ _ in service() }).enumerated() {
                group.addTask {
                    do throws(CardsError) {
                        let order = PaymentOrder.fixture(amount, for: purpose, key: "key-\(index)")
                        return .success(try await service.pay(order).payment)
                    } catch {
                        return .failure(error)
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let refusals = answers.compactMap { if case .failure(let error) = $0 { error } else { nil } }
        let paid = answers.compactMap { if case .success(let payment) = $0 { payment } else { nil } }
        same(paid.count, 1)
        let error = refusal.map { CardsError.paymentRefused($0) } ?? .paidAlready(paid)
        #expect(refusals.allSatisfy { $0 == error }, "\(refusals)")
        let stored = try await service().payments(of: CardID(feedID: "48822393341"))
        same(stored.map(\.id.text).sorted(), paid.map(\.id.text).sorted())
        #expect(paid.allSatisfy { $0.money.amount == amount })
    }

    @Test(
        "pays the minimum once on the last day of its statement, and with a clock before it",
        arguments: [
            "2026-11-12T20:00:00Z", "2026-11-12T00:00:00Z", "2026-10-20T12:00:00Z", "2020-01-01T00:00:00Z",
        ])
    func lastDay(moment: String) async throws {
        clock.now = try Date(moment, strategy: .iso8601)
        let statement = Result<Statement?, CardsError>.success(
            .fixture(from: "2026-10-13", to: "2026-11-12", closing: 1500, minimumDue: 75, currency: "₹"))
        let paid = try await service(statement).pay(.fixture(75, for: .minimum)).payment
        for _ in 1...2 {
            await #expect(throws: CardsError.paymentRefused(.minimumPaid)) {
                try await service(statement).pay(.fixture(75, for: .minimum))
            }
        }
        // Only a record that needs it is of a newer version.
        let line = try #require(try world.records().first)
        #expect(line.contains(#""min":"2026-11-12""#) && line.contains(#""v":4"#))
        try await same(service(statement).payments(of: paid.card), [paid])
        // Another amount is no minimum, and a record without a mark is as it was.
        _ = try await service(statement).pay(.fixture(20))
        #expect(try world.records().last?.contains("min") == false)
        // The next statement has a minimum of its own.
        clock.now = try Date("2026-12-20T12:00:00Z", strategy: .iso8601)
        let next = Result<Statement?, CardsError>.success(
            .fixture(from: "2026-11-13", to: "2026-12-12", closing: 1500, minimumDue: 75, currency: "₹"))
        let other = try await service(next).pay(.fixture(75, for: .minimum)).payment
        same(other.minimumOf, CalendarDate("2026-12-12"))
    }

    @Test("does not pay a minimum that is less by now, but what is left of it")
    func part() async throws {
        _ = try await service().pay(.fixture(20))
        let left = Money(amount: 55, currency: Currency(text: "₹"))
        await #expect(throws: CardsError.paymentRefused(.changed(to: left))) {
            try await service().pay(.fixture(75, for: .minimum))
        }
        try await same(service().pay(.fixture(55, for: .minimum)).payment.money.amount, 55)
    }

    @Test("pays the minimum again once it was taken back")
    func undone() async throws {
        let first = try await service().pay(.fixture(75, for: .minimum)).payment
        _ = try await service().undo(first.id)
        _ = try await service().pay(.fixture(75, for: .minimum))
        await #expect(throws: CardsError.paymentRefused(.minimumPaid)) {
            try await service().pay(.fixture(75, for: .minimum))
        }
    }

    @Test("pays all that is due only if it is all, even after other payments and undos")
    func full() async throws {
        let part = try await service().pay(.fixture(500)).payment
        func changed(to amount: Decimal) -> CardsError {
            .paymentRefused(.changed(to: Money(amount: amount, currency: Currency(text: "₹"))))
        }
        await #expect(throws: changed(to: 1000)) { try await service().pay(.fixture(1500, for: .full)) }
        _ = try await service().undo(part.id)
        await #expect(throws: changed(to: 1500)) { try await service().pay(.fixture(1000, for: .full)) }
        try await same(service().pay(.fixture(1500, for: .full)).payment.rest?.amount, 0)
        await #expect(throws: CardsError.paymentRefused(.nothingDue)) {
            try await service().pay(.fixture(1500, for: .full))
        }
    }

    @Test("pays no minimum without a statement, and says why the statement can't be fetched")
    func statements() async throws {
        let failures: [(Result<Statement?, CardsError>, CardsError)] = [
            (.success(nil), .paymentRefused(.noMinimum)),
            (.failure(.unsupported), .paymentRefused(.noMinimum)),
            (.failure(.timeout), .timeout),
        ]
        for (statement, error) in failures {
            await #expect(throws: error) {
                try await service(statement).pay(.fixture(75, for: .minimum, key: "may"))
            }
        }
    }

    @Test("stores what programs since version 4 know")
    func olderPrograms() async throws {
        _ = try await service().pay(.fixture(75, for: .minimum, key: "may"))
        let line = try #require(try world.records().first)
        let names = try #require(
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        ).keys
        same(
            names.sorted(),
            [
                "at", "card", "cur", "due", "kind", "min", "number", "own", "ref", "rest", "sum", "v",
            ])
    }
}
