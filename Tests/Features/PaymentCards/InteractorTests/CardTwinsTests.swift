import Foundation
import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsStore
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

/// Cards with one id and one number, which only their dues distinguish, and cards that are listed several times.
@Suite("Twins")
struct CardTwinsTests {
    private let days = DayClock.fixture("2026-11-22")
    private static let dues: [Due] = [
        .fixture(id: "A", amount: 100), .fixture(id: "B", amount: 200),
        .fixture(id: "A", amount: 300, currency: "$"),
    ]

    private static func cards(_ order: [Int]) -> [PaymentCard] {
        order.enumerated().map {
            .fixture(id: "t", occurrence: $0 + 1, title: "T\($1)", due: dues[$1], actions: [.payNow])
        }
    }

    private let feed = CardsServiceStub(cards([0, 1, 2]))
    private let service: StoredCardsService

    init() {
        service = StoredCardsService(over: feed)
    }

    private func pay(_ name: String) async throws -> Payment {
        let payments = CardPaymentInteractor(service: service)
        let quote = try await payments.quote(for: .named(name), key: nil)
        let order = try payments.order(.amount(1), of: quote, key: "\(name)-key")
        return try await payments.pay(order, of: quote.item).payment
    }

    @Test(
        "A payment is on the one with its due, for history, details and undoing, in whatever order they come")
    func payments() async throws {
        for place in 1...3 { _ = try await pay("t#\(place)") }
        for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
            feed.answer(Self.cards(order))
            let history = try await CardHistoryInteractor(service: service, days: days).history(
                CardHistoryQuery())
            same(history.entries.map(\.holder.card.title), ["T2", "T1", "T0"])
            for (place, card) in Self.cards(order).enumerated() {
                let name = "t#\(place + 1)"
                let own = try await CardHistoryInteractor(service: service, days: days)
                    .history(CardHistoryQuery(card: name))
                same(own.entries.map(\.holder.item?.name), [name])
                same(own.entries.map(\.holder.card.title), [card.title])
                let details = try await CardDetailsInteractor(service: service).card(card.id)
                try same(details.payments.get().map(\.dueIdentity), [card.due?.identity])
            }
        }
        let payment = try #require(try await service.paymentRecords().payments.first)
        feed.answer(Self.cards([2, 1, 0]))
        let report = try await CardPaymentInteractor(service: service).undo(payment.id)
        #expect(report.item?.card.title == "T0" && report.item?.name == "t#3")
    }

    @Test(
        "With none of the dues left, a payment stays with the card of its name then; a removed twin keeps its own"
    )
    func later() async throws {
        _ = try await pay("t#2")
        try await service.remove(Self.cards([0, 1, 2])[1])
        let left = try await CardDetailsInteractor(service: service).card(CardID(feedID: "t"))
        #expect(try left.payments.get().isEmpty)
        let history = try await CardHistoryInteractor(service: service, days: days).history(
            CardHistoryQuery())
        same(history.entries.map(\.holder.isRemoved), [true])
        feed.answer(Self.cards([0, 2, 0]).map { $0.with(due: .fixture(id: "next\($0.id.occurrence)")) })
        let next = try await CardHistoryInteractor(service: service, days: days).history(CardHistoryQuery())
        same(next.entries.map(\.holder.item?.name), ["t#2"])
    }

    @Test(
        "Different amounts of one due are one due: the largest is paid, which settles the others",
        arguments: [[300, 500, 300], [500, 300], [300, 500]])
    func bills(amounts: [Int]) async throws {
        feed.answer(
            amounts.enumerated().map { place, amount in
                .fixture(
                    id: "t", occurrence: place + 1, due: .fixture(id: "A", amount: Decimal(amount)),
                    actions: [.payNow])
            })
        let dues = CardDuesInteractor(service: service, days: days)
        let payments = CardPaymentInteractor(service: service)
        let found = try await dues.dues(CardDuesQuery())
        #expect(found.items.count == 1 && found.sums.map(\.total.amount) == [500])
        let item = try #require(found.items.first)
        #expect(item.copies == amounts.count && item.billsDiffer)
        let plan = try await payments.plan(.full, on: item)
        #expect(plan.item.billsDiffer)
        try await same(payments.carryOut(plan.order).payment.money.amount, 500)
        #expect(try await dues.dues(CardDuesQuery()).items.isEmpty)
        // A payment of the smaller one leaves what the larger one is more.
        _ = try await service.undo(try #require(try await service.paymentRecords().payments.first).id)
        let small = "t#\((amounts.firstIndex(of: 300) ?? 0) + 1)"
        let quote = try await payments.quote(for: .named(small), key: nil)
        _ = try await payments.carryOut(try payments.order(.full, of: quote, key: "small"))
        try await same(dues.dues(CardDuesQuery()).items.compactMap(\.card.due?.rest.amount), [200])
    }

    @Test("An untold payment is in the way of the twin with its due; of each, if none has that any more")
    func untold() async throws {
        let order = OrderInDoubt(
            card: CardID(feedID: "t"), number: Self.cards([0])[0].number, dueID: "A",
            money: Money(amount: 100, currency: Currency(text: "₹")),
            rest: Money(amount: 0, currency: Currency(text: "₹")), date: .moment, idempotencyKey: "k")
        let paid = Payment.fixture(
            "SW-1", card: CardID(feedID: "t"), number: nil, due: "A", amount: 100, rest: 0, key: "k")
        feed.answer(records: PaymentRecords(inDoubt: [order], isComplete: false))
        feed.answer(payments: .success([paid]))
        let payments = CardPaymentInteractor(service: feed)
        func untold(_ name: String) async throws -> [Payment] {
            try await payments.quote(for: .named(name), key: nil).untold
        }
        try await same(untold("t#1"), [paid])
        for name in ["t#2", "t#3"] { try await same(untold(name), []) }
        feed.answer(Self.cards([1, 2]))
        for name in ["t#1", "t#2"] { try await same(untold(name), [paid]) }
    }

    @Test(
        "Cards whose first digits differ are two, whatever else is the same; one that shows fewer is the one it may be"
    )
    func numbers() async throws {
        func cards(_ numbers: String...) -> [PaymentCard] {
            numbers.enumerated().map {
                .fixture(
                    id: "x", occurrence: $0 + 1, title: "T\($0)", number: $1, due: Self.dues[0],
                    actions: [.payNow])
            }
        }
        feed.answer(cards("4332 12XX XXXX 1111", "5555 12XX XXXX 1111"))
        let dues = CardDuesInteractor(service: service, days: days)
        let payments = CardPaymentInteractor(service: service)
        try await same(dues.dues(CardDuesQuery()).items.map(\.copies), [1, 1])
        let quote = try await payments.quote(for: .named("x#1"), key: nil)
        _ = try await payments.carryOut(try payments.order(.full, of: quote, key: "k"))
        try await same(dues.dues(CardDuesQuery()).items.map(\.name), ["x#2"])
        try await same(payments.quote(for: .named("x#2"), key: nil).item.copies, 1)
        let history = CardHistoryInteractor(service: service, days: days)
        try await same(history.history(CardHistoryQuery()).entries.map(\.holder.card.title), ["T0"])
        #expect(try await history.history(CardHistoryQuery(card: "x#2")).entries.isEmpty)
        feed.answer(cards("XXXX XXXX XXXX 2222", "4332 12XX XXXX 2222"))
        try await same(dues.dues(CardDuesQuery()).items.map(\.copies), [2])
    }

    @Test("The key of an order doesn't depend on the place in the list, where the number tells the card")
    func keys() throws {
        func key(_ occurrence: Int, number: String = "4221 XXXX XXXX 8776", due: Due = CardTwinsTests.dues[0])
            -> String
        {
            due.orderKey(on: .fixture(id: "t", occurrence: occurrence, number: number, due: due), for: .full)
        }
        same(key(1), key(2))
        #expect(key(1) != key(1, due: Self.dues[1]) && key(1) != key(1, due: Self.dues[2]))
        #expect(key(1, number: "XXXX") != key(2, number: "XXXX"))
    }

    @Test(
        "What is due on a card that is listed several times is due once, and it is named by each of its names"
    )
    func copies() async throws {
        feed.answer(Self.cards([0, 1, 0, 0]))
        let dues = CardDuesInteractor(service: service, days: days)
        let all = try await dues.dues(CardDuesQuery())
        #expect(all.items.map(\.name) == ["t#1", "t#2"] && all.items.map(\.copies) == [3, 1])
        same(all.sums.map(\.total.amount), [300])
        let named = try await dues.dues(CardDuesQuery(names: ["t#3", "t#2", "t#1"]))
        #expect(named.items.map(\.name) == ["t#3", "t#2"] && named.items.map(\.copies) == [3, 1])
        same(named.repeated.map(\.name), ["t#1"])
        let quote = try await CardPaymentInteractor(service: service).quote(for: .named("t#4"), key: nil)
        #expect(quote.item.name == "t#4" && quote.item.copies == 3)
        let removals = CardRemovalInteractor(service: service)
        for name in ["t#1", "t#3", "t#4"] {
            let item = try #require(try await removals.card(named: name).items.first)
            #expect(item.name == "t#1" && item.copies == 3)
        }
        feed.answer(Self.cards([0, 0]))
        try await same(removals.card(named: "t").items.map(\.copies), [2])
        try await same(removals.card(named: "8776").items.map(\.name), ["t#1"])
        feed.answer(Self.cards([0, 1]))
        await #expect(throws: CardsError.self) { try await removals.card(named: "t") }
    }
}
