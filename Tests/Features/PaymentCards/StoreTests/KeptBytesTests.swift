import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

/// Files that an earlier release wrote are continued byte for byte as it continued them, but for keys, which it needs not read: so it can
/// read them, too. A change of these texts breaks the files of those who go back to an earlier release.
@Suite("A file of an earlier release")
struct KeptBytesTests {
    private let world: StoreWorld
    private let clock = HandClock()
    private let cards: [PaymentCard] = [
        .fixture(id: "1", number: "4111 XXXX XXXX 1111"), .fixture(id: "t", due: .fixture(id: "A")),
        .fixture(id: "t", occurrence: 2, due: .fixture(id: "B")),
    ]

    init() throws { world = try StoreWorld() }

    private func service(seed: UInt64) -> StoredCardsService {
        StoredCardsService(
            over: CardsServiceStub(cards), store: .folder(world.store), now: { [clock] in clock.now },
            generator: SeededGenerator(seed: seed))
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(
            atPath: world.store, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try Data(text.utf8).write(to: world.journal)
    }

    private var text: String { get throws { try String(contentsOf: world.journal, encoding: .utf8) } }

    @Test("of one’s own cards goes on with a record of every kind that is still written")
    func own() async throws {
        try write(Self.own)
        let first = service(seed: 1)
        // A release that no longer hides a source’s cards lists those that were removed.
        let listed = try await first.wallet().cards
        same(listed.map(\.id.feedID), ["1", "t", "t", "added-1"])
        same(listed.map { $0.due?.rest.amount }, [1400, 1500, 1500, nil])
        let paid = try await first.pay(.fixture(12.5, on: cards[0], key: "k/1")).payment
        clock.advance(by: 1.0006)
        _ = try await first.undo(paid.id)
        try await first.remove(first.add(.fixture("0002")))
        _ = try await service(seed: 2).pay(.fixture(3, on: cards[1], for: .amount))
        try same(text, Self.own + Self.ownAfter)
    }

    @Test("of orders to a server goes on with orders, refusals and payments")
    func server() async throws {
        try write(Self.orders)
        let server = CardsServiceStub(cards)
        let service = RecordedCardsService(
            over: server, store: .folder(world.store), now: { [clock] in clock.now })
        try await same(service.paymentRecords().inDoubt.map(\.idempotencyKey), ["open"])
        let order = PaymentOrder.fixture(7, on: cards[0], key: "next")
        server.answerOrders { _ in .failure(.paymentRefused(.nothingDue)) }
        await #expect(throws: CardsError.self) { try await service.pay(order) }
        let payment = Payment.fixture("SW-9", card: cards[0].id, number: nil, amount: 7, date: clock.now)
        server.answerOrders { _ in .success(PaymentReceipt(payment: payment)) }
        _ = try await service.pay(order)
        try same(text, Self.orders + Self.ordersAfter)
    }

    @Test("that is compacted keeps what is still needed, and which records have no mark")
    func compacted() async throws {
        let journal = CardStore.journal(in: world.store)
        let lines = Self.own.split(separator: "\n").dropFirst().map { Data($0.drop { $0 != "{" }.utf8) }
        let churn = (5..<700).flatMap { index -> [Data] in
            let card = #""card":"added-\#(index)","#
            return [
                Data(
                    (#"{"bank":"hdfc",\#(card)"holder":"ASHA RAO","kind":"added","network":"mastercard","#
                        + #""number":"5555 XXXX XXXX 0009","own":1,"title":"GOLD 0009"}"#).utf8),
                Data(#"{\#(card)"kind":"removed","number":"5555 XXXX XXXX 0009","own":1}"#.utf8),
            ]
        }
        _ = try journal.begin().append(
            lines + churn)
        let service = service(seed: 3)
        _ = try await service.paymentRecords()
        _ = try await service.pay(.fixture(1, on: cards[1], key: "k"))
        let records = try world.records().sorted()
        same(records.count { $0.contains("0009") }, 2 * CardLedger.mostGone)
        same(
            records.filter { !$0.contains("0009") },
            Self.left.split(separator: "\n").map(String.init).sorted())
    }
}
