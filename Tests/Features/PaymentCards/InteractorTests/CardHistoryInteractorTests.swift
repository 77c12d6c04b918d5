import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("CardHistoryInteractor")
struct CardHistoryInteractorTests {
    private let days = DayClock.fixture("2026-11-22")
    private let first = PaymentCard.fixture(id: "1", title: "FIRST")
    private let service = CardsServiceStub([
        .fixture(id: "1", title: "FIRST"), .fixture(id: "2", title: "SECOND", number: "4332 XXXX XXXX 6564"),
    ])

    private func history(
        _ query: CardHistoryQuery = CardHistoryQuery()
    ) async throws(CardsError) -> CardHistory {
        try await CardHistoryInteractor(service: service, days: days).history(query)
    }

    /// A payment so many days before the 20th.
    private static func payment(
        _ reference: String, card: String = "1", occurrence: Int = 1, number: String? = "4221 XXXX XXXX 8776",
        daysAgo: Int = 0, key: String? = nil, undone: Date? = nil
    ) -> Payment {
        .fixture(
            reference, card: CardID(feedID: card, occurrence: occurrence),
            number: number.map { CardNumber(masking: $0) },
            date: .moment.addingTimeInterval(-86_400 * Double(daysAgo)), key: key, undone: undone)
    }

    private func order(_ key: String, card: String = "1", daysAgo: Int = 0) -> OrderInDoubt {
        OrderInDoubt(
            card: CardID(feedID: card), number: first.number, dueID: "d",
            money: Money(amount: 9, currency: Currency(text: "INR")),
            rest: Money(amount: 0, currency: Currency(text: "INR")),
            date: .moment.addingTimeInterval(-86_400 * Double(daysAgo)), idempotencyKey: key)
    }

    @Test("All payments come newest first, on the cards of the list, removed ones, and those that are gone")
    func everything() async throws {
        let removed = PaymentCard.fixture(id: "9", title: "REMOVED", number: "3714 XXXXXX X1005")
        service.answer(gone: [removed])
        service.answer(
            records: PaymentRecords(
                payments: [
                    Self.payment("old", daysAgo: 3), Self.payment("gone", card: "0", daysAgo: 2),
                    Self.payment("away", card: "9", number: "3714 XXXXXX X1005", daysAgo: 1),
                    Self.payment("new", card: "2", number: "4332 XXXX XXXX 6564"),
                ], isComplete: true))
        let listed = try await history()
        #expect(listed.entries.map(\.reference) == ["new", "away", "old"] && listed.unlistedCount == 1)
        same(listed.sums.map(\.count), [3])
        try await same(history(CardHistoryQuery(search: "away")).unlistedCount, 0)
        let history = try await history(CardHistoryQuery(isOfAnyFeed: true))
        same(history.unlistedCount, 0)
        same(history.entries.map(\.reference), ["new", "away", "gone", "old"])
        same(history.entries.map(\.holder.card.title), ["SECOND", "REMOVED", "", "FIRST"])
        same(history.entries.map(\.holder.item?.place), [1, nil, nil, 0])
        same(history.entries.map(\.holder.isRemoved), [false, true, false, false])
        #expect(history.scope == .all && history.olderCount == 0)
        #expect(history.sums.map(\.total.amount) == [2000] && history.sums.map(\.count) == [4])
    }

    @Test("Of two cards with one id, the number tells which was paid on, and the order if there is none")
    func twins() async throws {
        service.answer([
            .fixture(id: "1", title: "A", number: "4111 XXXX XXXX 1111"),
            .fixture(id: "1", occurrence: 2, title: "B", number: "4222 XXXX XXXX 2222"),
        ])
        service.answer(
            records: PaymentRecords(
                payments: [
                    Self.payment("b", number: "4222 XXXX XXXX 2222"),
                    Self.payment("second", occurrence: 2, number: nil),
                    Self.payment("neither", number: "4333 XXXX XXXX 3333"),
                ], isComplete: true))
        let history = try await history(CardHistoryQuery(isOfAnyFeed: true))
        same(history.entries.map(\.holder.card.title), ["", "B", "B"])
        let named = try await self.history(CardHistoryQuery(card: "1#2"))
        same(named.entries.map(\.reference), ["second", "b"])
    }

