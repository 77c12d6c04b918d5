import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("MockData")
struct MockDataTests {
    private let feed: CardFeed

    init() throws {
        feed = try CardFeedDecoder(source: "MockData.json").decode(Data(try MockDataFile.bytes()))
    }

    @Test("Every card of it can be read")
    func readable() { #expect(feed.unreadable.isEmpty) }

    @Test("It begins with the two cards of the product page, unchanged")
    func firstCards() {
        let first = PaymentCard.fixture(due: .fixture(amount: 242.33, state: "fully_paid"))
        let second = PaymentCard.fixture(
            id: "48822394455", title: "ICICI CHIP PLATINUM", number: "4332 XXXX XXXX 6564", bank: .icici,
            due: .fixture(id: "128768", amount: 7853.33))
        same(Array(feed.cards.prefix(2)), [first, second])
    }

    @Test("It shows every bank, network and action, and an unknown one of each")
    func codes() {
        let cards = feed.cards
        #expect(Set(Bank.known).isSubset(of: cards.map(\.bank)))
        #expect(Set(CardNetwork.known).isSubset(of: cards.map(\.network)))
        #expect(Set(CardAction.known).isSubset(of: cards.flatMap(\.actions)))
        #expect(cards.contains { !Bank.known.contains($0.bank) })
        #expect(cards.contains { !CardNetwork.known.contains($0.network) })
        #expect(cards.contains { $0.actions.contains { !$0.isKnown } })
    }

    @Test("It shows every kind of due, none at all, and no actions")
    func dues() {
        let timings = feed.cards.compactMap(\.due?.told)
        for timing in [DueTiming.paid, .due(inDays: 0), .due(inDays: 1), .overdue(byDays: 2), .unknown] {
            #expect(timings.contains(timing))
        }
        #expect(timings.contains { if case .due(inDays: 31...) = $0 { true } else { false } })
        #expect(feed.cards.contains { $0.due == nil })
        #expect(feed.cards.contains { $0.actions.isEmpty })
    }

    @Test("It shows long and non-Latin titles and cards that share an id")
    func titles() {
        #expect(feed.cards.contains { $0.title.count > 50 })
        for script in ["К", "楽", "ब", "👩‍👩‍👧"] { #expect(feed.cards.contains { $0.title.contains(script) }) }
        #expect(feed.cards.contains { $0.id.occurrence == 2 })
    }
}
