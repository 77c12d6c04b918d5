import Foundation
import PaymentCardsEntity
import PaymentCardsFeed
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsServer

@Suite("Pages of a server")
struct GatheredCardsTests {
    private func page(_ entries: [CardFeed.Entry], _ envelope: FeedEnvelope = FeedEnvelope()) -> FeedPage {
        var page = FeedPage()
        for entry in entries {
            switch entry {
            case .card(let card): page.cards.append(card)
            case .unreadable(let card): page.unreadable.append(card)
            }
        }
        (page.count, page.envelope) = (entries.count, envelope)
        return page
    }

    private func page(_ cards: [PaymentCard], _ envelope: FeedEnvelope = FeedEnvelope()) -> FeedPage {
        page(cards.map(CardFeed.Entry.card), envelope)
    }

    private func gathered(_ pages: FeedPage...) -> GatheredCards {
        var (gathered, ids) = (GatheredCards(), ServerIDs())
        for page in pages where !gathered.isComplete {
            gathered.add(page, saidOn: nil, kept: nil, naming: &ids)
        }
        return gathered
    }

    @Test("a short page is the last, unless one sign says that more follow")
    func short() {
        let cards = [PaymentCard].fixtures(3)
        #expect(gathered(page(cards)).isComplete)
        #expect(gathered(page(cards, FeedEnvelope(pages: 1, perPage: 100, total: 3))).isComplete)
        #expect(!gathered(page(cards, FeedEnvelope(pages: 2))).isComplete)
        #expect(!gathered(page(cards, FeedEnvelope(total: 4))).isComplete)
        #expect(!gathered(page(cards, FeedEnvelope(perPage: 3))).isComplete)
        #expect(!gathered(page(.fixtures(100), FeedEnvelope(pages: 1, total: 100))).isComplete)
    }

    @Test("an empty page is the last, whatever the server says")
    func empty() {
        let end = gathered(
            page(.fixtures(3), FeedEnvelope(pages: 9)), page([PaymentCard](), FeedEnvelope(pages: 9)))
        #expect(end.isComplete && end.cards.count == 3)
    }

    @Test("more than one of them may be of different moments, which the list says")
    func paged() {
        let cards = [PaymentCard].fixtures(3)
        #expect(gathered(page(cards)).wallet.isWhole)
        let two = gathered(page(cards, FeedEnvelope(pages: 2)), page([PaymentCard](), FeedEnvelope(pages: 2)))
        #expect(!two.wallet.isWhole)
    }

    @Test("a page that repeats is the last, and counts once")
    func repeated() {
        let same = page(.fixtures(100), FeedEnvelope(pages: 9, total: 900))
        let end = gathered(same, same)
        #expect(end.isComplete && end.cards.count == 100)
    }

    @Test("a card that an earlier page had is not here twice, and the others are")
    func overlapping() {
        let all = [PaymentCard].fixtures(150).map(\.withoutTotal)
        let end = gathered(page(Array(all[..<100])), page(Array(all[90...])))
        same(end.cards, all)
    }

    @Test("a card twice on one page is two cards; on the next one it is the same two")
    func twins() {
        let twins = [PaymentCard.fixture(id: "1"), .fixture(id: "1"), .fixture(id: "2")]
        let end = gathered(
            page(twins, FeedEnvelope(pages: 3)), page(Array(twins[1...]) + [.fixture(id: "3")]))
        same(end.cards.map(\.id.feedID), ["1", "1", "2", "3"])
        same(end.cards.map(\.id.occurrence), [1, 2, 1, 1])
    }

    @Test("cards that share an id are numbered through all pages")
    func numbered() {
        let end = gathered(
            page([.fixture(id: "1", title: "A"), .fixture(id: "1", title: "B")], FeedEnvelope(pages: 2)),
            page([.fixture(id: "1", title: "C")]))
        same(end.cards.map(\.id.occurrence), [1, 2, 3])
    }

    @Test("what can't be read is named by its place in the whole list, wherever it stands")
    func unreadable() {
        let end = gathered(
            page([.unreadable(at: 0), .card(.fixture(id: "1")), .unreadable(at: 2)], FeedEnvelope(pages: 2)),
            page([.card(.fixture(id: "2")), .unreadable(at: 1)]))
        same(end.cards.map(\.id.feedID), ["1", "2"])
        same(end.wallet.unreadable.map(\.index), [0, 2, 4])
        same(gathered(page([.unreadable(at: 0)])).wallet.unreadable.count, 1)
    }

    @Test("say what is left to pay, and not of how much")
    func withoutTotal() {
        let due = gathered(page([.fixture(due: .fixture(amount: 60))])).cards.first?.due
        #expect(due?.rest.amount == 60 && due?.billed == nil)
    }

    @Test("a page of nothing readable hides no page behind it, unless it repeats")
    func onlyUnreadable() {
        let broken = page([.unreadable(at: 0)], FeedEnvelope(pages: 3))
        let good = page([.fixture()], FeedEnvelope(pages: 3))
        same(gathered(page(.fixtures(2), FeedEnvelope(pages: 3)), broken, good).cards.count, 3)
        #expect(gathered(broken, broken).isComplete)
    }

    @Test("count what they name no longer, like a file’s")
    func counted() {
        let broken = page((0..<1000).map(CardFeed.Entry.unreadable), FeedEnvelope(pages: 3))
        let end = gathered(
            broken, page([.card(.fixture()), .unreadable(at: 1)], FeedEnvelope(pages: 3)), broken)
        same(end.wallet.unreadable.count, 1000)
        same(end.wallet.unreadable.cardCount, 2001)
        same(end.wallet.unreadable.last?.index, 999)
    }
}

extension GatheredCards {
    fileprivate var cards: [PaymentCard] { wallet.cards }
}

extension PaymentCard {
    /// The card as it is once a server has sent it.
    fileprivate var withoutTotal: PaymentCard { with(due: due?.withoutTotal) }
}