    @Test("A card that is no longer listed is found by its id or digits; an unknown name is refused")
    func names() async throws {
        service.answer(gone: [.fixture(id: "9", number: "3714 XXXXXX X1005")])
        service.answer(
            records: PaymentRecords(
                payments: [
                    Self.payment("gone", card: "77", number: "4999 XXXX XXXX 4999"),
                    Self.payment("away", card: "9", number: "3714 XXXXXX X1005"), Self.payment("here"),
                ], isComplete: true))
        for (name, found) in [
            ("77", "gone"), ("4999", "gone"), ("9", "away"), ("1005", "away"), ("@1", "here"),
            ("8776", "here"),
        ] {
            let history = try await history(CardHistoryQuery(card: name))
            same(history.entries.map(\.reference), [found], "\(name)")
        }
        await #expect(throws: CardsError.self) { try await history(CardHistoryQuery(card: "nobody")) }
    }

    @Test("A removed card is named so that no other is meant, whose id may begin with its own")
    func removedName() async throws {
        service.answer([.fixture(id: "card-10", title: "TEN")])
        service.answer(gone: [.fixture(id: "card-1", title: "ONE", number: "4332 XXXX XXXX 6564")])
        service.answer(
            records: PaymentRecords(
                payments: [
                    Self.payment("one", card: "card-1", number: "4332 XXXX XXXX 6564", daysAgo: 1),
                    Self.payment("ten", card: "card-10"),
                ], isComplete: true))
        let history = try await history()
        same(history.entries.map(\.holder.name), ["card-10", "card-1#1"])
        for (name, found) in [("card-10", "ten"), ("card-1#1", "one")] {
            let entries = try await self.history(CardHistoryQuery(card: name, isStrict: true)).entries
            same(entries.map(\.reference), [found], "\(name)")
        }
    }

    @Test(
        "A period has its first and last day; a limit keeps the newest and counts the others",
        arguments: [
            (.date("2026-11-19"), nil, ["0", "1"]), (nil, .date("2026-11-19"), ["1", "2", "3"]),
            (.date("2026-11-18"), .date("2026-11-19"), ["1", "2"]), (.daysAgo(3), nil, ["0", "1"]),
            (.daysAgo(3), .daysAgo(3), ["1"]), (.daysAgo(0), nil, []), (nil, .daysAgo(400), []),
        ] as [(CardHistoryQuery.Day?, CardHistoryQuery.Day?, [String])])
    func period(since: CardHistoryQuery.Day?, until: CardHistoryQuery.Day?, references: [String]) async throws
    {
        let payments = (0..<4).reversed().map { Self.payment("\($0)", daysAgo: $0) }
        service.answer(records: PaymentRecords(payments: payments, isComplete: true))
        let history = try await history(CardHistoryQuery(since: since, until: until))
        same(history.entries.map(\.reference), references)
        let limited = try await self.history(CardHistoryQuery(since: since, until: until, limit: 1))
        same(limited.entries.map(\.reference), Array(references.prefix(1)))
        #expect(limited.olderCount == max(0, references.count - 1) && limited.sums == history.sums)
    }

    @Test("A server is asked about each card; its answers are newer than the records, and settle doubts")
    func server() async throws {
        service.answer([first])
        service.answer(
            payments: .success([Self.payment("b", key: "kb", undone: .moment), Self.payment("a", daysAgo: 1)])
        )
        service.answer(
            records: PaymentRecords(
                payments: [Self.payment("b"), Self.payment("elsewhere", card: "0", daysAgo: 5)],
                inDoubt: [order("kb"), order("open", daysAgo: 2)], isComplete: false))
        let history = try await history()
        same(history.entries.map(\.reference), ["b", "a", "open", "elsewhere"])
        #expect(history.scope == .listed && history.gaps == [])
        #expect(history.sums.map(\.total.amount) == [1000] && history.sums.map(\.inDoubt.amount) == [9])
        let outcomes = { outcomes in try await self.history(CardHistoryQuery(outcomes: outcomes)) }
        try await same(outcomes([.undone]).entries.map(\.reference), ["b"])
        try await same(outcomes([.inDoubt]).entries.map(\.reference), ["open"])
        try await same(outcomes([.inDoubt, .undone]).entries.map(\.reference), ["b", "open"])
        try await same(self.history(CardHistoryQuery(card: "1")).scope, .all)
    }

