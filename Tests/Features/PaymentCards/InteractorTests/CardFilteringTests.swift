import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("CardFiltering")
struct CardFilteringTests {
    private let cards: [PaymentCard] = [
        .fixture(id: "due", bank: .sbi),
        .fixture(id: "over", network: .visa, bank: .hdfc, due: .fixture(state: "overdue by 2 days")),
        .fixture(id: "paid", bank: .hdfc, due: .fixture(state: "fully_paid"), actions: [.viewDetails]),
        .fixture(id: "zero", network: .unknown("RuPay"), due: .fixture(amount: 0, state: "overdue")),
        .fixture(id: "none", bank: .unknown("Моно Банк"), due: nil, actions: [.unknown("split_the_bill")]),
    ]

    @Test(
        "A filter keeps the cards for which its condition holds, or does not where it is negated",
        arguments: [
            (.due, ["due", "over"]), (.overdue, ["over"]), (.paid, ["paid", "zero"]), (.noDue, ["none"]),
            (.bank(["HDFC"]), ["over", "paid"]), (.bank(["hdfc", "моно банк"]), ["over", "paid", "none"]),
            (.bank(["МОНО БАНК"]), ["none"]), (.bank(["CITI"]), []), (.bank([]), []),
            (.network(["visa", "RUPAY"]), ["over", "zero"]),
            (.network(["Masterc"]), ["due", "paid", "none"]),
            (.action(["PAY_NOW"]), ["due", "over", "zero"]),
            (.action(["view_details"]), ["due", "over", "paid", "zero"]),
            (.action(["pay_now", "split_the_bill"]), ["due", "over", "zero", "none"]),
        ] as [(CardFilter.Condition, [String])])
    func condition(condition: CardFilter.Condition, expected: [String]) async throws {
        try await same(ids([CardFilter(condition)]), expected)
        let others = cards.map(\.id.feedID).filter { !expected.contains($0) }
        try await same(ids([CardFilter(condition, isNegated: true)]), others)
    }

    @Test(
        "A bank is meant by its whole name in its own letters, never by a part of it",
        arguments: [("HDF", ["HDFC"]), ("mono", [])] as [(String, [String])])
    func parts(word: String, nearest: [String]) async {
        for isNegated in [false, true] {
            await #expect(throws: CardsError.unknownWord(word, nearest: nearest)) {
                try await ids([CardFilter(.bank([word]), isNegated: isNegated)])
            }
        }
    }

    @Test("All of several filters have to hold")
    func combined() async throws {
        try await same(ids([CardFilter(.due), CardFilter(.bank(["hdfc"]))]), ["over"])
        try await same(ids([CardFilter(.due), CardFilter(.overdue, isNegated: true)]), ["due"])
        try await same(ids([CardFilter(.noDue), CardFilter(.due)]), [])
    }

    @Test("Filters, search and order work together")
    func together() async throws {
        let query = CardQuery(
            search: "rewardz", filters: [CardFilter(.noDue, isNegated: true)],
            sort: [CardSort(.bank), CardSort(.due)], page: .page(1, size: 2))
        let listing = try await CardListInteractor(service: CardsServiceStub(cards)).cards(matching: query)
        same(listing.items.map(\.card.id.feedID), ["over", "paid"])
        same(listing.total, 4)
        #expect(listing.hasNextPage)
    }

    @Test("What is overdue is a matter of the day, and what is paid is not")
    func dates() async throws {
        let cards: [PaymentCard] = [
            .fixture(id: "dated", due: .fixture(date: .day("2026-11-26"))),
            .fixture(id: "words", due: .fixture(state: "due in 6 days")),
            .fixture(id: "paid", due: .fixture(state: "fully_paid", date: .day("2026-11-26"))),
            .fixture(id: "zero", due: .fixture(amount: 0, date: .day("2026-11-26"))),
        ]
        func ids(_ condition: CardFilter.Condition, on day: String) async throws -> [String] {
            try await CardListInteractor(service: CardsServiceStub(cards), days: .fixture(day))
                .cards(matching: CardQuery(filters: [CardFilter(condition)], page: .all))
                .items.map(\.card.id.feedID)
        }
        try await same(ids(.overdue, on: "2026-11-26"), [])
        try await same(ids(.overdue, on: "2026-11-27"), ["dated"])
        for day in ["2026-11-26", "2026-11-27"] {
            try await same(ids(.due, on: day), ["dated", "words"])
            try await same(ids(.paid, on: day), ["paid", "zero"])
        }
    }

    private func ids(_ filters: [CardFilter]) async throws -> [String] {
        try await CardListInteractor(service: CardsServiceStub(cards))
            .cards(matching: CardQuery(filters: filters, page: .all)).items.map(\.card.id.feedID)
    }
}
