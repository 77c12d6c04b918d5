import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsServer

@Suite("Pages of a server")
struct GatheredCardsTests {
    private func page(_ entries: [CardFeed.Entry], _ envelope: Envelope = Envelope()) -> ServerPage {
        ServerPage(entries: CardFeed(entries: entries).entries, envelope: envelope)
    }

    private func page(_ cards: [PaymentCard], _ envelope: Envelope = Envelope()) -> ServerPage {
        page(cards.map(CardFeed.Entry.card), envelope)
    }

    private func gathered(_ pages: ServerPage...) -> GatheredCards {
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
        #expect(gathered(page(cards, Envelope(pages: 1, perPage: 100, total: 3))).isComplete)
        #expect(!gathered(page(cards, Envelope(pages: 2))).isComplete)
        #expect(!gathered(page(cards, Envelope(total: 4))).isComplete)
        #expect(!gathered(page(cards, Envelope(perPage: 3))).isComplete)
        #expect(!gathered(page(.fixtures(100), Envelope(pages: 1, total: 100))).isComplete)
    }

    @Test("an empty page is the last, whatever the server says")
    func empty() {
        let end = gathered(page(.fixtures(3), Envelope(pages: 9)), page([PaymentCard](), Envelope(pages: 9)))
        #expect(end.isComplete && end.cards.count == 3)
    }

    @Test("more than one of them may be of different moments, which the list says")
    func paged() {
        let cards = [PaymentCard].fixtures(3)
        #expect(gathered(page(cards)).wallet.isWhole)
        let two = gathered(page(cards, Envelope(pages: 2)), page([PaymentCard](), Envelope(pages: 2)))
        #expect(!two.wallet.isWhole)
    }

    @Test("a page that repeats is the last, and counts once")
    func repeated() {
        let same = page(.fixtures(100), Envelope(pages: 9, total: 900))
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
        let end = gathered(page(twins, Envelope(pages: 3)), page(Array(twins[1...]) + [.fixture(id: "3")]))
        same(end.cards.map(\.id.feedID), ["1", "1", "2", "3"])
        same(end.cards.map(\.id.occurrence), [1, 2, 1, 1])
    }

    @Test("cards that share an id are numbered through all pages")
    func numbered() {
        let end = gathered(
            page([.fixture(id: "1", title: "A"), .fixture(id: "1", title: "B")], Envelope(pages: 2)),
            page([.fixture(id: "1", title: "C")]))
        same(end.cards.map(\.id.occurrence), [1, 2, 3])
    }

    @Test("what can't be read is named by its place in the whole list, wherever it stands")
    func unreadable() {
        let end = gathered(
            page([.unreadable(at: 0), .card(.fixture(id: "1")), .unreadable(at: 2)], Envelope(pages: 2)),
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
        let broken = page([.unreadable(at: 0)], Envelope(pages: 3))
        let good = page([.fixture()], Envelope(pages: 3))
        same(gathered(page(.fixtures(2), Envelope(pages: 3)), broken, good).cards.count, 3)
        #expect(gathered(broken, broken).isComplete)
    }

    @Test("are bounded in memory, however large their pages are")
    func bounds() {
        func pages(_ count: Int, size: Int, of bytes: Int) -> GatheredCards {
            var (gathered, ids) = (GatheredCards(), ServerIDs())
            gathered.countLimit /= 100
            for number in 0..<count {
                let cards = (0..<size).map { PaymentCard.fixture(id: "\(number * size + $0)") }
                gathered.add(
                    ServerPage(entries: cards.map(CardFeed.Entry.card), envelope: Envelope(), size: bytes),
                    saidOn: nil, kept: nil, naming: &ids)
            }
            return gathered
        }
        same(GatheredCards().countLimit, 100_000)
        #expect(!pages(3, size: 1, of: 16 << 20).isBoundless)
        #expect(pages(4, size: 1, of: 16 << 20).isBoundless)
        #expect(!pages(1, size: 999, of: 1).isBoundless)
        #expect(pages(2, size: 500, of: 1).isBoundless)
    }
}

extension GatheredCards {
    fileprivate var cards: [PaymentCard] { wallet.cards }
}

extension PaymentCard {
    /// The card as it is once a server has sent it.
    fileprivate var withoutTotal: PaymentCard { with(due: due?.withoutTotal) }
}