    @Test("A card that the server doesn't answer about is left out and named; with no answer at all it fails")
    func gaps() async throws {
        service.answer(payments: .failure(.timeout))
        await #expect(throws: CardsError.timeout) { try await history() }
        service.answer(records: PaymentRecords(inDoubt: [order("k")], isComplete: false))
        let found = try await history()
        same(found.entries.map(\.reference), ["k"])
        same(found.gaps.map(\.item.card.title), ["FIRST", "SECOND"])
        same(found.gaps.map(\.error), [.timeout, .timeout])
    }

    @Test("If the server can't tell its cards, what is on record is listed, also of one card")
    func unreachable() async throws {
        let service = CardsServiceStub(failure: .timeout)
        let interactor = CardHistoryInteractor(service: service, days: days)
        await #expect(throws: CardsError.timeout) { try await interactor.history(CardHistoryQuery()) }
        service.answer(
            records: PaymentRecords(
                payments: [Self.payment("a", card: "2", number: "4332 XXXX XXXX 6564")],
                inDoubt: [order("k")], isComplete: false))
        let history = try await interactor.history(CardHistoryQuery())
        same(Set(history.entries.map(\.reference)), ["a", "k"])
        #expect(history.scope == .unreachable(.timeout) && history.gaps == [])
        let doubts = try await interactor.history(CardHistoryQuery(outcomes: [.inDoubt]))
        same(doubts.entries.map(\.reference), ["k"])
        let card = try await interactor.history(CardHistoryQuery(card: "6564"))
        #expect(card.entries.map(\.reference) == ["a"] && card.scope == .unreachable(.timeout))
        await #expect(throws: CardsError.unknownCard(name: "0", nearest: [])) {
            try await interactor.history(CardHistoryQuery(card: "0"))
        }
        // A store that can't be read is no server that can't be reached.
        service.answer(records: PaymentRecords(payments: [Self.payment("a")], isComplete: true))
        await #expect(throws: CardsError.timeout) { try await interactor.history(CardHistoryQuery()) }
    }

    @Test("The last four digits mean a card that had them before, too; an id doesn't")
    func digitsOfBefore() async throws {
        service.answer(
            records: PaymentRecords(
                payments: [
                    Self.payment("before", card: "77", number: "4999 XXXX XXXX 8776", daysAgo: 1),
                    Self.payment("now"),
                ], isComplete: true))
        await #expect(
            throws: CardsError.ambiguousCard(
                name: "8776",
                candidates: [("1", "FIRST", "4221"), ("77#1", "", "4999")].map {
                    CardCandidate(name: $0.0, title: $0.1, number: "\($0.2) XXXX XXXX 8776")
                })
        ) {
            try await history(CardHistoryQuery(card: "8776", isStrict: true))
        }
        for (name, found) in [("8776", ["now", "before"]), ("1", ["now"]), ("77", ["before"])] {
            try await same(history(CardHistoryQuery(card: name)).entries.map(\.reference), found, "\(name)")
        }
    }

    @Test("Of too many cards, only what is on record is listed, unless one is named")
    func manyCards() async throws {
        service.answer((1...101).map { .fixture(id: "c\($0)c", title: "\($0)") })
        service.answer(payments: .success([Self.payment("there", card: "c7c")]))
        service.answer(
            records: PaymentRecords(payments: [Self.payment("here", card: "c9c")], isComplete: false))
        let history = try await history()
        #expect(history.entries.map(\.reference) == ["here"] && history.scope == .machine)
        let one = try await self.history(CardHistoryQuery(card: "c7c"))
        #expect(one.entries.map(\.reference) == ["there"] && one.scope == .all)
    }
}

extension CardHistory.Entry {
    /// The reference, or the key of an order in doubt.
    fileprivate var reference: String {
        switch event {
        case .payment(let payment): payment.id.text
        case .inDoubt(let order): order.idempotencyKey
        }
    }
}

extension CardHistoryQuery.Day {
    fileprivate static func date(_ text: String) -> Self? { CalendarDate(text).map { .date($0) } }
}
