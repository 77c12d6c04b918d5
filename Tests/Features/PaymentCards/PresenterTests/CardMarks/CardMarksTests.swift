import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import TestSupport
import Testing
import Values

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@Suite("CardMarks")
struct CardMarksTests {
    private let items = (1...4).map { number in
        CardListing.Item.fixture(
            .fixture(
                id: "\(number)", title: "CARD \(number)",
                due: number == 4 ? nil : .fixture(amount: 100, currency: number == 3 ? "$" : "₹")))
    }

    private func marks(_ places: Int...) -> CardMarks {
        var marks = CardMarks()
        for place in places { marks.toggle(items[place - 1]) }
        return marks
    }

    @Test("They keep the order in which they were set, and are taken away as they were set")
    func toggles() {
        #expect(CardMarks().isEmpty && marks(3, 1).items.map(\.card.title) == ["CARD 3", "CARD 1"])
        same(marks(3, 1, 3).items.map(\.card.title), ["CARD 1"])
        var marks = marks(2, 3)
        marks.letGo(of: [items[1].id, items[0].id])
        #expect(marks.items == [items[2]] && marks.contains(items[2].id) && !marks.contains(items[1].id))
        let (had, none) = (marks.letGo(), marks.letGo())
        #expect(had && !none && marks == CardMarks())
    }

    @Test("What is due on them is added up by currency; a card that is listed twice is two")
    func sums() {
        var marks = marks(1, 2, 3, 4)
        #expect(marks.sums.map(\.total.amount) == [200, 100] && marks.sums.map(\.count) == [2, 1])
        let twice = PaymentCard.fixture(id: "1", occurrence: 2, title: "CARD 1", due: .fixture(amount: 100))
        marks.toggle(.fixture(twice))
        #expect(marks.items.count == 5 && marks.sums.map(\.total.amount) == [300, 100])
    }

    @Test(
        "A payment also takes the marks of cards on which nothing is due, but only if it was made on a marked one"
    )
    func paid() {
        var marks = marks(1, 2, 4)
        marks.letGo(after: .paid(.fixture(card: items[2].id), title: ""))
        same(marks.items.count, 3)
        marks.letGo(after: .together([.paid(.fixture(card: items[0].id), title: "")]))
        same(marks.items, [items[1]])
    }

    @Test("Those that are still listed are as they are there; another card in the place of one has no mark")
    func kept() {
        var marks = marks(1, 2, 3)
        let paid = CardListing.Item.fixture(items[0].card.with(due: nil))
        let other = CardListing.Item.fixture(
            .fixture(id: "2", title: "OTHER", number: "4000 XXXX XXXX 1234"))
        same(marks.keep(among: [other, paid]), 2)
        same(marks.items, [paid])
        same(marks.keep(among: [paid]), 0)
        marks.replace(items[0])
        same(marks.items, [items[0]])
    }
}
